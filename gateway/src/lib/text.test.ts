import { alphanumeric, escapeRegExp, firstUnits, isBlank, normalizeEmail, searchable, singleLine } from './text.js';
import { normalizeLines } from './parsing/texts.js';

test.each([
  ['a name that a right-to-left override turns around', 'Ana\u202egro.oamos', 'Anagro.oamos'],
  ['isolates and directional marks', '\u2066Ana\u2069\u200e \u200fLima\u061c', 'Ana Lima'],
  ['zero-width blanks and joiners between letters', 'A\u200bn\u200ca\u200d\u2060\ufeff', 'Ana'],
  ['soft hyphens and fillers', 'Sou\u00adza\u3164', 'Souza'],
  ['a variation selector and tags behind letters', 'Ana\ufe0f\u{e0041}\u{e007f}', 'Ana'],
  ['control characters of both sets', 'Ana\u0000\u0085Lima', 'Ana Lima'],
  ['an accent of its own', 'Joa\u0303o', 'João'],
  ['an accent behind a mark', 'Joa\u200b\u0303o', 'João'],
])('a stored name is without %s', (_what, typed, stored) => {
  expect(singleLine(typed)).toBe(stored);
});

test.each([
  ['a family', '👨\u200d👩\u200d👧'],
  ['a coloured profession', '🧑🏽\u200d🚀'],
  ['a heart on fire', '❤\ufe0f\u200d🔥'],
  ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['the flag of Brazil', '🇧🇷'],
])('%s stays whole', (_what, emoji) => {
  expect(singleLine(`Ana ${emoji}`)).toBe(`Ana ${emoji}`);
  expect(normalizeLines(`Ana\n${emoji}`)).toBe(`Ana\n${emoji}`);
});

test('a joiner before an emoji joins nothing to it', () => {
  expect(singleLine('Ana\u200d🚀 🚀\u200dAna')).toBe('Ana🚀 🚀Ana');
});

test('answers, e-mails and searches are without them too', () => {
  expect(normalizeLines('Rua\u202e A\u200b\nCasa')).toBe('Rua A\nCasa');
  expect(normalizeEmail('\u200bAna@Exemplo.com\u202c')).toBe('ana@exemplo.com');
  expect(searchable('Jo\u200bão')).toBe('joao');
});

test.each([
  ['  Ana \t  Lima \n', 'Ana Lima'],
  ['Ana\u0000\u001f\u007f\u009fLima', 'Ana Lima'],
])('a stored name is on one line, with single blanks: %j', (typed, stored) => {
  expect(singleLine(typed)).toBe(stored);
});

test('texts are compared without accents, case and outer blanks, on one line', () => {
  expect(searchable('  JOÃO\n da  Conceição ')).toBe('joao da conceicao');
});

test('a text inside of a pattern is found as it is, whatever signs it has', () => {
  const signs = '.*+?^${}()|[]\\/-';
  expect(escapeRegExp('Ana')).toBe('Ana');
  expect(signs.match(new RegExp(`^${escapeRegExp(signs)}$`))?.[0]).toBe(signs);
  // In a class as well, where a hyphen would mean a range.
  expect('b'.match(new RegExp(`[a${escapeRegExp('-')}c]`))).toBeNull();
});

test('the beginning of a text is cut before half of a character, and only there', () => {
  expect(firstUnits('Ana', 3)).toBe('Ana');
  expect(firstUnits('Ana Lima', 3)).toBe('Ana');
  expect([firstUnits('Ana🚀', 4), firstUnits('Ana🚀', 5), firstUnits('Ana🚀b', 5)]).toEqual(['Ana', 'Ana🚀', 'Ana🚀']);
  // Half of a character that came so is nothing that this cut.
  expect(firstUnits('Ana\ud83d', 4)).toBe('Ana\ud83d');
});

test('of a CNPJ letters and digits are kept, in capitals', () => {
  expect(alphanumeric('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(alphanumeric('áé-_ ')).toBe('');
});

test('nothing, and blanks alone, are blank', () => {
  expect([null, undefined, '', ' \t\n', ' a ', '0'].map(isBlank)).toEqual([true, true, true, true, false, false]);
});
