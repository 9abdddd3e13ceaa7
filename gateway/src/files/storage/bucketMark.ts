import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { upsert } from '../../database/duplicateKey.js';

/** There is one bucket at a time. */
const ID = 'bucket';

interface StoredMark {
  _id: string;
  address: string;
}

/** That files of this database are in a bucket, and in which: without it a start that names none would not miss them. */
const schema = new Schema<StoredMark>(
  { _id: { type: String, required: true }, address: { type: String, required: true } },
  { collection: 'fileBuckets', versionKey: false },
);
const FileBucketModel = defineModel<StoredMark>('FileBucket', schema, {
  untracked: 'only a start reads whether a bucket is in use, each time anew',
});

/** Marks that files are in a bucket. */
export async function markBucket(address: string): Promise<void> {
  await upsert(() => FileBucketModel.updateOne({ _id: ID }, { $set: { address } }, { upsert: true }));
}

/** Where the bucket is that files were stored in; null for none. */
export async function markedBucket(): Promise<string | null> {
  return (await FileBucketModel.findById(ID).lean<StoredMark | null>())?.address ?? null;
}

/** Forgets the bucket: no file that anything names is in it. */
export async function unmarkBucket(): Promise<void> {
  await FileBucketModel.deleteOne({ _id: ID });
}
