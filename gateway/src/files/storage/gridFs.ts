import { Readable } from 'node:stream';
import type { StoredFile } from '../store.js';
import type { Blobs } from './blobs.js';
import { Bucket } from './bucket.js';
import { enteredBefore, enterFile, takeOutFiles } from './uploadsModel.js';

const bucket = new Bucket<{ owner: string }>('files');

/** Files in the database. */
export class GridFsBlobs implements Blobs {
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The file's own record is written last. Until then the file cannot be found, and its entry among the uploads lets it be swept. */
  async put({ id, owner }: StoredFile, content: AsyncIterable<Buffer>): Promise<void> {
    await enterFile({ id, owner }, this.#now());
    try {
      await bucket.write(id, content, { name: id, metadata: { owner } });
    } catch (error) {
      await this.delete(id).catch(() => undefined);
      throw error;
    }
    await takeOutFiles([id]);
  }

  async open(id: string): Promise<Readable | null> {
    const stored = await bucket.open(id);
    return stored && Readable.from(stored, { objectMode: false });
  }

  /** The bytes begin with the first piece, which is larger than what is ever replaced. */
  async replaceStart(id: string, length: number, change: (start: Buffer) => Buffer): Promise<boolean> {
    return bucket.replaceStart(id, length, change);
  }

  /** Deletes what there is of a file; its entry among the uploads last, so that what a crash leaves is still found. */
  async delete(id: string): Promise<void> {
    await bucket.delete(id);
    await takeOutFiles([id]);
  }

  async keep(): Promise<void> {
    // What is listed is every file, since this database alone has them.
  }

  async letGo(): Promise<void> {
    // As above.
  }

  async *listBefore(at: Date): AsyncGenerator<StoredFile> {
    yield* enteredBefore(at);
    for await (const { _id, metadata } of bucket.list({ uploadDate: { $lt: at } })) {
      yield { id: String(_id), owner: metadata?.owner ?? '' };
    }
  }

  async close(): Promise<void> {
    // The connection is the application's.
  }
}
