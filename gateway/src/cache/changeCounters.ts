import { Schema, trusted } from 'mongoose';
import { defineModel } from './defineModel.js';

/** Something whose changes people listen to; a counter of its changes is kept under this name. */
export type Topic = 'candidates' | 'fields of candidates' | `candidates ${string}` | `notifications ${string}`;

/** All candidates together. */
export const allCandidatesTopic: Topic = 'candidates';
/** What the progress of every record is computed from. */
export const formFieldsTopic: Topic = 'fields of candidates';
/** The candidates of one company, by its id. */
export const candidatesTopic = (clientId: string): Topic => `candidates ${clientId}`;
/** The notifications of one user, by the account's id. */
export const notificationsTopic = (userId: string): Topic => `notifications ${userId}`;

/** What a change of candidates counts as, by their companies; null for a candidate without one. */
export const topicsOfCandidates = (clientIds: readonly ({ toString(): string } | null)[]): Topic[] =>
  clientIds.flatMap((clientId) =>
    clientId ? [allCandidatesTopic, candidatesTopic(clientId.toString())] : [allCandidatesTopic],
  );

interface StoredChangeCounter {
  _id: string;
  count: number;
}

const schema = new Schema<StoredChangeCounter>(
  { _id: { type: String, required: true }, count: { type: Number, required: true } },
  { collection: 'changeCounters', versionKey: false },
);

const ChangeCounterModel = defineModel<StoredChangeCounter>('ChangeCounter', schema, { area: 'changeCounters' });

/**
 * Counts a change of each of these, behind the write that made it, so that every gateway can tell those who listen. The data
 * version `changeCounters` says when there is something to look at. A count that a crash loses is made up for by the next one.
 */
export async function incrementChangeCounters(topics: Iterable<Topic>): Promise<void> {
  const updates = [...new Set(topics)].map((_id) => ({
    updateOne: { filter: { _id }, update: { $inc: { count: 1 } }, upsert: true },
  }));
  if (updates.length > 0) await ChangeCounterModel.bulkWrite(updates, { ordered: false });
}

/** How many changes have been counted of each; one that was never counted is absent. */
export async function readChangeCounters(topics: readonly Topic[]): Promise<Map<string, number>> {
  const rows = await ChangeCounterModel.find({ _id: trusted({ $in: [...topics] }) }).lean<StoredChangeCounter[]>();
  return new Map(rows.map(({ _id, count }) => [_id, count]));
}

/** Deletes the counters of what is gone. */
export async function deleteChangeCounters(topics: readonly Topic[]): Promise<void> {
  await ChangeCounterModel.deleteMany({ _id: trusted({ $in: [...topics] }) });
}
