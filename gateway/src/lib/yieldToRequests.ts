import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work at a stretch before other requests get their turn: what a page may wait for without anybody noticing. */
const STRETCH_MS = 2;
/** So long at most does long work wait for short requests, so that it goes on under any load. */
const LONGEST_WAIT_MS = 50;

/**
 * A request that has been under way for so long is a long one, whatever it is: one that gives way itself, such as an import that
 * plans its rows before it answers, would otherwise wait for its own end at each stretch.
 */
const SHORT_MS = 100;

/** The short requests under way, each by its response, with the time at which it came in; the oldest first. */
const shortRequests = new Map<object, number>();
const waiting = new Set<() => void>();

/** A request has come in; it is taken for a short one until it ends or `markLongRequest` is called. */
export function trackRequest(response: object & { once(event: 'close', listener: () => void): unknown }): void {
  shortRequests.set(response, performance.now());
  response.once('close', () => markLongRequest(response));
}

/** Takes the request of a response for a long one, for which no other work waits. */
export function markLongRequest(response: object): void {
  if (!shortRequests.delete(response) || shortRequests.size > 0) return;
  for (const goOn of waiting) goOn();
}

/** Whether any request is under way that may be a short one. */
function isShortRequestUnderWay(): boolean {
  const now = performance.now();
  for (const [response, since] of shortRequests) {
    if (now - since <= SHORT_MS) return true;
    markLongRequest(response);
  }
  return false;
}

/** Resolves when no short request is under way, or after `LONGEST_WAIT_MS`. */
function noShortRequests(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      waiting.delete(goOn);
      resolve();
    };
    const timer = setTimeout(goOn, LONGEST_WAIT_MS);
    waiting.add(goOn);
  });
}

/**
 * Lets long work give way, by time rather than by steps, whose cost varies: `if (pace.isDue()) await pace.yieldToRequests()`. A
 * request takes several turns of the event loop (its body, the database, its answer), and would wait for a stretch of the
 * long work in each: so the work waits until those that have come in are answered.
 */
export class RequestYield {
  #since = performance.now();

  /** Whether this work has had its stretch. */
  isDue(): boolean {
    return performance.now() - this.#since > STRETCH_MS;
  }

  /** Lets the event loop turn, and the short requests under way end. */
  async yieldToRequests(): Promise<void> {
    await nextTurn();
    if (isShortRequestUnderWay()) await noShortRequests();
    this.#since = performance.now();
  }
}
