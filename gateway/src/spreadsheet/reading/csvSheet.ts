import { parse } from 'csv-parse/sync';
import { WorkbookRefusal } from '../filling/refusal.js';
import { LINE_BREAK, cellText, TableRows, trimmedCells, type TableRow } from './table.js';

const SEPARATORS = [';', ',', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];
/** The separator is found in the first lines. */
const LOOKED_AT = 40;
/** A record of more characters is one whose quotes never end. */
const LONGEST_RECORD = 2_000_000;

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1252: by its mark, else UTF-8 where all of it is.
 * @throws WorkbookRefusal for what is no text.
 */
export function decodedText(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  // Some versions of Node decode Windows-1252 as ISO 8859-1, which has control characters where it has quotes and dashes.
  const text = encoding === 'windows-1252' ? decoded.replace(/[\u0080-\u009f]/g, windowsCharacter) : decoded;
  if (text.includes('\0')) throw new WorkbookRefusal('O conteúdo do arquivo não é um texto CSV.');
  return text;
}

/** What Windows-1252 has from 0x80 to 0x9F. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windowsCharacter = (control: string) => OF_WINDOWS[control.charCodeAt(0) - 0x80] ?? control;

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * The rows of a CSV text, whatever separates them. A quote that is never closed is taken for a character.
 * @throws WorkbookRefusal naming a limit.
 */
export function csvRows(text: string): TableRow[] {
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const separator = (declared?.[1] as Separator | undefined) ?? separatorOf(body);
  const found = new TableRows();
  const above = declared ? 1 : 0;
  recordsOf(body, separator).forEach((record, index) =>
    found.add({ row: index + 1 + above, cells: trimmedCells(record.map(cellText)) }),
  );
  return found.rows;
}

function recordsOf(text: string, separator: string): string[][] {
  const options = {
    delimiter: separator,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
    record_delimiter: ['\r\n', '\n', '\r'],
  };
  try {
    const records: string[][] = parse(text, options);
    const usual = mostFrequent(records.map(({ length }) => length));
    return records.some((cells) => hasSwallowed(cells, separator, usual)) ? recordsByLine(text, separator) : records;
  } catch (error) {
    const { code } = error as { code?: string };
    if (
      code !== 'CSV_QUOTE_NOT_CLOSED' &&
      code !== 'CSV_MAX_RECORD_SIZE' &&
      code !== 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE'
    ) {
      throw error;
    }
    return recordsByLine(text, separator);
  }
}

/**
 * Whether a cell holds another person's line: a quote that is not closed takes in all up to the next one, and is put back before
 * them unless nothing follows that. A cell of several lines that may be trusted names somebody with an address at most.
 */
const hasSwallowed = (cells: readonly string[], separator: string, usual: number): boolean =>
  cells.some((cell) =>
    cell
      .split(LINE_BREAK)
      .slice(1)
      .some(
        (line) =>
          line.includes('@') &&
          line.includes(separator) &&
          (cell.startsWith('"') || line.split(separator).length >= usual - 1),
      ),
  );

/** Where quotes are not to be trusted, a line is a record. */
const recordsByLine = (text: string, separator: string): string[][] =>
  text
    .replace(/^\ufeff/, '')
    .split(LINE_BREAK)
    .map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, '')));

/** The separator with which most of the first lines have the same number of cells, and more than one. */
function separatorOf(text: string): Separator {
  const lines = text.split(LINE_BREAK, LOOKED_AT).filter((line) => line.trim() !== '');
  let best: { separator: Separator; score: number } = { separator: ';', score: 0 };
  for (const separator of SEPARATORS) {
    const counts = lines.map((line) => cellsOf(line, separator)).filter((count) => count > 1);
    const usual = mostFrequent(counts);
    const score = counts.filter((count) => count === usual).length * Math.min(usual, 20);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

/** How many cells a line has; what stands in quotes separates nothing. */
function cellsOf(line: string, separator: string): number {
  let count = 1;
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) count += 1;
  }
  return count;
}

function mostFrequent(numbers: readonly number[]): number {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return [...times].sort(([, left], [, right]) => right - left)[0]?.[0] ?? 0;
}
