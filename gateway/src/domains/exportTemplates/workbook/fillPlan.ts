import { columnName, type CellStyles } from '../../exports/workbook/cells.js';
import { findDataRegion, mergedRanges, type DataRegion } from './dataRegion.js';
import { DataStyles } from './dataStyles.js';
import { movedXml, type SheetMove } from './moveRows.js';
import { openWorkbook, partText, type SheetPart, type WorkbookPackage } from './package.js';
import { movedOtherParts } from './otherParts.js';
import { filledDownFormula } from './references.js';
import { WorkbookRefusal } from './refusal.js';
import { sheetDataStart, sheetRows, type RawCell, type RawRow } from './sheetRows.js';
import { attributesOf, decodeXml, prefixOf, xmlTokens } from './xml.js';

/** What to fill. */
export interface FillOrder {
  sheetName: string;
  headerRow: number;
  /** Columns that get data, counted from 1, in the order of the cells of a row. */
  columns: readonly number[];
  totalRows: number;
}

/** A cell of a data row. */
export type PlannedCell =
  /** The cell number `index` of the data. */
  | { kind: 'data'; letters: string; index: number; styles: CellStyles }
  /** As it is in the file. */
  | { kind: 'kept'; xml: string }
  /** A formula of the first data row, filled down. */
  | { kind: 'formula'; letters: string; style: number; formula: string; fromRow: number };

export interface PlannedRow {
  /** Attributes of the row, such as its height, with a leading blank. */
  attributes: string;
  cells: PlannedCell[];
}

/** A customer's workbook, ready for its data: everything but the rows. */
export interface FillPlan {
  sheetPath: string;
  before: string;
  after: string;
  /** Namespace prefix of the sheet's elements, with its colon. */
  prefix: string;
  firstRow: number;
  totalRows: number;
  counting: 1900 | 1904;
  /** Rows that the file has already; `newRow` is how the others look. */
  ownRows: ReadonlyMap<number, PlannedRow>;
  newRow: PlannedRow;
  /** Other parts with their new text; null for those that go. */
  parts: ReadonlyMap<string, string | null>;
}

/** Rows that a sheet has. */
const MAX_ROWS = 1_048_576;

/**
 * Plans how candidates are written into a customer's own workbook.
 *
 * Libraries that read a workbook into objects and write it again lose what they do not know (drawings, charts, comments,
 * conditional formats, print settings). So the XML of the one sheet is edited where the rows go, the few parts that name
 * addresses in it follow (tables, names, other sheets' formulas, charts, drawings, comments), and every other part of the
 * archive is copied byte for byte. Results of formulas are dropped and the programs told to compute.
 * @throws WorkbookRefusal when the file cannot take the rows.
 */
export async function planFill(bytes: Buffer, order: FillOrder): Promise<FillPlan> {
  const workbook = await openWorkbook(bytes);
  const sheet = workbook.sheets.find(({ name }) => name === order.sheetName);
  const xml = sheet ? await partText(workbook, sheet.path) : null;
  const data = xml === null ? null : sheetDataStart(xml);
  if (!sheet || xml === null || !data || data.isEmpty) throw new WorkbookRefusal('A planilha do modelo está vazia.');

  const rows = [...sheetRows(xml, data.end)];
  const { merges, columnStyles } = readSheet(xml);
  const mapped = new Set(order.columns);
  const region = findDataRegion({
    rows,
    merges: mergedRanges(merges),
    headerRow: order.headerRow,
    mapped,
    totalRows: order.totalRows,
  });
  if ((rows.at(-1)?.row ?? 0) + region.move.by > MAX_ROWS || region.move.lastDataRow > MAX_ROWS) {
    throw new WorkbookRefusal('Os candidatos não cabem na planilha do modelo.');
  }
  const styles = new DataStyles(workbook.stylesPath === null ? null : await partText(workbook, workbook.stylesPath));
  const sheetMove: SheetMove = { sheetName: sheet.name, move: region.move };
  const context: RowContext = { xml, region, order, styles, columnStyles, sheetMove };
  const { before, after } = aroundTheData(context, rows);
  const likeFirst = newRow(
    context,
    rows.find(({ row }) => row === region.headerRow + 1),
  );
  const ownRows = [...region.takenRows].map(([row, raw]) => [row, ownRow(context, raw)] as const);
  return {
    // Thousands of examples that look alike need no plan each.
    ownRows: new Map(ownRows.filter(([, planned]) => !looksLike(planned, likeFirst))),
    newRow: likeFirst,
    sheetPath: sheet.path,
    before,
    after,
    prefix: prefixOf(data.tag),
    firstRow: region.headerRow + 1,
    totalRows: order.totalRows,
    counting: workbook.counting,
    parts: await otherParts(workbook, sheet, sheetMove, styles),
  };
}

async function otherParts(workbook: WorkbookPackage, sheet: SheetPart, move: SheetMove, styles: DataStyles) {
  const parts = await movedOtherParts(workbook, sheet, move, workbook.stylesPath === null);
  return parts.set(workbook.stylesPath ?? 'xl/styles.xml', styles.xml());
}

/** Merged cells and the formats of whole columns. */
function readSheet(xml: string): { merges: string[]; columnStyles: (column: number) => number } {
  const merges: string[] = [];
  const spans: { from: number; to: number; style: number }[] = [];
  let inRows = false;
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (name === 'sheetData') inRows = kind === 'open';
    if (inRows || kind === 'close' || (name !== 'mergeCell' && name !== 'col')) continue;
    const attributes = attributesOf(xml.slice(start, end));
    if (name === 'mergeCell') merges.push(attributes.get('ref') ?? '');
    else {
      const [from, to, style] = ['min', 'max', 'style'].map((key) => Number(attributes.get(key) ?? 0));
      spans.push({ from: from ?? 0, to: to ?? 0, style: style ?? 0 });
    }
  }
  return { merges, columnStyles: (column) => spans.find(({ from, to }) => column >= from && column <= to)?.style ?? 0 };
}

