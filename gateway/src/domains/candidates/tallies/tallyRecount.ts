import type { mongo, Types } from 'mongoose';
import { chunked } from '../../../lib/chunked.js';
import { UNJOURNALED } from '../../../database/unjournaled.js';
import { withTimeout } from '../../../database/timeouts.js';
import { sortIndex } from '../candidateIndexes.js';
import { CandidateModel } from '../candidatesModel.js';
import { cellOf, clientOfTally, statePaths, tallyIdOf, type CandidateState } from './candidateState.js';
import { ALL_LISTED, CandidateTallyModel, newStamp, type CandidateTallyRecord } from './candidateTalliesModel.js';

/** Counts by the name of their cell. */
export type Cells = ReadonlyMap<string, number>;

/** A tally, and when it was read by the database's clock, which is also that of its writers' marks. */
export type ReadTally = CandidateTallyRecord & { readAt: Date };

/** A write that began so long ago was cut off: no operation of the database takes a third of it. */
export const WRITER_TIMEOUT_MS = 10_000;
/** The first count of a large database takes longer than any request may, and is kept when it ends after it. */
const COUNT_TIMEOUT_MS = 120_000;
/** Clients per count, so that the answer is one batch however many states they have. */
const TALLIES_AT_ONCE = 100;
const MAX_CELLS = 1_000_000;

/** The tallies with these ids. */
export async function readTallies(ids: readonly string[]): Promise<ReadTally[]> {
  const wanted = ids.filter((id) => id !== ALL_LISTED);
  if (wanted.length === 0) return [];
  return CandidateTallyModel.aggregate<ReadTally>([
    { $match: { _id: { $in: wanted } } },
    { $set: { readAt: '$$NOW' } },
  ]);
}

/** Makes a tally, yet to be counted, for each client that has candidates and no tally. */
export async function createMissingTallies(): Promise<void> {
  const clientIds = (await CandidateModel.distinct('clientId')) as (Types.ObjectId | null)[];
  const ids = [...new Set(clientIds.map((id) => tallyIdOf(id)))];
  await write([
    ...ids.map((_id) => ({ _id, update: { $setOnInsert: { isCounted: false }, $currentDate: newStamp } })),
    // Last: a list that was cut off is made again.
    { _id: ALL_LISTED, update: { $set: { isCounted: true }, $currentDate: newStamp } },
  ]);
}

/** Counts the candidates of some tallies as they are stored; every id is in the answer. */
export async function countCandidates(tallyIds: readonly string[]): Promise<Map<string, Cells>> {
  const counts = new Map<string, Map<string, number>>(tallyIds.map((id) => [id, new Map()]));
  for (const slice of chunked(tallyIds, TALLIES_AT_ONCE)) {
    for (const { _id: state, count } of await countSome(slice)) {
      const cells = counts.get(tallyIdOf(state.clientId));
      const cell = cellOf(state);
      cells?.set(cell, (cells.get(cell) ?? 0) + count);
    }
  }
  return counts;
}

interface Counted {
  _id: Partial<CandidateState> & { clientId?: Types.ObjectId | null };
  count: number;
}

async function countSome(tallyIds: readonly string[]): Promise<Counted[]> {
  const { db } = CandidateModel.db;
  if (!db) throw new Error('mongoose is not connected');
  const state = Object.fromEntries(statePaths.map((path) => [path, `$${path}`]));
  const command = {
    aggregate: CandidateModel.collection.collectionName,
    pipeline: [
      { $match: { clientId: { $in: tallyIds.map(clientOfTally) } } },
      { $group: { _id: { clientId: '$clientId', ...state }, count: { $sum: 1 } } },
    ],
    hint: sortIndex('createdAt', { ofClient: true, byState: true }),
    cursor: { batchSize: MAX_CELLS },
  };
  const answer = await withTimeout((signal) => db.command(command, { signal }), { timeoutMs: COUNT_TIMEOUT_MS });
  return (answer as unknown as { cursor: { firstBatch: Counted[] } }).cursor.firstBatch;
}

/**
 * Keeps counts in tallies that still have the stamp of before the count, so that no process has written meanwhile; only for tallies
 * that no process that lives was writing then.
 */
export async function storeCount(
  counts: readonly { _id: string; stamp: mongo.Timestamp; cells: Cells }[],
): Promise<void> {
  await write(
    counts.map(({ _id, stamp, cells }) => ({
      _id,
      stamp,
      update: {
        $set: { cells: Object.fromEntries(cells), isCounted: true, writing: {} },
        $currentDate: newStamp,
      },
    })),
  );
}

interface Write {
  _id: string;
  /** Writes only while the tally has this stamp. */
  stamp?: mongo.Timestamp;
  update: object;
}

async function write(writes: readonly Write[]): Promise<void> {
  if (writes.length === 0) return;
  const operations = writes.map(({ _id, stamp, update }) => ({
    updateOne: { filter: { _id, ...(stamp && { stamp }) }, update, upsert: stamp === undefined },
  }));
  await CandidateTallyModel.bulkWrite(operations, UNJOURNALED);
}
