import { Backoff } from '../../../database/backoff.js';
import { coalescedJob, type CoalescedJob, type IsOutdated } from '../../../lib/coalescedJob.js';
import { takeOverProgressRun } from './progressRunsModel.js';

/** The answer of a change is out by then, and a burst of changes has mostly ended. */
const DELAY_MS = 300;
/** After a failed run: an engine that starts again, or a failover, takes some seconds; what lasts longer is asked more seldom. */
const RETRIES = { first: 5_000, most: 5 * 60_000 };
/** A run that has not ended after so long belongs to a gateway that is gone: one over a million candidates takes some ten minutes. */
const LEFT_AFTER_MS = 60 * 60_000;

export interface ProgressJob extends CoalescedJob {
  /**
   * Asks for a run where a gateway has begun one and is gone, or the last one had other rules; one gateway alone does.
   * @returns how many there were.
   */
  takeOver: (rules: string) => Promise<number>;
}

/** Recomputes the stored progress in the background, again and again until it succeeds: no other task makes up for a failed run. */
export function progressJob(
  refresh: (isOutdated: IsOutdated) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressJob {
  const job = coalescedJob(refresh, { delayMs: DELAY_MS, onError, retries: new Backoff(RETRIES) });
  return {
    ...job,
    async takeOver(rules) {
      if (!(await takeOverProgressRun(new Date(Date.now() - LEFT_AFTER_MS), rules))) return 0;
      job.schedule();
      return 1;
    },
  };
}
