import { headingMatch } from '../headings.js';
import { readCellFormats, showsDate, type CellFormats } from './numberFormats.js';
import { openCheckedWorkbook, partText, type SheetPart, type WorkbookPackage } from './package.js';
import { WorkbookRefusal } from './refusal.js';
import { elements, sharedStrings, sheetRows, type RawCell } from './sheetRows.js';

/** A column below a heading. */
export interface FoundColumn {
  /** The heading; made unique with ' (2)' where it stands twice. */
  name: string;
  /** Counted from 1. */
  column: number;
  samples: string[];
}

/** What an uploaded workbook holds. */
export interface FoundSheet {
  sheetName: string;
  /** Counted from 1. */
  headerRow: number;
  columns: FoundColumn[];
}

/** Rows in which the heading is looked for: logos and titles above it are common. */
const HEADER_WITHIN = 40;
const ROWS_READ = 60;
export const MAX_COLUMNS = 200;
const MAX_HEADING = 200;
const MAX_SAMPLES = 3;
const MAX_SAMPLE = 100;
/** Longer texts are explanations rather than headings. */
const LONG_TEXT = 60;

interface TextCell {
  column: number;
  text: string;
  /** Whether it is text that somebody typed, rather than a number, a day or a result. */
  isText: boolean;
}

interface TextRow {
  row: number;
  cells: TextCell[];
}

/**
 * Finds the sheet, its heading row and its columns. Only the first rows are read, whatever the size.
 * @param knownHeadings normalised names of the data fields: a row with some of them is the heading.
 * @throws WorkbookRefusal with a reason for the user.
 */
export async function analyzeWorkbook(bytes: Buffer, knownHeadings: readonly string[]): Promise<FoundSheet> {
  const workbook = await openCheckedWorkbook(bytes);
  const styles = workbook.stylesPath === null ? null : await partText(workbook, workbook.stylesPath);
  const formats = readCellFormats(styles ?? '');
  let sawContent = false;
  for (const sheet of workbook.sheets.toSorted((left, right) => Number(left.hidden) - Number(right.hidden))) {
    const rows = await firstRows(workbook, sheet, formats);
    sawContent ||= rows.length > 0;
    const header = headerOf(rows, knownHeadings);
    if (header) return { sheetName: sheet.name, headerRow: header.row, columns: columnsBelow(header, rows) };
  }
  throw new WorkbookRefusal(
    sawContent ? 'Nenhuma linha de cabeçalho foi encontrada na planilha.' : 'A planilha está vazia.',
  );
}

async function firstRows(workbook: WorkbookPackage, sheet: SheetPart, formats: CellFormats): Promise<TextRow[]> {
  const entry = workbook.entries.get(sheet.path);
  if (!entry) return [];
  const rows: { row: number; cells: RawCell[] }[] = [];
  let expected = 1;
  for await (const xml of elements(workbook.bytes, entry, 'row')) {
    for (const { row, cells } of sheetRows(xml, 0, expected)) {
      expected = row + 1;
      const filled = cells.filter(({ value, type }) => value.trim() !== '' && type !== 'e');
      if (filled.length > MAX_COLUMNS) throw new WorkbookRefusal(tooManyColumns(filled.length));
      if (filled.length > 0) rows.push({ row, cells: filled });
    }
    if (rows.length >= ROWS_READ) break;
  }
  const texts = await textsOf(workbook, rows);
  return rows.map(({ row, cells }) => ({
    row,
    cells: cells.flatMap((cell) => readCell(cell, texts, formats, workbook.counting) ?? []),
  }));
}

function tooManyColumns(count: number): string {
  return `A planilha tem ${count} colunas; o máximo é ${MAX_COLUMNS}.`;
}

async function textsOf(workbook: WorkbookPackage, rows: readonly { cells: RawCell[] }[]): Promise<Map<number, string>> {
  const wanted = rows.flatMap(({ cells }) => cells.flatMap(({ type, value }) => (type === 's' ? Number(value) : [])));
  const entry = workbook.sharedStringsPath === null ? undefined : workbook.entries.get(workbook.sharedStringsPath);
  return entry ? sharedStrings(workbook.bytes, entry, new Set(wanted.filter(Number.isSafeInteger))) : new Map();
}

function readCell(
  { column, type, value, style, hasFormula }: RawCell,
  texts: ReadonlyMap<number, string>,
  formats: CellFormats,
  counting: 1900 | 1904,
): TextCell | null {
  const isText = (type === 's' || type === 'inlineStr') && !hasFormula;
  let text = type === 's' ? (texts.get(Number(value)) ?? '') : value;
  if (type === 'b') text = value === '1' ? 'Sim' : 'Não';
  if (type === 'n' && showsDate(formats, style)) text = dayOfSerial(Number(value), counting) ?? value;
  text = text.replace(/\s+/g, ' ').trim();
  return text === '' ? null : { column, text, isText };
}

function dayOfSerial(serial: number, counting: 1900 | 1904): string | null {
  const days = Math.floor(serial) - (counting === 1900 ? 25_569 : 24_107);
  const date = new Date(days * 86_400_000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10).split('-').reverse().join('/');
}

/**
 * The row that looks most like a heading: many different short texts, known names first. A title has one cell, data has
 * numbers, days and e-mails in it, and of equally likely rows the upper one is the heading.
 */
function headerOf(rows: readonly TextRow[], knownHeadings: readonly string[]): TextRow | null {
  let best: { row: TextRow; score: number } | null = null;
  for (const row of rows.slice(0, HEADER_WITHIN)) {
    const score = headerScore(row, knownHeadings);
    if (score > (best?.score ?? 0)) best = { row, score };
  }
  return best?.row ?? null;
}

function headerScore({ cells }: TextRow, knownHeadings: readonly string[]): number {
  const seen = new Set<string>();
  let score = 0;
  for (const { text, isText } of cells) {
    const looksLikeData = !isText || !/\p{L}/u.test(text) || text.includes('@') || /\d{3,}/.test(text);
    if (looksLikeData || seen.has(text)) score -= 1.5;
    else if (text.length > LONG_TEXT) score -= 0.5;
    else score += headingMatch(text, knownHeadings) ? 3 : 1;
    seen.add(text);
  }
  return score;
}

function columnsBelow(header: TextRow, rows: readonly TextRow[]): FoundColumn[] {
  const below = rows.filter(({ row }) => row > header.row);
  const taken = new Set<string>();
  return header.cells.map(({ column, text }) => {
    const samples = below.flatMap(({ cells }) => cells.find((cell) => cell.column === column)?.text ?? []);
    return {
      name: uniqueName(text.slice(0, MAX_HEADING), taken),
      column,
      samples: samples.slice(0, MAX_SAMPLES).map((sample) => sample.slice(0, MAX_SAMPLE)),
    };
  });
}

function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number++) unique = `${name} (${number})`;
  taken.add(unique);
  return unique;
}
