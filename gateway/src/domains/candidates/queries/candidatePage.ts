import type { Types } from 'mongoose';
import type { PageRequest } from '../../../lib/pages.js';
import { flipped, isSeeking, readBeyond, readOnwards } from '../../../database/keyset.js';
import { rawFind } from '../../../database/rawFind.js';
import { anchorBefore } from './candidateAnchors.js';
import type { CandidateOrder } from './candidateOrders.js';
import { CandidateModel } from '../candidatesModel.js';
import {
  fullFilter,
  orderIndex,
  suffixFilter,
  type Filter,
  type CandidateFilter,
  type FilterSearch,
} from './candidateFilter.js';
import { isOverMaxTime } from '../../../database/errors.js';

/** What most indexes tell by themselves, so that no document is read. */
const projection = { _id: 1 } as const;

/** A walk in sort order that takes longer was misjudged: the matches lie together at the far end. */
const MAX_WALK_MS = 15;

export interface CandidatesPage {
  where: CandidateFilter;
  order: CandidateOrder;
  request: PageRequest;
  /** How many match. */
  totalCount: number;
  /** How many there are without the search: what a walk passes. */
  scannedCount: number;
}

/**
 * Reads the ids of one page, as `pageOf` takes it: beside a cursor, or by its number. A search walks the sort order where matches are
 * dense, or gathers and sorts them where they are few.
 */
export async function readCandidateIds(page: CandidatesPage): Promise<Types.ObjectId[]> {
  const { request, totalCount } = page;
  if (totalCount === 0) return [];
  if (!isSeeking(request)) return readNumbered(page);
  return readBeyond(page.order, request, (beyond, limit) => readPart(page, { ...beyond, skip: 0, limit }));
}

/** A numbered page, from the nearer end or from an anchor: the last one costs what the first does, and so does one between. */
async function readNumbered(page: CandidatesPage): Promise<Types.ObjectId[]> {
  const { order, request, totalCount } = page;
  const { offset } = request;
  const limit = Math.min(request.limit, totalCount - offset);
  if (limit <= 0) return [];
  const after = totalCount - offset - limit;
  const isReversed = after < offset;
  const place = order.direction === 1 ? offset : after;
  const anchor = await anchorBefore(page.where, order, { place, fromEnd: Math.min(offset, after) });
  if (anchor) {
    const part = { skip: place - anchor.position, limit };
    const rows = await readOnwards(order.path, anchor, part, (stretch, rest) =>
      readPart(page, { ...stretch, ...rest }),
    );
    return order.direction === 1 ? rows : rows.toReversed();
  }
  const direction = isReversed ? flipped(order.direction) : order.direction;
  const sort = { [order.path]: direction, _id: direction };
  const rows = await readPart(page, { sort, skip: isReversed ? after : offset, limit });
  return isReversed ? rows.toReversed() : rows;
}

/** A part of the list in one direction. */
interface Part {
  /** Restricts the list further, to one side of a cursor. */
  filter?: Filter;
  sort: Record<string, 1 | -1>;
  skip: number;
  limit: number;
}

function readPart(page: CandidatesPage, part: Part): Promise<Types.ObjectId[]> {
  const { where, order } = page;
  return where.search ? search(page, where.search, part) : read(fullFilter(where), part, orderIndex(where, order.path));
}

type Index = Record<string, 1>;

async function search(
  { where, order, totalCount, scannedCount }: CandidatesPage,
  condition: FilterSearch,
  part: Part,
): Promise<Types.ObjectId[]> {
  const walked = ((part.skip + part.limit) * scannedCount) / totalCount;
  const gathered = condition.scope === 'all' ? totalCount : scannedCount;
  const gather = () =>
    condition.scope === 'all'
      ? read(suffixFilter(where, condition), part)
      : read(fullFilter(where), part, condition.whole ? undefined : orderIndex(where, 'searchText'));
  // Names that match lie together in alphabetical order, so that nothing can be said about how far the walk would go.
  if (order.path === 'searchText' && condition.scope === 'all') return gather();
  // Who is found by an e-mail or a CPF alone is one of many, or not there: their own index finds them at once.
  if (walked > gathered || condition.whole) return gather();
  try {
    return await read(fullFilter(where), part, orderIndex(where, order.path), MAX_WALK_MS);
  } catch (error) {
    if (!isOverMaxTime(error)) throw error;
    return gather();
  }
}

async function read(
  condition: Filter,
  { filter: side, sort, skip, limit }: Part,
  hint?: Index,
  maxTimeMS?: number,
): Promise<Types.ObjectId[]> {
  const filter = side ? { $and: [condition, side] } : condition;
  const command = { filter, projection, sort, skip, limit, ...(hint && { hint }), ...(maxTimeMS && { maxTimeMS }) };
  return (await rawFind<{ _id: Types.ObjectId }>(CandidateModel, command)).map(({ _id }) => _id);
}
