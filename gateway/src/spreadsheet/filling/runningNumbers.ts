import type { RawCell, RawRow } from './sheetRows.js';

/** A column in which the customer has numbered the lines of the list. */
export interface RunningNumbers {
  /** The last row with such a number. */
  lastRow: number;
  /** What is added to the number of a row. */
  offset: number;
}

/** Whether a cell is a number that was typed, and counts on by one from the row above or to the row below. */
export function isRunningNumber(row: number, cell: RawCell, rows: ReadonlyMap<number, RawRow>): boolean {
  const number = wholeNumber(cell);
  if (number === null || cell.hasFormula) return false;
  return [-1, 1].some((step) => {
    const other = rows.get(row + step)?.cells.find(({ column }) => column === cell.column);
    return other !== undefined && wholeNumber(other) === number + step;
  });
}

/** The columns with running numbers, from the prepared rows. */
export function runningNumbers(prepared: readonly RawRow[]): Map<number, RunningNumbers> {
  const found = new Map<number, RunningNumbers>();
  for (const { row, cells } of prepared) {
    for (const cell of cells) {
      const number = cell.hasFormula ? null : wholeNumber(cell);
      if (number !== null) found.set(cell.column, { lastRow: row, offset: number - row });
    }
  }
  return found;
}

/** Whether a number in an example row is one of those that the prepared rows go on from. */
export function isCounted(row: number, cell: RawCell, numbers: ReadonlyMap<number, RunningNumbers>): boolean {
  const offset = numbers.get(cell.column)?.offset;
  return offset !== undefined && wholeNumber(cell) === row + offset;
}

function wholeNumber({ type, value }: RawCell): number | null {
  const number = type === 'n' && value.trim() !== '' ? Number(value) : null;
  return Number.isSafeInteger(number) ? number : null;
}
