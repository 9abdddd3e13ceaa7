/** Work that is done in the background whenever something has changed. */
export interface CoalescedJob {
  /** Something has changed: there will be a run that begins later than now. */
  schedule: () => void;
  /** No further run; resolves when the one under way has ended. */
  stop: () => Promise<void>;
}

/** What a run is told: whether it may end early, as a newer one follows or no caller waits any more. */
export type IsOutdated = () => boolean;

/** How long to wait before what has failed is tried again, until it succeeds. */
interface Retries {
  next(): number;
  reset(): void;
}

/** After a run: writes that keep coming, ten a second, would have a run each, which costs as much as they do. */
const REST_MS = 500;

/**
 * Runs `work` in the background, one run at a time, `delayMs` after it was asked for and not before it has rested: so that it does not
 * compete with the answer of the request that asks, a burst of changes costs one run, and changes that keep coming cost two a
 * second. A caller that asks during a run gets one more after it, however many ask. So the last run always sees the last change.
 * @param options.retries asks again after a run that has failed, for work that nothing else makes up for; no more once it is stopped.
 */
export function coalescedJob(
  work: (isOutdated: IsOutdated) => Promise<unknown>,
  { delayMs, onError, retries }: { delayMs: number; onError: (error: unknown) => void; retries?: Retries },
): CoalescedJob {
  let timer: NodeJS.Timeout | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | null = null;
  let isScheduledAgain = false;
  let stopped = false;
  let restedAt = 0;

  const start = () => {
    timer = null;
    isScheduledAgain = false;
    // A run that was asked for meanwhile is the next attempt.
    clearTimeout(retryTimer);
    running = work(() => isScheduledAgain || stopped)
      .then(() => retries?.reset(), failed)
      .finally(() => {
        running = null;
        restedAt = performance.now() + REST_MS;
        if (isScheduledAgain) schedule();
      });
  };
  const failed = (error: unknown) => {
    onError(error);
    if (retries && !stopped) retryTimer = setTimeout(schedule, retries.next()).unref();
  };
  const schedule = () => {
    isScheduledAgain = running !== null;
    if (stopped || running || timer) return;
    // A process that has nothing else to do need not wait for it: the next start makes up for it.
    timer = setTimeout(start, Math.max(delayMs, restedAt - performance.now())).unref();
  };
  return {
    schedule,
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      clearTimeout(retryTimer);
      await running;
    },
  };
}
