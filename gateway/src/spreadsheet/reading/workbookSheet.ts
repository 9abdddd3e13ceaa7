import { mergedRanges } from '../filling/dataRegion.js';
import type { CellRange } from '../filling/references.js';
import { numberLook, readCellFormats, showsDate, type NumberLook } from '../filling/numberFormats.js';
import { openCheckedWorkbook, partText, type SheetPart, type WorkbookPackage } from '../filling/package.js';
import { elements, sharedStringText, sheetRows, type RawCell } from '../filling/sheetRows.js';
import { attributesOf, decodeCellText } from '../filling/xml.js';
import { WorkbookRefusal } from '../filling/refusal.js';
import { BROKEN } from '../zip/zipReader.js';
import { MAX_TABLE_COLUMNS, TableRows, cellText, tooManyRows, trimmedCells, type TableRow } from './table.js';

/** A sheet with its rows as texts. */
export interface ReadSheet {
  name: string;
  isHidden: boolean;
  rows: TableRow[];
  merges: CellRange[];
}

/** A workbook whose sheets are read one by one. */
export interface ReadableWorkbook {
  counting: 1900 | 1904;
  sheets: readonly { name: string; isHidden: boolean }[];
  /** The rows of the sheet at an index; only the first ones where `most` says so. */
  read(index: number, most?: number): Promise<ReadSheet>;
  /** How many rows of the sheet have something in them. */
  count(index: number): Promise<number>;
}

/** A sheet of 50,000 rows and 30 columns inflates to some 80 MB of XML, which is read row by row. */
const LARGEST_SHEET = 160 * 1024 * 1024;
/** Rows without anything in them count here: a sheet may have been formatted far beyond its data. */
const MAX_ROWS_SEEN = 300_000;
const TOO_LONG = 'Uma linha ou um texto da planilha é grande demais para ser importado.';
/** The last row that a sheet of Excel has. */
const LAST_ROW = 1_048_576;
/** A merged title may span a whole sheet; one that is longer than this labels no group of people. */
const MAX_MERGED_ROWS = 2_000;

/**
 * Opens a workbook for reading, after all checks that templates have. Formulas are never evaluated: their stored values
 * are read.
 * @throws WorkbookRefusal with a reason for the user.
 */
export async function openReadable(bytes: Buffer): Promise<ReadableWorkbook> {
  const workbook = await openCheckedWorkbook(bytes, LARGEST_SHEET);
  const styles = workbook.stylesPath === null ? null : await partText(workbook, workbook.stylesPath);
  const formats = readCellFormats(styles ?? '');
  const dates = formats.numberFormatIds.map((_id, format) => showsDate(formats, format));
  const looks = formats.numberFormatIds.map((_id, format) => numberLook(formats, format));
  let texts: Promise<string[]> | null = null;
  return {
    counting: workbook.counting,
    sheets: workbook.sheets.map(({ name, hidden }) => ({ name, isHidden: hidden })),
    async read(index, most = Number.POSITIVE_INFINITY) {
      const sheet = workbook.sheets[index] as SheetPart;
      texts ??= allTexts(workbook);
      const reader = new CellReader(await texts, { dates, looks }, workbook.counting);
      const merges = await mergesOf(workbook, sheet);
      const rows = await readRows(workbook, sheet, reader, most);
      return { name: sheet.name, isHidden: sheet.hidden, rows: filledDown(rows, merges), merges };
    },
    async count(index) {
      const entry = workbook.entries.get((workbook.sheets[index] as SheetPart).path);
      let count = 0;
      let seen = 0;
      for await (const xml of entry ? elements(bytes, entry, 'row') : []) {
        seen += 1;
        if (seen > MAX_ROWS_SEEN) break;
        if (/<(?:\w+:)?[vt][\s>]/.test(xml)) count += 1;
      }
      return count;
    },
  };
}

async function allTexts(workbook: WorkbookPackage): Promise<string[]> {
  const entry = workbook.sharedStringsPath === null ? undefined : workbook.entries.get(workbook.sharedStringsPath);
  const texts: string[] = [];
  if (entry)
    for await (const item of elements(workbook.bytes, entry, 'si', TOO_LONG)) texts.push(sharedStringText(item));
  return texts;
}

