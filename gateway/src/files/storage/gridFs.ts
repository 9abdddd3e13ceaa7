import { Readable } from 'node:stream';
import mongoose from 'mongoose';
import { withinLimit } from '../../database/timeLimit.js';
import type { StoredFile } from '../store.js';
import type { Blobs } from './blobs.js';
import { firstChunk, replaceFirstChunk } from './chunksModel.js';
import { beginUpload, endUpload, uploadsBefore } from './uploadsModel.js';

const BUCKET = 'files';

interface GridFile {
  _id: unknown;
  metadata?: { owner?: string };
}

// Mongoose's collections have a time limit for each operation; a bucket works past them, so that each step gets its own here.

/** Files in the database: GridFS on the connection of the application, whichever it is at the moment. */
export class GridFsBlobs implements Blobs {
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The file's own record is written last. Until then the file cannot be found, and its entry among the uploads lets it be swept. */
  async put(file: StoredFile, content: AsyncIterable<Buffer>): Promise<void> {
    await beginUpload(file, this.#now());
    const upload = bucket().openUploadStreamWithId(asId(file.id), file.id, { metadata: { owner: file.owner } });
    // A failure is told by the step that meets it.
    upload.on('error', () => undefined);
    try {
      for await (const piece of content) {
        await withinLimit(() => step((done) => upload.write(piece, done)));
      }
      await withinLimit(() => step((done) => upload.end(done)));
    } catch (error) {
      await this.#forget(file.id).catch(() => undefined);
      throw error;
    }
    await endUpload(file.id);
  }

  async open(id: string): Promise<Readable | null> {
    const found = await withinLimit(() =>
      bucket()
        .find({ _id: asId(id) })
        .limit(1)
        .toArray(),
    );
    return found.length === 0
      ? null
      : Readable.from(steps(bucket().openDownloadStream(asId(id))), { objectMode: false });
  }

  /** The bytes begin with the first piece, which is larger than what is ever replaced. */
  async replaceStart(id: string, length: number, change: (start: Buffer) => Buffer): Promise<void> {
    const first = await firstChunk(id);
    if (first) await replaceFirstChunk(id, Buffer.concat([change(first.subarray(0, length)), first.subarray(length)]));
  }

  async delete(id: string): Promise<void> {
    await this.#forget(id);
  }

  async *listBefore(at: Date): AsyncGenerator<StoredFile> {
    yield* uploadsBefore(at);
    const found = bucket().find({ uploadDate: { $lt: at } });
    try {
      for (let file = await nextOf(found); file !== null; file = await nextOf(found)) {
        yield { id: String(file._id), owner: file.metadata?.owner ?? '' };
      }
    } finally {
      await found.close();
    }
  }

  async close(): Promise<void> {
    // The connection is the application's.
  }

  /** Deletes what there is of a file; its entry among the uploads last, so that what a crash leaves is still found. */
  async #forget(id: string): Promise<void> {
    await withinLimit(() => bucket().delete(asId(id))).catch((error: unknown) => {
      // Pieces without a record of the file are deleted all the same.
      if (!/file not found/i.test(String(error))) throw error;
    });
    await endUpload(id);
  }
}

function bucket(): mongoose.mongo.GridFSBucket {
  const { db } = mongoose.connection;
  if (!db) throw new Error('mongoose is not connected');
  return new mongoose.mongo.GridFSBucket(db, { bucketName: BUCKET });
}

/** The driver takes any value as the id of a file; its types know one. */
function asId(id: string): mongoose.mongo.ObjectId {
  return id as unknown as mongoose.mongo.ObjectId;
}

function nextOf(found: { next(): Promise<unknown> }): Promise<GridFile | null> {
  return withinLimit(() => found.next() as Promise<GridFile | null>);
}

function step(take: (done: (error?: Error | null) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    take((error) => (error ? reject(error) : resolve()));
  });
}

/** The pieces of a stored file, each within the time limit. */
async function* steps(stored: Readable): AsyncGenerator<Buffer> {
  const pieces = stored[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (let next = await take(pieces); next.done !== true; next = await take(pieces)) yield next.value;
  } finally {
    stored.destroy();
  }
}

function take(pieces: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  return withinLimit(() => pieces.next());
}
