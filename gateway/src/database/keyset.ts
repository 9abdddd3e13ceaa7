import mongoose, { Types } from 'mongoose';
import { invalidCursor, type SortKey } from '../lib/listCursors.js';
import type { PageRequest, RowOrder, Seek } from '../lib/pages.js';

type Direction = 1 | -1;

/** An order of stored records: by one path, and by `_id` among those with the same value, in the same direction. */
export interface KeysetOrder<Row, Path extends string = string> extends RowOrder<Row> {
  path: Path;
  direction: Direction;
  /** The value of a cursor in its stored type. @throws DomainError INVALID for one of another type. */
  stored(value: SortKey['value']): unknown;
}

interface OrderOptions<Row, Path extends string, Value> {
  name: string;
  path: Path;
  direction: Direction;
  valueOf: (row: Row) => Value;
}

type Identified = { _id: Types.ObjectId };

export function dateOrder<Row extends Identified, Path extends string>(
  options: OrderOptions<Row, Path, Date>,
): KeysetOrder<Row, Path> {
  return keysetOrder({ ...options, valueOf: (row) => options.valueOf(row).getTime() }, (value) => {
    const date = new Date(typeof value === 'number' ? value : Number.NaN);
    if (Number.isNaN(date.getTime())) throw invalidCursor();
    return date;
  });
}

export function numberOrder<Row extends Identified, Path extends string>(
  options: OrderOptions<Row, Path, number>,
): KeysetOrder<Row, Path> {
  return keysetOrder(options, (value) => {
    if (typeof value !== 'number') throw invalidCursor();
    return value;
  });
}

export function textOrder<Row extends Identified, Path extends string>(
  options: OrderOptions<Row, Path, string>,
): KeysetOrder<Row, Path> {
  return keysetOrder(options, (value) => {
    if (typeof value !== 'string') throw invalidCursor();
    return value;
  });
}

function keysetOrder<Row extends Identified, Path extends string>(
  { name, path, direction, valueOf }: OrderOptions<Row, Path, SortKey['value']>,
  stored: (value: SortKey['value']) => unknown,
): KeysetOrder<Row, Path> {
  const keyOf = (row: Row) => ({ value: valueOf(row), id: row._id.toHexString() });
  return { name, path, direction, keyOf, stored };
}

/** Rows on one side of a cursor that an index gives in order, without sorting. */
export interface Stretch {
  filter: Record<string, unknown>;
  sort: Record<string, Direction>;
}

/**
 * What lies beyond a cursor, nearest first: the rows with the same value and another id, then all with another value.
 * Each is one range of an index; both in one condition would have the database sort them.
 * @throws DomainError INVALID for a cursor of another order.
 */
function stretchesBeyond<Row>(order: KeysetOrder<Row>, { direction, place }: Seek): Stretch[] {
  if (place.order !== order.name) throw invalidCursor();
  const { path } = order;
  const value = order.stored(place.key.value);
  const towards = direction === 'after' ? order.direction : flipped(order.direction);
  const beyond = (bound: unknown) => mongoose.trusted(towards === 1 ? { $gt: bound } : { $lt: bound });
  return [
    { filter: { [path]: value, _id: beyond(new Types.ObjectId(place.key.id)) }, sort: { _id: towards } },
    { filter: { [path]: beyond(value) }, sort: { [path]: towards, _id: towards } },
  ];
}

/**
 * Reads the rows beyond the cursor of a request, away from it, and one more than asked for where there is one.
 * @param read reads up to `limit` rows of a stretch.
 */
export async function readBeyond<Row>(
  order: KeysetOrder<Row>,
  { seek, limit }: PageRequest & { seek: Seek },
  read: (stretch: Stretch, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stretch of stretchesBeyond(order, seek)) {
    const missing = limit + 1 - rows.length;
    if (missing > 0) rows.push(...(await read(stretch, missing)));
  }
  return rows;
}

/** A request that asks for rows beside a cursor. */
export const isSeeking = (request: PageRequest): request is PageRequest & { seek: Seek } => request.seek !== undefined;

export const flipped = (direction: Direction): Direction => (direction === 1 ? -1 : 1);
