import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { Types } from 'mongoose';
import { isDatabaseId } from '../../../lib/globalId.js';
import { withinLimit } from '../../../database/timeLimit.js';
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

const BUCKET = 'exportTemplateFiles';
/** A save that is under way keeps its upload. */
const GRACE_MS = 10 * 60_000;

interface StoredFile {
  _id: Types.ObjectId;
  metadata?: Omit<TemplateFile, '_id'>;
}

function bucket(): mongoose.mongo.GridFSBucket {
  const { db } = mongoose.connection;
  if (!db) throw new Error('mongoose is not connected');
  return new mongoose.mongo.GridFSBucket(db, { bucketName: BUCKET });
}

// Mongoose's collections have a time limit for each operation; a bucket works past them, so that it gets its own here.

/** Stores a workbook; its id. */
export async function storeFile(bytes: Buffer, name: string, file: Omit<TemplateFile, '_id'>): Promise<Types.ObjectId> {
  const upload = bucket().openUploadStream(name, { metadata: { ...file } });
  await withinLimit((signal) => pipeline(Readable.from([bytes]), upload, { signal }));
  return upload.id;
}

async function findFiles(
  filter: mongoose.mongo.Filter<mongoose.mongo.GridFSFile>,
  limit: number,
): Promise<TemplateFile[]> {
  const found = bucket().find(filter).sort({ uploadDate: -1, _id: -1 }).limit(limit);
  const files = await withinLimit(() => found.toArray());
  return (files as unknown as StoredFile[]).flatMap(({ _id, metadata }) => (metadata ? { ...metadata, _id } : []));
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

/** A stored workbook and what is known of it; null when it is gone. */
export async function readFile(id: Types.ObjectId): Promise<{ file: TemplateFile; bytes: Buffer } | null> {
  const file = (await findFiles({ _id: id }, 1))[0];
  if (!file) return null;
  const bytes = await withinLimit(async (signal) => {
    const pieces: Buffer[] = [];
    const stored = addAbortSignal(signal, bucket().openDownloadStream(id));
    for await (const piece of stored as AsyncIterable<Buffer>) pieces.push(piece);
    return Buffer.concat(pieces);
  });
  return { file, bytes };
}

/** Removes a stored workbook; one that is gone already is fine. */
export async function removeFile(id: Types.ObjectId): Promise<void> {
  try {
    await withinLimit(() => bucket().delete(id));
  } catch (error) {
    if (!/file not found/i.test(String(error))) throw error;
  }
}

const SWEEP_BATCH = 100;

/** Removes the workbooks that no template has: uploads that were never saved, and what a crash has left of a deletion. */
export async function sweepFiles(now: Date): Promise<void> {
  const expired = await findFiles(
    { 'metadata.expiresAt': { $lte: new Date(now.getTime() - GRACE_MS) } },
    SWEEP_BATCH * 10,
  );
  const referenced = await referencedFiles(expired.map(({ _id }) => _id));
  const unused = expired.filter(({ _id }) => !referenced.has(_id.toString())).slice(0, SWEEP_BATCH);
  for (const { _id } of unused) await removeFile(_id);
}
