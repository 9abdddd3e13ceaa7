import { meansMoney, formatNumberText, parseNumberText } from './numbers.js';

const read = (typed: string) => parseNumberText(typed, { thousands: '.' });

describe('marks of thousands', () => {
  it.each([
    ['123.456,7', '123456.7'],
    ['-123.456,7', '-123456.7'],
    ['1.234,567', '1234.567'],
    ['12.345.678', '12345678'],
  ])('%s is %s', (typed, stored) => {
    expect(read(typed)).toBe(stored);
  });

  it.each(['1.23,4', '1.234.56,7', '1234.567,8', '1234.567.890', '1.234.5678'])(
    '%s has them where no number has',
    (typed) => {
      expect(read(typed)).toBeNull();
    },
  );
});

describe('a sign', () => {
  it.each([
    ['-R$ 5', '-5'],
    ['-US$ 5', '-5'],
    ['-007', '-7'],
    ['-0.5', '-0.5'],
    ['-0.00', '0.00'],
  ])('of %s is kept unless nothing is left of the number: %s', (typed, stored) => {
    expect(read(typed)).toBe(stored);
  });
});

it('is found before blanks at the end', () => {
  expect(read('5 reais ')).toBe('5');
});

it('is not looked for in a text that is longer than any number', () => {
  expect(read('1'.repeat(100))).toBe('1'.repeat(100));
  expect(read('1'.repeat(101))).toBeNull();
});

describe('a number is shown', () => {
  it.each([
    ['5', '5,00'],
    ['12345', '12.345,00'],
    ['123456', '123.456,00'],
    ['-3500.5', '-3.500,50'],
  ])('as money: %s as %s', (stored, shown) => {
    expect(formatNumberText(stored, { comma: true, money: true })).toBe(shown);
  });

  it('with its own decimals and the mark of the language where it is no money', () => {
    const shown = (stored: string, comma: boolean) => formatNumberText(stored, { comma, money: false });
    expect([shown('3500', true), shown('3500.5', true), shown('3500.5', false)]).toEqual(['3500', '3500,5', '3500.5']);
  });

  it.each(['x12', '12x', 'abc'])('as it is stored where it is none: %s', (stored) => {
    expect(formatNumberText(stored, { comma: true, money: true })).toBe(stored);
  });
});

describe('a field of numbers', () => {
  it.each([
    ['salarioBase', 'Base'],
    ['base', 'Remuneração mensal'],
    ['ultimo_salario', 'Último'],
    ['bonus', 'Bônus (R$)'],
    ['x', 'PREÇO'],
  ])('%s, called %p, holds money', (key, label) => {
    expect(meansMoney({ key, label })).toBe(true);
  });

  it.each([
    ['filhos', 'Quantos filhos'],
    ['assalariado', 'Assalariado há (meses)'],
    ['a', ''],
  ])('%s, called %p, holds none', (key, label) => {
    expect(meansMoney({ key, label })).toBe(false);
  });
});
