/** A read that takes longer is not waited for: one stuck connection must not hold up everybody. */
const LONGEST_WAIT_MS = 10;

interface Round<Key, Result> {
  keys: Set<Key>;
  result: Promise<Result>;
  start(): void;
}

/**
 * One read for all requests that ask at the same time, whatever each asks for. Every answer comes from a read that
 * began after its question, so nothing is ever older than with a read of one's own: whoever asks while a read is under
 * way shares the next one, never that. Under load the queries that every request needs (session, account, fields, rights,
 * clients) so become a few for all; a lone request reads at once.
 *
 * What it gives is shared: nobody may change it.
 */
export class SharedRead<Key, Result> {
  #running: Round<Key, Result> | null = null;
  #waiting: Round<Key, Result> | null = null;

  /** @param read reads what all of the keys, each once, name. */
  constructor(private readonly read: (keys: readonly Key[]) => Promise<Result>) {}

  /** The result of a read that begins now or later and covers these keys, and maybe others. */
  ask(keys: readonly Key[]): Promise<Result> {
    if (!this.#running) {
      const round = this.#newRound(keys);
      this.#run(round);
      return round.result;
    }
    if (!this.#waiting) {
      const waiting = this.#newRound([]);
      this.#waiting = waiting;
      setTimeout(() => this.#waiting === waiting && this.#runWaiting(), LONGEST_WAIT_MS);
    }
    for (const key of keys) this.#waiting.keys.add(key);
    return this.#waiting.result;
  }

  #newRound(keys: readonly Key[]): Round<Key, Result> {
    const collected = new Set(keys);
    let start: () => void = () => undefined;
    const result = new Promise<void>((resolve) => {
      start = resolve;
    }).then(() => this.read([...collected]));
    return { keys: collected, result, start };
  }

  #run(round: Round<Key, Result>): void {
    this.#running = round;
    round.start();
    const ended = () => {
      if (this.#running !== round) return;
      this.#running = null;
      if (this.#waiting) this.#runWaiting();
    };
    round.result.then(ended, ended);
  }

  #runWaiting(): void {
    const round = this.#waiting;
    this.#waiting = null;
    if (round) this.#run(round);
  }
}
