import mongoose, { type Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import type { DeepReadonly } from '../lib/deepReadonly.js';
import { isDatabaseId } from '../lib/globalId.js';
import { Batcher } from './batcher.js';
import { dataVersions, type Area } from './dataVersions.js';

/**
 * How much is kept, least recently used out: so many bytes (see `bytesOf`), or, where answers are no plain data, so many of them,
 * or so many units of which each answer tells its own, 1 at least; one with more than the capacity is not kept.
 */
export type Capacity<Value> =
  { bytes: number } | { answers: number } | { units: number; unitsOf: (value: Value) => number };

/** One answer, where answers are counted; in bytes, an entry whose answer is not there yet. */
const ONE = 1;
/** What an entry takes besides, about: its objects, and its place in the cache. */
const ENTRY_BYTES = 200;

/** What a question and its answer take, the answer as it would in the database; what cannot be measured is too much to be kept. */
function bytesOf(question: string, value: unknown): number {
  try {
    return ENTRY_BYTES + question.length + mongoose.mongo.BSON.calculateObjectSize({ value });
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
}

type SizeOf<Value> = (question: string, value: Value) => number;

/** How large a cache may be, and how much of that an answer takes. */
function measureOf<Value>(capacity: Capacity<Value>): [number, SizeOf<Value>] {
  if ('bytes' in capacity) return [capacity.bytes, bytesOf];
  if ('answers' in capacity) return [capacity.answers, () => ONE];
  return [capacity.units, (_question, value) => capacity.unitsOf(value)];
}

interface Entry<Value> {
  serial: number;
  promise: Promise<DeepReadonly<Value>>;
}

/**
 * Answers of the database that are given again while nothing has changed in the areas that they come from. Requests of
 * the same moment share one read, and all of them what it gives, so that nothing of it can be written.
 */
export class VersionedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #sizeOf: SizeOf<DeepReadonly<Value>>;

  constructor(
    private readonly areas: readonly Area[],
    capacity: Capacity<DeepReadonly<Value>>,
  ) {
    const [maxSize, sizeOf] = measureOf(capacity);
    this.#entries = new LRUCache({ maxSize });
    this.#sizeOf = sizeOf;
  }

  /** The answer to a question: the cached one or that of `read`. Equal questions must have equal answers. */
  get(question: string, read: () => Promise<Value>): Promise<DeepReadonly<Value>> {
    const serial = dataVersions.serialOf(this.areas);
    const present = this.#entries.get(question);
    if (present?.serial === serial) return present.promise;
    const promise = read() as Promise<DeepReadonly<Value>>;
    const entry: Entry<Value> = { serial, promise };
    this.#entries.set(question, entry, { size: ONE });
    const isKept = () => this.#entries.peek(question) === entry;
    promise.then(
      (value) => {
        if (!isKept()) return;
        // Another object, as the cache takes the size of an entry only when that is new to it.
        this.#entries.set(question, { ...entry }, { size: this.#sizeOf(question, value) });
      },
      () => isKept() && this.#entries.delete(question),
    );
    return promise;
  }
}

/**
 * A versioned cache of what belongs to ids: those that are not known are read together for all who ask at the same moment. When one
 * session has changed, the sessions of everybody who listens are asked for at once.
 */
export class VersionedCacheById<Value> {
  readonly #cache: VersionedCache<unknown>;
  readonly #missing: Batcher<string, ReadonlyMap<string, Value>>;

  /** @param read what belongs to these ids; an id without anything is left out. */
  constructor(
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    { areas, capacity }: { areas: readonly Area[]; capacity: Capacity<unknown> },
  ) {
    this.#cache = new VersionedCache(areas, capacity);
    this.#missing = new Batcher(read);
  }

  /** In the order of `ids`; null where there is nothing. */
  get(ids: readonly string[]): Promise<DeepReadonly<Value | null>[]> {
    const answers = ids.map((id) =>
      this.#cache.get(id, async () => (await this.#missing.submit([id])).get(id) ?? null),
    );
    return Promise.all(answers) as Promise<DeepReadonly<Value | null>[]>;
  }
}

/** A versioned cache of the records that have the ids. A text that is no id has none, and fails no read that others share. */
export function versionedRecords<Row extends { _id: Types.ObjectId }>(
  find: (ids: readonly string[]) => Promise<Row[]>,
  options: { areas: readonly Area[]; capacity: Capacity<unknown> },
): VersionedCacheById<Row> {
  return new VersionedCacheById(
    async (ids) => new Map((await find(ids.filter(isDatabaseId))).map((row) => [row._id.toString(), row])),
    options,
  );
}
