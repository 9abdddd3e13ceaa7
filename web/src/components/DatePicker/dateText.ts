/**
 * Dates as text. A date of this product is a calendar day, `yyyy-MM-dd`, and never a moment: no Date object takes part
 * in reading or writing it, so no time zone can shift it. `yyyy-MM-dd` texts compare as texts.
 */
import { parseDateText, type DateReading } from '../../lib/parsing';

export type DateOrder = DateReading['order'];

/** The earliest day that anyone can choose. */
export const EARLIEST_DATE = '1900-01-01';
/** The latest where future days are allowed. */
export const LATEST_FUTURE_DATE = '2100-12-31';

/** Which order a language writes dates in: pt-BR dd/MM/yyyy, en-US MM/dd/yyyy. */
export function dateOrderOf(language: string): DateOrder {
  return language.toLowerCase().startsWith('en') ? 'month-first' : 'day-first';
}

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

/** The day of a moment where the user is, today unless told. */
export function localDay(moment = new Date()): string {
  return `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`;
}

/** '1990-05-31' as '31/05/1990'; a text that is no date stays as it is, so that old data is shown, not hidden. */
export function formatDate(iso: string, order: DateOrder): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!parts) return iso;
  const [, year, month, day] = parts;
  return order === 'day-first' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** How far ahead a year of two digits may lie where future days are taken: expiries seldom lie further. */
const YEARS_AHEAD = 20;

/** Whether a text has the form of a whole date, be it in the calendar or not. */
export const hasWholeForm = (text: string): boolean => /^\d{2}\/\d{2}\/\d{4}$/.test(text.trim());

/** What a person typed, as `yyyy-MM-dd`; null while it is no whole date, as it is on the way to a year of four digits. */
export function parseDate(text: string, order: DateOrder): string | null {
  return parseDateText(text, { order });
}

/** What a person has finished to type, or pasted: a year of two digits counts as well. */
export function parseFinishedDate(text: string, order: DateOrder, latest: string): string | null {
  const thisYear = Number(localDay().slice(0, 4));
  return parseDateText(text, { order, thisYear, ahead: Number(latest.slice(0, 4)) > thisYear ? YEARS_AHEAD : 0 });
}

/**
 * Puts the slashes in while someone types at the end of the text: phones' number keyboards have none. Digits flow into
 * dd/dd/dddd; a separator typed after one digit fills it with a zero ('5/' becomes '05/').
 */
export function maskDate(text: string): string {
  if (/\p{L}/u.test(text)) return text; // A date in words is being typed, such as '1 de fevereiro de 1971'.
  const groups: string[] = [''];
  const sizes = [2, 2, 4];
  for (const character of text) {
    const last = groups.length - 1;
    const group = groups[last] ?? '';
    if (/\d/.test(character)) {
      if (group.length < (sizes[last] ?? 0)) groups[last] = group + character;
      else if (last < 2) groups.push(character);
    } else if (group !== '' && last < 2) {
      groups[last] = group.padStart(2, '0');
      groups.push('');
    }
  }
  return groups.join('/');
}
