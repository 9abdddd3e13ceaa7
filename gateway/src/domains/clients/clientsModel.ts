import { Schema, trusted, type Types } from 'mongoose';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { fieldError } from '../../lib/errors.js';
import { pathsInUse } from '../../database/duplicateKey.js';
import { defineModel } from '../../cache/defineModel.js';
import type { StoredValues } from '../fields/values/storedValues.js';
import type { ChangeStamp } from '../changes/change.js';

/** A hiring company as it is read: shared by the requests that do, so that nothing of it can be written. */
export type ClientRecord = DeepReadonly<StoredClient>;

export interface StoredClient {
  _id: Types.ObjectId;
  name: string;
  email: string;
  phone: string | null;
  cnpj: string;
  companyName: string;
  active: boolean;
  /** Days from a registration to the due date; absent and null for no due date. */
  dueInDays?: number | null;
  /** Days from a registration to the planned admission date; absent and null for no date. */
  admissionInDays?: number | null;
  values: StoredValues;
  searchText: string;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  lastChange: ChangeStamp | null;
  /** Set while the client is being deleted: no candidate is registered for it any more. */
  deletingSince: Date | null;
}

/** How names are put in order: without case and accents. Only queries that name it are answered by the indexes of names. */
export const nameCollation = { locale: 'pt', strength: 1 } as const;

const clientSchema = new Schema<StoredClient>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    phone: { type: String, default: null },
    cnpj: { type: String, required: true },
    companyName: { type: String, required: true },
    active: { type: Boolean, required: true, default: false },
    dueInDays: { type: Number, default: null },
    admissionInDays: { type: Number, default: null },
    values: { type: Schema.Types.Mixed, default: {} },
    searchText: { type: String, required: true },
    revision: { type: Number, required: true, default: 1 },
    lastChange: { type: { at: Date, byName: String }, default: null, _id: false },
    deletingSince: { type: Date, default: null },
  },
  { timestamps: true, minimize: false },
);

// One account per e-mail: it is also the sign-in of the client's user.
clientSchema.index({ email: 1 }, { unique: true });
// One client per company.
clientSchema.index({ cnpj: 1 }, { unique: true });
// The dashboard's default order; _id makes it total, so that pages never overlap.
clientSchema.index({ createdAt: -1, _id: -1 });
// The two alphabetical orders.
clientSchema.index({ name: 1, _id: 1 }, { collation: nameCollation });
clientSchema.index({ companyName: 1, _id: 1 }, { collation: nameCollation });
// Searches scan this index instead of the documents: there are thousands of clients at most.
clientSchema.index({ searchText: 1 });

export const ClientModel = defineModel<StoredClient>('Client', clientSchema, { area: 'clients' });

/** Takes off the marks of deletions that were begun before a moment. @returns how many there were. */
export async function reopenClients(before: Date): Promise<number> {
  const marked = { deletingSince: trusted({ $lt: before }) };
  return (await ClientModel.updateMany(marked, { $set: { deletingSince: null } })).modifiedCount;
}

/** How many clients there are. The number that the engine keeps itself is wrong for good once the engine was killed. */
export async function countClients(): Promise<number> {
  return ClientModel.countDocuments({}).hint({ _id: 1 });
}

/** Tells whose uniqueness a write has broken; other errors pass unchanged. */
export function clientWriteError(error: unknown): unknown {
  const inUse = pathsInUse(error);
  if (!inUse) return error;
  return inUse.includes('cnpj')
    ? fieldError('CONFLICT', 'cnpj', 'Já existe um cliente com este CNPJ.')
    : fieldError('CONFLICT', 'email', 'Já existe um cliente com este e-mail.');
}
