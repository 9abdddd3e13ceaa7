import mongoose, { type mongo } from 'mongoose';
import { FileDamaged } from '../store.js';
import { chunksModel, type FileId } from './chunksModel.js';
import { piecesOf } from './pieces.js';

/** What is known of a stored file. */
export interface BucketFile<About extends object> {
  _id: FileId;
  length: number;
  metadata?: About;
}

/** A file's own record, as GridFS has it; the driver's type knows ids of one kind. */
type FileRecord = Omit<mongo.GridFSFile, '_id'> & { _id: FileId };

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
 * The driver's own GridFS is not used: it takes no signal, so that what it has begun would hold a connection for as long as the
 * database is silent. Here each step is an operation of a collection with the time limit of all. No limit is one of the whole file:
 * how long that takes is a matter of its size and of the network.
 */
export class Bucket<About extends object> {
  readonly #chunks;

  constructor(private readonly name: string) {
    this.#chunks = chunksModel(name);
  }

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
    let [n, length] = [0, 0];
    for await (const { piece } of piecesOf(content, PIECE_BYTES)) {
      // That of a file without bytes.
      if (piece.length === 0) break;
      await this.#chunks.create({ files_id: id, n, data: piece });
      n += 1;
      length += piece.length;
    }
    const facts = { length, chunkSize: PIECE_BYTES, uploadDate: new Date(), filename: name };
    await this.#files().insertOne({ _id: id, ...facts, ...(metadata && { metadata: { ...metadata } }) });
  }

  /** The bytes of a file as they are asked for; null when there is no such file. */
  async open(id: FileId): Promise<AsyncGenerator<Buffer> | null> {
    for await (const file of this.list({ _id: id }, { limit: 1 })) return this.#pieces(file);
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

  /** Replaces the first bytes of a file, fewer than a piece has, which no reader sees in part. @returns whether there is such a file. */
  async replaceStart(id: FileId, length: number, change: (start: Buffer) => Buffer): Promise<boolean> {
    const first = { files_id: id, n: 0 };
    const chunk = await this.#chunks.findOne(first);
    if (!chunk) return false;
    const bytes = Buffer.from(chunk.data);
    const data = Buffer.concat([change(bytes.subarray(0, length)), bytes.subarray(length)]);
    await this.#chunks.updateOne(first, { $set: { data } });
    return true;
  }

  /** Deletes what there is of a file, pieces without a record too; one that is gone already is fine. */
  async delete(id: FileId): Promise<void> {
    await this.#files().deleteOne({ _id: id });
    await this.#chunks.deleteMany({ files_id: id });
  }

  /** The files that have pieces, those among them of which a crash has left nothing else. */
  async ids(): Promise<FileId[]> {
    return this.#chunks.distinct('files_id');
  }

  /** What is known of stored files. */
  async *list(
    filter: mongo.Filter<FileRecord>,
    options: Pick<mongo.FindOptions, 'limit' | 'sort'> = {},
  ): AsyncGenerator<BucketFile<About>> {
    yield* steps(this.#files().find<BucketFile<About>>(filter, options));
  }

  /** @throws FileDamaged for a file that lacks a piece, or is deleted while it is read. */
  async *#pieces({ _id, length }: BucketFile<About>): AsyncGenerator<Buffer> {
    const options = { sort: { n: 1 }, batchSize: PIECES_READ } as const;
    const chunks = this.#chunks.collection.find<Chunk>({ files_id: _id }, options);
    let read = 0;
    let next = 0;
    for await (const { n, data } of steps(chunks)) {
      if (n !== next) break;
      next += 1;
      read += data.length();
      yield Buffer.from(data.buffer);
    }
    if (read !== length) throw new FileDamaged(`of ${length} bytes of a stored file ${read} are there`);
  }

  #files() {
    return mongoose.connection.collection<FileRecord>(`${this.name}.files`);
  }
}

async function* steps<T>(cursor: mongo.FindCursor<T>): AsyncGenerator<T> {
  try {
    for (let found = await cursor.next(); found !== null; found = await cursor.next()) yield found;
  } finally {
    // In the background, as a database that does not answer would not close it either.
    void cursor.close().catch(() => undefined);
  }
}
