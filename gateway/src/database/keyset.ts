import mongoose, { Types, type Query } from 'mongoose';
import { isDatabaseId } from '../lib/globalId.js';
import { invalidCursor, type SortKey } from '../lib/listCursors.js';
import { pageOf, type Page, type PageRequest, type RowOrder, type Seek } from '../lib/pages.js';

type Direction = 1 | -1;

/** An order of stored records: by one path, and by `_id` among those with the same value, in the same direction. */
export interface KeysetOrder<Row, Path extends string = string> extends RowOrder<Row> {
  path: Path;
  direction: Direction;
  /** No two rows of a list have the same value, so that an index of the path alone gives them in order. */
  isUnique?: boolean | undefined;
  /** The value of a cursor in its stored type. @throws DomainError INVALID for one of another type. */
  stored(value: SortKey['value']): unknown;
}

interface OrderOptions<Row, Path extends string, Value> {
  name: string;
  path: Path;
  direction: Direction;
  isUnique?: boolean;
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

/** By `_id`: records in the order in which they were made. */
export function idOrder<Row extends Identified>(
  options: Pick<OrderOptions<Row, '_id', string>, 'name' | 'direction'>,
): KeysetOrder<Row, '_id'> {
  const valueOf = ({ _id }: Row) => _id.toHexString();
  return keysetOrder({ ...options, path: '_id', isUnique: true, valueOf }, (value) => {
    if (typeof value !== 'string' || !isDatabaseId(value)) throw invalidCursor();
    return new Types.ObjectId(value);
  });
}

function keysetOrder<Row extends Identified, Path extends string>(
  { name, path, direction, isUnique, valueOf }: OrderOptions<Row, Path, SortKey['value']>,
  stored: (value: SortKey['value']) => unknown,
): KeysetOrder<Row, Path> {
  const keyOf = (row: Row) => ({ value: valueOf(row), id: row._id.toHexString() });
  return { name, path, direction, isUnique, keyOf, stored };
}

/** What a range of an index needs to know of an order, whatever is read of its rows. */
type RangeOrder = Pick<KeysetOrder<never>, 'name' | 'path' | 'direction' | 'isUnique' | 'stored'>;

/** Rows on one side of a cursor that an index gives in order, without sorting. */
export interface IndexRange {
  filter: Record<string, unknown>;
  sort: Record<string, Direction>;
}

/**
 * What lies beyond a cursor, nearest first: the rows with the same value and another id, then all with another value.
 * Each is one range of an index; both in one condition would have the database sort them. Where values are unique, the
 * latter are all.
 * @throws DomainError INVALID for a cursor of another order.
 */
function indexRangesBeyond(order: RangeOrder, { direction, place }: Seek): IndexRange[] {
  if (place.order !== order.name) throw invalidCursor();
  const towards = direction === 'after' ? order.direction : flipped(order.direction);
  const value = order.stored(place.key.value);
  const [equals, others] = indexRangesFrom(order.path, { value, id: new Types.ObjectId(place.key.id) }, towards);
  return order.isUnique ? [{ ...others, sort: { [order.path]: towards } }] : [equals, others];
}

/** A row's place in an index. */
interface RowKey<Value = unknown> {
  value: Value;
  id: Types.ObjectId;
}

/** The rows with the same value and another id, and all with another value, on one side of a place. */
export function indexRangesFrom(path: string, { value, id }: RowKey, towards: Direction): [IndexRange, IndexRange] {
  const beyond = (bound: unknown) => mongoose.trusted(towards === 1 ? { $gt: bound } : { $lt: bound });
  return [
    { filter: { [path]: value, _id: beyond(id) }, sort: { _id: towards } },
    { filter: { [path]: beyond(value) }, sort: { [path]: towards, _id: towards } },
  ];
}

/**
 * Reads the rows beyond the cursor of a request, away from it, and one more than asked for where there is one.
 * @param read reads up to `limit` rows of a range.
 */
export async function readBeyond<Row>(
  order: RangeOrder,
  { seek, limit }: PageRequest & { seek: Seek },
  read: (range: IndexRange, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const range of indexRangesBeyond(order, seek)) {
    const missing = limit + 1 - rows.length;
    if (missing > 0) rows.push(...(await read(range, missing)));
  }
  return rows;
}

/** A row's place in an index, and how many rows with the same value come after it in ascending order. */
export interface CountedKey<Value = unknown> extends RowKey<Value> {
  equals: number;
}

/**
 * Reads rows after a place in ascending order, past the first `skip` of them.
 * @param key null for the beginning of the index.
 * @param read reads up to `limit` rows of a range, past its first `skip`.
 */
export async function readOnwards<Row>(
  path: string,
  key: CountedKey | null,
  { skip, limit }: { skip: number; limit: number },
  read: (range: IndexRange, part: { skip: number; limit: number }) => Promise<Row[]>,
): Promise<Row[]> {
  if (!key) return read({ filter: {}, sort: { [path]: 1, _id: 1 } }, { skip, limit });
  const [equals, others] = indexRangesFrom(path, key, 1);
  const rows = skip < key.equals ? await read(equals, { skip, limit }) : [];
  if (rows.length === limit) return rows;
  const rest = { skip: Math.max(0, skip - key.equals), limit: limit - rows.length };
  return [...rows, ...(await read(others, rest))];
}

/** How a list is asked for the rows of a page. */
interface PagedList {
  /** All rows of the list that fulfil a further condition, unordered. */
  find: (side: Record<string, unknown>) => Query<unknown, unknown>;
  /** How many rows the whole list has. */
  count: PromiseLike<number>;
}

/** Reads one page of a list: beside a cursor, or by its number. @throws DomainError INVALID for a cursor of another order. */
export async function readPage<Row>(
  order: KeysetOrder<Row>,
  page: PageRequest,
  { find, count }: PagedList,
): Promise<Page<Row>> {
  const { path, direction, isUnique } = order;
  const sort: IndexRange['sort'] = { [path]: direction, ...(!isUnique && { _id: direction }) };
  const read = ({ filter, sort }: IndexRange, limit: number, skip = 0): Promise<Row[]> =>
    find(filter).sort(sort).skip(skip).limit(limit).lean<Row[]>().exec();
  const [rows, totalCount] = await Promise.all([
    isSeeking(page)
      ? readBeyond(order, page, (beyond, limit) => read(beyond, limit))
      : read({ filter: {}, sort }, page.limit, page.offset),
    count,
  ]);
  return pageOf(order, page, rows, totalCount);
}

/** A request that asks for rows beside a cursor. */
export const isSeeking = (request: PageRequest): request is PageRequest & { seek: Seek } => request.seek !== undefined;

const flipped = (direction: Direction): Direction => (direction === 1 ? -1 : 1);
