/** Days that exist and days that do not, and what stands around a date. */
import { isoDate, parseDateText } from './dates.js';

const read = (typed: string) => parseDateText(typed, { order: 'day-first', thisYear: 2026 });

it.each([
  ['29/02/2024', '2024-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['30/04/2026', '2026-04-30'],
  ['31/12/2026', '2026-12-31'],
  ['01/01/0001', '0001-01-01'],
  ['2026/1/5', '2026-01-05'],
  ['2026.1.5', '2026-01-05'],
  ['05012026', '2026-01-05'],
  ['050126', '2026-01-05'],
  ['2026-01-05T10:00', '2026-01-05'],
  ['2026-01-05T10:00:00.000-03:00', '2026-01-05'],
  ['01/02/1990 10:30', '1990-02-01'],
  ['  01/02/1990 9:30:15  ', '1990-02-01'],
  ['1º de maio de 1990', '1990-05-01'],
  ['1 ° maio 1990', '1990-05-01'],
  ['12 de janeiro de 90', '1990-01-12'],
  ['nascido em 12 de jan de 1990', '1990-01-12'],
  ['january 12, 2026', '2026-01-12'],
  ['em 12/01/1990', '1990-01-12'],
  ['em 1990-01-12.', '1990-01-12'],
])('%p is %s', (typed, day) => {
  expect(read(typed)).toBe(day);
});

it.each([
  ...['29/02/2023', '29/02/1900', '31/04/2026', '32/01/2026', '00/01/2026', '01/00/2026', '01/13/2026'],
  ...['01/01/0000', '0501026', '1x/02/1990', '01/02/199010:30', '01/02/1990 10:30 h', '', 'de de de', '12'],
  ...['1 de ja de 2026', '1 de foo de 2026', 'foo 1 2026', '1 jan 126', '1 jan 20266', 'janeiro 1990'],
  ...['123 january 2026', 'january 123 2026', '12 january', '12 janeiro 1990 5', 'aº de maio de 1990'],
  ...['quarto 5, 12 de janeiro de 1990', 'em janeiro 12 1990', 'em 12/01/1990 ou 13/01/1990', '12 13 1990 x'],
])('%p is no date', (typed) => {
  expect(read(typed)).toBeNull();
});

it('does not guess the century without the present year', () => {
  const bare = (typed: string) => parseDateText(typed, { order: 'day-first' });
  expect([bare('01/02/71'), bare('1 fev 71'), bare('01/02/1971')]).toEqual([null, null, '1971-02-01']);
});

it('takes the second number for the day where months come first, and no other', () => {
  const monthFirst = (typed: string) => parseDateText(typed, { order: 'month-first', thisYear: 2026 });
  expect([monthFirst('1/13/1990'), monthFirst('13/1/1990')]).toEqual(['1990-01-13', null]);
});

it('looks into 100 characters, and into no longer text', () => {
  const words = (length: number) => `${'x'.repeat(length - 11)} 01/02/1971`;
  expect(read(words(100))).toBe('1971-02-01');
  expect(read(words(101))).toBeNull();
});

it('knows no year 0, no month 0 or 13 and no day 0', () => {
  expect(isoDate(1, 1, 1)).toBe('0001-01-01');
  expect([isoDate(0, 1, 1), isoDate(2026, 0, 1), isoDate(2026, 13, 1), isoDate(2026, 1, 0)]).toEqual([
    ...[null, null, null, null],
  ]);
});
