import type { DataRegion } from './dataRegion.js';
import { parseRange, type CellRange } from './references.js';
import { withoutElements, xmlTokens } from './xml.js';

/**
 * What follows the rows of a sheet, without the links on cells that get data and on those of example rows: Excel makes a link of
 * each address that is typed, so that a click on a candidate's e-mail would write to the example person.
 * @returns also the relationships that no link of the sheet names any more.
 */
export function withoutDataLinks(
  xml: string,
  region: DataRegion,
  columns: readonly number[],
): { xml: string; droppedLinks: ReadonlySet<string> } {
  const dropped = new Set<string>();
  const kept = new Set<string>();
  const left = withoutElements(xml, 'hyperlink', (attributes) => {
    const range = parseRange(attributes.get('ref') ?? '');
    const goes = range !== null && isOnData(range, region, columns);
    (goes ? dropped : kept).add(attributes.get('id') ?? '');
    return goes;
  });
  for (const id of kept) dropped.delete(id);
  return { xml: kept.size > 0 ? left : withoutEmptyList(left), droppedLinks: dropped };
}

function isOnData(
  { firstRow, lastRow, firstColumn, lastColumn }: CellRange,
  { headerRow, move, exampleRows }: DataRegion,
  columns: readonly number[],
): boolean {
  if (lastRow <= headerRow) return false;
  // The examples follow the header row one by one; there may be tens of thousands, each with a link.
  if (exampleRows.size > 0 && firstRow <= headerRow + exampleRows.size) return true;
  const lastTaken = move.lastDataRow - move.by;
  return firstRow <= lastTaken && columns.some((column) => column >= firstColumn && column <= lastColumn);
}

/** A list of links without a link makes Excel call the file damaged. */
function withoutEmptyList(xml: string): string {
  let opened = -1;
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (name !== 'hyperlinks') continue;
    if (kind === 'open') opened = start;
    else if (opened >= 0) return xml.slice(0, opened) + xml.slice(end);
  }
  return xml;
}
