import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { StoredFile } from '../store.js';

interface StoredUpload {
  _id: string;
  owner: string;
  since: Date;
}

/** Files that are being stored: what a crash leaves of one has its entry here, and is found by it. */
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

/** Tells that a file is about to be stored. */
export async function beginUpload({ id, owner }: StoredFile, since: Date): Promise<void> {
  await FileUploadModel.create({ _id: id, owner, since });
}

/** Tells that nothing of a file is left half stored. */
export async function endUpload(id: string): Promise<void> {
  await FileUploadModel.deleteOne({ _id: id });
}

/** The uploads that were begun before a moment and have not ended. */
export async function* uploadsBefore(at: Date): AsyncGenerator<StoredFile> {
  const rows = FileUploadModel.find({ since: trusted({ $lt: at }) }).lean<StoredUpload[]>();
  for await (const { _id, owner } of rows.cursor()) yield { id: _id, owner };
}
