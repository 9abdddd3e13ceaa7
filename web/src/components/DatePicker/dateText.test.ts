import fc from 'fast-check';
import { isoDate } from '../../lib/parsing';
import { dateOrderOf, formatDate, maskDate, parseDate, parseFinishedDate, localDay, type DateOrder } from './dateText';

const order = fc.constantFrom<DateOrder>('day-first', 'month-first');
const day = fc
  .record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((parts) => isoDate(parts.year, parts.month, parts.day))
  .filter((iso) => iso !== null);

describe('date texts', () => {
  test('every day survives being written and read again, in both orders', () => {
    fc.assert(fc.property(day, order, (iso, way) => expect(parseDate(formatDate(iso, way), way)).toBe(iso)));
  });

  test('typing only the digits of a day gives the day, because the mask adds the slashes', () => {
    fc.assert(
      fc.property(day, order, (iso, way) => {
        const digits = formatDate(iso, way).replaceAll('/', '');
        const typed = [...digits].reduce((text, digit) => maskDate(text + digit), '');
        expect(parseDate(typed, way)).toBe(iso);
      }),
    );
  });

  test.each([
    ['31/05/1990', '1990-05-31'],
    ['1/5/1990', '1990-05-01'],
    ['31-05-1990', '1990-05-31'],
    ['31.05.1990', '1990-05-31'],
    [' 31051990 ', '1990-05-31'],
    ['1990-05-31', '1990-05-31'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2023', null],
    ['31/04/2020', null],
    ['00/01/2020', null],
    ['01/13/2020', null],
    ['31/05/90', null],
    ['hoje', null],
    ['', null],
  ])('reads %p day first as %p', (typed, expected) => {
    expect(parseDate(typed, 'day-first')).toBe(expected);
  });

  test('a year of two digits counts once the text is finished, and lies ahead only where days may', () => {
    expect(parseFinishedDate('1/2/71', 'day-first', localDay())).toBe('1971-02-01');
    const year = Number(localDay().slice(0, 4)) + 4;
    const soon = `01/02/${String(year).slice(2)}`;
    expect(parseFinishedDate(soon, 'day-first', '2100-12-31')).toBe(`${year}-02-01`);
    expect(parseFinishedDate(soon, 'day-first', localDay())).toBe(`${year - 100}-02-01`);
  });

  test('the name of a month is not masked away', () => {
    expect(maskDate('1 de fev')).toBe('1 de fev');
  });

  test('the same digits are another day month first', () => {
    expect(parseDate('03/04/2020', 'month-first')).toBe('2020-03-04');
    expect(parseDate('03/04/2020', 'day-first')).toBe('2020-04-03');
  });

  test('a separator typed after one digit fills it with a zero', () => {
    expect(maskDate('5/')).toBe('05/');
    expect(maskDate('05/3-')).toBe('05/03/');
    expect(maskDate('/')).toBe('');
  });

  test('a text that is no date is shown as it is', () => {
    expect(formatDate('em breve', 'day-first')).toBe('em breve');
  });

  test('today is the day on the wall, whatever the hour', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
  });

  test('English writes the month first, Portuguese the day', () => {
    expect(dateOrderOf('en-US')).toBe('month-first');
    expect(dateOrderOf('pt-BR')).toBe('day-first');
  });
});
