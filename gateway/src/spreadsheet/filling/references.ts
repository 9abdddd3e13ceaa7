/** Cell addresses, ranges, and what becomes of them when rows are inserted. */

/** Rows and columns count from 1; a whole row or column has no other end. */
export interface CellRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** How rows move when others are inserted; rows count from 1. */
export interface RowMove {
  /** The number of the header row; of several the lowest. */
  headerRow: number;
  /** The first row that moves down. */
  insertAt: number;
  /** How many rows it moves down. */
  by: number;
  /** The last row of what was free for data before the insertion. */
  lastFreeRow: number;
  /** The last row of data afterwards. */
  lastDataRow: number;
}

/** Rows that are inserted into one sheet, for all parts of a workbook that speak of it. */
export interface SheetMove {
  sheetName: string;
  move: RowMove;
}

const ADDRESS = /^\$?([a-z]{1,3})\$?(\d{1,7})$/i;

/** The number of a column by its letters; A is 1. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Row and column of an address such as `B7` or `$B$7`; null for anything else. */
export function parseAddress(address: string): { row: number; column: number } | null {
  const parts = ADDRESS.exec(address);
  return parts?.[1] && parts[2] ? { column: columnNumber(parts[1]), row: Number(parts[2]) } : null;
}

/** The range of `A1:B2` or `A1`; null for whole rows, whole columns and anything else. */
export function parseRange(text: string): CellRange | null {
  const [from, to = from] = text.split(':');
  const first = parseAddress(from ?? '');
  const last = parseAddress(to ?? '');
  if (!first || !last) return null;
  return { firstRow: first.row, lastRow: last.row, firstColumn: first.column, lastColumn: last.column };
}

/** Where a row is after the insertion. */
export function movedRow(row: number, move: RowMove): number {
  return row >= move.insertAt ? row + move.by : row;
}

/**
 * Where the last row of a range is after the insertion. A range that held the data from its first row on
 * holds all of it afterwards, as if the rows had been typed into the file: `SUM(C5:C24)` still sums everybody.
 */
export function movedLastRow(firstRow: number, lastRow: number, move: RowMove): number {
  const moved = movedRow(lastRow, move);
  const heldData = firstRow <= move.headerRow + 1 && lastRow > move.headerRow && lastRow <= move.lastFreeRow;
  return heldData ? Math.max(moved, move.lastDataRow) : moved;
}

/** A range or a list of them, as in `ref` and `sqref`, after the insertion. */
export function movedRanges(text: string, move: RowMove): string {
  return text
    .split(' ')
    .map((range) => movedReference(range, move, null))
    .join(' ');
}

const ROWS = /^(\$?)(\d{1,7}):(\$?)(\d{1,7})$/;
const CELLS = /^(\$?[a-z]{1,3}\$?)(\d{1,7})(?::(\$?[a-z]{1,3}\$?)(\d{1,7}))?$/i;

function movedReference(reference: string, move: RowMove, ownRow: number | null): string {
  const [, first = '', firstRow = '', last, lastRow = ''] = CELLS.exec(reference) ?? ROWS.exec(reference) ?? [];
  if (firstRow === '') return reference;
  const from = `${first}${movedRow(Number(firstRow), move)}`;
  if (last === undefined) return from;
  // A range that ends in the own row is about one person, or about all up to them: it ends in its own row wherever it is filled down.
  const endsHere = Number(lastRow) === ownRow && !last.endsWith('$');
  const to = endsHere ? movedRow(ownRow, move) : movedLastRow(Number(firstRow), Number(lastRow), move);
  return `${from}:${last}${to}`;
}

// Texts and quoted sheet names first, so that nothing inside them is taken for a reference; structured references
// (Table[Column]) keep their brackets. A name such as LOG10( or A1B is no address. What is not closed goes on to the end, and
// any other character is a part of its own: each part begins where the one before ended, so that nothing is read twice.
const FORMULA_PART =
  /"(?:[^"]|"")*(?:"|$)|((?:'(?:[^']|'')+'|(?:\[\d+\])?[\p{L}_][\p{L}\p{N}_.]*)!)?(\$?[A-Za-z]{1,3}\$?\d{1,7}(?::\$?[A-Za-z]{1,3}\$?\d{1,7})?|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_.(!])|\[[^\]]*(?:\]|$)|'(?:[^']|'')*(?:'|$)|[\p{L}_$][\p{L}\p{N}_.$]*|[\s\S]/guy;

/**
 * A formula after rows were inserted into `movedSheet`.
 * @param ownSheet the sheet that the formula stands in: references without a sheet name mean it.
 * @param ownRow the row that it stands in, or is meant for first, where that is in the moved sheet; null elsewhere.
 */
export function movedFormula(
  formula: string,
  ownSheet: string | null,
  { sheetName: movedSheet, move }: SheetMove,
  ownRow: number | null = null,
): string {
  return formula.replace(FORMULA_PART, (part, sheet: string | undefined, reference: string | undefined) => {
    if (reference === undefined) return part;
    const meant = sheet === undefined ? ownSheet : sheetNameOf(sheet);
    if (meant?.toLowerCase() !== movedSheet.toLowerCase()) return part;
    return `${sheet ?? ''}${movedReference(reference, move, ownRow)}`;
  });
}

/**
 * The range of a filter over the header row alone, stretched over the data: it is meant for what comes below. Null for
 * any other range.
 * @param sheet the sheet that the reference has to name; null for a reference without a name.
 */
export function stretchedFilter(reference: string, sheet: string | null, move: RowMove): string | null {
  const name = reference.slice(0, reference.lastIndexOf('!') + 1);
  const range = parseRange(reference.slice(name.length));
  if (range?.lastRow !== move.headerRow || !reference.includes(':')) return null;
  if ((name === '' ? null : sheetNameOf(name)) !== sheet) return null;
  return reference.replace(/(?<!\d)\d+$/, String(move.lastDataRow));
}

/** A formula of one row as it reads in another, as when it is filled down: rows without `$` move along. */
export function filledDownFormula(formula: string, by: number): string {
  return formula.replace(FORMULA_PART, (part, sheet: string | undefined, reference: string | undefined) => {
    if (reference === undefined) return part;
    const moved = reference.replace(/(\$?[a-z]{0,3}\$?)(\d{1,7})/gi, (_whole, column: string, row: string) =>
      column.endsWith('$') ? `${column}${row}` : `${column}${Number(row) + by}`,
    );
    return `${sheet ?? ''}${moved}`;
  });
}

function sheetNameOf(prefix: string): string {
  const name = prefix.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replace(/''/g, "'") : name;
}
