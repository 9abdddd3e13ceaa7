import { VersionedCache } from '../../../cache/versionedCache.js';
import { rawFind } from '../../../database/rawFind.js';
import { readOnwards, stretchesFrom, type CountedKey, type Stretch } from '../../../database/keyset.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { fullFilter, orderIndex, takesEveryState, type CandidateFilter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';
import { isSettled } from './creationTimes.js';

/** Entries from one anchor to the next: some 3 ms of skipping. */
const SPACING = 5_000;
const KNOWN_ANCHORS = 5_000;
/** Anchors are learned where that passes at most so many times the entries that skipping from the nearer end does. */
const WORTH_LEARNING = 4;

/** A row of a list by its creation, and how many rows stand up to and including it, oldest first. */
interface Anchor extends CountedKey<Date> {
  position: number;
}

/**
 * Anchors along lists in the order of creation. Who is created later leaves them as they are, and so does every other
 * change of a candidate; a deletion, and a candidate that comes to another client, outdates them all.
 */
const anchors = new VersionedCache<Anchor | null>(['candidatePlaces'], KNOWN_ANCHORS);

/** Whether a list has anchors: one by creation, restricted by nothing that changes with a candidate's work. */
const hasAnchors = (where: CandidateFilter, { path }: CandidateOrder): boolean =>
  path === 'createdAt' && takesEveryState(where) && !where.search;

/**
 * The anchor from which a place in a list is reached soonest.
 * @param target `place`: how many rows stand before it, oldest first; `fromEnd`: how many it is away from the nearer end.
 * @returns undefined where it takes less to skip from that end.
 */
export async function anchorBefore(
  where: CandidateFilter,
  order: CandidateOrder,
  { place, fromEnd }: { place: number; fromEnd: number },
): Promise<DeepReadonly<Anchor> | undefined> {
  if (fromEnd <= SPACING || !hasAnchors(where, order)) return undefined;
  const wanted = Math.floor(place / SPACING);
  const missing = wanted - lastKnown(where, wanted);
  if (missing * SPACING > WORTH_LEARNING * fromEnd) return undefined;
  const anchor = await anchorAt(where, wanted);
  return anchor && place - anchor.position < fromEnd ? anchor : undefined;
}

const questionOf = ({ clientId }: CandidateFilter, number: number) => `${clientId?.toHexString() ?? ''} ${number}`;

/** The number of the last anchor up to a number that is known; 0 for none. */
function lastKnown(where: CandidateFilter, number: number): number {
  for (let known = number; known > 0; known--) if (anchors.peek(questionOf(where, known))) return known;
  return 0;
}

/** The anchor of a number, counted from 1, or the last one before it where rows are too new to be remembered. */
async function anchorAt(where: CandidateFilter, number: number): Promise<DeepReadonly<Anchor> | null> {
  if (number === 0) return null;
  return anchors.get(questionOf(where, number), async () => {
    const previous = await anchorAt(where, number - 1);
    if ((previous?.position ?? 0) < (number - 1) * SPACING) return previous;
    return (await nextAnchor(where, previous)) ?? previous;
  });
}

type Key = Pick<CandidateRecord, '_id' | 'createdAt'>;

async function nextAnchor(where: CandidateFilter, previous: DeepReadonly<Anchor> | null): Promise<Anchor | null> {
  const condition = fullFilter(where);
  const hint = orderIndex(where, 'createdAt');
  const keys = ({ filter, sort }: Stretch, part: { skip: number; limit: number }) => {
    const projection = { _id: 1, createdAt: 1 } as const;
    return rawFind<Key>(CandidateModel, { filter: { $and: [condition, filter] }, projection, sort, ...part, hint });
  };
  const [row] = await readOnwards('createdAt', previous, { skip: SPACING - 1, limit: 1 }, keys);
  if (!row || !isSettled(row)) return null;
  const key = { value: row.createdAt, id: row._id };
  const [{ filter }] = stretchesFrom('createdAt', key, 1);
  const equals = await CandidateModel.countDocuments({ $and: [condition, filter] }).hint(hint);
  return { ...key, equals, position: (previous?.position ?? 0) + SPACING };
}
