import { MessageChannel } from 'node:worker_threads';
import { ThreadPool } from '../../lib/threadPool.js';
import type { JobResults, WorkbookJob, WorkbookReport } from './jobs.js';
import { WorkbookRefusal } from './refusal.js';
import type { WorkbookTask } from './worker.js';

export interface JobLimits {
  timeMs: number;
  heapMb: number;
}

/** A job that takes longer is a trick: the largest honest file takes two seconds. */
const LIMITS: JobLimits = { timeMs: 20_000, heapMb: 256 };
const TOO_COMPLEX = 'O arquivo é complexo demais para ser lido.';
/** Jobs at a time; the others wait, so that many uploads cannot take all memory. */
const MAX_JOBS = 2;

/**
 * Reads workbooks in threads of their own, within limits of time and memory: nothing that somebody uploads can stall or
 * kill the server.
 */
export class WorkbookJobs {
  readonly #threads: ThreadPool<WorkbookTask, WorkbookReport>;
  readonly #timeMs: number;

  constructor({ timeMs, heapMb }: JobLimits = LIMITS) {
    this.#timeMs = timeMs;
    this.#threads = new ThreadPool(new URL('./worker.js', import.meta.url), { threads: MAX_JOBS, heapMb });
  }

  /**
   * Does a job. Its time begins when a thread begins with it: waiting for others costs nothing.
   * @throws WorkbookRefusal with a reason for the user.
   */
  async run<Kind extends keyof JobResults>(job: WorkbookJob & { kind: Kind }): Promise<JobResults[Kind]> {
    const { port1: begins, port2: begun } = new MessageChannel();
    const ending = new AbortController();
    let tooLong: NodeJS.Timeout | undefined;
    begins.once('message', () => (tooLong = setTimeout(() => ending.abort(), this.#timeMs)));
    try {
      const report = await this.#threads.run({ job, begun }, { signal: ending.signal, transfer: [begun] });
      if (!report.ok) throw new WorkbookRefusal(report.refusal);
      return report.result as JobResults[Kind];
    } catch (error) {
      const outOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      throw outOfMemory || ending.signal.aborted ? new WorkbookRefusal(TOO_COMPLEX) : error;
    } finally {
      clearTimeout(tooLong);
      begins.close();
    }
  }
}

/** The jobs of the whole process. */
export const workbookJobs = new WorkbookJobs();
