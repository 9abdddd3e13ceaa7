import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
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
  const worker = startWorker(job, limits);
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

/**
 * From TypeScript sources (development, tests) the thread needs tsx, which does not take over threads by itself; compiled
 * it is plain node.
 */
function startWorker(job: WorkbookJob, { heapMb }: JobLimits): Worker {
  const options = {
    workerData: job,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  };
  const here = fileURLToPath(import.meta.url);
  if (!here.endsWith('.ts')) return new Worker(new URL('./worker.js', pathToFileURL(here)), options);
  const entry = new URL('./worker.ts', pathToFileURL(here)).href;
  // What its exports name for imports; `require` would get the other build, which cannot register in a thread.
  const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', manifest).href;
  const code = `import('${tsx}').then(({ register }) => (register(), import('${entry}')));`;
  return new Worker(code, { ...options, eval: true });
}
