/**
 * How a tally follows the writes of candidates without a transaction (docs/decisions/0036): it is told before a write that
 * somebody writes, and after it what has moved. A writer who dies in between leaves the mark, and readers count anew.
 */
import { Types, type AnyBulkWriteOperation } from 'mongoose';
import { Batcher } from '../../../cache/batcher.js';
import { UNJOURNALED } from '../../../database/unjournaled.js';
import { CandidateTallyModel, newStamp, type StoredCandidateTally } from './candidateTalliesModel.js';

/** Candidates that come into a cell of a client's tally, or leave it. */
export interface TallyDelta {
  tallyId: string;
  cell: string;
  /** How many; negative for those who leave. */
  by: number;
}

/** A write of candidates that is under way. */
export interface TallyWrite {
  token: string;
  tallyIds: readonly string[];
}

interface EndedTallyWrite extends TallyWrite {
  deltas: readonly TallyDelta[] | 'unknown';
}

type Operation = AnyBulkWriteOperation<StoredCandidateTally>;

const beginnings = new Batcher<TallyWrite, void>(beginAll);
const endings = new Batcher<EndedTallyWrite, void>(endAll);

/** Tells the tallies of some clients that candidates of theirs are about to be written; to be awaited before the write. */
export async function beginTallyWrite(tallyIds: Iterable<string>): Promise<TallyWrite> {
  const tallyWrite = { token: new Types.ObjectId().toHexString(), tallyIds: [...new Set(tallyIds)] };
  await beginnings.submit([tallyWrite]);
  return tallyWrite;
}

/**
 * Tells the tallies what the write has moved; to be awaited before the write is answered, and before others are told of it.
 * @param deltas `unknown` makes the next reader count the candidates of these clients.
 */
export async function endTallyWrite(tallyWrite: TallyWrite, deltas: readonly TallyDelta[] | 'unknown'): Promise<void> {
  await endings.submit([{ ...tallyWrite, deltas }]);
}

/** Runs a write of candidates past the model, after which those of these clients are counted anew. */
export async function withTallyRecount<T>(tallyIds: Iterable<string>, write: () => Promise<T>): Promise<T> {
  const tallyWrite = await beginTallyWrite(tallyIds);
  try {
    return await write();
  } finally {
    await endTallyWrite(tallyWrite, 'unknown');
  }
}

/** Writes that begin at the same moment are told of in one command. */
async function beginAll(writes: readonly TallyWrite[]): Promise<void> {
  const operations = [...byTally(writes)].map(([_id, tokens]): Operation => ({
    updateOne: {
      filter: { _id },
      update: { $currentDate: { ...paths(tokens, true), ...newStamp } },
      upsert: true,
    },
  }));
  await write(operations);
}

async function endAll(writes: readonly EndedTallyWrite[]): Promise<void> {
  const operations = [...byTally(writes)].map(([_id, ended]): Operation => {
    const isUnknown = ended.some(({ deltas }) => deltas === 'unknown');
    const cells = cellsOf(ended.flatMap(({ deltas }) => (deltas === 'unknown' ? [] : deltas)).filter(isOf(_id)));
    return {
      updateOne: {
        filter: { _id, ...paths(ended, { $exists: true }) },
        update: {
          ...(Object.keys(cells).length > 0 && { $inc: cells }),
          ...(isUnknown && { $set: { isCounted: false } }),
          $unset: paths(ended, ''),
          $currentDate: newStamp,
        },
      },
    };
  });
  if ((await write(operations)) === operations.length) return;
  // Somebody took one of these writers for dead, and may have counted before its write: which one is not told.
  await write(
    [...byTally(writes)].map(([_id, ended]) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { isCounted: false }, $unset: paths(ended, ''), $currentDate: newStamp },
        upsert: true,
      },
    })),
  );
}

const isOf =
  (id: string) =>
  ({ tallyId }: TallyDelta) =>
    tallyId === id;

function byTally<T extends TallyWrite>(writes: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const each of writes) {
    for (const tallyId of each.tallyIds) found.set(tallyId, [...(found.get(tallyId) ?? []), each]);
  }
  return found;
}

const paths = <Value>(writes: readonly TallyWrite[], value: Value): Record<string, Value> =>
  Object.fromEntries(writes.map(({ token }) => [`writing.${token}`, value]));

/** The sums of deltas by the path of their cell, without those that cancel each other. */
function cellsOf(deltas: readonly TallyDelta[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { cell, by } of deltas) sums[`cells.${cell}`] = (sums[`cells.${cell}`] ?? 0) + by;
  return Object.fromEntries(Object.entries(sums).filter(([, by]) => by !== 0));
}

/** @returns how many tallies were found. */
async function write(operations: readonly Operation[]): Promise<number> {
  const { matchedCount, upsertedCount } = await CandidateTallyModel.bulkWrite([...operations] as never, {
    ordered: false,
    ...UNJOURNALED,
  });
  return matchedCount + upsertedCount;
}
