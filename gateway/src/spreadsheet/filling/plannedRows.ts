import { columnName, type CellStyles } from '../writing/cells.js';
import type { DataRegion } from './dataRegion.js';
import type { DataStyles } from './dataStyles.js';
import { movedXml } from './moveRows.js';
import { filledDownFormula, parseRange, type SheetMove } from './references.js';
import { WorkbookRefusal } from './refusal.js';
import { isCounted } from './runningNumbers.js';
import type { RawCell, RawRow } from './sheetRows.js';
import { attributesOf, decodeXml, prefixOf, xmlTokens } from './xml.js';

/** A cell of a data row. */
export type PlannedCell =
  /** The cell number `index` of the data. */
  | { kind: 'data'; letters: string; index: number; styles: CellStyles }
  /** A cell that stays as it is in the file. */
  | { kind: 'kept'; xml: string }
  /** The customer's running number of the row, which is its own number with `offset` added. */
  | { kind: 'number'; letters: string; style: number; offset: number }
  /** A formula of the first data row, filled down. */
  | { kind: 'formula'; letters: string; style: number; formula: string; isArray: boolean; fromRow: number };

export interface PlannedRow {
  /** Attributes of the row, such as its height, with a leading blank. */
  attributes: string;
  cells: PlannedCell[];
}

/** What the rows of a plan are made from. */
export interface RowContext {
  /** The XML of the sheet. */
  xml: string;
  region: DataRegion;
  /** Columns that get data, counted from 1, in the order of the cells of a row. */
  columns: readonly number[];
  styles: DataStyles;
  /** The format of a whole column. */
  columnStyles: (column: number) => number;
  sheetMove: SheetMove;
}

/** An example row that no candidate took: formats, formulas and running numbers stay, what else was typed goes. */
export function clearedRow(context: RowContext, row: RawRow): string {
  const { xml } = context;
  const prefix = prefixOf(row.tag);
  const cells = row.cells.map((cell) => clearedCell(context, row, cell));
  return row.cells.length === 0 ? xml.slice(row.start, row.end) : `${row.tag}${cells.join('')}</${prefix}row>`;
}

function clearedCell({ xml, region }: RowContext, row: RawRow, cell: RawCell): string {
  if (cell.hasFormula || isCounted(row.row, cell, region.numbers)) return xml.slice(cell.start, cell.end);
  return `<${prefixOf(row.tag)}c r="${columnName(cell.column - 1)}${row.row}" s="${cell.style}"/>`;
}

/** A row of the file with data in its mapped cells; its other cells stay, but for what was typed into an example. */
export function ownRow(context: RowContext, row: RawRow): PlannedRow {
  const { xml, region, columns, sheetMove } = context;
  const numbers = numberCells(context, row, row.row);
  const written = new Set([...columns, ...numbers.map(({ column }) => column)]);
  const others = row.cells.filter(({ column }) => !written.has(column));
  const kept = others.map((cell) => {
    const text = region.exampleRows.has(row.row) ? clearedCell(context, row, cell) : xml.slice(cell.start, cell.end);
    const withAddress = addressed(text, `${columnName(cell.column - 1)}${row.row}`);
    return {
      column: cell.column,
      planned: { kind: 'kept' as const, xml: movedXml(withAddress, sheetMove.sheetName, sheetMove) },
    };
  });
  return { attributes: rowAttributes(row), cells: inColumnOrder([...kept, ...numbers, ...dataCells(context, row)]) };
}

/** Cells may leave their address out; beside written ones they need it. */
function addressed(cellXml: string, address: string): string {
  const tag = cellXml.slice(0, cellXml.indexOf('>') + 1);
  return attributesOf(tag).has('r') ? cellXml : cellXml.replace(/^<([^\s/>]+)/, `<$1 r="${address}"`);
}

/** A row that was formatted as a whole has thousands of empty cells beside the list: new rows go without those. */
const MAX_LIST_COLUMNS = 256;
/** What the formulas of a new row may take: every candidate's row takes it again. */
const MAX_FORMULAS = 128 * 1024;

/**
 * Rows that the file does not have look like its first data row, and continue the formulas of that.
 * @throws WorkbookRefusal when its formulas are so long that a file of many such rows would be a trick.
 */
