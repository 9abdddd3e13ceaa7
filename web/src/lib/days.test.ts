import { dayOf, daysBetween, formatDayOnly, relativeDay } from './days';

test('a day begins at midnight in São Paulo', () => {
  expect(dayOf(new Date('2026-11-22T02:59:59Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
});

test('days are counted over the ends of months and leap days', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

test('says how long ago a moment was by days, not by hours', () => {
  const now = new Date('2026-11-22T03:30:00Z'); // It is half past midnight in São Paulo.
  expect(relativeDay('2026-11-22T03:10:00Z', 'pt-BR', now)).toBe('hoje');
  expect(relativeDay('2026-11-22T02:50:00Z', 'pt-BR', now)).toBe('ontem');
  expect(relativeDay('2026-11-18T15:00:00Z', 'pt-BR', now)).toBe('há 4 dias');
  expect(relativeDay('2026-11-18T15:00:00Z', 'en-US', now)).toBe('4 days ago');
});

test('writes a day as the language does', () => {
  expect(formatDayOnly('2026-12-01', 'pt-BR')).toBe('01/12/2026');
  expect(formatDayOnly('2026-12-01', 'en-US')).toBe('12/01/2026');
});
