import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';

interface StoredChunk {
  files_id: string;
  n: number;
  data: Buffer;
}

/** The pieces of stored files, as GridFS writes them: its bucket reads and writes whole files, and cannot change a piece. */
const schema = new Schema<StoredChunk>(
  {
    files_id: { type: String, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { collection: 'files.chunks', versionKey: false },
);
// The index that GridFS makes itself.
schema.index({ files_id: 1, n: 1 }, { unique: true });
const FileChunkModel = defineModel<StoredChunk>('FileChunk', schema, { untracked: 'files are not cached' });

/** The first piece of a file; null when there is none. */
export async function firstChunk(id: string): Promise<Buffer | null> {
  const chunk = await FileChunkModel.findOne({ files_id: id, n: 0 });
  return chunk && Buffer.from(chunk.data);
}

/** Replaces the first piece of a file, which no reader sees in part. */
export async function replaceFirstChunk(id: string, data: Buffer): Promise<void> {
  await FileChunkModel.updateOne({ files_id: id, n: 0 }, { $set: { data } });
}
