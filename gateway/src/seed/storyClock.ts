export const DAY_MS = 24 * 60 * 60 * 1000;

/** A clock that stands where a story is, and never ahead of the real one. */
export class StoryClock {
  #at = 0;

  /** For the services that the story is told through. */
  readonly now = (): Date => new Date(Math.min(this.#at, Date.now()));

  standAt(moment: Date): void {
    this.#at = moment.getTime();
  }

  /** Does something at the real moment, and goes back to the story. */
  readonly atPresent = async <T>(work: () => Promise<T>): Promise<T> => {
    const at = this.#at;
    this.#at = Infinity;
    try {
      return await work();
    } finally {
      this.#at = at;
    }
  };

  /** @param milliseconds that pass. */
  forward(milliseconds: number): void {
    this.#at += milliseconds;
  }
}
