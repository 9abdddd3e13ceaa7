import { addDays, daysBetween, isCivilDay, isUsualDay, startOfDay } from './civilDays.js';

test.each([
  ['2026-11-22', '2026-11-22T03:00:00.000Z', 'without summer time'],
  ['2018-11-03', '2018-11-03T03:00:00.000Z', 'the day before summer time begins'],
  ['2018-11-04', '2018-11-04T03:00:00.000Z', 'its midnight is skipped, and it begins at one o’clock'],
  ['2018-11-05', '2018-11-05T02:00:00.000Z', 'in summer time'],
  ['2019-02-16', '2019-02-16T02:00:00.000Z', 'the day of which summer time makes 25 hours'],
  ['2019-02-17', '2019-02-17T03:00:00.000Z', 'the day after it'],
])('%s begins at %s in São Paulo: %s', (day, moment) => {
  expect(startOfDay(day).toISOString()).toBe(moment);
});

test.each(['9999-12-31', '2200-01-01', '1899-12-31', '2026-02-29', '2026-2-1', ''])('%j is no usual day', (day) => {
  expect(isUsualDay(day)).toBe(false);
});

test('each day of the years with summer time begins where the day before ends, on its own date', () => {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
  for (let day = '2017-01-01'; day < '2020-01-01'; day = addDays(day, 1)) {
    const start = startOfDay(day).getTime();
    expect([day, date.format(start), date.format(start - 1)]).toEqual([day, day, addDays(day, -1)]);
  }
});

test('days are counted over months, leap days and years, both ways', () => {
  expect(daysBetween('2024-02-27', '2024-03-01')).toBe(3);
  expect(daysBetween('2026-11-24', '2026-11-24')).toBe(0);
  expect(daysBetween('2027-01-01', '2026-12-30')).toBe(-2);
  for (const [from, days] of [
    ['2024-02-27', 3],
    ['2026-12-30', 365],
    ['2026-01-01', -400],
  ] as const) {
    expect(daysBetween(from, addDays(from, days))).toBe(days);
  }
});

test.each(['2026-11-24', '2024-02-29', '1900-01-01', '0001-01-01'])('%s is a day', (text) => {
  expect(isCivilDay(text)).toBe(true);
});

test.each([
  ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00'],
  ['', '2026', '2026-1-01', '2026-01-1', '26-01-01', '12026-01-01', '2026-01-011', 'x2026-01-01', '2026-01-01x'],
  ['2026-01-01T00:00:00Z', '20x6-01-01', '2026-x1-01', '2026-01-x1', '2026/01/01', ' 2026-01-01', '01/01/2026'],
])('no days are %s, %s, %s, …', (...texts) => {
  expect(texts.filter(isCivilDay)).toEqual([]);
});
