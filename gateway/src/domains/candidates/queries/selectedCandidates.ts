import mongoose, { type Types } from 'mongoose';
import type { Viewer } from '../../../auth/viewer.js';
import { batchesOf } from '../../../database/cursors.js';
import { isOverMaxTime } from '../../../database/errors.js';
import { byIds, rawFind } from '../../../database/rawFind.js';
import { CandidateModel } from '../candidatesModel.js';
import { fullFilter, orderIndex, type CandidateFilter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';
import type { ListCounts } from './candidatePage.js';
import { gatheredBy, walkedBy, type Reading } from './sparseLists.js';
import { candidatesVisibleTo } from '../candidatesPolicy.js';

/**
 * Candidates of a selection are read in two steps: first who they are, in order, then some records at a time by their ids. A
 * download may take as long as its client likes, and the database forgets a cursor that is left alone for ten minutes; and who
 * changes place in the order meanwhile would be passed over, or met twice.
 */

/** Ids that the driver decodes at a stretch: some 2 ms of work. */
const ID_BATCH = 1_000;
/**
 * So many documents are read at most to gather and sort a sparse list: some 200 ms of one command. Where there are more, a walk is
 * read in shorter commands, unless it meets so few that one of these would read as much.
 */
export const MOST_GATHERED = 20_000;
/** A sixth of what the database is given for a step of a walk. */
const FIRST_ROWS_MS = 500;

/** Texts in the database are what the driver wrote, and checking them again takes a tenth of the reading. */
const DECODING = { validation: { utf8: false } } as const;

/** Ids of a list that is not sparse, in its order: along an index. @param most how many are read at most; all unless told. */
export const idsInOrder = (where: CandidateFilter, order: CandidateOrder, most?: number): Promise<string[]> =>
  idsAlong({ filter: fullFilter(where), hint: orderIndex(where, order.path) }, sortOf(order), most);

/** A sparse list of which ids are read. */
interface SparseList extends ListCounts {
  where: CandidateFilter;
  order: CandidateOrder;
  /** How many are read at most; all unless told. */
  most?: number | undefined;
}

/**
 * Ids of a sparse list in its order: along an index, or gathered and sorted where it has few. A walk that does not meet its first rows soon
 * was misjudged: they lie at the far end of the order, which their number does not tell.
 */
export async function idsOfSparseList(list: SparseList, firstRowsMs = FIRST_ROWS_MS): Promise<string[]> {
  const { where, order, most } = list;
  const first = isGathered(list) ? null : await firstIds(list, firstRowsMs);
  if (first === null) return gatheredIds(gatheredBy(where), order, most);
  return first.length < ID_BATCH ? first : idsAlong(walkedBy(where, order.path), sortOf(order), most);
}

/** Ids of those whom a filter lets through. @param order null for the order of the ids, which grow with time and have an index. */
export const idsAmong = (filter: object, order: CandidateOrder | null, most?: number): Promise<string[]> =>
  idsAlong({ filter }, order ? sortOf(order) : { _id: 1 }, most);

const sortOf = ({ path, direction }: CandidateOrder): Record<string, 1 | -1> => ({ [path]: direction, _id: direction });

function isGathered({ where, totalCount, scannedCount, gatheredCount, most = totalCount }: SparseList): boolean {
  if (totalCount === 0 || where.search?.whole) return true;
  const wanted = Math.min(most, totalCount);
  const walked = (rows: number) => (rows * scannedCount) / totalCount;
  if (walked(wanted) <= gatheredCount) return false;
  return gatheredCount <= MOST_GATHERED || walked(Math.min(wanted, ID_BATCH)) > gatheredCount;
}

/** The ids that a walk meets first, `ID_BATCH` at most; null where that takes too long. */
async function firstIds({ where, order, most = ID_BATCH }: SparseList, maxTimeMS: number): Promise<string[] | null> {
  const limit = Math.min(most, ID_BATCH);
  const command = {
    ...walkedBy(where, order.path),
    projection: { _id: 1 },
    sort: sortOf(order),
    limit,
    maxTimeMS,
  } as const;
  try {
    const rows = await rawFind<{ _id: Types.ObjectId }>(CandidateModel, command);
    return [...new Set(rows.map(({ _id }) => _id.toHexString()))];
  } catch (error) {
    if (!isOverMaxTime(error)) throw error;
    return null;
  }
}

/** The driver's own cursor: mongoose's costs as much again per record. The filters are ours, with values of their types. */
function idsAlong({ filter, hint }: Reading, sort: Record<string, 1 | -1>, most?: number): Promise<string[]> {
  const options = { projection: { _id: 1 }, batchSize: ID_BATCH, sort, ...(hint && { hint }) };
  const cursor = CandidateModel.collection.find(filter as mongoose.mongo.Filter<mongoose.mongo.Document>, {
    ...options,
    ...(most !== undefined && { limit: most }),
  });
  return allIds(cursor);
}

/** What is sorted has no more than the order looks at: whole documents would take the memory that a sort is given. */
function gatheredIds({ filter, hint }: Reading, order: CandidateOrder, most?: number): Promise<string[]> {
  const pipeline = [
    { $match: filter },
    { $project: { [order.path]: 1 } },
    { $sort: sortOf(order) },
    ...(most === undefined ? [] : [{ $limit: most }]),
    { $project: { _id: 1 } },
  ];
  const options = { batchSize: ID_BATCH, allowDiskUse: true, ...(hint && { hint }) };
  return allIds(CandidateModel.collection.aggregate<{ _id: Types.ObjectId }>(pipeline, options));
}

type IdCursor = mongoose.mongo.AbstractCursor<{ _id: Types.ObjectId }>;

/** All ids that a cursor gives, each once: an entry of an index that moves while it is read may be met twice. */
async function allIds(cursor: IdCursor): Promise<string[]> {
  const ids = new Set<string>();
  for await (const batch of batchesOf(cursor)) for (const { _id } of batch) ids.add(_id.toHexString());
  return [...ids];
}

/**
 * The records of these candidates in the order of the ids, as far as the viewer may see them now; who is gone is left out.
 * @param projection what is read of each
 */
export async function recordsOf<Row extends { _id: Types.ObjectId }>(
  viewer: Viewer,
  ids: readonly string[],
  projection: Readonly<Record<string, 0 | 1>>,
): Promise<Row[]> {
  const filter = { $and: [candidatesVisibleTo(viewer), byIds(ids)] };
  const rows = await rawFind<Uint8Array>(CandidateModel, { filter, projection, hint: { _id: 1 } }, { raw: true });
  const byId = new Map(
    rows.map((row) => {
      // The driver, where it decodes the rows itself, takes an eighth of a whole export longer.
      const record = mongoose.mongo.BSON.deserialize(row, DECODING) as Row;
      return [record._id.toHexString(), record];
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