async function readRows(
  workbook: WorkbookPackage,
  sheet: SheetPart,
  reader: CellReader,
  most: number,
): Promise<TableRow[]> {
  const entry = workbook.entries.get(sheet.path);
  const found = new TableRows();
  const numbers = new Set<number>();
  let expected = 1;
  if (!entry) return [];
  let seen = 0;
  for await (const xml of elements(workbook.bytes, entry, 'row', TOO_LONG)) {
    seen += 1;
    if (seen > MAX_ROWS_SEEN) throw tooManyRows();
    for (const { row, cells, tag } of sheetRows(xml, 0, expected)) {
      expected = row + 1;
      const texts: string[] = [];
      let width = 0;
      for (const cell of cells) {
        const text = reader.textOf(cell);
        if (text === '') continue;
        width = Math.max(width, cell.column);
        if (cell.column <= MAX_TABLE_COLUMNS) texts[cell.column - 1] = text;
      }
      if (width > 0) assertOwnNumber(row, numbers);
      const isHidden = /\shidden\s*=\s*["'](?:1|true)["']/.test(tag);
      found.add(
        {
          row,
          cells: trimmedCells(Array.from(texts, (text) => text ?? '')),
          ...(isHidden && { isHidden: true as const }),
        },
        width,
      );
    }
    if (found.rows.length >= most) break;
  }
  return found.rows;
}

/** Corrections and results are kept by the numbers of rows: of two rows with one number, somebody would be lost. @throws WorkbookRefusal */
function assertOwnNumber(row: number, taken: Set<number>): void {
  if (row < 1 || row > LAST_ROW || taken.has(row)) throw new WorkbookRefusal(BROKEN);
  taken.add(row);
}

async function mergesOf(workbook: WorkbookPackage, sheet: SheetPart): Promise<CellRange[]> {
  const entry = workbook.entries.get(sheet.path);
  const references: string[] = [];
  if (!entry) return [];
  for await (const xml of elements(workbook.bytes, entry, 'mergeCell')) {
    references.push(attributesOf(xml).get('ref') ?? '');
    if (references.length >= MAX_MERGES) break;
  }
  return mergedRanges(references);
}
const MAX_MERGES = 20_000;

/**
 * A cell that spans several rows of one column says the same of each of them, and counts in each: the text is handed on, and stored,
 * with every row that it stands in.
 * @throws WorkbookRefusal naming a limit.
 */
function filledDown(rows: TableRow[], merges: readonly CellRange[]): TableRow[] {
  const tall = merges.filter(
    ({ firstRow, lastRow, firstColumn, lastColumn }) =>
      lastRow > firstRow && firstColumn === lastColumn && lastRow - firstRow <= MAX_MERGED_ROWS,
  );
  if (tall.length === 0) return rows;
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  for (const { firstRow, lastRow, firstColumn } of tall) {
    const text = byNumber.get(firstRow)?.cells[firstColumn - 1] ?? '';
    if (text === '' || firstColumn > MAX_TABLE_COLUMNS) continue;
    for (let number = firstRow + 1; number <= lastRow; number++) {
      const cells = byNumber.get(number)?.cells;
      if (!cells) continue;
      while (cells.length < firstColumn) cells.push('');
      cells[firstColumn - 1] ||= text;
    }
  }
  const filled = new TableRows();
  for (const row of rows) filled.add(row);
  return filled.rows;
}

/** Reads cells into texts; a text that comes again and again is made once. */
class CellReader {
  constructor(
    private readonly texts: readonly string[],
    private readonly formats: { dates: readonly boolean[]; looks: readonly NumberLook[] },
    private readonly counting: 1900 | 1904,
  ) {}

  textOf({ type, value, style }: RawCell): string {
    if (type === 's') {
      const text = this.texts[Number(value)];
      if (text === undefined) throw new WorkbookRefusal(BROKEN);
      return cellText(text);
    }
    if (type === 'e' || value === '') return '';
    if (type === 'b') return value === '1' ? 'Sim' : 'Não';
    // A shared text has its escapes resolved; these have them as well, in exports of this server among others.
    if (type !== 'n') return cellText(decodeCellText(value));
    if (this.formats.dates[style]) return dayOfSerial(Number(value), this.counting) ?? numberText(value);
    return numberText(value, this.formats.looks[style]);
  }
}

/** A number as people of Brazil write it and its format shows it; what is no number stays. */
function numberText(
  value: string,
  { leastDigits, isPercent }: NumberLook = { leastDigits: 0, isPercent: false },
): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return cellText(value);
  if (isPercent) return `${numberText(String(Number((number * 100).toPrecision(15))))}%`;
  if (Number.isSafeInteger(number)) return number < 0 ? String(number) : String(number).padStart(leastDigits, '0');
  // Beyond fifteen digits a spreadsheet's numbers have noise of the calculation.
  const exact = Number(number.toPrecision(15));
  return Math.abs(exact) >= 1e21 ? cellText(value) : exact.toString().replace('.', ',');
}

const DAY_MS = 86_400_000;
/** The highest serial number of a day: 31/12/9999. */
const LAST_SERIAL = 2_958_465;

/** A day by its number in spreadsheets, as dd/MM/yyyy; null where there is none, such as for a time of day. */
export function dayOfSerial(serial: number, counting: 1900 | 1904): string | null {
  if (!(serial >= 1) || serial > LAST_SERIAL) return null;
  const days = Math.floor(serial) - (counting === 1900 ? 25_569 : 24_107);
  return new Date(days * DAY_MS).toISOString().slice(0, 10).split('-').reverse().join('/');
}
