import { withoutAccents } from './foldAccents.js';

/** Dates that people write in many ways. A date is a calendar day, `yyyy-MM-dd`, and never a moment. */
export interface DateReading {
  /** Which of two numbers is the day where both may be. */
  order: 'day-first' | 'month-first';
  /** The present year, by which a year of two digits is read; without it such a year is not understood. */
  thisYear?: number;
  /** How many years after the present one a year of two digits may lie; 0 unless told. */
  ahead?: number;
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

/** By their first three letters, which no two months share in Portuguese and English taken together. */
const months: Readonly<Record<string, number>> = {
  ...{ jan: 1, fev: 2, feb: 2, mar: 3, abr: 4, apr: 4, mai: 5, may: 5, jun: 6, jul: 7, ago: 8, aug: 8 },
  ...{ set: 9, sep: 9, out: 10, oct: 10, nov: 11, dez: 12, dec: 12 },
};

const monthNamed = (name: string): number | undefined => (name.length < 3 ? undefined : months[name.slice(0, 3)]);

function yearOf(written: string, { thisYear, ahead = 0 }: DateReading): number | null {
  if (written.length === 4) return Number(written);
  if (thisYear === undefined) return null;
  const inThisCentury = Math.floor(thisYear / 100) * 100 + Number(written);
  return inThisCentury <= thisYear + ahead ? inThisCentury : inThisCentury - 100;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/;
const LOCAL = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/;
const ONLY_DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const WORDS = /[a-z]+|\d+/g;
/** What may stand between day, month and year: '1 de fevereiro de 1971', 'February 1st, 1971'. */
const BETWEEN = new Set(['de', 'of', 'st', 'nd', 'rd', 'th']);
/** A sentence around a date; longer texts are not searched, so that no text costs more than a moment. */
const LONGEST_TEXT = 100;
/** The one date among words. */
const AMONG_WORDS = /^\D*(\d{1,4}[/.-]\d{1,2}[/.-](?:\d{4}|\d{1,2}))\D*$/;

function written(year: string, month: number | undefined, day: string, reading: DateReading): string | null {
  const whole = yearOf(year, reading);
  return whole === null || month === undefined ? null : isoDate(whole, month, Number(day));
}

function readNumbers(text: string, reading: DateReading): string | null {
  const yearFirst = YEAR_FIRST.exec(text) ?? MOMENT.exec(text);
  if (yearFirst) return isoDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const [, first = '', second = '', year = ''] = LOCAL.exec(text) ?? ONLY_DIGITS.exec(text) ?? [];
  const [day, month] = reading.order === 'day-first' ? [first, second] : [second, first];
  return year === '' ? null : written(year, Number(month), day, reading);
}

function readWords(text: string, reading: DateReading): string | null {
  const plain = withoutAccents(text).toLowerCase();
  const words = [...plain.matchAll(WORDS)].map(([word]) => word).filter((word) => !BETWEEN.has(word));
  const [first = '', second = '', year = ''] = words.slice(-3);
  const isYear = /^(?:\d{4}|\d{2})$/.test(year) && words.slice(0, -3).every((word) => !/\d/.test(word));
  if (isYear && /^\d{1,2}$/.test(first)) {
    const month = monthNamed(second);
    if (month !== undefined) return written(year, month, first, reading);
  }
  if (isYear && words.length === 3 && /^\d{1,2}$/.test(second)) {
    return written(year, monthNamed(first), second, reading);
  }
  const among = AMONG_WORDS.exec(text)?.[1];
  return among === undefined ? null : readNumbers(among, reading);
}

/** The day that was meant, as `yyyy-MM-dd`; null when the text holds none, or one that does not exist. */
export function parseDateText(text: string, reading: DateReading): string | null {
  if (text.length > LONGEST_TEXT) return null;
  const withoutTime = text
    .trim()
    .replace(/\s\d{1,2}:\d{2}(?::\d{2})?$/, '')
    .trimEnd();
  const typed = withoutTime.replace(/(\d)\s?[ºª°]/g, '$1');
  return readNumbers(typed, reading) ?? readWords(typed, reading);
}
