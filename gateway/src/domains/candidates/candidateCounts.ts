import type { PipelineStage } from 'mongoose';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';

/** How long a count may miss what another gateway process has written; this process's own writes forget it at once. */
const MAX_AGE_MS = 2_000;
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

/** Counts that were just made, by what was counted: pages of the same list ask again and again. */
export class CountCache {
  readonly #entries = new Map<string, { at: number; value: Promise<unknown> }>();

  /** The remembered answer to `question`, or that of `count`. Requests at the same moment share one count. */
  get<T>(question: unknown, count: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question);
    const known = this.#entries.get(key);
    if (known && performance.now() - known.at < MAX_AGE_MS) return known.value as Promise<T>;
    const value = count();
    this.#entries.delete(key);
    this.#entries.set(key, { at: performance.now(), value });
    value.catch(() => this.#entries.delete(key));
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MAX_ENTRIES && !oldest.done) this.#entries.delete(oldest.value);
    return value;
  }

  /** To be called after every write that changes what a count may answer. */
  clear(): void {
    this.#entries.clear();
  }
}
