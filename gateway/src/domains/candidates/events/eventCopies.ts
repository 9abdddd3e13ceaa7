/**
 * A change and its event are one write: the event lies in the candidate's record until it is copied into the collection.
 * Copying twice is copying once, so that a crash, or two gateways at it, change nothing (docs/decisions/0030).
 */
import { mongo, Types, trusted } from 'mongoose';
import { createHash } from 'node:crypto';
import { isDuplicateKey } from '../../../database/duplicateKey.js';
import { CandidateModel } from '../candidatesModel.js';
import { candidatesOf, countChanges, everyCandidate } from '../../../cache/changeCounters.js';
import { isNews, type PendingEvent, type StoredCandidateEvent } from './candidateEvent.js';
import { CandidateEventModel } from './candidateEventsModel.js';

/** Events that one record carries before they are copied by whoever writes next. */
export const MAX_PENDING = 8;
/** Candidates per round of copying. */
const BATCH = 200;

type Carrier = { _id: Types.ObjectId; clientId: Types.ObjectId | null; pendingEvents?: PendingEvent[] };

const carried = { clientId: 1, pendingEvents: 1 } as const;

/** Copies the events that records carry, whoever wrote them. @returns how many candidates had some. */
export async function copyPendingEvents(): Promise<number> {
  let copied = 0;
  for (;;) {
    const carriers = await CandidateModel.find({ eventsPendingSince: trusted({ $exists: true }) }, carried)
      .limit(BATCH)
      .lean<Carrier[]>();
    for (const carrier of carriers) await copy(carrier);
    copied += carriers.length;
    if (carriers.length < BATCH) return copied;
  }
}

/** The same for some candidates, before their events are read. */
export async function copyEventsOf(candidateIds: readonly Types.ObjectId[]): Promise<void> {
  const carriers = await CandidateModel.find(
    { _id: trusted({ $in: candidateIds }), eventsPendingSince: trusted({ $exists: true }) },
    carried,
  ).lean<Carrier[]>();
  for (const carrier of carriers) await copy(carrier);
}

async function copy({ _id, clientId, pendingEvents = [] }: Carrier): Promise<void> {
  await storeEvents(pendingEvents.map((event) => ({ ...event, candidateId: _id, clientId })));
  const last = pendingEvents.at(-1);
  // eslint-disable-next-line no-restricted-syntax -- nothing cached shows what a record carries, so no data version is left
  const { matchedCount } = await CandidateModel.collection.updateOne(
    { _id, pendingEvents: { $size: pendingEvents.length }, ...(last && { 'pendingEvents._id': last._id }) },
    { $unset: { pendingEvents: '', eventsPendingSince: '' } },
  );
  if (matchedCount > 0) return;
  // More came meanwhile, which another round copies; or another gateway was first; or the candidate is gone.
  await removeEventsOfGone(_id);
}

/**
 * Stores events under their ids; those that are stored already stay as they are. Those that the staff may be notified of wait
 * for that in the same write.
 */
export async function storeEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  await storePastEvents(events.map((event) => (isNews(event) ? { ...event, untold: true } : event)));
  // of what is for administrators alone, a company does not even learn that something has happened
  const clients = events.flatMap(({ clientId, isInternal }) =>
    clientId && !isInternal ? [candidatesOf(clientId.toString())] : [],
  );
  if (events.length > 0) await countChanges([everyCandidate, ...clients]);
}

/** The same for events of long ago, of which nobody is told. */
export async function storePastEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  if (events.length === 0) return;
  const updates = events.map(({ _id, ...event }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: event }, upsert: true },
  }));
  await CandidateEventModel.bulkWrite(updates, { ordered: false });
}

/**
 * Stores many new events at once, for what happens with whole lists. One that is stored already stays as it is; those of candidates
 * who are gone meanwhile are left to the sweep.
 * @param options.waitsForJournal whether they have to outlast a crash of the database from here on. Without it the last tenth of a
 *   second may be lost, which what is journaled later is journaled after.
 */
export async function storeManyEvents(
  events: readonly StoredCandidateEvent[],
  { waitsForJournal = false }: { waitsForJournal?: boolean } = {},
): Promise<void> {
  if (events.length === 0) return;
  // eslint-disable-next-line no-restricted-syntax -- the events are plain documents already, and making them anew by the model takes ten times as long
  await CandidateEventModel.collection
    .insertMany([...events], { ordered: false, writeConcern: { w: 1, j: waitsForJournal } })
    .catch((error: unknown) => {
      if (!isOfDuplicates(error)) throw error;
    });
}

const isOfDuplicates = (error: unknown) =>
  error instanceof mongo.MongoBulkWriteError &&
  [error.writeErrors].flat().every(({ code }) => isDuplicateKey({ code }));

/** Deletes the events of a candidate who is no more. */
export async function removeEventsOfGone(candidateId: Types.ObjectId): Promise<boolean> {
  if (await CandidateModel.exists({ _id: candidateId })) return false;
  const { deletedCount } = await CandidateEventModel.deleteMany({ candidateId });
  return deletedCount > 0;
}

/** The id of an event that is told by something else: the same for the same thing, so that it is stored once. */
export function derivedEventId(...parts: readonly string[]): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24));
}
