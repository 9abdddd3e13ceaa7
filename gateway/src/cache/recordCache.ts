import mongoose, { Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import type { DeepReadonly } from '../lib/deepReadonly.js';
import { Batcher } from './batcher.js';
import { dataVersions } from './dataVersions.js';

interface Known<Row> {
  row: DeepReadonly<Row>;
  /** The moment of `ChangedRecords` before it was read. */
  readAt: number;
}

/**
 * Records of the area `candidates` by id, each kept until it is written itself. Who gets a record shares it, so that nothing of it can be
 * written; and as it stays the very same object, what was computed from it can be memoised by it.
 */
export class RecordCache<Row extends { _id: Types.ObjectId }> {
  readonly #known: LRUCache<string, Known<Row>>;
  readonly #missing: Batcher<string, ReadonlyMap<string, Known<Row>>>;

  /**
   * @param read the records that have the ids, as the driver gives them raw.
   * @param maxBytes how large the records that are kept may be together, as they are stored.
   */
  constructor(
    private readonly read: (ids: readonly Types.ObjectId[]) => Promise<readonly Uint8Array[]>,
    maxBytes: number,
  ) {
    this.#known = new LRUCache({ maxSize: maxBytes });
    this.#missing = new Batcher((ids) => this.#readAll(ids));
  }

  /** In the order of `ids`; what is gone is left out. */
  async get(ids: readonly Types.ObjectId[]): Promise<DeepReadonly<Row>[]> {
    const keys = ids.map((id) => id.toHexString());
    const found = keys.map((key) => this.#present(key));
    const missing = keys.filter((_, index) => !found[index]);
    const read = missing.length > 0 ? await this.#missing.ask(missing) : undefined;
    return keys.flatMap((key, index) => (found[index] ?? (read?.get(key) as Known<Row> | undefined))?.row ?? []);
  }

  #present(key: string): Known<Row> | undefined {
    const known = this.#known.get(key);
    return known && dataVersions.candidates.isUnchangedSince(known.readAt, key) ? known : undefined;
  }

  async #readAll(ids: readonly string[]): Promise<ReadonlyMap<string, Known<Row>>> {
    const readAt = dataVersions.candidates.moment;
    const documents = await this.read(ids.map((id) => new Types.ObjectId(id)));
    return new Map(
      documents.map((document) => {
        const row = mongoose.mongo.BSON.deserialize(document) as DeepReadonly<Row> & { _id: Types.ObjectId };
        const [key, known] = [row._id.toHexString(), { row, readAt }];
        this.#known.set(key, known, { size: document.length });
        return [key, known];
      }),
    );
  }
}
