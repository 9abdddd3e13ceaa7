/** Months as the periods count them. */
import { monthsAfter, monthsBefore } from './retentionPeriods.js';

const at = (text: string) => new Date(`${text}Z`);

test.each([
  ['2026-08-15T10:30', 1, '2026-07-15T10:30'],
  ['2026-03-31T10:30', 1, '2026-02-28T10:30'],
  ['2028-03-31T10:30', 1, '2028-02-29T10:30'],
  ['2026-01-31T10:30', 2, '2025-11-30T10:30'],
  ['2026-08-15T10:30', 360, '1996-08-15T10:30'],
])('the month before %s, %d times, ends at %s', (moment, months, before) => {
  expect(monthsBefore(at(moment), months)).toEqual(at(before));
});

test.each([
  ['2026-08-15T10:30', 1, '2026-09-15T10:30'],
  ['2026-01-31T10:30', 1, '2026-03-01T00:00'],
  ['2026-12-31T23:59', 6, '2027-07-01T00:00'],
  ['2026-12-15T23:59', 13, '2028-01-15T23:59'],
])('what ended at %s is past %d months from %s on', (moment, months, after) => {
  expect(monthsAfter(at(moment), months)).toEqual(at(after));
});

test('both say the same of each day of four years', () => {
  const HOUR_MS = 3_600_000;
  const first = at('2027-01-01T12:00').getTime();
  for (let day = 0; day < 4 * 366; day += 1) {
    const ended = new Date(first + day * 24 * HOUR_MS);
    for (const months of [1, 6, 13]) {
      const over = monthsAfter(ended, months);
      expect(monthsBefore(over, months) >= ended).toBe(true);
      expect(monthsBefore(new Date(over.getTime() - HOUR_MS), months) >= ended).toBe(false);
    }
  }
});
