import { Schema, trusted, Types } from 'mongoose';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { fieldError } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { isDuplicateKey } from '../../../database/duplicateKey.js';
import { defineModel } from '../../../cache/defineModel.js';
import { rawFind } from '../../../database/rawFind.js';
import {
  documentApprovers,
  documentKinds,
  fieldFormats,
  fieldTargets,
  fieldTypes,
  listColumnTypes,
} from '../values/fieldTypes.js';
import type {
  DocumentOptions,
  FieldCondition,
  FieldFormat,
  FieldOption,
  FieldTarget,
  FieldType,
  ListColumn,
  ListOptions,
} from '../values/fieldTypes.js';

/** A field that admins have defined. */
export type CustomFieldRecord = DeepReadonly<StoredField>;

interface StoredField {
  _id: Types.ObjectId;
  /** Unique in the target and never changed, as the stored values of candidates and clients are found by it. */
  key: string;
  label: string;
  type: FieldType;
  required: boolean;
  target: FieldTarget;
  active: boolean;
  /**
   * Ids of the clients of whose candidates it is asked, sorted; null for all candidates, and absent in records from before there were
   * fields of some clients. One that is deleted stays in it, as an empty list would have to mean no one.
   */
  clientIds?: string[] | null;
  /** The answer to another field with which it is asked; null for none, and absent in records from before there were conditions. */
  condition?: FieldCondition | null;
  order: number;
  /** The heading that it stands under; null for none, and absent in records from before there were sections. */
  section?: string | null;
  options: FieldOption[];
  description: string | null;
  placeholder: string | null;
  format: FieldFormat | null;
  allowFutureDates: boolean;
  /** What a document field takes; null for other types, and absent in records from before there were documents. */
  documentOptions?: DocumentOptions | null;
  /** What a list asks for; null for other types, and absent in records from before there were lists. */
  listOptions?: ListOptions | null;
  createdAt: Date;
  updatedAt: Date;
}

/** What a caller gives of a new field; the rest is the model's. */
export type NewCustomField = Omit<StoredField, 'createdAt' | 'updatedAt'>;

/** What may change in a field; its order changes through `storeOrders`. */
export type CustomFieldChanges = DeepReadonly<Partial<Omit<NewCustomField, '_id' | 'key' | 'target' | 'order'>>>;

const optionSchema = new Schema<FieldOption>(
  { value: { type: String, required: true }, label: { type: String, required: true } },
  { _id: false },
);

const conditionSchema = new Schema<FieldCondition>(
  { fieldKey: { type: String, required: true }, values: { type: [String], required: true } },
  { _id: false },
);

const documentOptionsSchema = new Schema<DocumentOptions>(
  {
    kinds: { type: [{ type: String, enum: documentKinds }], required: true },
    pageNames: { type: [String], default: [] },
    maxPages: { type: Number, required: true },
    asksExpiry: { type: Boolean, required: true },
    approver: { type: String, enum: documentApprovers, required: true },
  },
  { _id: false },
);

const listColumnSchema = new Schema<ListColumn>(
  {
    key: { type: String, required: true },
    label: { type: String, required: true },
    type: { type: String, enum: listColumnTypes, required: true },
    required: { type: Boolean, required: true },
    options: { type: [optionSchema], default: [] },
    format: { type: String, enum: [...fieldFormats, null], default: null },
    allowFutureDates: { type: Boolean, required: true },
  },
  { _id: false },
);

const listOptionsSchema = new Schema<ListOptions>(
  {
    itemName: { type: String, required: true },
    maxItems: { type: Number, required: true },
    columns: { type: [listColumnSchema], required: true },
  },
  { _id: false },
);

const schema = new Schema<StoredField & { orderRevision: number }>(
  {
    key: { type: String, required: true },
    label: { type: String, required: true },
    type: { type: String, enum: fieldTypes, required: true },
    required: { type: Boolean, default: false },
    target: { type: String, enum: fieldTargets, required: true },
    active: { type: Boolean, default: true },
    clientIds: { type: [String], default: null },
    condition: { type: conditionSchema, default: null },
    order: { type: Number, required: true },
    // The order revision that `order` is from: a write of an older one comes too late and is dropped.
    orderRevision: { type: Number, default: 0 },
    section: { type: String, default: null },
    options: { type: [optionSchema], default: [] },
    description: { type: String, default: null },
    placeholder: { type: String, default: null },
    format: { type: String, enum: [...fieldFormats, null], default: null },
    allowFutureDates: { type: Boolean, default: false },
    documentOptions: { type: documentOptionsSchema, default: null },
    listOptions: { type: listOptionsSchema, default: null },
  },
  { timestamps: true, collection: 'customFields' },
);

