import type { PipelineStage } from 'mongoose';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';

/**
 * A count of this age is renewed: another gateway process may have written. This process's own writes forget it at
 * once.
 */
const FRESH_MS = 2_000;
/** So old it may be while it is renewed, so that nobody waits for the renewal. */
const USABLE_MS = 10_000;
const MAX_ENTRIES = 1_000;

/** A condition that one stretch of an index answers, so that the engine counts keys without reading documents. */
export type CountFilter = Partial<Pick<CandidateRecord, 'clientId' | 'status' | 'isConfirmed'>>;

/** Counts several conditions in one command: the number of queries stays the same for any number of them. */
export async function countEach(filters: readonly CountFilter[]): Promise<number[]> {
  const [first, ...rest] = filters.map((filter, index): [PipelineStage.Match, PipelineStage.Group] => [
    { $match: filter },
    { $group: { _id: { $literal: index }, count: { $sum: 1 } } },
  ]);
  if (!first) return [];
  const coll = CandidateModel.collection.collectionName;
  const rows = await CandidateModel.aggregate<{ _id: number; count: number }>([
    ...first,
    ...rest.map((pipeline) => ({ $unionWith: { coll, pipeline } })),
  ]);
  const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
  return filters.map((_, index) => counts.get(index) ?? 0);
}

interface RememberedCount {
  at: number;
  value: Promise<unknown>;
  renewal: Promise<void> | null;
}

/** Counts that were made a moment ago, by what was counted: pages of the same list ask again and again. */
export class CountCache {
  readonly #entries = new Map<string, RememberedCount>();

  /** The remembered answer to `question`, or that of `count`. Requests at the same moment share one count. */
  get<T>(question: unknown, count: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question);
    const known = this.#entries.get(key);
    const age = known ? performance.now() - known.at : Infinity;
    if (!known || age > USABLE_MS) return this.#remember(key, count());
    if (age > FRESH_MS) known.renewal ??= this.#renew(key, known, count());
    return known.value as Promise<T>;
  }

  /** To be called after every write that changes what a count may answer. */
  clear(): void {
    this.#entries.clear();
  }

  async #renew(key: string, known: RememberedCount, value: Promise<unknown>): Promise<void> {
    try {
      await value;
      // A write in between has forgotten the entry; what was counted before it must not come back.
      if (this.#entries.get(key) === known) void this.#remember(key, value);
    } catch {
      this.#entries.delete(key);
    }
  }

  #remember<T>(key: string, value: Promise<T>): Promise<T> {
    const entry: RememberedCount = { at: performance.now(), value, renewal: null };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    value.catch(() => this.#entries.delete(key));
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
    return value;
  }
}
