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

/** The entries of a cache, and how much of its capacity an answer takes. */
function entriesOf<Entry extends object, Value>(capacity: Capacity<Value>) {
  const [maxSize, sizeOf] = measureOf(capacity);
  return { entries: new LRUCache<string, Entry>({ maxSize }), sizeOf };
}

function measureOf<Value>(capacity: Capacity<Value>): [number, SizeOf<Value>] {
  if ('bytes' in capacity) return [capacity.bytes, bytesOf];
  if ('answers' in capacity) return [capacity.answers, () => ONE];
  return [capacity.units, (_question, value) => capacity.unitsOf(value)];
}

interface Entry<Value> {
  serial: number;
  promise: Promise<DeepReadonly<Value>>;
  /** Absent until the read has ended. */
  known?: { value: DeepReadonly<Value> };
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
    ({ entries: this.#entries, sizeOf: this.#sizeOf } = entriesOf<Entry<Value>, DeepReadonly<Value>>(capacity));
  }

  /** The answer to a question: the cached one or that of `read`. Equal questions must have equal answers. */
  get(question: string, read: () => Promise<Value>): Promise<DeepReadonly<Value>> {
    const present = this.#present(question);
    if (present) return present.promise;
    const serial = dataVersions.serialOf(this.areas);
    const promise = read() as Promise<DeepReadonly<Value>>;
    const entry: Entry<Value> = { serial, promise };
    this.#entries.set(question, entry, { size: ONE });
    const isKept = () => this.#entries.peek(question) === entry;
    promise.then(
      (value) => {
        if (!isKept()) return;
        this.#entries.set(question, { ...entry, known: { value } }, { size: this.#sizeOf(question, value) });
      },
      () => isKept() && this.#entries.delete(question),
    );
    return promise;
  }

  /** The cached answer, at once; undefined when the database has to be asked. */
  peek(question: string): DeepReadonly<Value> | undefined {
    return this.#present(question)?.known?.value;
  }

  #present(question: string): Entry<Value> | undefined {
    const entry = this.#entries.get(question);
    return entry?.serial === dataVersions.serialOf(this.areas) ? entry : undefined;
  }
}

interface EntryOfId<Value> {
  serial: number;
  /** Absent once the read has ended. */
  reading?: Promise<void> | undefined;
  /** Absent until then; null where there is nothing. */
  value?: DeepReadonly<Value> | null;
}

/**
 * A versioned cache of what belongs to ids: those that are not known are read together for all who ask at the same moment. When one
 * session has changed, the sessions of everybody who listens are asked for at once.
 */
export class VersionedCacheById<Value> {
  readonly #entries: LRUCache<string, EntryOfId<Value>>;
  readonly #sizeOf: SizeOf<unknown>;
  readonly #missing: Batcher<string, ReadonlyMap<string, Value>>;

  /** @param read what belongs to these ids; an id without anything is left out. */
  constructor(
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    private readonly options: { areas: readonly Area[]; capacity: Capacity<unknown> },
  ) {
    this.#missing = new Batcher(read);
    ({ entries: this.#entries, sizeOf: this.#sizeOf } = entriesOf<EntryOfId<Value>, unknown>(options.capacity));
  }

  /** In the order of `ids`; null where there is nothing. */
  async get(ids: readonly string[]): Promise<DeepReadonly<Value | null>[]> {
    const serial = dataVersions.serialOf(this.options.areas);
    const missing = new Map<string, EntryOfId<Value>>();
    const entries = ids.map((id) => {
      const known = missing.get(id) ?? this.#entries.get(id);
      if (known?.serial === serial) return known;
      const entry: EntryOfId<Value> = { serial };
      missing.set(id, entry);
      this.#entries.set(id, entry, { size: ONE });
      return entry;
    });
    if (missing.size > 0) {
      const reading = this.#readInto(missing);
      for (const entry of missing.values()) entry.reading = reading;
    }
    await Promise.all(new Set(entries.flatMap(({ reading }) => reading ?? [])));
    return entries.map(({ value }) => value ?? null) as DeepReadonly<Value | null>[];
  }

  /** What is cached of an id, at once; undefined when the database has to be asked. */
  peek(id: string): DeepReadonly<Value> | null | undefined {
    const entry = this.#entries.get(id);
    return entry?.serial === dataVersions.serialOf(this.options.areas) ? entry.value : undefined;
  }

  async #readInto(missing: ReadonlyMap<string, EntryOfId<Value>>): Promise<void> {
    try {
      const found = await this.#missing.submit([...missing.keys()]);
      for (const [id, entry] of missing) {
        entry.value = found.get(id) ?? null;
        entry.reading = undefined;
        if (this.#entries.peek(id) !== entry) continue;
        this.#entries.set(id, { ...entry }, { size: this.#sizeOf(id, entry.value) });
      }
    } catch (error) {
      for (const [id, entry] of missing) if (this.#entries.peek(id) === entry) this.#entries.delete(id);
      throw error;
    }
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
