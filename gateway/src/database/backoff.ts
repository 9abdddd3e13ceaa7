/** Delays that grow with each failure in a row: first, 2 × first, 4 × first … up to `most` milliseconds. */
export class Backoff {
  #failures = 0;
  readonly #first: number;
  readonly #most: number;

  constructor({ first, most }: { first: number; most: number }) {
    this.#first = first;
    this.#most = most;
  }

  /** Milliseconds to wait before the next attempt. */
  next(): number {
    const delay = Math.min(this.#most, this.#first * 2 ** this.#failures);
    this.#failures += 1;
    return delay;
  }

  /** To be called once things have been healthy for a while. */
  reset(): void {
    this.#failures = 0;
  }
}
