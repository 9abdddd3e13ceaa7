import { TimedThreads } from '../timedThreads.js';
import type { JobResults, WorkbookJob, WorkbookReport } from './jobs.js';
import { WorkbookRefusal } from './refusal.js';

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
  readonly #threads: TimedThreads<WorkbookJob, WorkbookReport>;

  constructor(limits: JobLimits = LIMITS) {
    this.#threads = new TimedThreads(new URL('./worker.js', import.meta.url), { threads: MAX_JOBS, ...limits });
  }

  /**
   * Does a job. Its time begins when a thread begins with it.
   * @throws WorkbookRefusal with a reason for the user.
   */
  async run<Kind extends keyof JobResults>(job: WorkbookJob & { kind: Kind }): Promise<JobResults[Kind]> {
    try {
      const report = await this.#threads.run(job);
      if (!report.ok) throw new WorkbookRefusal(report.refusal);
      return report.result as JobResults[Kind];
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      throw code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError' ? new WorkbookRefusal(TOO_COMPLEX) : error;
    }
  }
}

/** The jobs of the whole process. */
export const workbookJobs = new WorkbookJobs();
