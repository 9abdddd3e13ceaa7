import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work at a stretch before other requests get their turn: what a page may wait for without anybody noticing. */
const STRETCH_MS = 3;

/** Lets long work give way by time rather than by steps, whose cost varies: `if (turns.areDue()) await turns.giveWay()`. */
export class Turns {
  #since = performance.now();

  /** Whether this work has had its stretch. */
  areDue(): boolean {
    return performance.now() - this.#since > STRETCH_MS;
  }

  /** Lets the event loop turn. */
  async giveWay(): Promise<void> {
    await nextTurn();
    this.#since = performance.now();
  }
}
