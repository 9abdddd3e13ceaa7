/** Delays that grow with each failure in a row: first, 2 × first, 4 × first … up to `most` milliseconds. */
export class Backoff {
  #failures = 0;

  constructor(private readonly delays: { first: number; most: number }) {}

  /** Milliseconds to wait before the next attempt. */
  next(): number {
    const { first, most } = this.delays;
    const delay = Math.min(most, first * 2 ** this.#failures);
    this.#failures += 1;
    return delay;
  }

  /** To be called once things have been healthy for a while. */
  reset(): void {
    this.#failures = 0;
  }
}
