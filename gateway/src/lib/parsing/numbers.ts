import { withoutAccents } from './foldAccents.js';

/** Numbers that people write in many ways. Stored, a number has a dot for decimals and nothing else. */
export interface NumberReading {
  /** The mark that groups thousands where one mark may do either ('1.234'); null when it then divides, as stored numbers do. */
  thousands: '.' | ',' | null;
}

const REAL_BEFORE = /^(-?)\s*(?:R\$|BRL)\s*/i;
const REAL_AFTER = /(?:reais|real|R\$|BRL|,-{1,2})$/i;
const OTHER_CURRENCY = /^(-?)\s*(?:US\$|USD|EUR|\$|€)\s*/i;
const UNIT = /(?:%|([\d\s])(?:anos?|m[eê]s(?:es)?|dias?|horas?|h|km|kg|cm|m|filhos?|dependentes?|pessoas?))\.?$/i;
const DIGITS_IN_GROUP = 3;
/** What is stored is understood as itself. */
const STORED = /^(?:-?[1-9]\d*|0)(?:\.\d+)?$/;
/** A number with its currency and unit; longer texts are not searched, so that no text costs more than a moment. */
const LONGEST_TEXT = 100;

/** The digits with a dot for decimals, or null when the marks are where no number has them. */
function readMarks(text: string, thousands: NumberReading['thousands']): string | null {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined) return text;
  const isOneMark = marks.every((mark) => mark === last);
  const mayGroup = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(text);
  const onlyGroups = isOneMark && mayGroup && (marks.length > 1 || last === thousands);
  if (onlyGroups) return text.replaceAll(last, '');
  if (marks.filter((mark) => mark === last).length > 1) return null;
  const [whole = '', decimals = ''] = text.split(last);
  const groups = whole.replace('-', '').split(/[.,]/);
  const isGrouped = groups.slice(1).every(({ length }) => length === DIGITS_IN_GROUP);
  const first = groups[0]?.length ?? 0;
  if (groups.length > 1 && (!isGrouped || first > DIGITS_IN_GROUP)) return null;
  return `${whole.replace(/[.,]/g, '')}.${decimals}`;
}

/** The number that was meant, as it is stored: '3500.00'; null when the text holds none, or more than one. */
export function parseNumberText(text: string, { thousands }: NumberReading): string | null {
  if (text.length > LONGEST_TEXT) return null;
  if (thousands === null && STORED.test(text)) return text;
  const typed = text.trim();
  const isInReais = REAL_BEFORE.test(typed) || REAL_AFTER.test(typed);
  const amount = typed.replace(REAL_BEFORE, '$1').replace(REAL_AFTER, '').trimEnd();
  const bare = amount.replace(OTHER_CURRENCY, '$1').replace(UNIT, '$1');
  const compact = bare.replace(/\s/g, '');
  if (!/^-?\d[\d.,]*$/.test(compact) || /[.,]$/.test(compact)) return null;
  const read = readMarks(compact, isInReais ? '.' : thousands);
  if (read === null) return null;
  const value = read.replace(/^(-?)0+(?=\d)/, '$1');
  return /^-0(?:\.0+)?$/.test(value) ? value.slice(1) : value;
}

const MONEY = /^(?:salarios?|salarial|salary|wages?|remuneracao|renda|income|valor(?:es)?|precos?|price)$/;

/** Whether a number field holds money, as its key or its label says. */
export function meansMoney({ key, label }: { key: string; label: string }): boolean {
  if (label.includes('R$')) return true;
  const words = withoutAccents(`${key.replace(/([a-z])([A-Z])/g, '$1 $2')} ${label}`);
  return words
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => MONEY.test(word));
}

/** A whole number with a mark between its thousands. */
function grouped(whole: string, mark: string): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  const first = digits.length % DIGITS_IN_GROUP || DIGITS_IN_GROUP;
  return sign + [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(mark);
}

/** A stored number as people read it: money with thousands and cents ('3.500,00'), any other with its decimals alone. */
export function formatNumberText(stored: string, { comma, money }: { comma: boolean; money: boolean }): string {
  const parts = /^(-?\d+)(?:\.(\d+))?$/.exec(stored);
  if (!parts) return stored;
  const [, whole = '', decimals = ''] = parts;
  const [group, mark] = comma ? ['.', ','] : [',', '.'];
  if (money) return `${grouped(whole, group)}${mark}${decimals.padEnd(2, '0')}`;
  return decimals === '' ? whole : `${whole}${mark}${decimals}`;
}
