/** What a process of a ProcessPool runs: it loads its module once, and does one task after the other. */
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the pool sends. */
export interface Begin {
  task: unknown;
}

/** What the process answers. */
export type Report = { ok: true; result: unknown } | { ok: false; message: string };

const [, , filename = '', memoryMb = '', processorMs = ''] = process.argv;

// A thread watches memory and processor time of the whole process, as it goes on while native code or a long loop holds the
// main one. The main one tells it the processor time at which a task may begin to be too long, and null between two tasks.
const watch = `
  const { parentPort, workerData } = require('node:worker_threads');
  const bytes = workerData * 1024 * 1024;
  let lastMicroseconds = null;
  parentPort.on('message', (value) => { lastMicroseconds = value; });
  setInterval(() => {
    if (process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL');
    const { user, system } = process.cpuUsage();
    if (lastMicroseconds !== null && user + system > lastMicroseconds) process.kill(process.pid, 'SIGTERM');
  }, 25);
`;
const watcher = new Worker(watch, { eval: true, workerData: Number(memoryMb), execArgv: [] });
watcher.unref();

/** Processor time that the whole process has taken so far, in microseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const loaded = import(pathToFileURL(filename).href) as Promise<{ default: (task: unknown) => unknown }>;

async function reportOn({ task }: Begin): Promise<Report> {
  const last = processorTime() + Number(processorMs) * 1_000;
  watcher.postMessage(last);
  const report = await workOn(task);
  watcher.postMessage(null);
  if (processorTime() <= last) return report;
  // What was over between two looks of the thread was too long all the same, and is not answered.
  process.kill(process.pid, 'SIGTERM');
  return new Promise(() => undefined);
}

async function workOn(task: unknown): Promise<Report> {
  try {
    const { default: work } = await loaded;
    return { ok: true, result: await work(task) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (begin: Begin) => {
  void reportOn(begin).then((report) => process.send?.(report));
});
// The server has ended, in whichever way.
process.on('disconnect', () => process.exit(0));
// The time of the first task begins now. A module that cannot be loaded fails its tasks.
void loaded.catch(() => undefined).then(() => process.send?.('loaded'));
