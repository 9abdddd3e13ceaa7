import type { Types } from 'mongoose';
import { Schema, trusted, type QueryFilter, type UpdateQuery } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import { isDuplicateKey } from '../../../database/duplicateKey.js';
import { idOrder, readPage } from '../../../database/keyset.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import type { Page, PageRequest } from '../../../lib/pages.js';

export type ImportState = 'draft' | 'running' | 'paused' | 'done' | 'undoing' | 'undone';
/** The states in which a process works on an import, or is to take it up. */
export const workStates = ['running', 'undoing'] as const satisfies readonly ImportState[];
export type WorkState = (typeof workStates)[number];
export type MappingSource = 'remembered' | 'heading' | 'values' | 'chosen' | 'none';

/** What a column goes into. Its position is that in the list, from 0. */
export interface StoredColumn {
  heading: string;
  samples: string[];
  fieldKey: string | null;
  source: MappingSource;
  confidence: number;
}

/** How many rows had each outcome, and what undoing made of them. */
export interface RunCounts {
  done: number;
  created: number;
  changed: number;
  same: number;
  failed: number;
  leftOut: number;
  takenBack: number;
  left: number;
}

/** The counts of a run that has dealt with no row yet. */
export const noCounts = (): RunCounts => ({
  done: 0,
  created: 0,
  changed: 0,
  same: 0,
  failed: 0,
  leftOut: 0,
  takenBack: 0,
  left: 0,
});

export interface StoredRun {
  /** Whose rights it has. */
  userId: Types.ObjectId;
  startedAt: Date;
  finishedAt: Date | null;
  counts: RunCounts;
  /** Why it stopped by itself; null for no reason. */
  pauseReason: string | null;
}

/** An import of candidates. */
export interface StoredImport {
  _id: Types.ObjectId;
  name: string;
  kind: 'xlsx' | 'csv' | 'text' | 'rows';
  /** Whether the file is kept, under the id of the import. */
  hasFile: boolean;
  createdBy: { userId: Types.ObjectId; role: 'admin' | 'client'; name: string };
  /** The client whose candidates it registers and changes; null for those without one. */
  clientId: Types.ObjectId | null;
  state: ImportState;
  sheets: { name: string; rowCount: number; isHidden: boolean }[];
  sheetName: string;
  headerRow: number;
  counting: 1900 | 1904;
  columns: StoredColumn[];
  /** Values of the file that mean others, each under a field. */
  replacements: { fieldKey: string; from: string; to: string }[];
  /** Which of the stored rows are those of the sheet that is read. */
  rowsVersion: number;
  rowCount: number;
  revision: number;
  idempotencyKey?: string;
  /** The hash of what came with that key; absent in imports from before it was kept. */
  sourceHash?: string;
  createdAt: Date;
  updatedAt: Date;
  /** When file and rows are removed. */
  rowsExpireAt: Date;
  hasRows: boolean;
  run: StoredRun | null;
  /** Which process works on it, and until when no other may. */
  lease: { holder: string; until: Date } | null;
}

export type ImportRecord = DeepReadonly<StoredImport>;

