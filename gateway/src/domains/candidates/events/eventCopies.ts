/**
 * A change and its event are one write: the event lies in the candidate's record until it is copied into the collection.
 * Copying twice is copying once, so that a crash, or two gateways at it, change nothing (docs/decisions/0030).
 */
import { trusted, type Types } from 'mongoose';
import { RequestYield } from '../../../lib/yieldToRequests.js';
import { insertMissing } from '../../../database/duplicateKey.js';
import { CandidateModel } from '../candidatesModel.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../../cache/changeCounters.js';
import { isNews, type PendingEvent, type StoredCandidateEvent } from './candidateEvent.js';
import { CandidateEventModel } from './candidateEventsModel.js';

/** Events that one record carries at most: the next write of one copies them first. */
export const MAX_PENDING = 8;
/** Candidates whose events are copied in one write: an import brings thousands, between whose batches others are served. */
const BATCH = 50;

type Carrier = { _id: Types.ObjectId; clientId: Types.ObjectId | null; pendingEvents?: PendingEvent[] };

const carried = { clientId: 1, pendingEvents: 1 } as const;

/** Copies the events that records of this and of other gateways carry. @returns how many candidates had some. */
export async function copyPendingEvents(): Promise<number> {
  let copied = 0;
  const pace = new RequestYield();
  for (;;) {
    await pace.yieldToRequests();
    const carriers = await CandidateModel.find({ eventsPendingSince: trusted({ $exists: true }) }, carried)
      .limit(BATCH)
      .lean<Carrier[]>();
    await copy(carriers);
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
  await copy(carriers);
}

async function copy(carriers: readonly Carrier[]): Promise<void> {
  if (carriers.length === 0) return;
  await storeEvents(
    carriers.flatMap(({ _id, clientId, pendingEvents = [] }) =>
      pendingEvents.map((event) => ({ ...event, candidateId: _id, clientId })),
    ),
  );
  let emptied = 0;
  const sizes = new Set(carriers.map(({ pendingEvents = [] }) => pendingEvents.length));
  for (const size of sizes) {
    emptied += await empty(carriers.filter(({ pendingEvents = [] }) => pendingEvents.length === size));
  }
  if (emptied === carriers.length) return;
  // More events came meanwhile, which another round copies, or another gateway was first, or a candidate is gone.
  for (const { _id } of carriers) await removeEventsOfGone(_id);
}

/**
 * Takes the copied events off candidates that carried equally many, where they carry the same still. The last one of each tells:
 * its id is in no other record.
 * @returns how many candidates carried the same.
 */
async function empty(carriers: readonly Carrier[]): Promise<number> {
  const count = carriers[0]?.pendingEvents?.length ?? 0;
  const last = carriers.flatMap(({ pendingEvents }) => pendingEvents?.at(-1)?._id ?? []);
  // eslint-disable-next-line no-restricted-syntax -- past the model, whose every write outdates the cached pages of candidates: none shows what a record carries
  const { matchedCount } = await CandidateModel.collection.updateMany(
    {
      _id: { $in: carriers.map(({ _id }) => _id) },
      pendingEvents: { $size: count },
      ...(last.length > 0 && { 'pendingEvents._id': { $in: last } }),
    },
    { $unset: { pendingEvents: '', eventsPendingSince: '' } },
  );
  return matchedCount;
}

/**
 * Stores events under their ids; those that are stored already stay as they are. The same write marks the events that the staff
 * may be notified of, so that a crash loses no notification.
 */
export async function storeEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
  for (const prepare of preparations) await prepare(events);
  const stored = events.map((event) => (isNews(event) ? { ...event, untold: true as const } : event));
  await storeManyEvents(stored, { waitsForJournal: true });
  // A company does not even learn that something has happened which is for administrators alone.
  await incrementChangeCounters(
    topicsOfCandidates(events.map(({ clientId, isInternal }) => (isInternal ? null : clientId))),
  );
  if (events.some(isNews)) notifyNewsStored();
}

/** What has to be done with events before they are stored. It may be called more than once for one event, and must bear that. */
type Preparation = (events: readonly StoredCandidateEvent[]) => Promise<void>;
const preparations = new Set<Preparation>();

/**
 * Has a function called with all events that this process is about to store; they are stored behind it, so that a crash in between
 * has it called again. @returns what ends that.
 */
export function beforeEventsStored(prepare: Preparation): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

const newsListeners = new Set<() => void>();

/**
 * Has a function called whenever this process has stored events of which users are to be notified, whatever had them stored, for work
 * that a sweep would do later as well. @returns what ends that.
 */
export function onNewsStored(listener: () => void): () => void {
  newsListeners.add(listener);
  return () => void newsListeners.delete(listener);
}

/** Tells those who listen that there are such events. */
export function notifyNewsStored(): void {
  for (const listener of newsListeners) listener();
}

/**
 * Stores events of which no user is notified, such as those of whole lists and of long ago. One that is stored already stays as it
 * is; those of candidates who are gone meanwhile are left to the sweep.
 * @param options.waitsForJournal whether they have to outlast a crash of the database from here on. Without it the last tenth of a
 *   second may be lost, which what is journaled later is journaled after.
 */
export async function storeManyEvents(
  events: readonly StoredCandidateEvent[],
  { waitsForJournal = false }: { waitsForJournal?: boolean } = {},
): Promise<void> {
  if (events.length === 0) return;
  // The events are plain documents already: making documents of the model of them would take ten times as long.
  const options = { lean: true, ordered: false, writeConcern: { w: 1, j: waitsForJournal } } as const;
  await insertMissing(() => CandidateEventModel.insertMany([...events], options));
}

/** Deletes the events of a candidate who is no more. */
export async function removeEventsOfGone(candidateId: Types.ObjectId): Promise<boolean> {
  if (await CandidateModel.exists({ _id: candidateId })) return false;
  const { deletedCount } = await CandidateEventModel.deleteMany({ candidateId });
  return deletedCount > 0;
}
