import { Schema, trusted, Types, type QueryFilter } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { ChangeActor } from '../changes/change.js';
import { documentStates, type DocumentState } from '../fields/values/documentValues.js';

/** One version of a document. */
export type DocumentRecord = DeepReadonly<StoredDocument>;

/** A page in its place. */
export interface DocumentPageRef {
  pageId: Types.ObjectId;
  name: string | null;
}

export interface StoredDocument {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  /** The candidate's client: the queue of one company is read by it. */
  clientId: Types.ObjectId | null;
  fieldKey: string;
  /** The versions of a field count from 1, in the order of sending. */
  version: number;
  pages: DocumentPageRef[];
  /** The day on which it expires, 'yyyy-MM-dd'; null where none was asked for. */
  expiresOn: string | null;
  state: DocumentState;
  sentAt: Date;
  judgedAt: Date | null;
  judgedById: Types.ObjectId | null;
  judgedByName: string | null;
  /** Why it was refused. */
  reason: string | null;
  /** The version that it was sent to replace; null for none. */
  replaces: Types.ObjectId | null;
  /** Whether the candidate's record has ever named it. */
  hasCounted: boolean;
  /** Since when the candidate's record may not say yet what this says; null when it does. */
  pendingSince: Date | null;
  /** Who has sent or judged it last, whom the record tells of; absent in versions from before it was kept. */
  pendingBy?: ChangeActor | null;
  /** Whether it counts and waits to be judged. */
  isWaiting: boolean;
  /** Its place in the queue: those sent again first, then the oldest. */
  queueKey: string;
  /** Whether the candidate has to be mailed that it was refused. */
  isMailDue: boolean;
  /** When that mail was made; its judgement stays from then on. */
  mailedAt: Date | null;
  /** Whether its print has not been read yet. */
  isUnread: boolean;
  /** What was read on it, sealed; null for nothing. */
  printSealed: string | null;
}

const schema = new Schema<StoredDocument>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    clientId: { type: Schema.Types.ObjectId, default: null },
    fieldKey: { type: String, required: true },
    version: { type: Number, required: true },
    pages: {
      type: [{ pageId: Schema.Types.ObjectId, name: { type: String, default: null } }],
      required: true,
      _id: false,
    },
    expiresOn: { type: String, default: null },
    state: { type: String, enum: documentStates, required: true },
    sentAt: { type: Date, required: true },
    judgedAt: { type: Date, default: null },
    judgedById: { type: Schema.Types.ObjectId, default: null },
    judgedByName: { type: String, default: null },
    reason: { type: String, default: null },
    replaces: { type: Schema.Types.ObjectId, default: null },
    hasCounted: { type: Boolean, required: true },
    pendingSince: { type: Date, default: null },
    pendingBy: { type: { role: String, account: String, name: String }, default: null, _id: false },
    isWaiting: { type: Boolean, required: true },
    queueKey: { type: String, required: true },
    isMailDue: { type: Boolean, default: false },
    mailedAt: { type: Date, default: null },
    isUnread: { type: Boolean, default: false },
    printSealed: { type: String, default: null },
  },
  { collection: 'documents', versionKey: false },
);

// The versions of a field, newest first; two that are sent at once never get one number.
// The index finds all documents of a candidate too.
schema.index({ candidateId: 1, fieldKey: 1, version: -1 }, { unique: true });
const onlyWaiting = { partialFilterExpression: { isWaiting: true } };
/**
 * The queue over everybody, and that of one client. They name `isWaiting` although it holds of all their entries: the database
 * would look into each document for it otherwise.
 */
