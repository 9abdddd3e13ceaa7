import { understandDate } from '../../lib/understand/dates.js';
import { cpf } from 'cpf-cnpj-validator';
import { csvRows } from './csvSheet.js';
import { LINE_BREAK, TableRows, trimmedCells, type TableRow } from './table.js';

/** The columns into which lines without any are taken apart. */
const PASTED_HEADINGS = ['Nome', 'E-mail', 'CPF', 'Telefone', 'Data de nascimento'];
/** Name and e-mail, which every person needs, have a column where no line has them as well. */
const ALWAYS_THERE = 2;

const BETWEEN_WORDS = /[\s<>()[\],;:"|]/;
const DAY = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/g;
const CPF = /(?<![\d(])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?!\d)/g;
/** A number of Brazil as it is mostly written, and any other run of digits with what may stand between them. */
const PHONES = [
  /(?<!\d)(?:\+?55[\s-]?)?(?:\(0?\d{2}\)|0?\d{2})[\s-]?(?:9[\s.-]?)?\d{4}[\s.-]?\d{4}(?!\d)/g,
  /\+?\(?\d[\d\s().\-/]{7,30}\d/g,
];
const DIGITS_OF_PHONE = { least: 10, most: 13 };
/** Day, time and sender, which WhatsApp puts before each line: '[12/03/2026, 09:15] RH: ' or '12/03/2026 09:15 - RH: '. */
const OF_CHAT =
  /^\s*(?:\[[^\]]{5,30}\][^:]{1,60}:\s|(?:\d{1,2}\/\d{1,2}\/\d{2,4},?\s)?\d{1,2}:\d{2}(?::\d{2})?\s-\s[^:]{1,60}:\s)/;

/**
 * Lines that somebody pasted. What comes from a spreadsheet has columns; a line of an e-mail or a chat is taken apart by what
 * its parts look like: 'Maria Souza maria@x.com (11) 98888-7777'.
 * @returns the rows, and headings where the lines have none of their own.
 */
export function pastedRows(text: string): { rows: TableRow[]; headings: string[] | null } {
  const lines = text.split(LINE_BREAK);
  const filled = lines.filter((line) => line.trim() !== '');
  const isTable = (separator: string) => filled.every((line) => line.includes(separator));
  if (filled.length > 0 && (isTable('\t') || (filled.length > 1 && isTable(';')))) {
    return { rows: csvRows(text), headings: null };
  }
  const parts = lines.map((line) => partsOf(line.slice(0, 1_000)));
  // A column that no line has anything for is none: its field may be one that the person who pastes may not write.
  const columns = PASTED_HEADINGS.map((_, column) => column).filter(
    (column) => column < ALWAYS_THERE || parts.some((cells) => cells[column] !== ''),
  );
  const kept = (cells: readonly string[]) => columns.map((column) => cells[column] ?? '');
  const found = new TableRows();
  parts.forEach((cells, index) => found.add({ row: index + 1, cells: trimmedCells(kept(cells)) }));
  return { rows: found.rows, headings: kept(PASTED_HEADINGS) };
}

/** What people write before the parts of a line, with a colon or without one; with one alone what may be a name as well. */
const LABELS =
  /(?<![\p{L}\p{N}])(?:(?:nome|nascimento)\s*[:.]|(?:e-?mail|cpf|tel(?:efone)?|cel(?:ular)?|fone|whats(?:app)?|nascid[oa](?:\s+em)?|nasc(?:\s+em)?|nascimento\s+em|data de nascimento)(?![\p{L}\p{N}])\s*[:.]?)/giu;

/** A number of eleven digits that may be a mobile: a nine behind an area code. */
const MOBILE = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])9\d{8}$/;
/** Punctuation makes a CPF. */
const doubtOfCpf = (text: string) => (/[.-]/.test(text) ? 0 : MOBILE.test(text) ? 2 : 1);

function partsOf(line: string): string[] {
  let rest = line.replace(OF_CHAT, '');
  /** Takes the first place that is meant out of the line. */
  const take = (texts: Iterable<string>, isMeant: (text: string) => boolean): string => {
    const found = [...texts].find(isMeant) ?? '';
    if (found !== '') rest = rest.replace(found, ' ');
    return found.trim();
  };
  const places = (shape: RegExp) => Array.from(rest.matchAll(shape), ([text]) => text);
  const email = take(rest.split(BETWEEN_WORDS), (word) => /.@./.test(word));
  const birth = take(places(DAY), (text) => understandDate(text, { order: 'day-first' }) !== null);
  // Some telephone numbers are right as a CPF: of several the one that is written like a CPF, and not like a mobile, is meant.
  const cpfs = places(CPF).filter((text) => cpf.isValid(text.replace(/\D/g, '')));
  const cpfText = take(
    cpfs.toSorted((left, right) => doubtOfCpf(left) - doubtOfCpf(right)),
    () => true,
  );
  const phone = take(PHONES.flatMap(places), (text) => {
    const { length } = text.replace(/\D/g, '');
    return length >= DIGITS_OF_PHONE.least && length <= DIGITS_OF_PHONE.most;
  });
  const name = rest
    .replace(/R\$\s*\d[\d.,]*/g, ' ')
    .replace(LABELS, ' ')
    .replace(/^[\s\d]{0,4}[.)]\s/, ' ')
    .replace(/[<>()[\]|;,:–—•*"]+|(?<!\p{L})-|-(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [name, email, cpfText, phone, birth];
}
