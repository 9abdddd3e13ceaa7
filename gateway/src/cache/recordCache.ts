import mongoose, { type Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import type { DeepReadonly } from '../lib/deepReadonly.js';
import { Batcher } from './batcher.js';
import { dataVersions } from './dataVersions.js';

/** What was read of an id, and how large it is as it is stored. */
export interface Sized<Value> {
  id: string;
  value: Value;
  bytes: number;
}

/** Records as the driver gives them raw, each under its own id. */
export function decoded<Row extends { _id: Types.ObjectId }>(documents: readonly Uint8Array[]): Sized<Row>[] {
  return documents.map((document) => {
    const value = mongoose.mongo.BSON.deserialize(document) as Row;
    return { id: value._id.toHexString(), value, bytes: document.length };
  });
}

interface CachedValue<Value, Made> {
  id: string;
  value: DeepReadonly<Value>;
  /** The one of `ChangedRecords` before it was read. */
  sequenceNumber: number;
  /** How large it is, with what was made of it. */
  bytes: number;
  /** What was made of it, by name, the earliest first; absent until something was. */
  made?: Map<string, { value: Made; bytes: number }>;
}

/** What an entry takes besides, about, and what each thing does that was made of it. */
const ENTRY_BYTES = 200;
/** So much is kept at most of what was made of one value: what is no longer asked for would stay as long as the value. */
const MAX_MADE = 4;

/**
 * What belongs to each record of the area `candidates`, by its id, kept until that record is written. Who gets it shares it, so that
 * nothing of it can be written; and as it stays the very same object, what was computed from it can be memoised by it, or kept with it.
 */
export class RecordCache<Value extends object, Made = never> {
  readonly #known: LRUCache<string, CachedValue<Value, Made>>;
  readonly #entries = new WeakMap<object, CachedValue<Value, Made>>();
  readonly #missing: Batcher<string, ReadonlyMap<string, CachedValue<Value, Made>>>;

  /**
   * @param read what belongs to these ids; an id without anything is left out.
   * @param maxBytes how large all that is kept may be together, values as they are stored.
   */
  constructor(
    private readonly read: (ids: readonly string[]) => Promise<readonly Sized<Value>[]>,
    maxBytes: number,
  ) {
    this.#known = new LRUCache({ maxSize: maxBytes });
    this.#missing = new Batcher((ids) => this.#readAll(ids));
  }

  /** In the order of `ids`; what is gone is left out. */
  async get(ids: readonly string[]): Promise<DeepReadonly<Value>[]> {
    const found = ids.map((id) => this.#present(id));
    const missing = ids.filter((_, index) => !found[index]);
    const read = missing.length > 0 ? await this.#missing.submit(missing) : undefined;
    return ids.flatMap((id, index) => {
      const known = found[index] ?? (read?.get(id) as CachedValue<Value, Made> | undefined);
      return known ? [known.value] : [];
    });
  }

  /** What was made of a value under a name; undefined where none is kept. */
  madeOf(value: DeepReadonly<Value>, name: string): Made | undefined {
    return this.#entries.get(value)?.made?.get(name)?.value;
  }

  /** Keeps what was made of a value with it, under a name, until the value goes. @param bytes how large it is. */
  keepMade(value: DeepReadonly<Value>, name: string, { made, bytes }: { made: Made; bytes: number }): void {
    const entry = this.#entries.get(value);
    // Another value has taken its place, or it was not kept.
    if (!entry || this.#known.peek(entry.id) !== entry) return;
    const known = entry.made ?? new Map<string, { value: Made; bytes: number }>();
    const [earliest = name] = known.keys();
    const replaced = known.size < MAX_MADE || known.has(name) ? name : earliest;
    const freed = known.get(replaced)?.bytes ?? 0;
    known.delete(replaced);
    const added = ENTRY_BYTES + bytes;
    known.set(name, { value: made, bytes: added });
    // Another object, as the cache takes the size of an entry only when that is new to it.
    this.#keep({ ...entry, made: known, bytes: entry.bytes + added - freed });
  }

  #keep(entry: CachedValue<Value, Made>): void {
    this.#entries.set(entry.value, entry);
    this.#known.set(entry.id, entry, { size: entry.bytes });
  }

  #present(id: string): CachedValue<Value, Made> | undefined {
    const known = this.#known.get(id);
    return known && dataVersions.candidates.isUnchangedSince(known.sequenceNumber, id) ? known : undefined;
  }

  async #readAll(ids: readonly string[]): Promise<ReadonlyMap<string, CachedValue<Value, Made>>> {
    const { sequenceNumber } = dataVersions.candidates;
    return new Map(
      (await this.read(ids)).map(({ id, value, bytes }) => {
        const known = { id, value: value as DeepReadonly<Value>, sequenceNumber, bytes: ENTRY_BYTES + bytes };
        this.#keep(known);
        return [id, known];
      }),
    );
  }
}
