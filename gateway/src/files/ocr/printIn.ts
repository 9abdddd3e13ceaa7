import { parseDateText } from '../../lib/parsing/dates.js';
import { rightCpf } from '../../lib/parsing/rightCpf.js';
import type { Print } from './print.js';

/** How much text a page of small print has. */
const MAX_CHARACTERS = 20_000;
const CPF = /(?<!\d)\d{3}[. ]?\d{3}[. ]?\d{3}[-–. /]{0,2}\d{2}(?!\d)/g;
/** 05/03/1990, 05 MAR 1990, 5 de março de 1990. */
const DATE = /(?<!\d)\d{1,2} ?[/.\- ] ?(?:\d{2}|\p{L}{3,9}|de \p{L}{3,9} de) ?[/.\- ] ?\d{4}(?!\d)/gu;

/** What of a recognised text can be held against answers. */
export function printIn(text: string): Print {
  const short = text.slice(0, MAX_CHARACTERS);
  const lines = short.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || []);
  const cpfs = lines.flatMap((line) => [...line.matchAll(CPF)].flatMap(([found]) => rightCpf(found) ?? []));
  const dates = lines.flatMap((line) =>
    [...line.matchAll(DATE)].flatMap(([found]) => parseDateText(joined(found), { order: 'day-first' }) ?? []),
  );
  return { cpfs: [...new Set(cpfs)], dates: [...new Set(dates)], lines };
}

/** Print is spaced out: '05 / 03 / 1990'. */
function joined(date: string): string {
  return /\p{L}/u.test(date) ? date.replace(/[/.-]/g, ' ') : date.replace(/ ?[/.\- ] ?/g, '/');
}
