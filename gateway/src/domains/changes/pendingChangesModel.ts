import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { Change, ChangeActor, ConcernedByChange, RecordedChange } from './change.js';

interface StoredPendingChange extends Omit<Change, 'fields' | 'concerns'> {
  _id: Types.ObjectId;
  fields: readonly string[] | null;
  concerns: ConcernedByChange | null;
  actor: ChangeActor | null;
  at: Date;
  /** When it was last tried to tell of it again; absent for never. */
  triedAt?: Date;
}

/**
 * Changes whose subscribers have not all been told yet. The journal of the database is written in order, so that a change
 * which is journaled has its entry here in the journal as well, although the entry does not wait for it.
 */
const schema = new Schema<StoredPendingChange>(
  {
    entity: { type: String, required: true },
    entityId: { type: String, default: '' },
    action: { type: String, required: true },
    fields: { type: [String], default: null },
    renewsAccess: Boolean,
    ofClient: String,
    concerns: { type: { confirmation: Boolean, documents: Boolean }, default: null, _id: false },
    actor: { type: { role: String, account: String, name: String }, default: null, _id: false },
    at: { type: Date, required: true },
    triedAt: Date,
  },
  { collection: 'pendingChanges', versionKey: false, writeConcern: { w: 1, j: false } },
);
// For the sweep, which reads those first that it has not tried yet, and of them the oldest.
schema.index({ triedAt: 1, at: 1 });
const PendingChangeModel = defineModel<StoredPendingChange>('PendingChange', schema, {
  untracked: 'only the sweep reads pending changes, each time anew',
});

/** Stores a change that is about to be made. @returns the id for `removePendingChange`. */
export async function storePendingChange(
  change: Change & Partial<Pick<RecordedChange, 'actor'>>,
  at: Date,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await PendingChangeModel.create({ ...change, _id, at });
  return _id;
}

/** Forgets a change: its subscribers have been told, or it did not take place. */
export async function removePendingChange(id: Types.ObjectId): Promise<void> {
  await PendingChangeModel.deleteOne({ _id: id });
}

/** Notes that a change could not be told of, so that it stands behind those that were not tried since. */
export async function markTried(id: Types.ObjectId, triedAt: Date): Promise<void> {
  await PendingChangeModel.updateOne({ _id: id }, { $set: { triedAt } });
}

/**
 * Changes that were begun before a moment and are still pending, 1,000 at most: first those that were never tried, oldest first. So
 * what cannot be told for hours, such as deletions while the store of files is away, keeps nothing newer from its turn.
 */
export async function pendingChangesBefore(
  moment: Date,
): Promise<{ id: Types.ObjectId; change: Omit<RecordedChange, 'isCertain'> }[]> {
  const rows = await PendingChangeModel.find({ at: trusted({ $lt: moment }) })
    .sort({ triedAt: 1, at: 1 })
    .limit(1_000)
    .lean<StoredPendingChange[]>();
  return rows.map(({ _id, fields, concerns, triedAt: _triedAt, ...change }) => ({
    id: _id,
    change: { ...change, ...(fields && { fields }), ...(concerns && { concerns }) },
  }));
}
