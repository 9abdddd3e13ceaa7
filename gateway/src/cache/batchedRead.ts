import type { DeepReadonly } from '../lib/deepReadonly.js';

/** While the answer of one is on its way the next can be asked: with one at a time a quarter of the time passed idle. */
const READS_AT_ONCE = 2;

/** A read that takes longer is not waited for: one stuck connection must not hold up everybody. */
const LONGEST_WAIT_MS = 10;

export interface BatchedReadOptions {
  /** How many reads may be under way: with one those who come meanwhile share more, and wait longer. */
  atOnce: number;
  /** How long others wait for a read that is under way. */
  longestWaitMs: number;
}

interface Round<Key, Result> {
  keys: Set<Key>;
  result: Promise<DeepReadonly<Result>>;
  start(): void;
}

/**
 * One read for all requests that ask at the same time, whatever each asks for. Every answer comes from a read that
 * began after its question, so nothing is ever older than with a read of one's own: a caller that asks while a read is under
 * way shares a later one, never that. A read begins once all requests that have come in together have asked.
 *
 * What it gives is shared, so that nothing of it can be written.
 */
export class BatchedRead<Key, Result> {
  readonly #running = new Set<Round<Key, Result>>();
  #waiting: Round<Key, Result> | null = null;

  /** @param read reads what all of the keys, each once, name. */
  constructor(
    private readonly read: (keys: readonly Key[]) => Promise<Result>,
    private readonly options: BatchedReadOptions = { atOnce: READS_AT_ONCE, longestWaitMs: LONGEST_WAIT_MS },
  ) {}

  /** The result of a read that begins later and covers these keys, and maybe others. */
  ask(keys: readonly Key[]): Promise<DeepReadonly<Result>> {
    const round = this.#waiting ?? this.#newRound();
    for (const key of keys) round.keys.add(key);
    return round.result;
  }

  #newRound(): Round<Key, Result> {
    let start: () => void = () => undefined;
    const keys = new Set<Key>();
    const result = new Promise<void>((resolve) => {
      start = resolve;
    }).then(() => this.read([...keys]) as Promise<DeepReadonly<Result>>);
    const round = { keys, result, start };
    this.#waiting = round;
    if (this.#running.size < this.options.atOnce) setImmediate(() => this.#run(round));
    else setTimeout(() => this.#overtake(round), this.options.longestWaitMs);
    return round;
  }

  #run(round: Round<Key, Result>): void {
    if (this.#waiting !== round) return;
    this.#waiting = null;
    this.#running.add(round);
    round.start();
    const ended = () => {
      if (this.#running.delete(round) && this.#waiting) this.#run(this.#waiting);
    };
    round.result.then(ended, ended);
  }

  /** Goes on without those that are under way. */
  #overtake(round: Round<Key, Result>): void {
    if (this.#waiting !== round) return;
    this.#running.clear();
    this.#run(round);
  }
}
