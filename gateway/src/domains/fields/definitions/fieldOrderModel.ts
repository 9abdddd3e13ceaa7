import { Schema } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import { upsert } from '../../../database/duplicateKey.js';
import { fieldTargets, type FieldTarget } from '../values/fieldTypes.js';

/** One per target: guards the order of its fields against two admins who reorder at once. */
interface FieldOrderRecord {
  _id: FieldTarget;
  revision: number;
  /** The order that made this revision, so that a retry of the same call is not a conflict with itself. */
  fieldIds: string[];
}

const orderSchema = new Schema<FieldOrderRecord>(
  {
    _id: { type: String, enum: fieldTargets, required: true },
    revision: { type: Number, required: true, default: 0 },
    fieldIds: { type: [String], default: [] },
  },
  { collection: 'customFieldOrders' },
);

const FieldOrderModel = defineModel('CustomFieldOrder', orderSchema);

/** The order revision of a target; 0 before the first change. */
export async function findOrderRevision(target: FieldTarget): Promise<number> {
  return (await FieldOrderModel.findById(target).lean<FieldOrderRecord | null>())?.revision ?? 0;
}

/** Starts a new order revision that nothing contests: a field came, went, or was given a number. */
export async function nextOrderRevision(target: FieldTarget): Promise<number> {
  const record = await upsert(() =>
    FieldOrderModel.findOneAndUpdate(
      { _id: target },
      { $inc: { revision: 1 }, $set: { fieldIds: [] } },
      { upsert: true, returnDocument: 'after' },
    ).lean<FieldOrderRecord>(),
  );
  return record?.revision ?? 0;
}

/**
 * Starts a new order revision, if `expectedRevision` is still the one in store.
 * @returns the new revision; the present one when the very same order made it (a retry); null when another came first.
 */
export async function claimOrderRevision(
  target: FieldTarget,
  fieldIds: readonly string[],
  expectedRevision: number,
): Promise<number | null> {
  const next = { revision: expectedRevision + 1, fieldIds: [...fieldIds] };
  if (expectedRevision === 0) {
    // Only the first revision ever has no document to compare with.
    await FieldOrderModel.updateOne({ _id: target }, { $setOnInsert: { revision: 0, fieldIds: [] } }, { upsert: true });
  }
  const claimed = await FieldOrderModel.updateOne({ _id: target, revision: expectedRevision }, { $set: next });
  if (claimed.matchedCount > 0) return next.revision;
  const present = await FieldOrderModel.findById(target).lean<FieldOrderRecord | null>();
  const isRetry = present?.revision === next.revision && present.fieldIds.join() === next.fieldIds.join();
  return isRetry ? next.revision : null;
}
