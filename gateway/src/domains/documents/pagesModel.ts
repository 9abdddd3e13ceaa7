import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import type { PreviewWidth } from '../../files/content/page.js';
import type { StoredFile } from '../../files/store.js';
import { documentKinds, type DocumentKind } from '../fields/values/fieldTypes.js';

/** One uploaded page; a document takes it up when it is sent. */
export type PageRecord = DeepReadonly<StoredPage>;

interface StoredPage {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  fieldKey: string;
  /** Made by the sender; the same one again is the same page. */
  uploadId: string;
  kind: DocumentKind;
  mimeType: string;
  /** The stored file, and one file for each preview; none for a PDF. */
  fileId: string;
  previews: { size: PreviewWidth; fileId: string }[];
  bytes: number;
  width: number | null;
  height: number | null;
  /** Pages inside: 1 for a photo. */
  pageCount: number;
  /** Whether a document has it; it is then kept for as long as the candidate. */
  isTaken: boolean;
  /** When a document took it up last; absent for one that was taken up by an earlier release. */
  takenAt?: Date | null;
  createdAt: Date;
}

const schema = new Schema<StoredPage>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    fieldKey: { type: String, required: true },
    uploadId: { type: String, required: true },
    kind: { type: String, enum: documentKinds, required: true },
    mimeType: { type: String, required: true },
    fileId: { type: String, required: true },
    previews: { type: [{ size: Number, fileId: String }], default: [], _id: false },
    bytes: { type: Number, required: true },
    width: { type: Number, default: null },
    height: { type: Number, default: null },
    pageCount: { type: Number, required: true },
    takenAt: { type: Date, default: null },
    isTaken: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'documentPages', versionKey: false },
);

// Two tabs may upload the same page at once: the second must fail, and is given the first one's. A candidate's pages are found by it too.
schema.index({ candidateId: 1, fieldKey: 1, uploadId: 1 }, { unique: true });
// The sweep looks for old pages that no document has taken up.
schema.index({ createdAt: 1 }, { partialFilterExpression: { isTaken: false } });

export const PageModel = defineModel<StoredPage>('DocumentPage', schema, {
  untracked: 'Nothing that is cached holds pages: what a candidate holds of a document is a value of theirs.',
});

/** Stores a page; null when the candidate has one with this upload id for the field. */
export async function insertPage(page: StoredPage): Promise<PageRecord | null> {
  try {
    return (await PageModel.create(page)).toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** The page of an upload; null for none. */
export function findUploadedPage(page: {
  candidateId: Types.ObjectId;
  fieldKey: string;
  uploadId: string;
}): Promise<PageRecord | null> {
  return PageModel.findOne(page).lean<PageRecord | null>();
}

/** Whether there is any page. */
export async function hasPages(): Promise<boolean> {
  return (await PageModel.exists({})) !== null;
}

/** The files of a page, as the store names them. */
export function filesOf({ _id, fileId, previews }: Pick<PageRecord, '_id' | 'fileId' | 'previews'>): StoredFile[] {
  const owner = _id.toHexString();
  return [fileId, ...previews.map((preview) => preview.fileId)].map((id) => ({ id, owner }));
}

/** Pages that are read at a time, where minutes are spent on each: the database forgets a cursor that is left alone for ten. */
const FEW_PAGES = 50;

/** Every page with its files, in the order of their ids. */
export async function* pagesWithFiles(): AsyncGenerator<Pick<PageRecord, '_id' | 'fileId' | 'previews'>> {
  const rows = PageModel.find({}, { fileId: 1, previews: 1 }).sort({ _id: 1 });
  yield* rows.lean<Pick<PageRecord, '_id' | 'fileId' | 'previews'>[]>().cursor({ batchSize: FEW_PAGES });
}

/** Pages by id, in no order. */
export function findPages(ids: readonly (string | Types.ObjectId)[]): Promise<PageRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return PageModel.find({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id.toString())) }) }).lean<
    PageRecord[]
  >();
}

export function countPagesOf(candidateId: Types.ObjectId): Promise<number> {
  return PageModel.countDocuments({ candidateId });
}

/** A few pages of a candidate, whichever. */
export function somePagesOf(candidateId: string, limit: number): Promise<PageRecord[]> {
  return PageModel.find({ candidateId: new Types.ObjectId(candidateId) })
    .limit(limit)
    .lean<PageRecord[]>();
}

/** Keeps pages from the sweep; how many of them there still are. */
export async function takePages(ids: readonly Types.ObjectId[], now: Date): Promise<number> {
  const taken = { isTaken: true, takenAt: now };
  const { matchedCount } = await PageModel.updateMany({ _id: trusted({ $in: [...ids] }) }, { $set: taken });
  return matchedCount;
}

/** Leaves pages to the sweep again. */
export async function releasePages(ids: readonly Types.ObjectId[]): Promise<void> {
  await PageModel.updateMany({ _id: trusted({ $in: [...ids] }) }, { $set: { isTaken: false } });
}

/** Pages that nothing has taken up since a moment. */
export function findLeftPages(before: Date, limit: number): Promise<PageRecord[]> {
  return PageModel.find({ isTaken: false, createdAt: trusted({ $lt: before }) })
    .limit(limit)
    .lean<PageRecord[]>();
}

/** Pages that were taken up before a moment, of those that were uploaded in a span of time; ids alone. */
export async function* pagesTaken(
  uploaded: { from: Date; until: Date },
  takenBefore: Date,
): AsyncGenerator<Types.ObjectId> {
  const span = { _id: trusted({ $gte: idAt(uploaded.from), $lt: idAt(uploaded.until) }) };
  const taken = { isTaken: true, takenAt: trusted({ $not: { $gte: takenBefore } }) };
  for await (const { _id } of PageModel.find({ ...span, ...taken }, { _id: 1 })
    .lean()
    .cursor())
    yield _id;
}

/** The first id of a moment. */
const idAt = (moment: Date) => Types.ObjectId.createFromTime(Math.floor(moment.getTime() / 1000));

/** Removes a page's record; with `onlyLeft` not if a document has taken it up meanwhile. Whether it did. */
export async function removePage(_id: Types.ObjectId, { onlyLeft = false } = {}): Promise<boolean> {
  return (await PageModel.deleteOne({ _id, ...(onlyLeft && { isTaken: false }) })).deletedCount > 0;
}
