import type { Types } from 'mongoose';
import { Bucket } from '../../../files/storage/bucket.js';

const bucket = new Bucket('importFiles');

/** Keeps the file of an import, under the import's own id: so that one without an import is found. */
export function storeImportFile(importId: Types.ObjectId, bytes: Buffer): Promise<void> {
  return bucket.store(importId, bytes, { name: importId.toString() });
}

/** The file of an import; null when it is gone. */
export function readImportFile(importId: Types.ObjectId): Promise<Buffer | null> {
  return bucket.read(importId);
}

/** Removes the file of an import; one that is gone already is fine. */
export function removeImportFile(importId: Types.ObjectId): Promise<void> {
  return bucket.delete(importId);
}

/** The imports that have a file in store, or a part of one, for the sweep. */
export async function importsWithFile(): Promise<Types.ObjectId[]> {
  return (await bucket.ids()) as Types.ObjectId[];
}