interface RowContext {
  xml: string;
  region: DataRegion;
  order: FillOrder;
  styles: DataStyles;
  columnStyles: (column: number) => number;
  sheetMove: SheetMove;
}

/** The sheet's XML up to the data, and after it. */
function aroundTheData(
  { xml, region, sheetMove }: RowContext,
  rows: readonly RawRow[],
): { before: string; after: string } {
  const { sheetName } = sheetMove;
  const firstBelow = rows.find(({ row }) => row > region.headerRow);
  const lastRow = rows.at(-1);
  const cut = firstBelow?.start ?? lastRow?.end ?? 0;
  const rest = rows.filter(({ row }) => row > region.headerRow && !region.takenRows.has(row));
  const rowsEnd = lastRow?.end ?? cut;
  const left = rest.map((row) =>
    region.exampleRows.has(row.row) ? clearedRow(xml, row) : xml.slice(row.start, row.end),
  );
  return {
    before: movedXml(xml.slice(0, cut), sheetName, sheetMove),
    after: movedXml(left.join('') + xml.slice(rowsEnd), sheetName, sheetMove),
  };
}

/** An example row that no candidate took: formats and formulas stay, what was typed goes. */
function clearedRow(xml: string, row: RawRow): string {
  const prefix = prefixOf(row.tag);
  const cells = row.cells.map((cell) => clearedCell(xml, row, cell));
  return row.cells.length === 0 ? xml.slice(row.start, row.end) : `${row.tag}${cells.join('')}</${prefix}row>`;
}

function clearedCell(xml: string, row: RawRow, cell: RawCell): string {
  if (cell.hasFormula) return xml.slice(cell.start, cell.end);
  return `<${prefixOf(row.tag)}c r="${columnName(cell.column - 1)}${row.row}" s="${cell.style}"/>`;
}

/** A row of the file with data in its mapped cells; its other cells stay, but for what was typed into an example. */
function ownRow(context: RowContext, row: RawRow): PlannedRow {
  const { xml, region, order, sheetMove } = context;
  const others = row.cells.filter(({ column }) => !order.columns.includes(column));
  const kept = others.map((cell) => {
    const text = region.exampleRows.has(row.row) ? clearedCell(xml, row, cell) : xml.slice(cell.start, cell.end);
    const withAddress = addressed(text, `${columnName(cell.column - 1)}${row.row}`);
    return {
      column: cell.column,
      planned: { kind: 'kept' as const, xml: movedXml(withAddress, sheetMove.sheetName, sheetMove) },
    };
  });
  return { attributes: rowAttributes(row), cells: inColumnOrder([...kept, ...dataCells(context, row)]) };
}

/** Cells may leave their address out; beside written ones they need it. */
function addressed(cellXml: string, address: string): string {
  const tag = cellXml.slice(0, cellXml.indexOf('>') + 1);
  return attributesOf(tag).has('r') ? cellXml : cellXml.replace(/^<([^\s/>]+)/, `<$1 r="${address}"`);
}

/** Rows that the file does not have look like its first data row, and continue the formulas of that. */
function newRow(context: RowContext, first: RawRow | undefined): PlannedRow {
  const others = (first?.cells ?? []).filter(({ column }) => !context.order.columns.includes(column));
  const continued = others.map((cell) => {
    const letters = columnName(cell.column - 1);
    const formula = formulaOf(context, cell);
    const planned: PlannedCell =
      formula === null || !first
        ? { kind: 'data', letters, index: -1, styles: context.styles.stylesFor(cell.style) }
        : { kind: 'formula', letters, style: cell.style, formula, fromRow: first.row };
    return { column: cell.column, planned };
  });
  return {
    attributes: first ? rowAttributes(first) : '',
    cells: inColumnOrder([...continued, ...dataCells(context, first)]),
  };
}

/** Whether two rows are written the same way. */
function looksLike(left: PlannedRow, right: PlannedRow): boolean {
  if (left.attributes !== right.attributes || left.cells.length !== right.cells.length) return false;
  return left.cells.every((cell, place) => {
    const other = right.cells[place];
    if (cell.kind !== 'data' || other?.kind !== 'data') return false;
    return cell.letters === other.letters && cell.index === other.index && cell.styles === other.styles;
  });
}

/** The text of a plain or shared formula; arrays and data tables are not filled down. */
function formulaOf({ xml, sheetMove }: RowContext, cell: RawCell): string | null {
  if (!cell.hasFormula) return null;
  const moved = movedXml(xml.slice(cell.start, cell.end), sheetMove.sheetName, sheetMove);
  let inFormula = false;
  for (const { kind, name, start, end } of xmlTokens(moved)) {
    if (name === 'f' && kind === 'open') {
      inFormula = ['normal', 'shared'].includes(attributesOf(moved.slice(start, end)).get('t') ?? 'normal');
    } else if (kind === 'text' && inFormula) return decodeXml(moved.slice(start, end));
  }
  return null;
}

function dataCells({ order, styles, columnStyles }: RowContext, row: RawRow | undefined) {
  const rowStyle = row && attributesOf(row.tag).get('s');
  return order.columns.map((column, index) => {
    const cell = row?.cells.find((candidate) => candidate.column === column);
    const base = cell?.style ?? (rowStyle === undefined ? columnStyles(column) : Number(rowStyle) || 0);
    const planned: PlannedCell = {
      kind: 'data',
      letters: columnName(column - 1),
      index,
      styles: styles.stylesFor(base),
    };
    return { column, planned };
  });
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
