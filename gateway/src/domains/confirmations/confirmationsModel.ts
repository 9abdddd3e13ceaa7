import { Schema, trusted, Types } from 'mongoose';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import type { StoredValues } from '../fields/values/storedValues.js';
import { defineModel } from '../../cache/defineModel.js';
import { confirmedRecordPaths, ConfirmedRecordModel, type StoredConfirmedRecord } from './confirmedRecordsModel.js';

/** A client's word that a candidate's data are right, shared by the requests that read it. */
export type ConfirmationRecord = DeepReadonly<StoredConfirmation>;

export interface StoredConfirmation {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  clientId: Types.ObjectId;
  /** The candidate's name when the data were last confirmed. */
  candidateName: string;
  isConfirmed: boolean;
  clientNotes: string | null;
  /** Keys of what changed after the confirmation, 'name' and 'email' among them. */
  changedFieldKeys: string[];
  /** Hash of exactly what was shown when it was confirmed; absent and null where the caller did not say. */
  confirmedSnapshot?: string | null;
  /** The data that were confirmed; absent in records from before they were kept, and where no query asks for them. */
  confirmedData?: ConfirmedData;
  /** What was confirmed and is not in its own collection yet; absent where no query asks for it. */
  pendingRecords?: StoredConfirmedRecord[];
  /** When the data were last confirmed: `updatedAt` moves with later changes of the candidate. Absent in some from before it was kept. */
  confirmedAt?: Date;
  createdAt: Date;
  updatedAt: Date;
}

/** A candidate's data at a moment; values leave through the field policy only. */
export interface ConfirmedData {
  name: string;
  email: string;
  values: StoredValues;
}

// Not minimised: a candidate without answers may be confirmed.
const confirmedDataSchema = new Schema<ConfirmedData>(
  { name: String, email: String, values: Schema.Types.Mixed },
  { _id: false, minimize: false },
);

const confirmationSchema = new Schema<StoredConfirmation>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    clientId: { type: Schema.Types.ObjectId, required: true },
    candidateName: { type: String, required: true },
    isConfirmed: { type: Boolean, required: true },
    clientNotes: { type: String, default: null },
    changedFieldKeys: { type: [String], default: [] },
    confirmedSnapshot: { type: String, default: null },
    confirmedData: { type: confirmedDataSchema, select: false },
    pendingRecords: { type: [new Schema(confirmedRecordPaths)], default: undefined, select: false },
    confirmedAt: Date,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false },
);

// One confirmation per candidate and client, and the way from a page of candidates to theirs.
confirmationSchema.index({ candidateId: 1, clientId: 1 }, { unique: true });
// The list of one client's confirmations, newest first.
confirmationSchema.index({ clientId: 1, createdAt: -1, _id: -1 });
// For the sweep, which compares who is confirmed with the candidates' marks.
confirmationSchema.index({ candidateId: 1, isConfirmed: 1 }, { partialFilterExpression: { isConfirmed: true } });

export const ConfirmationModel = defineModel<StoredConfirmation>('CandidateConfirmation', confirmationSchema, {
  area: 'candidates',
  recordId: 'candidateId',
});

/** Whether a client has confirmed a candidate's data, be it that this was withdrawn since. */
export const hasConfirmation = async (candidateId: Types.ObjectId): Promise<boolean> =>
  (await ConfirmationModel.exists({ candidateId })) !== null;

/** Every confirmation, without what was confirmed, as it is consumed. */
export const allConfirmations = (): AsyncIterable<ConfirmationRecord> =>
  ConfirmationModel.find({}).lean<ConfirmationRecord[]>().cursor();

/**
 * The data that were last confirmed of some candidates, the latest confirmation first; also of those that were withdrawn since, as a
 * correction after a withdrawal is a change since the last confirmation.
 */
export async function confirmedDataOf(candidateIds: readonly string[]): Promise<ConfirmationRecord[]> {
  const ids = candidateIds.map((id) => new Types.ObjectId(id));
  return ConfirmationModel.find({ candidateId: trusted({ $in: ids }) })
    .sort({ updatedAt: -1 })
    .select('+confirmedData')
    .lean<ConfirmationRecord[]>();
}

/** Gives confirmations from before it was kept the moment at which they were made, as far as a record of that is there. */
export async function addConfirmedMoments(): Promise<void> {
  interface Made {
    _id: Pick<ConfirmationRecord, 'candidateId' | 'clientId'>;
    at: Date;
  }
  const made: AsyncIterable<Made> = ConfirmedRecordModel.aggregate<Made>([
    { $group: { _id: { candidateId: '$candidateId', clientId: '$clientId' }, at: { $max: '$at' } } },
  ]).cursor();
  for await (const { _id, at } of made) {
    await ConfirmationModel.updateOne(
      { ..._id, confirmedAt: trusted({ $exists: false }) },
      { $set: { confirmedAt: at } },
    );
  }
}
