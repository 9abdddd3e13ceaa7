/**
 * A change and its event are one write: the event lies in the candidate's record until it is copied into the collection.
 * Copying twice is copying once, so that a crash, or two gateways at it, change nothing (docs/decisions/0030).
 */
import { Types, trusted } from 'mongoose';
import { createHash } from 'node:crypto';
import { CandidateModel } from '../candidatesModel.js';
import type { PendingEvent, StoredCandidateEvent } from './candidateEvent.js';
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
  // Nothing cached shows what a record carries, so the write leaves no data version.
  const { matchedCount } = await CandidateModel.collection.updateOne(
    { _id, pendingEvents: { $size: pendingEvents.length }, ...(last && { 'pendingEvents._id': last._id }) },
    { $unset: { pendingEvents: '', eventsPendingSince: '' } },
  );
  if (matchedCount > 0) return;
  // More came meanwhile, which another round copies; or another gateway was first; or the candidate is gone.
  await removeEventsOfGone(_id);
}

/** Stores events under their ids; those that are stored already stay as they are. */
export async function storeEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  if (events.length === 0) return;
  await CandidateEventModel.collection.bulkWrite(
    events.map(({ _id, ...event }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: event as object }, upsert: true },
    })),
    { ordered: false },
  );
}

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
