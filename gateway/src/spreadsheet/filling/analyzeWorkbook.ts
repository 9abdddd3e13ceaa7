import { mergedRanges } from './dataRegion.js';
import {
  findHeaderRow,
  type FoundColumn,
  type FoundHeaderRow,
  type TextCell,
  type TextRow,
} from '../headings/findHeaderRow.js';
import { readCellFormats, showsDate, type CellFormats } from './numberFormats.js';
import { openCheckedWorkbook, partText, type SheetPart, type WorkbookPackage } from './package.js';
import { WorkbookRefusal } from './refusal.js';
import { elements, sharedStrings, sheetRows, type RawCell } from './sheetRows.js';
import { attributesOf, xmlTokens } from './xml.js';

/** What an uploaded workbook holds. */
export interface FoundSheet {
  sheetName: string;
  /** The number of the header row, counted from 1. */
  headerRow: number;
  columns: FoundColumn[];
}

const ROWS_READ = 60;
export const MAX_COLUMNS = 200;

/**
 * Finds the sheet, its header row and its columns: of several sheets the one that looks most like a list, so that no cover
 * page is taken for it; hidden ones only where no other has a header row. Only the first rows are read, whatever the size.
 * @param knownHeadings normalised names of the data fields: a row with some of them is the header row.
 * @throws WorkbookRefusal with a reason for the user.
 */
export async function analyzeWorkbook(bytes: Buffer, knownHeadings: readonly string[]): Promise<FoundSheet> {
  const workbook = await openCheckedWorkbook(bytes);
  const styles = workbook.stylesPath === null ? null : await partText(workbook, workbook.stylesPath);
  const formats = readCellFormats(styles ?? '');
  let sawContent = false;
  let best: { sheet: SheetPart; header: FoundHeaderRow } | null = null;
  for (const sheet of workbook.sheets.toSorted((left, right) => Number(left.hidden) - Number(right.hidden))) {
    if (best && sheet.hidden && !best.sheet.hidden) break;
    const rows = await firstRows(workbook, sheet, formats);
    sawContent ||= rows.length > 0;
    const header = findHeaderRow(rows, await mergesOf(workbook, sheet), knownHeadings);
    if (header && header.score > (best?.header.score ?? 0)) best = { sheet, header };
  }
  if (best) return { sheetName: best.sheet.name, headerRow: best.header.row, columns: best.header.columns };
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

async function mergesOf(workbook: WorkbookPackage, sheet: SheetPart) {
  const xml = (await partText(workbook, sheet.path)) ?? '';
  const references: string[] = [];
  // The list of merged cells follows all rows: a reader that begins there need not read them.
  const list = xml.indexOf('mergeCells');
  for (const { kind, name, start, end } of list < 0 ? [] : xmlTokens(xml, list)) {
    if (name !== 'mergeCell' || kind === 'close') continue;
    references.push(attributesOf(xml.slice(start, end)).get('ref') ?? '');
  }
  return mergedRanges(references);
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
