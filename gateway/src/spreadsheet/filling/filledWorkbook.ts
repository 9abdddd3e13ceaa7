import { RequestYield } from '../../lib/yieldToRequests.js';
import { cellXml, type Cell } from '../writing/cells.js';
import { zipArchive, type ZipEntry } from '../zip/zipWriter.js';
import type { FillPlan } from './fillPlan.js';
import { mergesXml } from './listMerges.js';
import { continuedFormula, type PlannedCell, type PlannedRow } from './plannedRows.js';
import { encodeXml } from './xml.js';
import { packedBytes, readArchive } from '../zip/zipReader.js';

/** Writes a customer's workbook with the rows in it, piece by piece; see `planFill`. */
export function filledWorkbook(bytes: Buffer, plan: FillPlan, rows: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  return zipArchive(entriesOf(bytes, plan, rows));
}

function* entriesOf(bytes: Buffer, plan: FillPlan, rows: AsyncIterable<Cell[][]>): Generator<ZipEntry> {
  const entries = readArchive(bytes);
  for (const entry of entries.values()) {
    const { name } = entry;
    if (name.endsWith('/')) continue;
    const part = plan.parts.get(name);
    if (part === null) continue;
    if (name === plan.sheetPath) yield { name, content: filledSheet(plan, rows) };
    else if (part !== undefined) yield { name, content: [part] };
    else yield { name, raw: packedBytes(bytes, entry), method: entry.method, crc: entry.crc, size: entry.size };
  }
  for (const [name, part] of plan.parts) if (part !== null && !entries.has(name)) yield { name, content: [part] };
}

/** It gives way within a group of rows as well: the customer's formulas may make each of them as long as hundreds of others. */
async function* filledSheet(plan: FillPlan, rows: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield plan.before;
  const end = plan.firstRow + plan.totalRows;
  let row = plan.firstRow;
  const pace = new RequestYield();
  for await (const group of rows) {
    let xml = '';
    // What was registered after the count has no room: the rows below have their numbers already.
    for (const cells of group.slice(0, end - row)) {
      if (pace.isDue()) await pace.yieldToRequests();
      xml += prefixed(rowXml(plan, row++, cells), plan.prefix);
    }
    yield xml;
    if (row >= end) break;
  }
  // Deleted after the count: the rows stay empty, with their formats.
  for (; row < end; row++) {
    if (pace.isDue()) await pace.yieldToRequests();
    yield prefixed(rowXml(plan, row, []), plan.prefix);
  }
  yield* sheetEnd(plan);
}

function* sheetEnd({ after, prefix }: FillPlan): Generator<string> {
  yield after.start;
  for (const xml of after.added ? mergesXml(after.added) : []) yield prefixed(xml, prefix);
  yield after.end;
}

function rowXml(plan: FillPlan, row: number, cells: readonly Cell[]): string {
  const planned: PlannedRow = plan.ownRows.get(row) ?? plan.newRow;
  let xml = `<row r="${row}"${planned.attributes}>`;
  for (const cell of planned.cells) xml += plannedCellXml(plan, cell, row, cells);
  return `${xml}</row>`;
}

function plannedCellXml(plan: FillPlan, cell: PlannedCell, row: number, cells: readonly Cell[]): string {
  switch (cell.kind) {
    case 'kept':
      return cell.xml;
    case 'number':
      return `<c r="${cell.letters}${row}" s="${cell.style}"><v>${row + cell.offset}</v></c>`;
    case 'formula': {
      const address = `${cell.letters}${row}`;
      const array = cell.isArray ? ` t="array" ref="${address}"` : '';
      return `<c r="${address}" s="${cell.style}"><f${array}>${encodeXml(continuedFormula(cell, row))}</f></c>`;
    }
    case 'data':
      return cellXml(cells[cell.index] ?? null, `${cell.letters}${row}`, cell.styles, plan.counting);
  }
}

/** The sheet's own prefix for elements that were written without one; kept cells have it already. */
function prefixed(xml: string, prefix: string): string {
  return prefix === '' ? xml : xml.replace(/<(\/?)(?=[a-z]+[\s/>])/gi, `<$1${prefix}`);
}
