import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Types } from 'mongoose';
import mongoose from 'mongoose';
import { withinLimit } from '../../../database/timeLimit.js';

const BUCKET = 'importFiles';

function bucket(): mongoose.mongo.GridFSBucket {
  const { db } = mongoose.connection;
  if (!db) throw new Error('mongoose is not connected');
  return new mongoose.mongo.GridFSBucket(db, { bucketName: BUCKET });
}

// Mongoose's collections have a time limit for each operation; a bucket works past them, so that it gets its own here.

/** Keeps the file of an import, under the import's own id: so that one without an import is found. */
export async function storeImportFile(importId: Types.ObjectId, bytes: Buffer): Promise<void> {
  const upload = bucket().openUploadStreamWithId(importId, importId.toString());
  await withinLimit((signal) => pipeline(Readable.from([bytes]), upload, { signal }));
}

/** The file of an import; null when it is gone. */
export async function readImportFile(importId: Types.ObjectId): Promise<Buffer | null> {
  const [file] = await withinLimit(() => bucket().find({ _id: importId }).limit(1).toArray());
  if (!file) return null;
  return withinLimit((signal) => buffer(addAbortSignal(signal, bucket().openDownloadStream(importId))));
}

/** Removes the file of an import; one that is gone already is fine. */
export async function removeImportFile(importId: Types.ObjectId): Promise<void> {
  try {
    await withinLimit(() => bucket().delete(importId));
  } catch (error) {
    if (!/file not found/i.test(String(error))) throw error;
  }
}

/** The imports that have a file in store, for the sweep. */
export async function importsWithFile(): Promise<Types.ObjectId[]> {
  const files = await withinLimit(() =>
    bucket()
      .find({}, { projection: { _id: 1 } })
      .toArray(),
  );
  return files.map(({ _id }) => _id);
}
