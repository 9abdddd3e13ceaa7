import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { upsert } from '../../database/duplicateKey.js';

interface StoredMark {
  /** The address; something else where an earlier release, which knew one bucket, has left it. */
  _id: string;
  address: string;
}

/**
 * That files of this database are in a bucket, and in which: without it a start that names none, or another, would not miss them. A
 * bucket stays marked when another follows it, as its files may not have been copied.
 */
const schema = new Schema<StoredMark>(
  { _id: { type: String, required: true }, address: { type: String, required: true } },
  { collection: 'fileBuckets', versionKey: false },
);
const FileBucketModel = defineModel<StoredMark>('FileBucket', schema, {
  untracked: 'only a start reads which buckets are in use, each time anew',
});

/** Marks that files are in a bucket. */
export async function markBucket(address: string): Promise<void> {
  await upsert(() => FileBucketModel.updateOne({ _id: address }, { $set: { address } }, { upsert: true }));
}

/** Where the buckets are that files were stored in. */
export async function markedBuckets(): Promise<string[]> {
  const marks = await FileBucketModel.find().sort({ _id: 1 }).lean<StoredMark[]>();
  return [...new Set(marks.map(({ address }) => address))];
}

/** Forgets buckets: no file that anything names is in them. */
export async function unmarkBuckets(addresses: readonly string[]): Promise<void> {
  await FileBucketModel.deleteMany({ address: trusted({ $in: [...addresses] }) });
}
