import type { Readable } from 'node:stream';
import type { StoredFile } from '../store.js';
import type { Blobs } from './blobs.js';
import { markBucket } from './bucketMark.js';
import { GridFsBlobs } from './gridFs.js';
import type { S3Bucket } from './s3.js';
import { enterFile, takeOutFiles } from './uploadsModel.js';

/**
 * Files in a bucket of an S3-compatible store, and those that came into the database before there was one. The database has an
 * entry for each file that nothing may name, and the sweep goes by these alone: another installation, or a copy of this
 * database, may use the same bucket by mistake, and must not lose what it has there.
 */
export class S3Blobs implements Blobs {
  readonly #bucket: S3Bucket;
  readonly #earlier: GridFsBlobs;
  readonly #now: () => Date;
  #isMarked = false;

  constructor(bucket: S3Bucket, now: () => Date) {
    this.#bucket = bucket;
    this.#earlier = new GridFsBlobs(now);
    this.#now = now;
  }

  /** Sealed files are small enough to be held. What a failure leaves is unknown, as its answer alone may be lost, so that its entry stays. */
  async put(file: StoredFile, content: AsyncIterable<Buffer>): Promise<void> {
    const bytes = await allOf(content);
    await enterFile(file, this.#now());
    await this.#bucket.put(file, bytes);
    // Only now, as a bucket that takes nothing is not to be asked for again; and before anything names the file. Each time, as a
    // gateway that starts without the bucket while no file is in it forgets the mark.
    await markBucket(this.#bucket.address);
  }

  async open(id: string): Promise<Readable | null> {
    const stored = await this.#bucket.open(id);
    if (!stored) return this.#earlier.open(id);
    await this.#markEarlier();
    return stored;
  }

  /**
   * The store changes whole files only. One that is deleted in between comes back without the entry that its deletion took out, so
   * that it is entered again: the sweep finds it then, and takes the entry out of a file that is still named.
   */
  async replaceStart(id: string, length: number, change: (start: Buffer) => Buffer): Promise<boolean> {
    const described = await this.#bucket.described(id);
    // Last, as bytes that are asked for and not read keep a connection.
    const stored = described && (await this.#bucket.open(id));
    if (!described || !stored) return this.#earlier.replaceStart(id, length, change);
    const bytes = await allOf(stored as AsyncIterable<Buffer>);
    const changed = Buffer.concat([change(bytes.subarray(0, length)), bytes.subarray(length)]);
    await enterFile(described, this.#now());
    await this.#bucket.put(described, changed);
    await enterFile(described, this.#now());
    return true;
  }

  /** The entry goes last, with what the database has of the file. */
  async delete(id: string): Promise<void> {
    await this.#bucket.delete(id);
    await this.#earlier.delete(id);
  }

  async keep(ids: readonly string[], before?: Date): Promise<void> {
    await takeOutFiles(ids, before);
  }

  async letGo(files: readonly StoredFile[]): Promise<void> {
    for (const file of files) await enterFile(file, this.#now());
  }

  /** The entries, and the files that the database itself has. */
  listBefore(at: Date): AsyncIterable<StoredFile> {
    return this.#earlier.listBefore(at);
  }

  async close(): Promise<void> {
    await this.#bucket.close();
  }

  /** An earlier release has left no mark: once in each process, and without one the file can be read all the same. */
  async #markEarlier(): Promise<void> {
    if (this.#isMarked) return;
    this.#isMarked = true;
    await markBucket(this.#bucket.address).catch(() => (this.#isMarked = false));
  }
}

async function allOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}
