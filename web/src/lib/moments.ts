import { dateOrderOf, formatDate, localDay } from '../components/DatePicker/dateText';

/** The day of a moment where the user is: dd/MM/yyyy, or MM/dd/yyyy in en-US. */
export function formatDay(iso: string, language: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return formatDate(localDay(moment), dateOrderOf(language));
}

/** The time of a moment as the language writes it: 15:05, or 03:05 PM in en-US. */
export function formatTime(moment: Date, language: string): string {
  return moment.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

/** Day and time of a moment where the user is. */
export function formatMoment(iso: string, language: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${formatDay(iso, language)} ${formatTime(moment, language)}`;
}

/** A whole number with the language's thousands separator. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count);
}
