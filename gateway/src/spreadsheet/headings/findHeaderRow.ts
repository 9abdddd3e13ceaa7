import { headingMatch } from './headings.js';
import type { CellRange } from '../filling/references.js';

/** A column of a sheet with a header row. */
export interface FoundColumn {
  /** The heading; made unique with ' (2)' where it stands twice. */
  name: string;
  /** The column's number, counted from 1. */
  column: number;
  samples: string[];
}

export interface FoundHeaderRow {
  /** The number of the header row, counted from 1; of several the lowest. */
  row: number;
  /** How much it looks like a header row; the scores of several sheets can be compared. */
  score: number;
  columns: FoundColumn[];
}

export interface TextCell {
  column: number;
  text: string;
  /** Whether it is text that somebody typed, rather than a number, a day or a result. */
  isText: boolean;
}

/** A row with something in it. */
export interface TextRow {
  row: number;
  cells: TextCell[];
}

/** Rows in which the header row is looked for: logos and titles above it are common. */
const HEADER_WITHIN = 40;
/** Cells that span more rows than these label the data beside them. */
const MAX_HEADER_ROWS = 4;
const MAX_HEADING = 200;
const MAX_SAMPLES = 3;
const MAX_SAMPLE = 100;
/** Longer texts are explanations rather than headings. */
const LONG_TEXT = 60;

/**
 * The header row of a sheet: the one with many different short texts, known names first. A title has one cell, data has
 * numbers, days and e-mails in it, and of equally likely rows the upper one is it. Where cells span several rows,
 * all of these are header rows, and the lowest text of a column is its heading.
 * @param knownHeadings normalised names of the data fields.
 */
export function findHeaderRow(
  rows: readonly TextRow[],
  merges: readonly CellRange[],
  knownHeadings: readonly string[],
): FoundHeaderRow | null {
  let best: { row: number; score: number } | null = null;
  for (const row of rows.slice(0, HEADER_WITHIN)) {
    const score = headerScore(row, merges, knownHeadings);
    if (score > (best?.score ?? 0)) best = { row: row.row, score };
  }
  if (!best) return null;
  const { first, last } = headerRows(best.row, merges);
  const columns = columnsOf(
    rows.filter(({ row }) => row >= first && row <= last),
    dataBelow(rows, last),
  );
  return { row: last, score: best.score, columns };
}

function headerScore({ row, cells }: TextRow, merges: readonly CellRange[], knownHeadings: readonly string[]): number {
  const seen = new Set<string>();
  let score = 0;
  for (const { column, text, isText } of cells) {
    const looksLikeData = !isText || !/\p{L}/u.test(text) || text.includes('@') || isNumbered(text);
    if (looksLikeData || seen.has(text)) score -= 1.5;
    else if (text.length > LONG_TEXT) score -= 0.5;
    // A cell over several columns is the title of a group of them.
    else if (!spansColumns(row, column, merges)) score += headingMatch(text, knownHeadings) ? 3 : 1;
    seen.add(text);
  }
  return score;
}

/** 'Rua A, 123' and '84988887777' are values; '0101 - Salário' is a heading with its code. */
const isNumbered = (text: string): boolean => /\d{3}/.test(text) && !/^\d+\s?[-–.:]\s?\p{L}/u.test(text);

function spansColumns(row: number, column: number, merges: readonly CellRange[]): boolean {
  return merges.some(
    ({ firstRow, firstColumn, lastColumn }) => firstRow === row && firstColumn === column && lastColumn > firstColumn,
  );
}

/** The rows that cells of this one span, itself included. */
function headerRows(row: number, merges: readonly CellRange[]): { first: number; last: number } {
  const spans = merges.filter(
    ({ firstRow, lastRow }) => firstRow <= row && lastRow >= row && lastRow - firstRow < MAX_HEADER_ROWS,
  );
  return {
    first: Math.min(row, ...spans.map(({ firstRow }) => firstRow)),
    last: Math.max(row, ...spans.map(({ lastRow }) => lastRow)),
  };
}

/** The rows directly below: what stands below a gap (totals, notes) is no example of the data. */
function dataBelow(rows: readonly TextRow[], headerRow: number): TextRow[] {
  const below = rows.filter(({ row }) => row > headerRow);
  return below.filter(({ row }, index) => row === headerRow + 1 + index);
}

function columnsOf(headers: readonly TextRow[], data: readonly TextRow[]): FoundColumn[] {
  const texts = new Map(headers.flatMap(({ cells }) => cells.map(({ column, text }) => [column, text] as const)));
  const taken = new Set<string>();
  return [...texts]
    .sort(([left], [right]) => left - right)
    .map(([column, text]) => {
      const samples = data.flatMap(({ cells }) => cells.find((cell) => cell.column === column)?.text ?? []);
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
