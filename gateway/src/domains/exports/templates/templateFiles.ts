import { Types } from 'mongoose';
import { Bucket } from '../../../files/storage/bucket.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { referencedFiles } from './exportTemplatesModel.js';

/** What is known of a stored workbook. */
export interface TemplateFile {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Until then it can be saved in a template; one that no template has is removed some time later. */
  expiresAt: Date;
  /** The name that the REST upload gave, by which its `save-template` finds it. */
  templateName: string | null;
  sheetName: string;
  headerRow: number;
  /** Headings and their columns, counted from 1. */
  columns: { name: string; column: number }[];
}

const bucket = new Bucket<Omit<TemplateFile, '_id'>>('exportTemplateFiles');
/** A save that is under way keeps its upload. */
const GRACE_MS = 10 * 60_000;

/** Stores a workbook; its id. */
export async function storeFile(bytes: Buffer, name: string, file: Omit<TemplateFile, '_id'>): Promise<Types.ObjectId> {
  const id = new Types.ObjectId();
  await bucket.store(id, bytes, { name, metadata: file });
  return id;
}

async function findFiles(filter: Parameters<typeof bucket.list>[0], limit: number): Promise<TemplateFile[]> {
  const files: TemplateFile[] = [];
  for await (const { _id, metadata } of bucket.list(filter, { sort: { uploadDate: -1, _id: -1 }, limit })) {
    if (metadata) files.push({ ...metadata, _id: _id as Types.ObjectId });
  }
  return files;
}

/** The user's upload, while it can still be saved. */
export async function findUpload(id: string, userId: string, now: Date): Promise<TemplateFile | null> {
  if (!isDatabaseId(id)) return null;
  const owner = new Types.ObjectId(userId);
  const filter = { _id: new Types.ObjectId(id), 'metadata.userId': owner, 'metadata.expiresAt': { $gt: now } };
  return (await findFiles(filter, 1))[0] ?? null;
}

/** The user's latest upload under a template name, while it can still be saved. */
export async function findUploadByName(name: string, userId: string, now: Date): Promise<TemplateFile | null> {
  const owner = new Types.ObjectId(userId);
  const filter = { 'metadata.templateName': name, 'metadata.userId': owner, 'metadata.expiresAt': { $gt: now } };
  return (await findFiles(filter, 1))[0] ?? null;
}

/** What is known of a stored workbook; null when it is gone. */
export async function findFile(id: Types.ObjectId): Promise<TemplateFile | null> {
  return (await findFiles({ _id: id }, 1))[0] ?? null;
}

/** A stored workbook; null when it is gone. */
export function readFile(id: Types.ObjectId): Promise<Buffer | null> {
  return bucket.read(id);
}

/** Removes a stored workbook; one that is gone already is fine. */
export function removeFile(id: Types.ObjectId): Promise<void> {
  return bucket.delete(id);
}

const SWEEP_BATCH = 100;

/**
 * Removes the workbooks that no template has: uploads that were never saved, and what a crash has left of one, or of a deletion.
 * @returns how many, `SWEEP_BATCH` at most.
 */
export async function sweepFiles(now: Date): Promise<number> {
  const before = new Date(now.getTime() - GRACE_MS);
  const expired = await findFiles({ 'metadata.expiresAt': { $lte: before } }, SWEEP_BATCH * 10);
  const referenced = await referencedFiles(expired.map(({ _id }) => _id));
  const unused = expired.map(({ _id }) => _id).filter((id) => !referenced.has(id.toString()));
  const removed = [...(await cutOffBefore(before)), ...unused].slice(0, SWEEP_BATCH);
  for (const id of removed) await removeFile(id);
  return removed.length;
}

/** The workbooks that began to be stored before a moment and have no record. */
async function cutOffBefore(moment: Date): Promise<Types.ObjectId[]> {
  const ids = ((await bucket.ids()) as Types.ObjectId[]).filter((id) => id.getTimestamp() < moment);
  const recorded = new Set<string>();
  for await (const { _id } of bucket.list({ _id: { $in: ids } })) recorded.add(_id.toString());
  return ids.filter((id) => !recorded.has(id.toString()));
}
