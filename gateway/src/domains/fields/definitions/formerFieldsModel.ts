import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import { isDuplicateKey, upsert } from '../../../database/duplicateKey.js';
import { fieldTypes, type FieldTarget, type FieldType } from '../values/fieldTypes.js';
import type { CustomFieldRecord } from './customFieldsModel.js';

/** What the last deleted field of a target with a key was: how the values that it has left behind were meant. */
interface StoredFormerField {
  _id: string;
  type: FieldType;
  /** When the field was last changed by then. */
  asOf: Date;
}

const schema = new Schema<StoredFormerField>(
  {
    _id: { type: String, required: true },
    type: { type: String, enum: fieldTypes, required: true },
    asOf: { type: Date, required: true },
  },
  { collection: 'formerFields', versionKey: false },
);

const FormerFieldModel = defineModel<StoredFormerField>('FormerField', schema, {
  untracked: 'read anew for each field that is made',
});

const idOf = ({ target, key }: { target: FieldTarget; key: string }) => `${target} ${key}`;

/**
 * Remembers what a field is that is about to be deleted. One who comes late, with what the field was before another change or
 * before it was deleted and made again, changes nothing.
 */
export async function rememberField(field: CustomFieldRecord): Promise<void> {
  const { type, updatedAt: asOf } = field;
  const remember = () =>
    FormerFieldModel.updateOne(
      { _id: idOf(field), asOf: trusted({ $lte: asOf }) },
      { $set: { type, asOf } },
      { upsert: true },
    );
  try {
    await upsert(remember);
  } catch (error) {
    // What is remembered already is of later: it is there under the same id, and not among those that the filter means.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** The type of the last deleted field of a target with a key; null where none is remembered. */
export async function formerTypeOf(field: { target: FieldTarget; key: string }): Promise<FieldType | null> {
  return (await FormerFieldModel.findById(idOf(field)).lean<StoredFormerField | null>())?.type ?? null;
}
