import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import type { ParsedRow } from '../plan/parseRows.js';
import type { ResultRecord } from '../stored/importResultsModel.js';

/** The rows that a run has not dealt with yet: one that is only begun has a result without an outcome. */
export const waitingRows = <Row extends Pick<ParsedRow, 'row'>>(
  rows: readonly Row[],
  known: ReadonlyMap<number, ResultRecord>,
): Row[] => rows.filter(({ row }) => (known.get(row)?.outcome ?? null) === null);

/**
 * Which fields without a column something was typed for in rows that are to be written, left out ones not counted: a field that only
 * rows before use is none that a run needs any more.
 * @returns the keys, of the row at a place among the given ones and of those after it.
 */
export function typedKeysFrom(rows: DeepReadonly<ParsedRow[]>): (place: number) => string[] {
  const lastPlaces = new Map<string, number>();
  for (const [place, { isLeftOut, cells }] of rows.entries()) {
    if (isLeftOut) continue;
    for (const { field, source, text } of cells)
      if (source === null && text.trim() !== '') lastPlaces.set(field.key, place);
  }
  return (from) => [...lastPlaces].flatMap(([key, place]) => (place >= from ? key : []));
}
