/** Does work one piece after the other, for each key by itself: a piece that fails holds up none after it. */
export class KeyedMutex<Key> {
  /** The last piece of each key that is at one or waits for one; it never rejects. */
  readonly #last = new Map<Key, Promise<unknown>>();

  /** Begins a piece of work once those of its key before it have ended. @returns what it gives; @throws what it throws. */
  async runExclusive<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const ended = turn.catch(() => undefined);
    this.#last.set(key, ended);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === ended) this.#last.delete(key);
    }
  }
}
