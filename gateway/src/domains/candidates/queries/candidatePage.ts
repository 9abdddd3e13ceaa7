import type { PageRequest } from '../../../lib/pages.js';
import { isSeeking, readBeyond, readOnwards } from '../../../database/keyset.js';
import type { CandidateAnchors } from './candidateAnchors.js';
import type { CandidateOrder } from './candidateOrders.js';
import { fullFilter, orderIndex, type CandidateFilter } from './candidateFilter.js';
import { readPlaces, type ListPart, type PlacedRow } from './queryPlan.js';
import { filterScanPlan, gatheringMs, isSparse, indexScanPlan } from './sparseLists.js';
import { isOverMaxTime } from '../../../database/errors.js';

/**
 * A walk in sort order that takes longer was misjudged: the matches lie together at the far end. Where there are many matches it
 * gets besides the time that reading and sorting them all would take, as documents that are not in memory yet take their time.
 */
const WALK_MS = 15;

/** How large a list is, and what it takes to read it. */
export interface ListCounts {
  /** How many match. */
  totalCount: number;
  /** How many a walk through the order passes; needed for sparse lists alone. */
  scannedCount: number;
  /** How many documents are read to gather all that match; needed for sparse lists alone. */
  gatheredCount: number;
}

export interface CandidatesPage extends ListCounts {
  where: CandidateFilter;
  order: CandidateOrder;
  request: PageRequest;
  /** Absent for searches, and where pages are read beside cursors alone. */
  anchors?: CandidateAnchors | undefined;
}

/**
 * Reads the ids of one page, as `pageOf` takes it: beside a cursor, or by its number. A sparse list walks the sort order where matches
 * are dense, or gathers and sorts them where they are few.
 */
export async function readCandidateIds(page: CandidatesPage): Promise<string[]> {
  const { request, totalCount } = page;
  if (totalCount === 0) return [];
  const rows = isSeeking(request)
    ? await readBeyond(page.order, request, (beyond, limit) => readPart(page, { ...beyond, limit }))
    : await readNumbered(page);
  return rows.map(({ _id }) => _id.toHexString());
}

/** A numbered page, from the nearer end or from an anchor: the last one costs what the first does, and so does one between. */
async function readNumbered(page: CandidatesPage): Promise<PlacedRow[]> {
  const { order, request, totalCount, anchors } = page;
  const { offset } = request;
  const limit = Math.min(request.limit, totalCount - offset);
  if (limit <= 0) return [];
  const after = totalCount - offset - limit;
  const place = order.direction === 1 ? offset : after;
  const anchor = await anchors?.before({ place, fromEnd: Math.min(offset, after) });
  const isReversed = after < offset;
  const direction = anchor || isReversed !== (order.direction === 1) ? 1 : -1;
  const rows = anchor
    ? await readOnwards(order.path, anchor, { skip: place - anchor.position, limit }, (range, part) =>
        readPart(page, { ...range, ...part }),
      )
    : await readPart(page, { sort: { [order.path]: direction, _id: direction }, skip: Math.min(offset, after), limit });
  // Places are counted from the first row in ascending order, which needs no count of all.
  if (direction === 1) anchors?.learn(rows, place);
  return direction === order.direction ? rows : rows.toReversed();
}

function readPart(page: CandidatesPage, part: ListPart): Promise<PlacedRow[]> {
  const { where, order } = page;
  if (isSparse(where, order.path)) return readSparse(page, part);
  return readPlaces({ filter: fullFilter(where), hint: orderIndex(where, order.path) }, order.path, part);
}

async function readSparse(
  { where, order, totalCount, scannedCount, gatheredCount }: CandidatesPage,
  part: ListPart,
): Promise<PlacedRow[]> {
  const { search, attention, registered } = where;
  const { path } = order;
  const walked = (((part.skip ?? 0) + part.limit) * scannedCount) / totalCount;
  // A search within a client reads the texts of all of its candidates, or the documents of those in attention.
  const gathered = search?.scope === 'client' && !attention ? scannedCount : gatheredCount;
  const gather = () => readPlaces(filterScanPlan(where), path, part);
  // Names that match lie together in alphabetical order, so that nothing can be said about how far the walk would go.
  if (path === 'searchText' && search?.scope === 'all') return gather();
  // Who is found by an e-mail or a CPF alone is one of many, or not there: their own index finds them at once, as ids find those of an import.
  if (walked > gathered || search?.whole || registered) return gather();
  try {
    return await readPlaces(indexScanPlan(where, path), path, part, WALK_MS + gatheringMs(gathered));
  } catch (error) {
    if (!isOverMaxTime(error)) throw error;
    return gather();
  }
}
