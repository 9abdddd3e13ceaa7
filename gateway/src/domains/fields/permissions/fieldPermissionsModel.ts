import { Schema, type Types } from 'mongoose';
import { roles, type Role } from '../../../auth/viewer.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { fieldError } from '../../../lib/errors.js';
import { isDuplicateKey, upsert } from '../../../database/duplicateKey.js';
import { defineModel } from '../../../cache/defineModel.js';
import { rawFind } from '../../../database/rawFind.js';

/** Who may see and change the values of a field key, on every record that has the key. */
export type FieldPermissionRecord = DeepReadonly<StoredPermission>;

interface StoredPermission {
  _id: Types.ObjectId;
  fieldKey: string;
  label: string;
  description: string | null;
  /** Roles that may view; admin always among them. */
  canView: Role[];
  /** Roles that may edit; admin always among them. Void for a role that may not view. */
  canEdit: Role[];
}

const schema = new Schema<StoredPermission>(
  {
    fieldKey: { type: String, required: true },
    label: { type: String, required: true },
    description: { type: String, default: null },
    canView: { type: [{ type: String, enum: roles }], required: true },
    canEdit: { type: [{ type: String, enum: roles }], required: true },
  },
  { timestamps: true, collection: 'fieldPermissions' },
);

// One record per key: two could contradict each other, and every read is by key.
schema.index({ fieldKey: 1 }, { unique: true });

const FieldPermissionModel = defineModel('FieldPermission', schema, { area: 'fields' });

/** @throws DomainError CONFLICT when the key has a record already. */
export async function insertPermission(record: Omit<StoredPermission, '_id'>): Promise<FieldPermissionRecord> {
  try {
    return (await FieldPermissionModel.create(record)).toObject();
  } catch (error) {
    if (isDuplicateKey(error)) throw fieldError('CONFLICT', 'fieldKey', 'Já existe uma permissão para este campo.');
    throw error;
  }
}

/** Makes the record of a key or changes the one there is; what `set` does not name stays, or is taken from `initial`. */
export async function upsertPermission(
  fieldKey: string,
  set: Partial<FieldPermissionRecord>,
  initial: Omit<FieldPermissionRecord, '_id' | 'fieldKey'>,
): Promise<FieldPermissionRecord> {
  const onInsert = Object.fromEntries(Object.entries(initial).filter(([name]) => !(name in set)));
  return upsert(() =>
    FieldPermissionModel.findOneAndUpdate(
      { fieldKey },
      { $set: set, $setOnInsert: onInsert },
      { upsert: true, returnDocument: 'after' },
    ).lean<FieldPermissionRecord>(),
  );
}

/** Changes the record of a key whose properties are still these; null when there is none. */
export function changePermission(
  fieldKey: string,
  set: Partial<FieldPermissionRecord>,
  still: Partial<FieldPermissionRecord> = {},
): Promise<FieldPermissionRecord | null> {
  return FieldPermissionModel.findOneAndUpdate(
    { ...(still as object), fieldKey },
    { $set: set },
    { returnDocument: 'after' },
  ).lean<FieldPermissionRecord | null>();
}

/** Removes the record of a key; whether there was one. */
export async function removePermission(fieldKey: string): Promise<boolean> {
  return (await FieldPermissionModel.deleteOne({ fieldKey })).deletedCount > 0;
}

/** All records, by key. */
export function findPermissions(): Promise<FieldPermissionRecord[]> {
  return rawFind(FieldPermissionModel, { filter: {}, sort: { fieldKey: 1 } });
}

/** The record of one key; null when there is none. */
export async function findPermission(fieldKey: string): Promise<FieldPermissionRecord | null> {
  const [record] = await rawFind<FieldPermissionRecord>(FieldPermissionModel, { filter: { fieldKey }, limit: 1 });
  return record ?? null;
}
