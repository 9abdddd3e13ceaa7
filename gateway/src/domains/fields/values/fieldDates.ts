import { isoDate, parseDateText } from '../../../lib/parsing/dates.js';
import { keyWords } from '../definitions/keyWords.js';
import { TIME_ZONE } from './civilDays.js';

/** The first day that the date picker offers. */
export const EARLIEST_DATE = '1900-01-01';

/** Dates are civil dates of Brazil: 'today' ends at midnight in São Paulo, wherever the server runs. */
const saoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Today in São Paulo as yyyy-MM-dd. */
export function todayInBrazil(now: Date): string {
  return saoPaulo.format(now);
}

const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;

/** How far ahead a year of two digits may lie where future days are taken: expiries seldom lie further. */
const YEARS_AHEAD = 20;

/**
 * The storage form (yyyy-MM-dd) of a date in any of the ways in which people write it, day first; null when it is no real day.
 * Bounds are not looked at here: a value in store stays readable whatever day it is.
 */
export function parseDate(text: string, { allowFutureDates }: { allowFutureDates: boolean }): string | null {
  // Most texts are stored ones, which need no clock: to ask what year it is takes longer than all the rest.
  const [, year, month, day] = STORED.exec(text) ?? [];
  const stored = year ? isoDate(Number(year), Number(month), Number(day)) : null;
  if (stored) return stored;
  const thisYear = Number(todayInBrazil(new Date()).slice(0, 4));
  return parseDateText(text, { order: 'day-first', thisYear, ahead: allowFutureDates ? YEARS_AHEAD : 0 });
}

/** A stored date as people read it: dd/MM/yyyy. */
export function displayDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}

/** Why a real day is out of bounds, or null. */
export function dateBoundsProblem(date: string, allowFutureDates: boolean, now: Date): string | null {
  if (date < EARLIEST_DATE) return `a data deve ser a partir de ${displayDate(EARLIEST_DATE)}`;
  if (!allowFutureDates && date > todayInBrazil(now)) return 'a data não pode ser futura';
  return null;
}

/** Words in keys of dates that usually lie ahead: admission, expiry, start, end, availability. */
const futureWords: ReadonlySet<string> = new Set([
  'admissao',
  'admission',
  'validade',
  'vencimento',
  'vencimentos',
  'expiracao',
  'expira',
  'expiry',
  'expiration',
  'inicio',
  'start',
  'fim',
  'termino',
  'end',
  'prazo',
  'previsao',
  'prevista',
  'previsto',
  'disponibilidade',
  'entrevista',
  'agendamento',
  'renovacao',
  'contratacao',
  'ferias',
]);

/** Whether a date field with this key is proposed to take days after today. */
export function proposesFutureDates(key: string): boolean {
  return keyWords(key).some((word) => futureWords.has(word));
}
