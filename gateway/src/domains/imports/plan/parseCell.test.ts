import type { FieldShape } from '../../fields/values/fieldTypes.js';
import type { ImportField } from '../mapping/importFields.js';
import { parseCell } from './parseCell.js';

const reading = { counting: 1900, thousands: '.', now: new Date('2026-11-27T12:00:00Z') } as const;

function field(shape: Partial<FieldShape>): ImportField {
  const whole: FieldShape = {
    key: 'campo',
    label: 'Campo',
    type: 'text',
    options: [],
    format: null,
    allowFutureDates: false,
    ...shape,
  };
  return { ...whole, required: false, description: null, placeholder: null, shape: whole };
}

it('a year is no day', () => {
  const date = field({ type: 'date' });
  expect(parseCell(date, '1990', reading)).toMatchObject({
    value: null,
    problem: expect.stringContaining('data') as string,
  });
  expect(parseCell(date, '32874', reading)).toMatchObject({ value: '1990-01-01', isRepaired: true });
});

it('an option that says that there is nothing is an answer, and in other fields it is none', () => {
  const options = ['A', 'N/A', '-'].map((value) => ({ value, label: value }));
  expect(parseCell(field({ type: 'select', options }), 'n/a', reading).value).toBe('N/A');
  expect(parseCell(field({ type: 'select', options }), '-', reading).value).toBe('-');
  expect(parseCell(field({}), 'n/a', reading).value).toBeNull();
});

it.each([
  ['cep', '1310100', '01310100', null],
  ['cep', '13101', '13101', 'Confira o número: o CEP parece incompleto.'],
  ['cpf', '111444735', '111444735', expect.stringContaining('CPF')],
  ['cpf', '1234567', '1234567', expect.stringContaining('CPF')],
  ['cnpj', '191', '191', expect.stringContaining('CNPJ')],
] as const)('zeros in front come back to a %s where they may be missing: %s', (format, text, value, doubt) => {
  const parsed = parseCell(field({ format }), text, reading);
  expect([parsed.value?.replace(/\D/g, ''), parsed.doubt]).toEqual([value, doubt]);
});

it.each([
  ['cep', '1310100.0', '01310100'],
  ['cep', '13101000,0', '13101000'],
  ['cpf', '52998224725.0', '52998224725'],
  ['phone', '11988887777.0', '11988887777'],
] as const)('a whole number that was written with a decimal has no digit more, as a %s: %s', (format, text, value) => {
  const parsed = parseCell(field({ format }), text, reading);
  expect(parsed).toMatchObject({ value, isRepaired: true, doubt: null });
});

it('a CNPJ and a voter’s title that lost their zeros are whole again', () => {
  // 00.000.000/0001-91 has more zeros than a number of a spreadsheet can be trusted to have lost.
  expect(parseCell(field({ format: 'cnpj' }), '6990590000123', reading).value?.replace(/\D/g, '')).toBe(
    '06990590000123',
  );
  expect(parseCell(field({ format: 'voterTitle' }), '4356870906', reading).value?.replace(/\D/g, '')).toBe(
    '004356870906',
  );
});

const CUT_OFF = 'O Excel cortou este CPF: formate a coluna como texto e salve de novo.';
const SEVERAL = 'Há mais de um telefone na célula. Deixe um só.';

it.each<[Partial<FieldShape>, string, string | null]>([
  [{ format: 'cpf' }, '1,23457E+10', CUT_OFF],
  [{ format: 'cpf' }, '1.23457e+10', CUT_OFF],
  [{ format: 'phone' }, '11 98888-7777 / 11 4002-8922', SEVERAL],
  [{ format: 'phone' }, '(11) 98888-7777 ou 4002-8922', SEVERAL],
  [{ format: 'phone' }, '11988887777;1140028922', SEVERAL],
  [{ format: 'phone' }, '11988887777;1140028922;1140028923', SEVERAL],
  [{ format: 'phone' }, '98888-7777', 'Confira o número: o telefone parece incompleto.'],
  [{ key: 'email', type: 'email' }, 'ana@gmial.com', 'Este e-mail não seria ana@gmail.com?'],
  [{ key: 'contato', type: 'email' }, 'ana@hotmai.com', 'Este e-mail não seria ana@hotmail.com?'],
  [{ key: 'email', type: 'email' }, 'ana@gmail.com', null],
  [{ key: 'data_nascimento', type: 'date' }, '01/02/2020', 'Quem nasceu neste dia tem 6 anos. Conferiu a data?'],
  [{ key: 'data_nascimento', type: 'date' }, '01/02/1990', null],
  [{ key: 'nascimento_filho', type: 'date' }, '01/02/2020', null],
])('a cell of the field %j with %j is doubted: %s', (shape, text, doubt) => {
  const parsed = parseCell(field(shape), text, reading);
  expect([parsed.problem, parsed.doubt]).toEqual([null, doubt]);
  expect(parsed.value).not.toBeNull();
});
