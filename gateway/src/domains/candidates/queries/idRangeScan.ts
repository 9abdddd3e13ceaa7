import { setTimeout as pause } from 'node:timers/promises';
import { Types, type Model } from 'mongoose';
import { rawFind } from '../../../database/rawFind.js';
import { CandidateModel } from '../candidatesModel.js';

/** Candidates per step, and records that name them: the database compares so many in some ten milliseconds. */
const CANDIDATES = 10_000;
const RECORDS = 50_000;

const BEFORE_ALL = new Types.ObjectId('0'.repeat(24));

/** The ids of candidates that a step is about. */
export interface IdRange {
  $gt: Types.ObjectId;
  /** Absent in the last step. */
  $lte?: Types.ObjectId;
}

/**
 * Has something compare the candidates with the records of a collection that name one as `candidateId`, step by step: one command
 * about a million of them takes longer than any may. It pauses after each step for as long as that took.
 * @returns what the steps have found.
 */
export async function collectByIdRange<Row extends { candidateId: Types.ObjectId | null }>(
  named: Model<Row>,
  compare: (ids: IdRange) => Promise<Types.ObjectId[]>,
): Promise<Types.ObjectId[]> {
  const found: Types.ObjectId[] = [];
  for (let after = BEFORE_ALL; ;) {
    const startedAt = performance.now();
    const end = earlier(
      await idAfter(CandidateModel, '_id', { after, count: CANDIDATES }),
      // Records may name any number of candidates who are gone between two who are not.
      await idAfter(named, 'candidateId', { after, count: RECORDS }),
    );
    for (const id of await compare({ $gt: after, ...(end && { $lte: end }) })) found.push(id);
    if (!end) return found;
    after = end;
    await pause(performance.now() - startedAt, undefined, { ref: false });
  }
}

/** The id that the last of so many entries has, in the order of the ids; null where there are fewer. */
async function idAfter<Path extends '_id' | 'candidateId'>(
  model: Pick<Model<unknown>, 'collection' | 'db'>,
  path: Path,
  { after, count }: { after: Types.ObjectId; count: number },
): Promise<Types.ObjectId | null> {
  const [last] = await rawFind<Record<Path, Types.ObjectId>>(model, {
    filter: { [path]: { $gt: after } },
    projection: { _id: 0, [path]: 1 },
    sort: { [path]: 1 },
    skip: count - 1,
    limit: 1,
  });
  return last?.[path] ?? null;
}

/** The earlier of two ids, of which there may be one or none. */
function earlier(one: Types.ObjectId | null, other: Types.ObjectId | null): Types.ObjectId | null {
  if (!one || !other) return one ?? other;
  return one.toString() < other.toString() ? one : other;
}