export function newRow(context: RowContext, first: RawRow | undefined): PlannedRow {
  const numbers = numberCells(context, first, null);
  const written = new Set([...context.columns, ...numbers.map(({ column }) => column)]);
  const others = (first?.cells ?? []).filter(
    ({ column, hasFormula }) => !written.has(column) && (hasFormula || column <= MAX_LIST_COLUMNS),
  );
  const continued = others.map((cell) => {
    const letters = columnName(cell.column - 1);
    const formula = first ? formulaOf(context, cell, first.row) : null;
    const planned: PlannedCell =
      formula === null || !first
        ? { kind: 'data', letters, index: -1, styles: context.styles.stylesFor(cell.style) }
        : { kind: 'formula', letters, style: cell.style, ...formula, fromRow: first.row };
    return { column: cell.column, planned };
  });
  const row = {
    attributes: first ? rowAttributes(first) : '',
    cells: inColumnOrder([...continued, ...numbers, ...dataCells(context, first)]),
  };
  const lengths = row.cells.map((cell) => (cell.kind === 'formula' ? cell.formula.length : 0));
  if (lengths.reduce((sum, length) => sum + length, row.attributes.length) > MAX_FORMULAS) {
    throw new WorkbookRefusal('A primeira linha de dados do modelo tem fórmulas demais.');
  }
  return row;
}

/** Whether two rows are written the same way. */
export function looksLike(left: PlannedRow, right: PlannedRow): boolean {
  if (left.attributes !== right.attributes || left.cells.length !== right.cells.length) return false;
  return left.cells.every((cell, place) => {
    const other = right.cells[place];
    if (cell.kind === 'number' && other?.kind === 'number') {
      return cell.letters === other.letters && cell.style === other.style && cell.offset === other.offset;
    }
    if (cell.kind !== 'data' || other?.kind !== 'data') return false;
    return cell.letters === other.letters && cell.index === other.index && cell.styles === other.styles;
  });
}

/** A formula that is filled down; null for none, and for an array over several cells, which is of all of them together. */
function formulaOf(
  { xml, sheetMove }: RowContext,
  cell: RawCell,
  row: number,
): { formula: string; isArray: boolean } | null {
  if (!cell.hasFormula) return null;
  const address = `${columnName(cell.column - 1)}${row}`;
  const moved = movedXml(addressed(xml.slice(cell.start, cell.end), address), sheetMove.sheetName, sheetMove);
  let type: string | null = null;
  for (const { kind, name, start, end } of xmlTokens(moved)) {
    if (name === 'f' && kind === 'open') {
      const attributes = attributesOf(moved.slice(start, end));
      const isWhole = attributes.get('t') !== 'array' || isOneCell(attributes.get('ref') ?? address);
      type = isWhole ? (attributes.get('t') ?? 'normal') : null;
    } else if (kind === 'text' && type !== null && ['normal', 'shared', 'array'].includes(type)) {
      return { formula: decodeXml(moved.slice(start, end)), isArray: type === 'array' };
    }
  }
  return null;
}

function isOneCell(reference: string): boolean {
  const range = parseRange(reference);
  return range?.firstRow === range?.lastRow && range?.firstColumn === range?.lastColumn;
}

function dataCells(context: RowContext, row: RawRow | undefined) {
  const styleOf = stylesOf(context, row);
  return context.columns.map((column, index) => {
    const planned: PlannedCell = {
      kind: 'data',
      letters: columnName(column - 1),
      index,
      styles: context.styles.stylesFor(styleOf(column)),
    };
    return { column, planned };
  });
}

/**
 * The customer's running numbers in a row without one.
 * @param ownRow its number; null for the rows that the file does not have, which look like `row`.
 */
function numberCells(context: RowContext, row: RawRow | undefined, ownRow: number | null) {
  const styleOf = stylesOf(context, row);
  const hasOwn = (column: number) =>
    row?.cells.some((cell) => cell.column === column && (cell.value !== '' || cell.hasFormula));
  return [...context.region.numbers]
    .filter(([column, { lastRow }]) => ownRow === null || (ownRow > lastRow && !hasOwn(column)))
    .map(([column, { offset }]) => {
      const letters = columnName(column - 1);
      const planned: PlannedCell = { kind: 'number', letters, style: styleOf(column), offset };
      return { column, planned };
    });
}

/** The format of a column in a row: of its cell, else of the whole row, else of the whole column. */
function stylesOf({ columnStyles }: RowContext, row: RawRow | undefined): (column: number) => number {
  const rowStyle = row && attributesOf(row.tag).get('s');
  return (column) => {
    const cell = row?.cells.find((candidate) => candidate.column === column);
    return cell?.style ?? (rowStyle === undefined ? columnStyles(column) : Number(rowStyle) || 0);
  };
}

function inColumnOrder(cells: { column: number; planned: PlannedCell }[]): PlannedCell[] {
  return cells.sort((left, right) => left.column - right.column).map(({ planned }) => planned);
}

/** Height and format of a row; its number and extent are new, and data is not hidden. */
function rowAttributes(row: RawRow): string {
  return [...attributesOf(row.tag)]
    .filter(([name]) => ['s', 'customFormat', 'ht', 'customHeight'].includes(name))
    .map(([name, value]) => ` ${name}="${value.replace(/[^\w.]/g, '')}"`)
    .join('');
}

/** A filled-down formula in its new row. */
export function continuedFormula(cell: PlannedCell & { kind: 'formula' }, row: number): string {
  return filledDownFormula(cell.formula, row - cell.fromRow);
}
