import { columnName } from '../writing/cells.js';
import type { DataRegion } from './dataRegion.js';
import type { CellRange } from './references.js';
import { withAttributes, xmlTokens } from './xml.js';

/**
 * The merges below the header row that belong to rows of the list: each lies in one row and spans the same columns as a merged
 * heading, and such rows follow each other from the header row on. Any other merge (a title, a line for a signature) is the customer's
 * own content, which data must not cover.
 */
export function listMerges(merges: readonly CellRange[], headerRow: number): CellRange[] {
  const headings = new Set(
    merges.filter(({ firstRow, lastRow }) => firstRow <= headerRow && lastRow >= headerRow).map(columnsOf),
  );
  const alike = merges.filter(
    (merge) => merge.firstRow > headerRow && merge.firstRow === merge.lastRow && headings.has(columnsOf(merge)),
  );
  const rows = new Set(alike.map(({ firstRow }) => firstRow));
  let lastRow = headerRow;
  while (rows.has(lastRow + 1)) lastRow++;
  return alike.filter(({ firstRow }) => firstRow <= lastRow);
}

function columnsOf({ firstColumn, lastColumn }: CellRange): string {
  return `${columnName(firstColumn - 1)}:${columnName(lastColumn - 1)}`;
}

/** Merges of the first row of data that new rows take over, as when a person copies it down. */
export interface CopiedMerges {
  /** Columns from the first to the last one, such as `A:C`. */
  columns: string[];
  /** The rows that get them, counted from 1. */
  firstRow: number;
  lastRow: number;
}

/** Programs take seconds for each ten thousand merges when they open a file; a list of so many rows does without. */
const MAX_ADDED = 20_000;

/** What the rows of data that the file does not have merge; null where that is nothing, or too much. */
export function copiedMerges(
  merges: readonly CellRange[],
  { headerRow, move, takenRows }: DataRegion,
): CopiedMerges | null {
  const inList = listMerges(merges, headerRow);
  const merged = inList.filter(({ firstRow }) => firstRow < move.insertAt && firstRow <= move.lastDataRow);
  const columns = merged.filter(({ firstRow }) => firstRow === headerRow + 1).map(columnsOf);
  const ownRows = [...takenRows.keys(), ...merged.map(({ firstRow }) => firstRow)];
  const firstRow = ownRows.reduce((last, row) => Math.max(last, row), headerRow) + 1;
  const count = columns.length * (move.lastDataRow - firstRow + 1);
  return count <= 0 || count > MAX_ADDED ? null : { columns, firstRow, lastRow: move.lastDataRow };
}

/** The XML of the merges, row by row. */
export function* mergesXml({ columns, firstRow, lastRow }: CopiedMerges): Generator<string> {
  for (let row = firstRow; row <= lastRow; row++) {
    yield columns.map((span) => `<mergeCell ref="${span.replace(':', `${row}:`)}${row}"/>`).join('');
  }
}

/** What follows the rows of a sheet: its XML, with merges that are added at the head of the list of merges. */
export interface AfterRows {
  start: string;
  added: CopiedMerges | null;
  end: string;
}

/** Makes room for merges in what follows the rows, and has the list of merges say how many there are. */
export function afterRows(xml: string, added: CopiedMerges | null): AfterRows {
  for (const { kind, name, start, end } of added ? xmlTokens(xml) : []) {
    if (!added || name !== 'mergeCells' || kind !== 'open') continue;
    const count = added.columns.length * (added.lastRow - added.firstRow + 1);
    const tag = withAttributes(xml.slice(start, end), (attribute, value) =>
      attribute === 'count' ? String(Number(value) + count) : undefined,
    );
    return { start: xml.slice(0, start) + tag, added, end: xml.slice(end) };
  }
  return { start: xml, added: null, end: '' };
}
