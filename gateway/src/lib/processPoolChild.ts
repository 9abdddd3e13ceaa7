/** What a process of a ProcessPool runs: it loads its module once, and does one task after the other. */
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the pool sends. */
export interface Begin {
  task: unknown;
}

/** What the process answers. */
export type Report = { ok: true; result: unknown } | { ok: false; message: string };

const [, , filename = '', memoryMb = ''] = process.argv;

// A thread watches the memory of the whole process, as it goes on while native code or a long loop holds the main one.
const watch = `
  const limit = Number(require('node:worker_threads').workerData) * 1024 * 1024;
  setInterval(() => { if (process.memoryUsage.rss() > limit) process.kill(process.pid, 'SIGKILL'); }, 25);
`;
new Worker(watch, { eval: true, workerData: memoryMb, execArgv: [] }).unref();

const loaded = import(pathToFileURL(filename).href) as Promise<{ default: (task: unknown) => unknown }>;

async function reportOn({ task }: Begin): Promise<Report> {
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
