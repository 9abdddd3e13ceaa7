/**
 * Dates as text. A date of this product is a calendar day, `yyyy-MM-dd`, and never a moment: no Date object takes part
 * in reading or writing it, so no time zone can shift it. `yyyy-MM-dd` texts compare as texts.
 */
export type DateOrder = 'day-first' | 'month-first';

/** The earliest day that anyone can choose. */
export const EARLIEST_DATE = '1900-01-01';
/** The latest where future days are allowed. */
export const LATEST_FUTURE_DATE = '2100-12-31';

/** Which order a language writes dates in: pt-BR dd/MM/yyyy, en-US MM/dd/yyyy. */
export function dateOrderOf(language: string): DateOrder {
  return language.toLowerCase().startsWith('en') ? 'month-first' : 'day-first';
}

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** `yyyy-MM-dd` of a day that exists, else null. */
export function isoDate(year: number, month: number, day: number): string | null {
  const exists = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null;
}

/** Today where the user is. */
export function todayIso(now = new Date()): string {
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`;
}

/** '1990-05-31' as '31/05/1990'; a text that is no date stays as it is, so that old data is shown, not hidden. */
export function formatDate(iso: string, order: DateOrder): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!parts) return iso;
  const [, year, month, day] = parts;
  return order === 'day-first' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** What a person typed or pasted, as `yyyy-MM-dd`; null when it is no (complete) date. Takes / . - or spaces, and ISO. */
export function parseDate(text: string, order: DateOrder): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  if (!local) return null;
  const [first, second, year] = [Number(local[1]), Number(local[2]), Number(local[3])];
  return order === 'day-first' ? isoDate(year, second, first) : isoDate(year, first, second);
}

/**
 * Puts the slashes in while someone types at the end of the text: phones' number keyboards have none. Digits flow into
 * dd/dd/dddd; a separator typed after one digit fills it with a zero ('5/' becomes '05/').
 */
export function maskDate(text: string): string {
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