const Mixed = Schema.Types.Mixed;
const schema = new Schema<StoredImport>(
  {
    name: { type: String, required: true },
    kind: { type: String, required: true },
    hasFile: { type: Boolean, required: true },
    createdBy: { type: Mixed, required: true },
    clientId: { type: Schema.Types.ObjectId, default: null },
    state: { type: String, required: true },
    sheets: { type: [Mixed], default: [] } as never,
    sheetName: { type: String, default: '' },
    headerRow: { type: Number, required: true },
    counting: { type: Number, required: true },
    columns: { type: [Mixed], default: [] } as never,
    replacements: { type: [Mixed], default: [] } as never,
    rowsVersion: { type: Number, required: true },
    rowCount: { type: Number, required: true },
    revision: { type: Number, required: true },
    idempotencyKey: { type: String },
    sourceHash: { type: String },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    rowsExpireAt: { type: Date, required: true },
    hasRows: { type: Boolean, required: true },
    run: { type: Mixed, default: null },
    lease: { type: Mixed, default: null },
  },
  { collection: 'imports', versionKey: false, minimize: false },
);
// The list of a client's own imports, and of everybody's, newest first.
schema.index({ 'createdBy.role': 1, clientId: 1, _id: -1 });
// A person's key names one import: a call that is repeated with it finds what the first has begun.
schema.index(
  { 'createdBy.userId': 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
);
// What corrects an import.
schema.index({ idempotencyKey: 1 }, { sparse: true });
// For the sweep: what was cut off, and what has expired.
schema.index({ state: 1, 'lease.until': 1 });
schema.index({ hasRows: 1, rowsExpireAt: 1 });

const ImportModel = defineModel<StoredImport>('Import', schema, {
  untracked: 'imports are read anew by every request, and a run writes its own several times a second',
});

export type ImportFilter = QueryFilter<StoredImport>;

/** Finds the first import that matches. */
export const findImport = (filter: ImportFilter): Promise<ImportRecord | null> =>
  ImportModel.findOne(filter).lean<ImportRecord | null>().exec();

const newestFirst = idOrder<ImportRecord>({ name: 'IMPORTS_DESC', direction: -1 });

/** Every role that begins imports, for the index that begins with it. */
const byAnyone = () => trusted({ $in: ['admin', 'client'] as const });

/** Imports for a client, of both roles: with each of them named, the index gives them in order. */
export const importsOfClient = (clientId: Types.ObjectId): ImportFilter => ({
  'createdBy.role': byAnyone(),
  clientId,
});

/** A page of imports, newest first. @throws INVALID for foreign cursors. */
export function importsPage(filter: ImportFilter, page: PageRequest): Promise<Page<ImportRecord>> {
  return readPage(newestFirst, page, {
    find: (side) => ImportModel.find({ $and: [filter, side] }),
    // All are counted in the index of who began them; without a condition each would be looked at.
    count: ImportModel.countDocuments(Object.keys(filter).length > 0 ? filter : { 'createdBy.role': byAnyone() }),
  });
}

/** Stores a new import. @returns false when there is one with the same idempotency key already. */
export async function insertImport(record: StoredImport): Promise<boolean> {
  try {
    await ImportModel.create(record);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** The key under which a person's correction of an import is kept. */
export const correctionKey = (importId: Types.ObjectId) => `correction of ${importId.toString()}`;

/** The imports of what an import has not written, those of what these have not written, and so on. */
export async function correctionsOf(importId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = new Map<string, Types.ObjectId>();
  let some = [importId];
  while (some.length > 0) {
    const keys = trusted({ $in: some.map(correctionKey) });
    const rows = await ImportModel.find({ idempotencyKey: keys }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
    // A person may choose such a key as well, and with it a circle.
    some = rows.flatMap(({ _id }) => (found.has(_id.toString()) ? [] : _id));
    for (const id of some) found.set(id.toString(), id);
  }
  return [...found.values()];
}

/** Changes the import that the filter still matches. @returns it as it is then; null when none matched. */
export const changeImport = (filter: ImportFilter, update: UpdateQuery<StoredImport>): Promise<ImportRecord | null> =>
  ImportModel.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<ImportRecord | null>().exec();

/** Deletes the import that the filter still matches. */
export async function removeImport(filter: ImportFilter): Promise<boolean> {
  return (await ImportModel.deleteOne(filter)).deletedCount > 0;
}

/** Whether a process writes the import's candidates, or is to: then it may not be deleted. */
export const isAtWork = ({ state }: ImportRecord): boolean => workStates.some((each) => each === state);

/** Whether a file with results can be made: while its rows are kept, and the file that was read, if there was one. */
export const hasResultFile = ({ hasRows, hasFile, kind }: ImportRecord): boolean =>
  hasRows && (hasFile || kind === 'rows');

/** Matches imports that no process works on, or is to. */
export const notAtWork = () => ({ state: trusted({ $nin: [...workStates] }) });

/** What is true of an import that no process holds, but the holder that is named: one of these. */
const notHeld = (now: Date, holder?: string) => [
  { lease: null },
  { 'lease.until': trusted({ $lt: now }) },
  ...(holder === undefined ? [] : [{ 'lease.holder': holder }]),
];

/** Matches imports that a process may take up: they are to be worked on, and no process holds them but the holder that is named. */
export const freeToTakeUp = (now: Date, holder?: string) => ({
  state: trusted({ $in: [...workStates] }),
  $or: notHeld(now, holder),
});

/** Matches imports that nothing is written of any more: a process ends the group in hand after its run was paused. */
export const leftAlone = (now: Date) => ({ ...notAtWork(), $or: notHeld(now) });

/** Imports that were being worked on when their process ended: no process holds them any more. */
export async function interruptedImports(now: Date): Promise<Types.ObjectId[]> {
  const rows = await ImportModel.find(freeToTakeUp(now), { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  return rows.map(({ _id }) => _id);
}

/** What is said of an import whose rows have expired. */
export const ROWS_GONE = 'Os dados desta importação foram removidos.';

/** Matches imports whose rows have expired. */
export const expired = (now: Date) => ({ hasRows: true, rowsExpireAt: trusted({ $lt: now }), ...notAtWork() });

/** Imports whose rows have expired; at most 100. */
export async function expiredImports(now: Date): Promise<Types.ObjectId[]> {
  const rows = await ImportModel.find(expired(now), { _id: 1 }).limit(100).lean<{ _id: Types.ObjectId }[]>();
  return rows.map(({ _id }) => _id);
}

/** Which of these imports there are, and the version of the rows that each names; null for one whose rows have expired. */
export async function namedVersions(ids: readonly Types.ObjectId[]): Promise<Map<string, number | null>> {
  const named = { _id: trusted({ $in: [...ids] }) };
  const found = await ImportModel.find(named, { rowsVersion: 1, hasRows: 1 }).lean<
    Pick<StoredImport, '_id' | 'rowsVersion' | 'hasRows'>[]
  >();
  return new Map(found.map(({ _id, rowsVersion, hasRows }) => [_id.toString(), hasRows ? rowsVersion : null]));
}
