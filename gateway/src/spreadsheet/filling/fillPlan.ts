import { findDataRegion, mergedRanges } from './dataRegion.js';
import { DataStyles } from './dataStyles.js';
import { withoutDataLinks } from './dataLinks.js';
import { afterRows, copiedMerges, type AfterRows } from './listMerges.js';
import { movedXml } from './moveRows.js';
import { movedOtherParts } from './otherParts.js';
import { openWorkbook, partText, type SheetPart, type WorkbookPackage } from './package.js';
import { clearedRow, looksLike, newRow, ownRow, type PlannedRow, type RowContext } from './plannedRows.js';
import type { SheetMove } from './references.js';
import { WorkbookRefusal } from './refusal.js';
import { sheetDataStart, sheetRows, type RawRow } from './sheetRows.js';
import { attributesOf, prefixOf, xmlTokens } from './xml.js';

/** What a sheet is filled with. */
export interface FillOrder {
  sheetName: string;
  headerRow: number;
  /** Columns that get data, counted from 1, in the order of the cells of a row. */
  columns: readonly number[];
  totalRows: number;
}

/** A customer's workbook, ready for its data: everything but the rows. */
export interface FillPlan {
  sheetPath: string;
  before: string;
  after: AfterRows;
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
 * addresses in it follow (tables, names, other sheets' formulas, charts, pivots, drawings, comments), and every other part of the
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
  const { merges: references, columnStyles } = readSheet(xml);
  const merges = mergedRanges(references);
  const mapped = new Set(order.columns);
  const region = findDataRegion({
    rows,
    merges,
    headerRow: order.headerRow,
    mapped,
    totalRows: order.totalRows,
  });
  if ((rows.at(-1)?.row ?? 0) + region.move.by > MAX_ROWS || region.move.lastDataRow > MAX_ROWS) {
    throw new WorkbookRefusal('Os candidatos não cabem na planilha do modelo.');
  }
  const styles = new DataStyles(workbook.stylesPath === null ? null : await partText(workbook, workbook.stylesPath));
  const sheetMove: SheetMove = { sheetName: sheet.name, move: region.move };
  const context: RowContext = { xml, region, columns: order.columns, styles, columnStyles, sheetMove };
  const { before, after, droppedLinks } = aroundTheData(context, rows);
  // Where it is the customer's own content, the row below the heading moves down, and is no model for the data.
  const likeFirst = newRow(context, region.takenRows.get(region.headerRow + 1));
  const ownRows = [...region.takenRows].map(([row, raw]) => [row, ownRow(context, raw)] as const);
  return {
    // Thousands of examples that look alike need no plan each.
    ownRows: new Map(ownRows.filter(([, planned]) => !looksLike(planned, likeFirst))),
    newRow: likeFirst,
    sheetPath: sheet.path,
    before,
    after: afterRows(after, copiedMerges(merges, region)),
    prefix: prefixOf(data.tag),
    firstRow: region.headerRow + 1,
    totalRows: order.totalRows,
    counting: workbook.counting,
    parts: await otherParts({ workbook, sheet, sheetMove, styles, droppedLinks }),
  };
}

async function otherParts({
  styles,
  ...of
}: {
  workbook: WorkbookPackage;
  sheet: SheetPart;
  sheetMove: SheetMove;
  styles: DataStyles;
  droppedLinks: ReadonlySet<string>;
}) {
  const { stylesPath } = of.workbook;
  const parts = await movedOtherParts({ ...of, addStyles: stylesPath === null });
  return parts.set(stylesPath ?? 'xl/styles.xml', styles.xml());
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

/** The sheet's XML up to the data, and after it; with the relationships of the examples' links, which go. */
function aroundTheData(
  context: RowContext,
  rows: readonly RawRow[],
): { before: string; after: string; droppedLinks: ReadonlySet<string> } {
  const { xml, region, columns, sheetMove } = context;
  const { sheetName } = sheetMove;
  const firstBelow = rows.find(({ row }) => row > region.headerRow);
  const lastRow = rows.at(-1);
  const cut = firstBelow?.start ?? lastRow?.end ?? 0;
  const rest = rows.filter(({ row }) => row > region.headerRow && !region.takenRows.has(row));
  const left = rest.map((row) =>
    region.exampleRows.has(row.row) ? clearedRow(context, row) : xml.slice(row.start, row.end),
  );
  const end = withoutDataLinks(xml.slice(lastRow?.end ?? cut), region, columns);
  return {
    before: movedXml(xml.slice(0, cut), sheetName, sheetMove),
    after: movedXml(left.join('') + end.xml, sheetName, sheetMove),
    droppedLinks: end.droppedLinks,
  };
}
