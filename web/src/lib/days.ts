import { dateOrderOf, formatDate } from '../components/DatePicker/dateText';

const DAY_MS = 24 * 60 * 60_000;

/** The product's days are those of São Paulo, wherever one reads them. */
const saoPauloDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment in São Paulo, 'yyyy-MM-dd'. */
export const dayOf = (moment: Date): string => saoPauloDay.format(moment);

/** Whole days from one day to another, both 'yyyy-MM-dd'; negative where the second is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The day so many days after a day, or before it, both 'yyyy-MM-dd'. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How long ago a moment's day was, in words: 'hoje', 'ontem', 'há 4 dias'. */
export function relativeDay(iso: string, language: string, now = new Date()): string {
  const days = daysBetween(dayOf(now), dayOf(new Date(iso)));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/** A day without a time, 'yyyy-MM-dd', as the language writes it. */
export const formatDayOnly = (day: string, language: string): string => formatDate(day, dateOrderOf(language));
