import { parseDateText } from '../../lib/parsing/dates.js';
import { rightCpf } from '../../lib/parsing/rightCpf.js';
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
/** What is said of the number behind it: that it is a telephone, or a CPF. */
const SAID_PHONE = /(?<!\p{L})(?:tel(?:efone)?|cel(?:ular)?|fone|whats(?:app)?)[\s.:]{0,3}$/iu;
const SAID_CPF = /(?<!\p{L})cpf[\s.:]{0,3}$/iu;
const WRITTEN_AS_CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

/**
 * The numbers of a line that may be a CPF, the likeliest first: punctuation makes one, and some telephone numbers are right as a CPF. One
 * that is written like a CPF, or said to be one, is meant so though it is wrong, and is told to be doubtful: it would be a telephone else.
 */
function cpfsIn(line: string): string[] {
  const found = Array.from(line.matchAll(CPF)).flatMap(({ 0: text, index }) => {
    const before = line.slice(0, index);
    if (SAID_PHONE.test(before)) return [];
    const isRight = rightCpf(text) !== null;
    if (isRight) return [{ text, doubt: /[.-]/.test(text) ? 0 : MOBILE.test(text) ? 3 : 1 }];
    return WRITTEN_AS_CPF.test(text) || SAID_CPF.test(before) ? [{ text, doubt: 2 }] : [];
  });
  return found.toSorted((left, right) => left.doubt - right.doubt).map(({ text }) => text);
}

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
  const birth = take(places(DAY), (text) => parseDateText(text, { order: 'day-first' }) !== null);
  const cpfText = take(cpfsIn(rest), () => true);
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
