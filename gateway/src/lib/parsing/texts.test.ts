/** Lines, addresses and choices at their edges. */
import { normalizeTypedEmail, normalizeLine, normalizeLines, parseOptionText, parseYesNoText } from './texts.js';

it.each([
  ['a\r\nb\rc', 'a\nb\nc', 'a b c'],
  ['a\n\n\nb', 'a\n\n\nb', 'a b'],
  ['a\t\u0001b', 'a b', 'a b'],
  ['  á  ', 'á', 'á'],
  ['\u200b a\u200bb \u200b', 'ab', 'ab'],
  [' \u00ad ', '', ''],
  ['\u{1f3f4}\u{e0067}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e007f}'],
])('%j is the lines %j and the line %j', (typed, lines, line) => {
  expect([normalizeLines(typed), normalizeLine(typed)]).toEqual([lines, line]);
});

it.each([
  ['Ana <ana@exemplo.com>', 'ana@exemplo.com'],
  ['MAILTO:  ana@exemplo.com', 'ana@exemplo.com'],
  ['mailto:ana@exemplo.com', 'ana@exemplo.com'],
  ['email: ana@exemplo.com', 'ana@exemplo.com'],
  ['e-mail : ana@exemplo.com', 'ana@exemplo.com'],
  ['ana @ exemplo.com', 'ana@exemplo.com'],
  ['ana@exemplo.com.,;', 'ana@exemplo.com'],
  ['meu email: ana@exemplo.com', 'meu email: ana@exemplo.com'],
  ['<ana maria@exemplo.com>', '<ana maria@exemplo.com>'],
  ['fim.', 'fim.'],
])('the address in %p is %p', (typed, email) => {
  expect(normalizeTypedEmail(typed)).toBe(email);
});

it('looks for an address in 500 characters, and in no longer text', () => {
  const labelled = (length: number) => `mailto:${'a'.repeat(length - 13)}@x.com`;
  expect(normalizeTypedEmail(labelled(500))).toBe(labelled(500).slice(7));
  expect(normalizeTypedEmail(labelled(501))).toBe(labelled(501));
});

it('compares words without case, accents and doubled blanks, and keeps them apart', () => {
  expect([' Sim ', 'NÃO', 'verda deiro', ''].map(parseYesNoText)).toEqual(['true', 'false', null, null]);
  const options = [{ value: 'rj', label: 'Rio de Janeiro' }];
  expect(parseOptionText('RIO  de   janeiro', options)).toBe('rj');
  expect(parseOptionText('riodejaneiro', options)).toBeNull();
});

it.each([
  ['Casada', 'casado'],
  ['CASADO', 'casado'],
  ['casado(a)', 'casado'],
  ['solteira', 'Solteiro(a)'],
  ['viuva', 'Viúvo/a'],
  ['Viúvo', 'Viúvo/a'],
  ['professor', 'Professor(a)'],
  ['Professora', 'Professor(a)'],
  ['enfermeiro', 'Enfermeira(o)'],
  ['casad', null],
  ['casade', null],
  ['solteiroa', null],
  // An option of one gender alone comes before those of either.
  ['advogada', 'Advogada'],
  ['advogado', 'Advogado(a)'],
  // What two options may mean is neither of them.
  ['tecnico', null],
  // Letters that number options, and words for 'not applicable', are no genders.
  ['plano', null],
  ['grupo', null],
  ['turno', null],
  ['n', null],
  ['na', null],
])('%j is the option %j, whichever gender it is written in', (typed, option) => {
  const values = ['Solteiro(a)', 'Viúvo/a', 'Professor(a)', 'Enfermeira(o)', 'Advogado(a)', 'Advogada'];
  const others = [
    'Técnico(a)',
    'Técnica/o',
    'Plano (A)',
    'Plano (B)',
    'Grupo/A',
    'Grupo/B',
    'Turno(A)',
    'Turno(B)',
    'N/A',
  ];
  const options = [...values, ...others].map((value) => ({ value, label: value }));
  expect(parseOptionText(typed, [...options, { value: 'casado', label: 'Casado(a)' }])).toBe(option);
});
