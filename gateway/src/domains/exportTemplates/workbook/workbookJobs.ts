import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { JobResults, WorkbookJob, WorkbookReport } from './jobs.js';
import { WorkbookRefusal } from './refusal.js';

/** A job that takes longer is a trick: the largest honest file takes two seconds. */
const TIME_LIMIT_MS = 20_000;
const HEAP_LIMIT_MB = 256;
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
): Promise<JobResults[Kind]> {
  if (running >= MAX_JOBS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return (await inWorker(job)) as JobResults[Kind];
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function inWorker(job: WorkbookJob): Promise<JobResults[keyof JobResults]> {
  const worker = startWorker(job);
  return new Promise<JobResults[keyof JobResults]>((resolve, reject) => {
    const tooLong = setTimeout(() => {
      reject(new WorkbookRefusal('O arquivo é complexo demais para ser lido.'));
    }, TIME_LIMIT_MS);
    worker.once('message', (report: WorkbookReport) => {
      if (report.ok) resolve(report.result);
      else reject(new WorkbookRefusal(report.refusal));
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(outOfMemory ? new WorkbookRefusal('O arquivo é complexo demais para ser lido.') : error);
    });
    worker.once('exit', () => {
      clearTimeout(tooLong);
      reject(new Error('The workbook worker ended without a report.'));
    });
  }).finally(() => worker.terminate());
}

/** From TypeScript sources (development, tests) the thread needs tsx; compiled it is plain node. */
function startWorker(job: WorkbookJob): Worker {
  const here = fileURLToPath(import.meta.url);
  const fromSources = here.endsWith('.ts');
  const entry = new URL(fromSources ? './worker.ts' : './worker.js', pathToFileURL(here));
  const require = createRequire(import.meta.url);
  return new Worker(entry, {
    workerData: job,
    env: {},
    execArgv: fromSources ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
}
