import { keyWords } from '../definitions/keyWords.js';

/** The first day that the date picker offers. */
export const EARLIEST_DATE = '1900-01-01';

/** Dates are civil dates of Brazil: 'today' ends at midnight in São Paulo, wherever the server runs. */
const saoPaulo = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** Today in São Paulo as yyyy-MM-dd. */
export function todayInBrazil(now: Date): string {
  return saoPaulo.format(now);
}

/**
 * The storage form (yyyy-MM-dd) of a date written as yyyy-MM-dd, as an ISO moment or as dd/MM/yyyy; null when it is no real day.
 * Bounds are not looked at here: a value in store stays readable whatever day it is.
 */
export function parseDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  const brazilian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : brazilian
      ? [brazilian[3], brazilian[2], brazilian[1]]
      : [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : null;
}

/** A stored date as people read it: dd/MM/yyyy. */
export function displayDate(date: string): string {
  return date.split('-').reverse().join('/');
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
