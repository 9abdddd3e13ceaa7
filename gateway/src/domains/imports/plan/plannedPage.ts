import { invalidCursor } from '../../../lib/listCursors.js';
import { pageOf, type Page, type PageRequest, type RowOrder, type Seek } from '../../../lib/pages.js';
import type { PlannedRow } from './planRow.js';

/** A plan is computed, so that its rows have no ids: their number in the sheet stands for it. */
const byNumber: RowOrder<PlannedRow> = {
  name: 'IMPORT_ROWS',
  keyOf: ({ row }) => ({ value: row, id: row.toString(16).padStart(24, '0') }),
};

/** A page of the rows of a plan that match, which come in the order of their numbers. @throws INVALID for foreign cursors. */
export function plannedPage(rows: readonly PlannedRow[], page: PageRequest): Page<PlannedRow> {
  const { offset, limit, seek } = page;
  const read = seek ? beyond(rows, seek).slice(0, limit + 1) : rows.slice(offset, offset + limit);
  return pageOf(byNumber, page, read, rows.length);
}

/** The rows on one side of a cursor, nearest first. */
function beyond(rows: readonly PlannedRow[], { direction, place }: Seek): readonly PlannedRow[] {
  const { value } = place.key;
  if (place.order !== byNumber.name || typeof value !== 'number') throw invalidCursor();
  return direction === 'after'
    ? rows.filter(({ row }) => row > value)
    : rows.filter(({ row }) => row < value).toReversed();
}
