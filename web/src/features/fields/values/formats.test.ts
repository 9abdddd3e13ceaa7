import { formatRules, maskEdit } from './formats';
import type { FieldFormat } from './fieldShape';

test.each<[FieldFormat, string, string]>([
  ['CPF', '52998224725', '529.982.247-25'],
  ['CPF', '5299', '529.9'],
  ['CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['PIS', '12056412547', '120.56412.54-7'],
  ['CEP', '01310100', '01310-100'],
  ['PHONE', '11987654321', '(11) 98765-4321'],
  ['PHONE', '1133334444', '(11) 3333-4444'],
  ['PHONE', '+351912345678', '+351912345678'],
  ['VOTER_TITLE', '123456789012', '1234 5678 9012'],
])('masks %s %s as %s', (format, typed, masked) => {
  expect(formatRules[format].mask(typed)).toBe(masked);
});

/* Which numbers are doubted is tried where the function is, in gateway/src/lib/parsing. */
test.each<[FieldFormat, string, string]>([
  ['CPF', '529.982.247-25', '529.982.247-26'],
  ['CNPJ', '00.000.000/0001-91', '00.000.000/0001-92'],
  ['PIS', '268.27649.96-0', '268.27649.96-1'],
  ['VOTER_TITLE', '1023 8501 0671', '1023 8501 0672'],
  ['CEP', '01310-100', '0131'],
  ['PHONE', '(11) 98765-4321', '(11) 9'],
])('a %s is checked as one: nothing is wrong with %s, and something with %s', (format, right, wrong) => {
  const { check } = formatRules[format];
  expect([check(right), check(wrong) === null]).toEqual([null, false]);
});

test('shows a pasted number that is too long whole, because cutting it would save another number', () => {
  expect(formatRules.CPF.mask('529982247259')).toBe('529.982.247-259');
});

test('leaves words of old data alone', () => {
  expect(formatRules.CPF.mask('a confirmar')).toBe('a confirmar');
  expect(formatRules.PHONE.strip('ramal 12')).toBe('ramal 12');
  expect(formatRules.CNPJ.mask('Padaria Silva 0')).toBe('Padaria Silva 0');
  expect(formatRules.CNPJ.mask('Padaria Silva 01')).toBe('Padaria Silva 01');
  expect(formatRules.CNPJ.mask('ab cde fgh ijkl 80')).toBe('AB.CDE.FGH/IJKL-80');
});

test('masking what is masked changes nothing', () => {
  for (const { mask } of Object.values(formatRules)) {
    const once = mask('12345678901234');
    expect(mask(once)).toBe(once);
  }
});

test('stripping a masked text gives back what was typed', () => {
  expect(formatRules.CPF.strip('529.982.247-25')).toBe('52998224725');
  expect(formatRules.CNPJ.strip('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});

test('keeps the caret behind the digit that was corrected in the middle', () => {
  // In '529.982.247-25' a 7 was typed behind the first 5.
  expect(maskEdit('CPF', '5729.982.247-2', 2)).toEqual({ text: '572.998.224-72', caret: 2 });
  // Typed at the end, the caret follows the punctuation.
  expect(maskEdit('CPF', '5299', 4)).toEqual({ text: '529.9', caret: 5 });
});