export const queueIndex = { isWaiting: 1, queueKey: 1, _id: 1, fieldKey: 1 } as const;
export const clientQueueIndex = { clientId: 1, isWaiting: 1, queueKey: 1, _id: 1, fieldKey: 1 } as const;
schema.index(queueIndex, onlyWaiting);
schema.index(clientQueueIndex, onlyWaiting);
// What each round of the sweep looks for: few at any time.
const onlyPending = { partialFilterExpression: { pendingSince: { $gt: new Date(0) } } };
schema.index({ pendingSince: 1 }, { ...onlyPending, name: 'pending_documents' });
schema.index({ isUnread: 1, sentAt: 1 }, { partialFilterExpression: { isUnread: true } });
schema.index({ 'pages.pageId': 1 });

export const DocumentModel = defineModel<StoredDocument>('Document', schema, {
  untracked: 'Nothing that is cached holds versions: what a candidate holds of a document is a value of theirs.',
});

/** Where a version stands in the queue. */
export const queueKeyOf = ({ version, sentAt }: { version: number; sentAt: Date }): string =>
  `${version > 1 ? 0 : 1} ${sentAt.toISOString()}`;

/** Stores a version; null when the field has one with this number already. */
export async function insertDocument(document: StoredDocument): Promise<DocumentRecord | null> {
  try {
    return (await DocumentModel.create(document)).toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** One version; null for none, and for a text that is no id. */
export function findDocument(id: string): Promise<DocumentRecord | null> {
  return isDatabaseId(id) ? DocumentModel.findById(id).lean<DocumentRecord | null>() : Promise.resolve(null);
}

/** Versions by id, in no order. */
export function findDocuments(ids: readonly string[]): Promise<DocumentRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return DocumentModel.find({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) }).lean<
    DocumentRecord[]
  >();
}

/** The versions of a field that have counted, newest first. */
export function findVersions(candidateId: Types.ObjectId, fieldKey: string): Promise<DocumentRecord[]> {
  return DocumentModel.find({ candidateId, fieldKey, hasCounted: true }).sort({ version: -1 }).lean<DocumentRecord[]>();
}

/** The number of the latest version of a field, whether it counts or not; 0 for none. */
export async function latestVersion(candidateId: Types.ObjectId, fieldKey: string): Promise<number> {
  const latest = await DocumentModel.findOne({ candidateId, fieldKey }, { version: 1 }).sort({ version: -1 }).lean();
  return latest?.version ?? 0;
}

/**
 * Which of these pages a version has, whether it has counted or not: the candidate's record may name a version that is not
 * marked as counting yet. What may remove a page asks this.
 */
export function pagesNamed(pageIds: readonly Types.ObjectId[]): Promise<Set<string>> {
  return pagesIn(pageIds, {});
}

/** Which of these pages a version has that counts or has counted. */
export function pagesCounted(pageIds: readonly Types.ObjectId[]): Promise<Set<string>> {
  return pagesIn(pageIds, { hasCounted: true });
}

async function pagesIn(pageIds: readonly Types.ObjectId[], of: QueryFilter<StoredDocument>): Promise<Set<string>> {
  const naming = await DocumentModel.find({ ...of, 'pages.pageId': trusted({ $in: [...pageIds] }) }).lean();
  const asked = new Set(pageIds.map(String));
  const named = naming.flatMap(({ pages }) => pages.map(({ pageId }) => pageId.toString()));
  return new Set(named.filter((id) => asked.has(id)));
}

/** Changes a version if it is still as the condition says; null when it is not. */
export function changeDocument(
  filter: QueryFilter<StoredDocument>,
  set: Partial<StoredDocument>,
): Promise<DocumentRecord | null> {
  return DocumentModel.findOneAndUpdate(
    filter,
    { $set: set },
    { returnDocument: 'after' },
  ).lean<DocumentRecord | null>();
}

/** Removes a version that never counted. */
export async function dropDocument(_id: Types.ObjectId): Promise<void> {
  await DocumentModel.deleteOne({ _id, hasCounted: false });
}

/** Removes all versions of a candidate; how many there were. */
export async function removeDocumentsOf(candidateId: string): Promise<number> {
  return (await DocumentModel.deleteMany({ candidateId: new Types.ObjectId(candidateId) })).deletedCount;
}
