/** The shapes that numbers have among words, and what is left as it was typed. */
import { formatTypedNumber, normalizeNumberFormat, type NumberFormat } from './brazilianNumbers.js';

type Row = [format: NumberFormat, typed: string, stored: string];

it.each<Row>([
  ['cpf', 'CPF 529 982 247 25', '52998224725'],
  ['cpf', 'CPF 52998224725', '52998224725'],
  ['cpf', 'CPF 529982247/25', '52998224725'],
  ['pis', 'PIS 120.56412.54-7', '12056412547'],
  ['pis', 'PIS 120 56412 54 7', '12056412547'],
  ['cep', 'CEP 01310100', '01310100'],
  ['cep', 'CEP 01310-100', '01310100'],
  ['cep', 'CEP 01.310 100', '01310100'],
  ['voterTitle', 'Título 123456789012', '123456789012'],
  ['voterTitle', 'Título 1234 56789012', '123456789012'],
  ['voterTitle', 'Título 1234.5678.9012', '123456789012'],
  ['cnpj', 'cnpj00000000000191', '00000000000191'],
  ['cnpj', ': CNPJ : 00000000000191', '00000000000191'],
  ['cnpj', 'cnpj 12abc34501de35', '12ABC34501DE35'],
  ['cnpj', '12.34', '1234'],
  ['cnpj', 'ab cde fgh ijkl 80', 'ABCDEFGHIJKL80'],
  ['cnpj', 'ABCDEFGHIJKL81', 'ABCDEFGHIJKL81'],
])('as %s, %p is found among words and marks', (format, typed, stored) => {
  expect(normalizeNumberFormat(format, typed)).toBe(stored);
});

it.each<Row>([
  ['cpf', 'CPF 529x982.247-25', 'CPF 529x982.247-25'],
  ['cpf', 'CPF 529.982x247-25', 'CPF 529.982x247-25'],
  ['cpf', 'CPF 529.982.247x25', 'CPF 529.982.247x25'],
  ['cpf', ' sem número ', 'sem número'],
  ['cpf', '- ', '-'],
  ['pis', 'PIS 120x56412.54-7', 'PIS 120x56412.54-7'],
  ['pis', 'PIS 120.56412x54-7', 'PIS 120.56412x54-7'],
  ['pis', 'PIS 120.56412.54x7', 'PIS 120.56412.54x7'],
  ['cep', 'CEP 01x310-100', 'CEP 01x310-100'],
  ['cep', 'CEP 01310x100', 'CEP 01310x100'],
  ['voterTitle', 'Título 1234567 89012', 'Título 1234567 89012'],
  ['cnpj', 'meu CNPJ 00000000000191', 'meu CNPJ 00000000000191'],
  ['cnpj', 'CNPJ de filial', 'CNPJ de filial'],
  ['cnpj', ' (isento) ', '(isento)'],
  ['cnpj', ' Padaria Silva 01 ', 'Padaria Silva 01'],
  ['cnpj', 'CNPJ Padaria Silva 01', 'CNPJ Padaria Silva 01'],
  ['cnpj', ' --- ', '---'],
])('as %s, %p holds no such number and stays', (format, typed, stored) => {
  expect(normalizeNumberFormat(format, typed)).toBe(stored);
});

describe('a telephone', () => {
  it.each([
    ['00 1 212 555 0100', '+12125550100'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['Tel +1 212 555 0100', '+12125550100'],
    ['00 55 11 98888-7777', '11988887777'],
    ['+ 55 11 98888-7777', '11988887777'],
    ['+55 11 3333-4444', '1133334444'],
    ['+55 11 98888-77771', '+55119888877771'],
    ['55 11 98888-7777 1', '55119888877771'],
    ['55 11 3333-4444', '551133334444'],
    ['Tel: 11 98888-7777 (noite)', '11988887777'],
    ['015 11 3333-4444', '1133334444'],
    ['10 11 98888 7777', '1011988887777'],
    [' 3333-4444 ', '33334444'],
    ['123456789012345', '123456789012345'],
    ['00', '00'],
    ['000800 123 4567', '0008001234567'],
    ['0300 123 4567', '03001234567'],
    ['0900 123 4567', '09001234567'],
    ['0811 123 4567', '8111234567'],
  ])('%p is %p', (typed, stored) => {
    expect(normalizeNumberFormat('phone', typed)).toBe(stored);
  });

  it.each(['Tel 3333-4444', 'Tel +1 234567', 'sem telefone', '()', '+', '11+98888', '1+55 11 98888-7777'])(
    '%p is none that can be called, and stays',
    (typed) => {
      expect(normalizeNumberFormat('phone', ` ${typed} `)).toBe(typed);
    },
  );

  it('has fifteen digits at most', () => {
    expect(normalizeNumberFormat('phone', '1234 5678 9012 345')).toBe('123456789012345');
    expect(normalizeNumberFormat('phone', '1234 5678 9012 3456')).toBe('1234 5678 9012 3456');
  });
});

it('looks into 200 characters, and leaves a longer text as it is', () => {
  const words = (length: number) => `${'x'.repeat(length - 11)}52998224725`;
  expect(normalizeNumberFormat('cpf', words(200))).toBe('52998224725');
  expect(normalizeNumberFormat('cpf', words(201))).toBe(words(201));
});

it.each<Row>([
  ['cpf', '5299822472', '5299822472'],
  ['cpf', 'x52998224725', 'x52998224725'],
  ['cpf', '08001234567', '080.012.345-67'],
  ['phone', '0133334444', '0133334444'],
  ['voterTitle', '1234567890123', '1234 5678 90123'],
  ['voterTitle', '12345678901', '12345678901'],
])('a stored %s of %s is shown as %s', (format, stored, shown) => {
  expect(formatTypedNumber(format, stored)).toBe(shown);
});
