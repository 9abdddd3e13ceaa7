import { isolatedThread } from './isolatedThread.js';
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

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a workbook in a thread of its own, within limits of time and memory: nothing that somebody uploads can stall or
 * kill the server.
 * @throws WorkbookRefusal with a reason for the user.
 */
export async function runWorkbookJob<Kind extends keyof JobResults>(
  job: WorkbookJob & { kind: Kind },
  limits: JobLimits = LIMITS,
): Promise<JobResults[Kind]> {
  if (running >= MAX_JOBS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return (await inWorker(job, limits)) as JobResults[Kind];
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function inWorker(job: WorkbookJob, limits: JobLimits): Promise<JobResults[keyof JobResults]> {
  const worker = isolatedThread('worker', job, limits.heapMb);
  return new Promise<JobResults[keyof JobResults]>((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(new WorkbookRefusal(TOO_COMPLEX));
    }, limits.timeMs);
    worker.once('message', (report: WorkbookReport) => {
      if (report.ok) resolve(report.result);
      else reject(new WorkbookRefusal(report.refusal));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(outOfMemory ? new WorkbookRefusal(TOO_COMPLEX) : error);
    });
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(new Error('The workbook worker ended without a report.'));
    });
  }).finally(() => worker.terminate());
}
