import { addDays, startOfDay } from './civilDays.js';

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

test('each day of the years with summer time begins where the day before ends, on its own date', () => {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
  for (let day = '2017-01-01'; day < '2020-01-01'; day = addDays(day, 1)) {
    const start = startOfDay(day).getTime();
    expect([day, date.format(start), date.format(start - 1)]).toEqual([day, day, addDays(day, -1)]);
  }
});
