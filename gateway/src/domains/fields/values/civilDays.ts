/** Days of the calendar as texts, 'yyyy-MM-dd', and where they begin in São Paulo. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where the product's days begin and end, wherever the server runs. */
export const TIME_ZONE = 'America/Sao_Paulo';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The day so many days after a day, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a day is after another one; negative when it is before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** Whether a text is a real day of the calendar in the form 'yyyy-MM-dd'. */
export function isCivilDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Whether it is a day from 1900 to 2199: others are slips of the keyboard, and the day after the year 9999 cannot be counted with. */
export const isUsualDay = (text: string): boolean => isCivilDay(text) && text >= '1900-01-01' && text < '2200-01-01';

/** The moment at which a day begins in São Paulo. Where summer time skipped midnight, the day begins at one o'clock. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const first = midnight - offsetAt(midnight);
  const second = midnight - offsetAt(first);
  // The two contradict each other around a midnight that does not exist: the earlier one is still the day before.
  return new Date(offsetAt(second) === offsetAt(first) ? second : Math.max(first, second));
}

/** How far the clocks of São Paulo are ahead of UTC at a moment, in milliseconds; negative when behind. */
function offsetAt(at: number): number {
  const part = Object.fromEntries(wallClock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part as Record<string, number>;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}
