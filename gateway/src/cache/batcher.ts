import type { DeepReadonly } from '../lib/deepReadonly.js';

/** While the answer of one is on its way the next can be asked: with one at a time a quarter of the time passed idle. */
const BATCHES_AT_ONCE = 2;

/** A batch that takes longer is not waited for: one stuck connection must not hold up everybody. */
const LONGEST_WAIT_MS = 10;

export interface BatcherOptions {
  /** How many batches may be under way: with one those who come meanwhile share more, and wait longer. */
  atOnce: number;
  /** How long others wait for a batch that is under way. */
  longestWaitMs: number;
}

interface Batch<Key, Result> {
  keys: Set<Key>;
  result: Promise<DeepReadonly<Result>>;
  start(): void;
}

/**
 * One command to the database for all who ask at the same time, whatever each asks for: a read of some keys, or a write of some
 * records. Every answer comes from a command that began after its question, so a read is never older than one of one's own: a
 * caller that asks while a batch is under way shares a later one, never that. A batch begins once all requests that have come
 * in together have asked.
 *
 * What it gives is shared, so that nothing of it can be written.
 */
export class Batcher<Key, Result> {
  readonly #running = new Set<Batch<Key, Result>>();
  #waiting: Batch<Key, Result> | null = null;

  /** @param run reads, or writes, what all of the keys, each once, name. */
  constructor(
    private readonly run: (keys: readonly Key[]) => Promise<Result>,
    private readonly options: BatcherOptions = { atOnce: BATCHES_AT_ONCE, longestWaitMs: LONGEST_WAIT_MS },
  ) {}

  /** The result of a batch that begins later and covers these keys, and maybe others. */
  submit(keys: readonly Key[]): Promise<DeepReadonly<Result>> {
    const batch = this.#waiting ?? this.#newBatch();
    for (const key of keys) batch.keys.add(key);
    return batch.result;
  }

  #newBatch(): Batch<Key, Result> {
    let start: () => void = () => undefined;
    const keys = new Set<Key>();
    const result = new Promise<void>((resolve) => {
      start = resolve;
    }).then(() => this.run([...keys]) as Promise<DeepReadonly<Result>>);
    const batch = { keys, result, start };
    this.#waiting = batch;
    if (this.#running.size < this.options.atOnce) setImmediate(() => this.#begin(batch));
    else setTimeout(() => this.#overtake(batch), this.options.longestWaitMs);
    return batch;
  }

  #begin(batch: Batch<Key, Result>): void {
    if (this.#waiting !== batch) return;
    this.#waiting = null;
    this.#running.add(batch);
    batch.start();
    const ended = () => {
      if (this.#running.delete(batch) && this.#waiting) this.#begin(this.#waiting);
    };
    batch.result.then(ended, ended);
  }

  /** Goes on without those that are under way. */
  #overtake(batch: Batch<Key, Result>): void {
    if (this.#waiting !== batch) return;
    this.#running.clear();
    this.#begin(batch);
  }
}
