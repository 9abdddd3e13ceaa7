/** When mails that no recipient waits for may go out: by day in São Paulo, wherever the server runs. */
import { displayDate, todayInBrazil } from '../fields/values/fieldDates.js';
import { addDays, startOfDay, TIME_ZONE } from '../fields/values/civilDays.js';

const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const HOUR_MS = 60 * 60 * 1000;
const SATURDAY = 6;

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' });
const hourOf = (at: Date) => Number(hours.format(at));

/** Whether reminders may go out at a moment: from 8:00 to before 20:00. */
export function isSendingTime(at: Date): boolean {
  const hour = hourOf(at);
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

/** The moment itself by day; otherwise the next 8:00. */
export function nextSendingTime(at: Date): Date {
  if (isSendingTime(at)) return at;
  const today = todayInBrazil(at);
  const day = hourOf(at) < FIRST_HOUR ? today : addDays(today, 1);
  return firstSendingTime(day);
}

/** 8:00 of a day, 'yyyy-MM-dd'. */
export function firstSendingTime(day: string): Date {
  return new Date(startOfDay(day).getTime() + FIRST_HOUR * HOUR_MS);
}

/** Why a mail of a day, 'yyyy-MM-dd', can go out no more, in the user's words; null while it can. */
export function missedDay(day: string, at: Date): string | null {
  if (day === todayInBrazil(at) && isSendingTime(at)) return null;
  return `Esta tarefa era do dia ${displayDate(day)} e não pode mais ser executada.`;
}

/** National holidays with a fixed day (laws 662/1949, 6.802/1980 and 14.759/2023), month and day. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);
/** Good Friday, counted from Easter. */
const GOOD_FRIDAY = -2;

/** Whether people work on a day, 'yyyy-MM-dd': Monday to Friday, but for national holidays. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === SATURDAY || FIXED_HOLIDAYS.has(day.slice(5))) return false;
  return day !== addDays(easterOf(Number(day.slice(0, 4))), GOOD_FRIDAY);
}

/** Easter Sunday of a year, by the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + corrected + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const weekday = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - ((year % 100) % 4) - moon + 32) % 7;
  const month = Math.floor((moon + weekday + 90) / 25);
  const date = (moon + weekday + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
