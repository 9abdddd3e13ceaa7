import { Schema, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';

/** What one confirmation was about, as it is read. */
export type ConfirmedRecord = DeepReadonly<StoredConfirmedRecord>;

/** What one confirmation was about: written once, never changed, and gone with its candidate. */
export interface StoredConfirmedRecord {
  /** The id of the confirmation's event. */
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  clientId: Types.ObjectId;
  at: Date;
  /** The text that is hashed (`confirmationProof.ts`): what its reader saw of each field, with the labels and displayed values of that moment. */
  told: string;
  /** SHA-256 of `told`, in hex. */
  hash: string;
  /** Whether the caller has said that exactly this was shown. */
  wasShown: boolean;
}

/** The paths, for the confirmation that carries a record until it is copied as well. */
export const confirmedRecordPaths = {
  candidateId: { type: Schema.Types.ObjectId, required: true },
  clientId: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  told: { type: String, required: true },
  hash: { type: String, required: true },
  wasShown: { type: Boolean, required: true },
} as const;

const schema = new Schema<StoredConfirmedRecord>(confirmedRecordPaths, {
  collection: 'confirmedRecords',
  versionKey: false,
});
// All that goes with a candidate.
schema.index({ candidateId: 1 });

export const ConfirmedRecordModel = defineModel<StoredConfirmedRecord>('ConfirmedRecord', schema, {
  untracked: 'An administrator reads one at a time, anew; nothing that is cached comes from them.',
});

/** Stores records under their ids; those that are stored already stay as they are. */
export async function storeConfirmedRecords(records: readonly ConfirmedRecord[]): Promise<void> {
  if (records.length === 0) return;
  const updates = records.map(({ _id, ...record }) => ({
    updateOne: { filter: { _id }, update: { $setOnInsert: record }, upsert: true },
  }));
  await ConfirmedRecordModel.bulkWrite(updates, { ordered: false });
}

export async function findConfirmedRecord(_id: Types.ObjectId): Promise<ConfirmedRecord | null> {
  return ConfirmedRecordModel.findById(_id).lean<ConfirmedRecord | null>();
}

export async function deleteConfirmedRecord(_id: Types.ObjectId): Promise<void> {
  await ConfirmedRecordModel.deleteOne({ _id });
}

/** @returns how many there were. */
export async function deleteConfirmedRecordsOf(candidateId: string): Promise<number> {
  return (await ConfirmedRecordModel.deleteMany({ candidateId })).deletedCount;
}
