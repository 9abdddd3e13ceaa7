import mongoose, { type mongo } from 'mongoose';
import { withinLimit } from '../../database/timeLimit.js';
import { FileDamaged } from '../store.js';

/** What a file is stored under. The driver takes any value; its types know one. */
type FileId = string | mongo.ObjectId;

/** What is known of a stored file. */
export interface BucketFile<About extends object> {
  _id: FileId;
  length: number;
  metadata?: About;
}

interface Chunk {
  n: number;
  data: mongo.Binary;
}

/** The size of GridFS's own pieces in bytes: what is written in one step. */
const PIECE_BYTES = 255 * 1024;
/** Pieces that are read in one step. Unless told, the database answers a question with up to 16 MB. */
const PIECES_READ = 4;

/**
 * Files in the database, in GridFS, on the connection of the application, whichever it is at the moment.
 *
 * Mongoose's collections have a time limit for each operation; a bucket works past them, so that each step has its own here.
 * No limit is one of the whole file: how long that takes is a matter of its size and of the network.
 */
export class Bucket<About extends object> {
  constructor(private readonly name: string) {}

  /** Stores a file; its own record comes last, until which it cannot be found. What fails leaves nothing, as far as the database answers. */
  async store(id: FileId, bytes: Buffer, about: { name: string; metadata?: About }): Promise<void> {
    try {
      await this.write(id, [bytes], about);
    } catch (error) {
      await this.delete(id).catch(() => undefined);
      throw error;
    }
  }

  /** Stores a file as its bytes come in; what a failure leaves is for the caller to delete. */
  async write(
    id: FileId,
    content: Iterable<Buffer> | AsyncIterable<Buffer>,
    { name, metadata }: { name: string; metadata?: About },
  ): Promise<void> {
    const upload = this.#gridFs().openUploadStreamWithId(asId(id), name, {
      chunkSizeBytes: PIECE_BYTES,
      ...(metadata && { metadata: { ...metadata } }),
    });
    // A failure is told by the step that meets it.
    upload.on('error', () => undefined);
    for await (const bytes of content) {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        const piece = bytes.subarray(at, at + PIECE_BYTES);
        await withinLimit(() => step((done) => upload.write(piece, done)));
      }
    }
    await withinLimit(() => step((done) => upload.end(done)));
  }

  /** The bytes of a file as they are asked for; null when there is no such file. */
  async open(id: FileId): Promise<AsyncGenerator<Buffer> | null> {
    for await (const file of this.list({ _id: asId(id) }, { limit: 1 })) return this.#pieces(file);
    return null;
  }

  /** All bytes of a file; null when there is no such file. */
  async read(id: FileId): Promise<Buffer | null> {
    const stored = await this.open(id);
    if (!stored) return null;
    const pieces: Buffer[] = [];
    for await (const piece of stored) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Deletes what there is of a file; one that is gone already is fine. */
  async delete(id: FileId): Promise<void> {
    try {
      await withinLimit(() => this.#gridFs().delete(asId(id)));
    } catch (error) {
      // Pieces without a record of the file are deleted all the same.
      if (!/file not found/i.test(String(error))) throw error;
    }
  }

  /** What is known of stored files. */
  async *list(
    filter: mongo.Filter<mongo.GridFSFile>,
    options: Pick<mongo.FindOptions, 'limit' | 'sort'> = {},
  ): AsyncGenerator<BucketFile<About>> {
    const controller = new AbortController();
    const found = connected()
      .collection<mongo.GridFSFile>(`${this.name}.files`)
      .find<BucketFile<About>>(filter, { ...options, signal: controller.signal });
    yield* steps(found, controller);
  }

  /** @throws FileDamaged for a file that lacks a piece, or is deleted while it is read. */
  async *#pieces({ _id, length }: BucketFile<About>): AsyncGenerator<Buffer> {
    const controller = new AbortController();
    const chunks = connected()
      .collection<Chunk>(`${this.name}.chunks`)
      .find({ files_id: _id }, { sort: { n: 1 }, batchSize: PIECES_READ, signal: controller.signal });
    let read = 0;
    let next = 0;
    for await (const { n, data } of steps(chunks, controller)) {
      if (n !== next) break;
      next += 1;
      read += data.length();
      yield Buffer.from(data.buffer);
    }
    if (read !== length) throw new FileDamaged(`of ${length} bytes of a stored file ${read} are there`);
  }

  #gridFs(): mongo.GridFSBucket {
    return new mongoose.mongo.GridFSBucket(connected(), { bucketName: this.name });
  }
}

function connected(): NonNullable<typeof mongoose.connection.db> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('mongoose is not connected');
  return db;
}

function asId(id: FileId): mongo.ObjectId {
  return id as mongo.ObjectId;
}

function step(take: (done: (error?: Error | null) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    take((error) => (error ? reject(error) : resolve()));
  });
}

/** What a cursor gives, each step within the time limit. */
async function* steps<T>(cursor: mongo.FindCursor<T>, controller: AbortController): AsyncGenerator<T> {
  const next = () => withinLimit(() => cursor.next(), { controller });
  try {
    for (let found = await next(); found !== null; found = await next()) yield found;
  } finally {
    // In the background, as a database that does not answer would not close it either.
    void cursor.close().catch(() => undefined);
  }
}