// Two admins may create the same key at once; values are found by key, so the second must fail.
schema.index({ target: 1, key: 1 }, { unique: true });
// Every form, list and export reads the fields of a target by order.
schema.index({ target: 1, order: 1, _id: 1 });

const CustomFieldModel = defineModel('CustomField', schema, { area: 'fields' });

const byOrder = { target: 1, order: 1, _id: 1 } as const;

/** The fields of a target, or all, by order. */
export function findFields({ target }: { target?: FieldTarget | undefined } = {}): Promise<CustomFieldRecord[]> {
  return rawFind(CustomFieldModel, { filter: target ? { target } : {}, sort: byOrder });
}

/** The fields with these ids, in no order; malformed ids have none. */
export function findFieldsById(ids: readonly string[]): Promise<CustomFieldRecord[]> {
  return CustomFieldModel.find({ _id: trusted({ $in: ids.filter(isDatabaseId) }) }).lean<CustomFieldRecord[]>();
}

/** Whether another field has the key of this one: of the other target, or created since this one was deleted. */
export async function keyIsInUseElsewhere({ _id, key }: CustomFieldRecord): Promise<boolean> {
  return (await CustomFieldModel.exists({ key, _id: trusted({ $ne: _id }) })) !== null;
}

/** @throws DomainError CONFLICT when the target has a field with the key. */
export async function insertField(field: NewCustomField, orderRevision: number): Promise<CustomFieldRecord> {
  try {
    return (await CustomFieldModel.create({ ...field, orderRevision })).toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw fieldError('CONFLICT', 'key', 'Já existe um campo com esta key neste destino.');
  }
}

/** Changes a field whose properties are still these; null when there is none. */
export async function changeField(
  id: string,
  changes: CustomFieldChanges,
  still: CustomFieldChanges = {},
): Promise<CustomFieldRecord | null> {
  if (!isDatabaseId(id)) return null;
  return CustomFieldModel.findOneAndUpdate(
    { ...(still as object), _id: id },
    { $set: changes },
    { returnDocument: 'after' },
  ).lean<CustomFieldRecord | null>();
}

/** Switches a field on or off; null when it is so already, or when there is none. */
export function switchField(_id: string, active: boolean): Promise<CustomFieldRecord | null> {
  return CustomFieldModel.findOneAndUpdate(
    { _id, active: !active },
    { $set: { active } },
    { returnDocument: 'after' },
  ).lean<CustomFieldRecord | null>();
}

/**
 * Gives the fields of a section another one, or none. Each is written by itself, so that a crash leaves the others as they were, for the same
 * call to go on with. @returns how many had it.
 */
export async function renameSection(target: FieldTarget, section: string, name: string | null): Promise<number> {
  return (await CustomFieldModel.updateMany({ target, section }, { $set: { section: name } })).modifiedCount;
}

/** Adds options that the field does not have yet; each is one atomic write, so two admins may add at once. */
export async function addFieldOptions(id: Types.ObjectId, options: readonly FieldOption[]): Promise<void> {
  for (const option of options) {
    await CustomFieldModel.updateOne(
      { _id: id, 'options.value': trusted({ $ne: option.value }) },
      { $push: { options: option } },
    );
  }
}

/** Removes options, unless none would be left. Whether it did. */
export async function removeFieldOptions(id: Types.ObjectId, values: readonly string[]): Promise<boolean> {
  const result = await CustomFieldModel.updateOne(
    { _id: id, options: trusted({ $elemMatch: { value: { $nin: [...values] } } }) },
    { $pull: { options: { value: { $in: [...values] } } } },
  );
  return result.matchedCount > 0;
}

/** Removes a field, of whichever type unless told; whether there was one. */
export async function removeField({ _id, type }: Pick<StoredField, '_id'> & { type?: FieldType }): Promise<boolean> {
  return (await CustomFieldModel.deleteOne({ _id, ...(type && { type }) })).deletedCount > 0;
}

/** Numbers fields for an order revision. A number of a newer revision stays, so that late writers change nothing. */
export async function storeOrders(
  orders: readonly { fieldId: string; order: number }[],
  orderRevision: number,
): Promise<void> {
  if (orders.length === 0) return;
  await CustomFieldModel.bulkWrite(
    orders.map(({ fieldId, order }) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(fieldId), orderRevision: trusted({ $lte: orderRevision }) },
        update: { $set: { order, orderRevision } },
      },
    })),
    { ordered: false },
  );
}
