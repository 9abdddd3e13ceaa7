import { understandDate } from '../../lib/understand/dates.js';
import { cpf } from 'cpf-cnpj-validator';
import { csvRows } from './csvSheet.js';
import { TableRows, trimmedCells, type TableRow } from './table.js';

/** The columns into which lines without any are taken apart. */
export const PASTED_HEADINGS = ['Nome', 'E-mail', 'CPF', 'Telefone', 'Data de nascimento'];

const BETWEEN_WORDS = /[\s<>()[\],;:"|]/;
const NUMBER = /\+?\(?\d[\d\s().\-/]*\d/g;
const DIGITS_OF_PHONE = { least: 10, most: 13 };

/**
 * Lines that somebody pasted. What comes from a spreadsheet has columns; a line of an e-mail or a chat is taken apart by what
 * its parts look like: 'Maria Souza maria@x.com (11) 98888-7777'.
 * @returns the rows, and headings where the lines have none of their own.
 */
export function pastedRows(text: string): { rows: TableRow[]; headings: string[] | null } {
  const lines = text.split(/\r\n|\n|\r/);
  const filled = lines.filter((line) => line.trim() !== '');
  const isTable = (separator: string) => filled.every((line) => line.includes(separator));
  if (filled.length > 0 && (isTable('\t') || (filled.length > 1 && isTable(';')))) {
    return { rows: csvRows(text), headings: null };
  }
  const found = new TableRows();
  lines.forEach((line, index) => found.add({ row: index + 1, cells: trimmedCells(partsOf(line.slice(0, 1_000))) }));
  return { rows: found.rows, headings: PASTED_HEADINGS };
}

function partsOf(line: string): string[] {
  // WhatsApp puts day, time and sender before each line of a copied chat: '[12/03/2026, 09:15] RH: '
  let rest = line.replace(/^\s*\[[^\]]{5,30}\][^:]{1,60}:\s/, '');
  const take = (text: string | undefined) => {
    if (text !== undefined) rest = rest.replace(text, ' ');
    return text ?? '';
  };
  const email = take(rest.split(BETWEEN_WORDS).find((word) => /.@./.test(word)));
  let cpfText = '';
  let phone = '';
  let birth = '';
  for (const [number] of [...rest.matchAll(NUMBER)]) {
    const digits = number.replace(/\D/g, '');
    const day = understandDate(number, { order: 'day-first' });
    if (birth === '' && day !== null) birth = take(number);
    else if (cpfText === '' && digits.length === 11 && cpf.isValid(digits) && !number.includes('('))
      cpfText = take(number);
    else if (phone === '' && digits.length >= DIGITS_OF_PHONE.least && digits.length <= DIGITS_OF_PHONE.most) {
      phone = take(number);
    }
  }
  const name = rest
    .replace(/\b(?:nome|e-?mail|cpf|tel(?:efone)?|cel(?:ular)?|whatsapp|nasc(?:imento)?)\s*[:.]/gi, ' ')
    .replace(/^[\s\d]{0,4}[.)]\s/, ' ')
    .replace(/[<>()[\]|;,:\-–—•*"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [name, email, cpfText.trim(), phone.trim(), birth.trim()];
}
