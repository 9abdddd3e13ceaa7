import { findHeaderRow, type FoundHeaderRow, type TextRow } from '../headings/findHeaderRow.js';
import { WorkbookRefusal } from '../filling/refusal.js';
import type { CellRange } from '../filling/references.js';
import { csvRows, decodedText } from './csvSheet.js';
import { pastedRows } from './pastedSheet.js';
import { MAX_TABLE_ROWS, tooManyRows, type Table, type TableRow } from './table.js';
import { openReadable, type ReadableWorkbook, type ReadSheet } from './workbookSheet.js';

/** What is read, and how where somebody has said so. */
export interface TableSource {
  kind: 'xlsx' | 'csv' | 'text';
  bytes: Buffer;
  /** The sheet; the one that looks most like a list when absent. */
  sheetName?: string | undefined;
  /** The number of the header row, from 1; found by content when absent, 0 for none. */
  headerRow?: number | undefined;
  /** Normalised names of the fields, by which a header row is told from data. */
  knownHeadings: readonly string[];
}

/** The header row is looked for in the first rows. */
const LOOKED_AT = 60;
const EMPTY = 'A planilha está vazia.';

/**
 * Reads a table from a file or from pasted lines: sheet and header row by content unless told.
 * @throws WorkbookRefusal with a reason for the user.
 */
export async function readTable(source: TableSource): Promise<Table> {
  if (source.kind === 'xlsx') return workbookTable(source);
  const text = decodedText(source.bytes);
  const pasted = source.kind === 'text' ? pastedRows(text) : null;
  const rows = pasted ? pasted.rows : csvRows(text);
  if (rows.length === 0) throw new WorkbookRefusal(EMPTY);
  const name = source.kind === 'csv' ? 'CSV' : 'Dados colados';
  const sheets = [{ name, rowCount: rows.length, isHidden: false }];
  const sheet = { name, isHidden: false, rows, merges: [] };
  if (pasted?.headings && source.headerRow === undefined) {
    return { sheets, sheetName: name, headerRow: 0, headings: pasted.headings, rows, counting: 1900 };
  }
  return { sheets, counting: 1900, ...withHeadings(sheet, source) };
}

async function workbookTable(source: TableSource): Promise<Table> {
  const workbook = await openReadable(source.bytes);
  const index = await sheetIndex(workbook, source);
  const sheet = await workbook.read(index);
  if (sheet.rows.length === 0) throw new WorkbookRefusal(EMPTY);
  const sheets = await Promise.all(
    workbook.sheets.map(async ({ name, isHidden }, at) => ({
      name,
      isHidden,
      rowCount: at === index ? sheet.rows.length : await workbook.count(at),
    })),
  );
  return { sheets, counting: workbook.counting, ...withHeadings(sheet, source) };
}

/** The sheet that is named; else the visible one with the best header row, or with most rows where none has any. */
async function sheetIndex(workbook: ReadableWorkbook, { sheetName, knownHeadings }: TableSource): Promise<number> {
  if (sheetName !== undefined) {
    const named = workbook.sheets.findIndex(({ name }) => name === sheetName);
    if (named < 0) throw new WorkbookRefusal(`A planilha "${sheetName.slice(0, 100)}" não está no arquivo.`);
    return named;
  }
  if (workbook.sheets.length === 1) return 0;
  let best = { index: 0, score: Number.NEGATIVE_INFINITY };
  for (const [index, { isHidden }] of workbook.sheets.entries()) {
    const { rows, merges } = await workbook.read(index, LOOKED_AT);
    if (rows.length === 0) continue;
    const header = headerRowOf({ rows, merges }, knownHeadings);
    // An instruction sheet has headings of sorts as well, but no people below.
    const score = (header?.score ?? -1) + Math.min(rows.length, 20) / 10 - (isHidden ? 1_000 : 0);
    if (score > best.score) best = { index, score };
  }
  return best.index;
}

function withHeadings(
  sheet: ReadSheet,
  { headerRow, knownHeadings }: TableSource,
): Pick<Table, 'sheetName' | 'headerRow' | 'headings' | 'rows'> {
  const { name, rows } = sheet;
  const found = headerRow === undefined ? headerRowOf(sheet, knownHeadings) : null;
  const row = headerRow ?? found?.row ?? 0;
  if (rows.filter((each) => each.row > row).length > MAX_TABLE_ROWS) {
    throw tooManyRows();
  }
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const named = new Map(found?.columns.map((column) => [column.column - 1, column.name]));
  const chosen = rows.find((each) => each.row === row)?.cells ?? [];
  const headings = Array.from({ length: width }, (_, column) => (found ? named.get(column) : chosen[column]) ?? '');
  return { sheetName: name, headerRow: row, headings: headings.map((text) => text.slice(0, 200)), rows };
}

const DATA = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$|^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;

/** The header row, unless the one that looks most like it holds an e-mail or a CPF: then the data begin without any. */
function headerRowOf(
  { rows, merges }: { rows: readonly TableRow[]; merges: readonly CellRange[] },
  knownHeadings: readonly string[],
): FoundHeaderRow | null {
  const texts = rows.slice(0, LOOKED_AT).map(({ row, cells }): TextRow => ({
    row,
    cells: cells.flatMap((cell, column) => {
      const text = cell.replace(/\s+/g, ' ');
      return text === '' ? [] : [{ column: column + 1, text, isText: !/^-?[\d.,/]+$/.test(text) }];
    }),
  }));
  const found = findHeaderRow(texts, merges, knownHeadings);
  const row = found && rows.find(({ row: number }) => number === found.row);
  return row?.cells.some((cell) => DATA.test(cell)) ? null : found;
}
