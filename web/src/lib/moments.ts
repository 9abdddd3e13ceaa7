import { dateOrderOf, formatDate } from '../components/DatePicker/dateText';

const pad = (number: number) => String(number).padStart(2, '0');

/** The day of a moment where the user is: dd/MM/yyyy, or MM/dd/yyyy in en-US. */
export function formatDay(iso: string, language: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  const day = `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  return formatDate(day, dateOrderOf(language));
}

/** Day and time of a moment where the user is. */
export function formatMoment(iso: string, language: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return iso;
  return `${formatDay(iso, language)} ${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
}

/** A whole number with the language's thousands separator. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(language).format(count);
}
