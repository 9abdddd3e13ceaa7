import { Schema, type Model, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';

/** What a file is stored under. */
export type FileId = string | Types.ObjectId;

interface StoredChunk {
  files_id: FileId;
  n: number;
  data: Buffer;
}

/** The pieces of the files of a bucket, as GridFS has them; each bucket has one model of them. */
export function chunksModel(bucket: string): Model<StoredChunk> {
  const schema = new Schema<StoredChunk>(
    {
      files_id: { type: Schema.Types.Mixed, required: true },
      n: { type: Number, required: true },
      data: { type: Buffer, required: true },
    },
    { collection: `${bucket}.chunks`, versionKey: false },
  );
  // The one that the driver's GridFS makes.
  schema.index({ files_id: 1, n: 1 }, { unique: true });
  return defineModel<StoredChunk>(`${bucket}.chunks`, schema, { untracked: 'files are not cached' });
}
