/**
 * A change and its event are one write: the event lies in the candidate's record until it is copied into the collection.
 * Copying twice is copying once, so that a crash, or two gateways at it, change nothing (docs/decisions/0030).
 */
import { mongo, Types, trusted } from 'mongoose';
import { createHash } from 'node:crypto';
import { isDuplicateKey } from '../../../database/duplicateKey.js';
import { CandidateModel } from '../candidatesModel.js';
import { countChanges, subjectsOfCandidates } from '../../../cache/changeCounters.js';
import { isNews, type PendingEvent, type StoredCandidateEvent } from './candidateEvent.js';
import { CandidateEventModel } from './candidateEventsModel.js';

/** Events that one record carries at most: the next write of one copies them first. */
export const MAX_PENDING = 8;
/** Candidates per round of copying. */
const BATCH = 200;

type Carrier = { _id: Types.ObjectId; clientId: Types.ObjectId | null; pendingEvents?: PendingEvent[] };

const carried = { clientId: 1, pendingEvents: 1 } as const;

/** Copies the events that records of this and of other gateways carry. @returns how many candidates had some. */
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

/** Copies the events that the records of some candidates carry, before their timelines are read. */
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
  // eslint-disable-next-line no-restricted-syntax -- past the model, whose every write outdates the cached pages of candidates: none shows what a record carries
  const { matchedCount } = await CandidateModel.collection.updateOne(
    { _id, pendingEvents: { $size: pendingEvents.length }, ...(last && { 'pendingEvents._id': last._id }) },
    { $unset: { pendingEvents: '', eventsPendingSince: '' } },
  );
  if (matchedCount > 0) return;
  // More events came meanwhile, which another round copies, or another gateway was first, or the candidate is gone.
  await removeEventsOfGone(_id);
}

/**
 * Stores events under their ids; those that are stored already stay as they are. The same write marks the events that the staff
 * may be notified of, so that a crash loses no notification.
 */
export async function storeEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  await storePastEvents(events.map((event) => (isNews(event) ? { ...event, untold: true } : event)));
  // of what is for administrators alone, a company does not even learn that something has happened
  await countChanges(subjectsOfCandidates(events.map(({ clientId, isInternal }) => (isInternal ? null : clientId))));
}

/** Stores events of which nobody is notified, such as those of long ago; those that are stored already stay as they are. */
export async function storePastEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  if (events.length === 0) return;
  const updates = events.map(({ _id, ...event }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: event }, upsert: true },
  }));
  await CandidateEventModel.bulkWrite(updates, { ordered: false });
}

/**
 * Stores many new events at once, for what happens with whole lists. They wait for no journal: what is journaled later is journaled
 * after them. One that is stored already stays as it is; those of candidates who are gone meanwhile are left to the sweep.
 */
export async function storeManyEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  if (events.length === 0) return;
  // the events are plain documents already: making documents of the model of them would take ten times as long
  const options = { lean: true, ordered: false, writeConcern: { w: 1, j: false } } as const;
  await CandidateEventModel.insertMany([...events], options).catch((error: unknown) => {
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
