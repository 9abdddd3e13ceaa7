import { listMerges } from './listMerges.js';
import { parseRange, type CellRange, type RowMove } from './references.js';
import { isRunningNumber, runningNumbers, type RunningNumbers } from './runningNumbers.js';
import type { RawRow } from './sheetRows.js';

/** Where data goes in a customer's sheet, and what stands there now. */
export interface DataRegion {
  /** The number of the header row; of several, whose cells span rows, the lowest. */
  headerRow: number;
  move: RowMove;
  /** The rows that the data takes over, by number: their formats and their own formulas stay. */
  takenRows: Map<number, RawRow>;
  /** Rows with examples: what was typed into them goes. */
  exampleRows: ReadonlySet<number>;
  /** Columns, counted from 1, with the numbers that the prepared rows have and further rows go on with. */
  numbers: ReadonlyMap<number, RunningNumbers>;
}

/**
 * Decides which rows the data takes. Directly below the header row come, in this order and each optional:
 * 1. example rows: at least half of the mapped columns filled, none with a formula. They are replaced;
 * 2. prepared rows: mapped columns empty, formats, formulas and running numbers in the others. They are filled in;
 * 3. empty rows, up to the customer's next content (totals, notes, signatures): filled too, but one empty row is left
 *    before that content where there was one;
 * and where that is not enough, rows are inserted and everything below moves down.
 */
export function findDataRegion(input: {
  rows: readonly RawRow[];
  merges: readonly CellRange[];
  headerRow: number;
  /** Columns that get data, counted from 1. */
  mapped: ReadonlySet<number>;
  totalRows: number;
}): DataRegion {
  const { rows, merges, mapped, totalRows } = input;
  const headerRow = Math.max(
    input.headerRow,
    ...merges
      .filter(({ firstRow, lastRow }) => firstRow <= input.headerRow && lastRow > input.headerRow)
      .map(({ lastRow }) => lastRow),
  );
  const below = new Map(rows.filter(({ row }) => row > headerRow).map((row) => [row.row, row]));
  const inList = new Set(listMerges(merges, headerRow));
  const firstMerge = merges
    .filter((merge) => merge.firstRow > headerRow && !inList.has(merge))
    .reduce((first, { firstRow }) => Math.min(first, firstRow), Infinity);

  const exampleRows = new Set<number>();
  let next = headerRow + 1;
  for (; next < firstMerge && isExample(below.get(next), mapped); next++) exampleRows.add(next);
  const prepared: RawRow[] = [];
  for (let row = below.get(next); next < firstMerge && row && isPrepared(row, mapped, below); row = below.get(++next)) {
    prepared.push(row);
  }
  const contentRow = Math.min(
    firstMerge,
    ...[...below.values()].filter((row) => row.row >= next && hasContent(row)).map(({ row }) => row),
  );

  const lastFreeRow = Number.isFinite(contentRow) ? contentRow - 1 : Number.MAX_SAFE_INTEGER;
  const capacity = lastFreeRow - headerRow;
  // Rows before `next` are examples or prepared; one that is not may be the gap that the customer left.
  const gap = contentRow - 1 >= next && capacity >= 2 && !hasFormats(below.get(contentRow - 1)) ? 1 : 0;
  const usable = Number.isFinite(contentRow) ? capacity - gap : capacity;
  const by = Math.max(0, totalRows - usable);
  const insertAt = by > 0 ? headerRow + usable + 1 : Number.MAX_SAFE_INTEGER;
  const move: RowMove = { headerRow, insertAt, by, lastFreeRow, lastDataRow: headerRow + totalRows };
  const lastTaken = headerRow + Math.min(totalRows, usable);
  const takenRows = new Map([...below].filter(([row]) => row <= lastTaken));
  return { headerRow, move, takenRows, exampleRows, numbers: runningNumbers(prepared) };
}

function isExample(row: RawRow | undefined, mapped: ReadonlySet<number>): boolean {
  const cells = row?.cells.filter(({ column }) => mapped.has(column)) ?? [];
  if (cells.some(({ hasFormula }) => hasFormula)) return false;
  return cells.filter(({ value }) => value !== '').length >= Math.max(1, mapped.size / 2);
}

function isPrepared({ row, cells }: RawRow, mapped: ReadonlySet<number>, below: ReadonlyMap<number, RawRow>): boolean {
  if (cells.length === 0) return false;
  return cells.every((cell) => {
    if (mapped.has(cell.column)) return cell.value === '' && !cell.hasFormula;
    return cell.value === '' || cell.hasFormula || isRunningNumber(row, cell, below);
  });
}

function hasContent(row: RawRow): boolean {
  return row.cells.some(({ value, hasFormula }) => value !== '' || hasFormula);
}

function hasFormats(row: RawRow | undefined): boolean {
  return row !== undefined && row.cells.some(({ style }) => style !== 0);
}

/** The ranges of a sheet's merged cells. */
export function mergedRanges(references: readonly string[]): CellRange[] {
  return references.flatMap((reference) => parseRange(reference) ?? []);
}
