import { isSendingTime, isWorkingDay, nextSendingTime } from './sendingHours.js';

const at = (text: string) => new Date(`${text}-03:00`);

it.each([
  ['2026-08-03T07:59:59', false],
  ['2026-08-03T08:00:00', true],
  ['2026-08-03T19:59:59', true],
  ['2026-08-03T20:00:00', false],
  ['2026-08-03T23:59:59', false],
])('at %s in São Paulo reminders may go out: %s', (text, expected) => {
  expect(isSendingTime(at(text))).toBe(expected);
});

it.each([
  ['2026-08-03T12:00:00', '2026-08-03T12:00:00'],
  ['2026-08-03T20:00:00', '2026-08-04T08:00:00'],
  ['2026-08-03T21:30:00', '2026-08-04T08:00:00'],
  ['2026-08-04T00:00:00', '2026-08-04T08:00:00'],
  ['2026-12-31T22:00:00', '2027-01-01T08:00:00'],
])('what comes up at %s goes out at %s', (text, expected) => {
  expect(nextSendingTime(at(text))).toEqual(at(expected));
});

it.each([
  ['2026-11-20', false],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-04-03', false],
  ['2027-03-26', false],
  ['2026-04-02', true],
  ['2026-12-25', false],
])('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});
