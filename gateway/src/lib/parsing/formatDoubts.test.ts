import type { NumberFormat } from './brazilianNumbers.js';
import { formatDoubt } from './formatDoubts.js';

test.each<[NumberFormat, string]>([
  ['cpf', '529.982.247-25'],
  ['cpf', '52998224725'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['cnpj', '12.abc.345/01de-35'],
  ['cnpj', '00.000.000/0001-91'],
  ['pis', '268.27649.96-0'],
  ['voterTitle', '1023 8501 0671'],
  // The remainder 0 gives the digit 1 in São Paulo and Minas Gerais alone.
  ['voterTitle', '1066 4444 0116'],
  ['voterTitle', '1066 4444 0302'],
  // Nine digits before the state, as only these two have given out.
  ['voterTitle', '1234 5678 80191'],
  ['cep', '01310-100'],
  ['phone', '(11) 98765-4321'],
  ['phone', '(11) 3333-4444'],
  ['phone', '+351 912 345 678'],
  ['phone', ' +351 912 345 678'],
  ['phone', '+12345678'],
  ['phone', '+123456789012345'],
])('finds nothing wrong with the %s %s', (format, text) => {
  expect(formatDoubt(format, text)).toBeNull();
});

test.each<NumberFormat>(['cpf', 'cnpj', 'pis', 'cep', 'phone', 'voterTitle'])(
  'has no doubt of a blank %s',
  (format) => {
    expect([formatDoubt(format, ''), formatDoubt(format, ' ')]).toEqual([null, null]);
  },
);

test.each<[NumberFormat, string]>([
  ['cpf', '529.982.247-26'],
  ['cpf', '111.111.111-11'],
  ['cnpj', '12.ABC.345/01DE-36'],
  ['cnpj', '00.000.000/0001-92'],
  ['cnpj', '00.000.000/0000-00'],
  ['pis', '268.27649.96-1'],
  ['pis', '111.11111.11-1'],
  ['voterTitle', '1023 8501 0672'],
  ['voterTitle', '1023 8501 2971'],
])('doubts the digits of the %s %s', (format, text) => {
  expect(formatDoubt(format, text)).toBe('checkDigits');
});

test.each<[NumberFormat, string]>([
  ['cpf', '529.982'],
  ['cpf', '529.982.247-255'],
  ['cpf', '529.982.247-2A'],
  ['cnpj', '12.ABC.345/01DE-3X'],
  ['cnpj', '12.ABC.345/01DE-355'],
  ['cnpj', '1.ABC.345/01DE-35'],
  ['pis', '268.27649.96'],
  ['voterTitle', '1023 8501'],
  ['voterTitle', '1023 8501 06712 3'],
  ['cep', '0131'],
  ['cep', '01310-1000'],
  ['phone', '(11) 9'],
  ['phone', '(11) 98765-43210'],
  ['phone', '+1234567'],
  ['phone', '+1234567890123456'],
  ['phone', 'não tenho'],
])('doubts that the %s %s is whole', (format, text) => {
  expect(formatDoubt(format, text)).toBe('incomplete');
});
