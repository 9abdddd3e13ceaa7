import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { upsert } from '../../database/duplicateKey.js';
import type { StoredFile } from '../store.js';

interface StoredUpload {
  _id: string;
  owner: string;
  since: Date;
}

/**
 * Files of this database that nothing may name: those being stored, and those whose record goes. What a crash leaves of one has its
 * entry here, and is found by it. A file of another database in the same bucket never has one.
 */
const schema = new Schema<StoredUpload>(
  {
    _id: { type: String, required: true },
    owner: { type: String, default: '' },
    since: { type: Date, required: true },
  },
  { collection: 'fileUploads', versionKey: false },
);
// For the sweep of files that nothing names.
schema.index({ since: 1 });
const FileUploadModel = defineModel<StoredUpload>('FileUpload', schema, {
  untracked: 'only the sweep of files reads what is being stored, each time anew',
});

/** Enters a file; one that is there already counts from this moment. */
export async function enterFile({ id, owner }: StoredFile, since: Date): Promise<void> {
  await upsert(() => FileUploadModel.updateOne({ _id: id }, { $set: { owner, since } }, { upsert: true }));
}

/** Takes files out; with `before` not those that were entered since. */
export async function takeOutFiles(ids: readonly string[], before?: Date): Promise<void> {
  await FileUploadModel.deleteMany({
    _id: trusted({ $in: [...ids] }),
    ...(before && { since: trusted({ $lt: before }) }),
  });
}

/** The files that were entered before a moment and not taken out. */
export async function* enteredBefore(at: Date): AsyncGenerator<StoredFile> {
  const rows = FileUploadModel.find({ since: trusted({ $lt: at }) }).lean<StoredUpload[]>();
  for await (const { _id, owner } of rows.cursor()) yield { id: _id, owner };
}
