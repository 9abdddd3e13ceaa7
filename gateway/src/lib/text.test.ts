import { normalizeEmail, searchable, singleLine } from './text.js';
import { understandLines } from './understand/texts.js';

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
  expect(understandLines(`Ana\n${emoji}`)).toBe(`Ana\n${emoji}`);
});

test('a joiner before an emoji joins nothing to it', () => {
  expect(singleLine('Ana\u200d🚀 🚀\u200dAna')).toBe('Ana🚀 🚀Ana');
});

test('answers, e-mails and searches are without them too', () => {
  expect(understandLines('Rua\u202e A\u200b\nCasa')).toBe('Rua A\nCasa');
  expect(normalizeEmail('\u200bAna@Exemplo.com\u202c')).toBe('ana@exemplo.com');
  expect(searchable('Jo\u200bão')).toBe('joao');
});
