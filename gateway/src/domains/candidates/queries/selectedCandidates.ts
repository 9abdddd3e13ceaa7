import mongoose, { type Types } from 'mongoose';
import type { Viewer } from '../../../auth/viewer.js';
import { batchesOf } from '../../../database/cursors.js';
import { isOverMaxTime } from '../../../database/errors.js';
import { indexRangesFrom } from '../../../database/keyset.js';
import { byIds, rawFind } from '../../../database/rawFind.js';
import { operationTimeout } from '../../../database/timeouts.js';
import { CandidateModel } from '../candidatesModel.js';
import { fullFilter, orderIndex, type CandidateFilter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';
import type { ListCounts } from './candidatePage.js';
import { readPlaces, type PlacedRow, type QueryPlan } from './queryPlan.js';
import { filterScanPlan, gatheringMs, indexScanPlan } from './sparseLists.js';
import { candidatesVisibleTo } from '../candidatesPolicy.js';

/**
 * Candidates of a selection are read in two steps: first who they are, in order, then some records at a time by their ids. A
 * download may take as long as its client likes, and the database forgets a cursor that is left alone for ten minutes; and who
 * changes place in the order meanwhile would be passed over, or met twice.
 */

/** Ids that the driver decodes at a stretch: some 2 ms of work. */
const ID_BATCH = 1_000;
/**
 * So many documents are read at most to gather and sort a sparse list, but for those of an import, which are up to fifty thousand: some
 * 200 ms of one command. Where there are more, a walk is
 * read in shorter commands, unless it meets so few that one of these would read as much.
 */
export const MAX_GATHERED = 20_000;
/**
 * A step of a walk gets the time that reading and sorting all would take, as documents that are not in memory yet take their time; no less
 * than this, and no more than a part of the limit of each command, so that the database ends it before that does.
 */
const LEAST_STEP_MS = 500;
const MAX_STEP_PART = 2 / 3;

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
 * Ids of a sparse list in its order: along an index, or gathered and sorted where it has few. A walk that does not meet its next rows soon,
 * be they the first or later ones, was misjudged: they lie far along the order, which their number does not tell.
 * @param stepMs how long a step of the walk may take, by how many ids are known before it.
 */
export async function idsOfSparseList(
  list: SparseList,
  stepMs: (known: number) => number = () => stepLimit(list),
): Promise<string[]> {
  const walked = isGathered(list) ? null : await walkedIds(list, stepMs);
  return walked ?? gatheredIds(filterScanPlan(list.where), list.order, list.most);
}

const stepLimit = ({ gatheredCount }: SparseList): number =>
  Math.min(Math.round(operationTimeout() * MAX_STEP_PART), Math.max(LEAST_STEP_MS, gatheringMs(gatheredCount)));

/** How many of those whom a filter names by their ids it lets through. Mongoose would cast each of up to fifty thousand. */
export const countAmong = (filter: object): Promise<number> =>
  CandidateModel.collection.countDocuments(filter, { hint: { _id: 1 } });

/** Ids of those whom a filter lets through. @param order null for the order of the ids, which grow with time and have an index. */
export const idsAmong = (filter: object, order: CandidateOrder | null, most?: number): Promise<string[]> =>
  idsAlong({ filter }, order ? sortOf(order) : { _id: 1 }, most);

const sortOf = ({ path, direction }: CandidateOrder): Record<string, 1 | -1> => ({ [path]: direction, _id: direction });

function isGathered({ where, totalCount, scannedCount, gatheredCount, most = totalCount }: SparseList): boolean {
  if (totalCount === 0 || where.search?.whole || where.registered) return true;
  const wanted = Math.min(most, totalCount);
  const walked = (rows: number) => (rows * scannedCount) / totalCount;
  if (walked(wanted) <= gatheredCount) return false;
  return gatheredCount <= MAX_GATHERED || walked(Math.min(wanted, ID_BATCH)) > gatheredCount;
}

/**
 * The ids that a walk meets, each once, in commands that the database ends by itself: the next row of a cursor may lie beyond hundreds of
 * thousands that are none. Null where a step takes too long.
 */
async function walkedIds(
  { where, order, most = Infinity }: SparseList,
  stepMs: (known: number) => number,
): Promise<string[] | null> {
  const ids = new Set<string>();
  let [rows, limit]: [PlacedRow[], number] = [[], 0];
  try {
    do {
      limit = Math.min(most - ids.size, ID_BATCH);
      rows = await rowsAfter(rows.at(-1), { where, order, limit, maxTimeMS: stepMs(ids.size) });
      for (const { _id } of rows) ids.add(_id.toHexString());
    } while (rows.length === limit && ids.size < most);
  } catch (error) {
    if (!isOverMaxTime(error)) throw error;
    return null;
  }
  return [...ids];
}

/** A step of a walk: the rows that follow one in the order, or the first ones. */
async function rowsAfter(
  last: PlacedRow | undefined,
  { where, order, limit, maxTimeMS }: Pick<SparseList, 'where' | 'order'> & { limit: number; maxTimeMS: number },
): Promise<PlacedRow[]> {
  const { path, direction } = order;
  const plan = indexScanPlan(where, path);
  const stretches = last
    ? indexRangesFrom(path, { value: last[path], id: last._id }, direction)
    : [{ filter: {}, sort: sortOf(order) }];
  const rows: PlacedRow[] = [];
  for (const stretch of stretches) {
    if (rows.length === limit) break;
    rows.push(...(await readPlaces(plan, path, { ...stretch, limit: limit - rows.length }, maxTimeMS)));
  }
  return rows;
}

/** The driver's own cursor: mongoose's costs as much again per record. The filters are ours, with values of their types. */
function idsAlong({ filter, hint }: QueryPlan, sort: Record<string, 1 | -1>, most?: number): Promise<string[]> {
  const options = { projection: { _id: 1 }, batchSize: ID_BATCH, sort, ...(hint && { hint }) };
  const cursor = CandidateModel.collection.find(filter as mongoose.mongo.Filter<mongoose.mongo.Document>, {
    ...options,
    ...(most !== undefined && { limit: most }),
  });
  return allIds(cursor);
}

/** What is sorted has no more than the order looks at: whole documents would take the memory that a sort is given. */
function gatheredIds({ filter, hint }: QueryPlan, order: CandidateOrder, most?: number): Promise<string[]> {
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
