import { jest } from '@jest/globals';
import { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PoolBusy, ProcessPool, TaskAborted, type ProcessPoolOptions } from './processPool.js';

/** How Node starts a process, which its types do not tell. */
const starting = ChildProcess.prototype as unknown as { spawn: (options: object) => number };
const { spawn } = starting;

const pools: ProcessPool<unknown, unknown>[] = [];
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'esteira-processes-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const pool of pools.splice(0)) await pool.stop();
});
afterAll(() => rm(directory, { recursive: true }));

/** Processes that answer each task by this function of it, given as source. */
async function processesThat(source: string, options: Partial<ProcessPoolOptions> = {}) {
  const file = path.join(directory, `module-${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(file, `export default ${source};`);
  const limits = { processes: 1, processorMs: 20_000, memoryMb: 300, maxWaiting: 10, niceness: 5, idleMs: 20_000 };
  const pool = new ProcessPool<unknown, unknown>(pathToFileURL(file), { ...limits, ...options });
  pools.push(pool);
  return pool;
}

/** Resolves once a process is gone. */
async function ended(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a task is given to a process and its answer given back, bytes included, and a failure too', async () => {
  const pool = await processesThat(
    '({ bytes, fail }) => { if (fail) throw new Error("no"); return { pid: process.pid, bytes: bytes.map((byte) => byte + 1) }; }',
  );
  const { pid, bytes } = (await pool.run({ bytes: Buffer.from([1, 2]) })) as { pid: number; bytes: Uint8Array };
  expect([...bytes]).toEqual([2, 3]);
  expect(pid).not.toBe(process.pid);
  await expect(pool.run({ fail: true })).rejects.toThrow('no');
  expect(pool.processIds).toEqual([pid]);
});

test('a process sees no variable of the server’s environment, where its secrets are', async () => {
  process.env['SECRET_OF_THIS_TEST'] = 'x';
  expect(await (await processesThat('() => process.env.SECRET_OF_THIS_TEST ?? "nothing"')).run(null)).toBe('nothing');
});

test('a process matters less than the server', async () => {
  const pool = await processesThat('async () => (await import("node:os")).getPriority()', { niceness: 7 });
  expect(await pool.run(null)).toBe(7);
});

test('tasks wait for a process, and too many are refused', async () => {
  const pool = await processesThat('(task) => task', { maxWaiting: 2 });
  const taken = [pool.run(1), pool.run(2), pool.run(3)];
  await expect(pool.run(4)).rejects.toThrow(PoolBusy);
  expect(await Promise.all(taken)).toEqual([1, 2, 3]);
});

test('a process that dies or takes too long fails its own task only: those that wait are done by another', async () => {
  const pool = await processesThat(
    '(task) => { if (task === "die") process.abort(); while (task === "loop"); return task; }',
    {
      processorMs: 1_000,
    },
  );
  const results = await Promise.allSettled(['die', 'one', 'loop', 'two'].map((task) => pool.run(task)));
  expect(results).toMatchObject([
    { reason: { name: 'TaskAborted', cause: 'memory or crash' } },
    { value: 'one' },
    { reason: { name: 'TaskAborted', cause: 'processor time' } },
    { value: 'two' },
  ]);
});

test('a task that only waits takes no processor time, and one that waits for ever is stuck', async () => {
  const waits = '(forMs) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs); return "done"; }';
  expect(await (await processesThat(waits, { processorMs: 200 })).run(400)).toBe('done');
  const pool = await processesThat(waits, { processorMs: 20_000, stuckMs: 300 });
  await expect(pool.run(600_000)).rejects.toMatchObject({ name: 'TaskAborted', cause: 'stuck' });
});

test('processor time is counted for each task anew', async () => {
  const pool = await processesThat(
    '() => { const taken = () => { const { user, system } = process.cpuUsage(); return user + system; }; ' +
      'const first = taken(); while (taken() - first < 300_000); return process.pid; }',
    { processorMs: 700 },
  );
  const first = await pool.run(null);
  expect([await pool.run(null), await pool.run(null)]).toEqual([first, first]);
});

test('memory outside of the heap counts as well: a process that takes too much is ended while it is at it', async () => {
  const pool = await processesThat(
    '(megabytes) => { const kept = []; for (let at = 0; at < megabytes; at++) { kept.push(Buffer.alloc(1e6, 1)); ' +
      'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2); } return kept.length; }',
    { memoryMb: 200 },
  );
  expect(await pool.run(10)).toBe(10);
  await expect(pool.run(2_000)).rejects.toMatchObject({ name: 'TaskAborted', cause: 'memory or crash' });
});

test('a process that cannot start fails its tasks', async () => {
  const pool = new ProcessPool<unknown, unknown>(pathToFileURL(path.join(directory, 'missing.mjs')), {
    processes: 1,
    processorMs: 20_000,
    memoryMb: 300,
    maxWaiting: 1,
    niceness: 0,
    idleMs: 1_000,
  });
  pools.push(pool);
  await expect(pool.run(1)).rejects.toThrow();
});

test.each([
  ['tells later', 'missing'],
  ['tells at once', 'runner.mjs/missing'],
])(
  'a machine that starts no process, which the system %s, is busy for all that wait, until it does',
  async (_, file) => {
    await writeFile(path.join(directory, 'runner.mjs'), '');
    jest.spyOn(starting, 'spawn').mockImplementation(function (this: ChildProcess, options) {
      return spawn.call(this, { ...options, file: path.join(directory, file) });
    });
    const pool = await processesThat('(task) => task');
    for (const task of [1, 2, 3].map((each) => pool.run(each))) await expect(task).rejects.toThrow(PoolBusy);
    jest.restoreAllMocks();
    expect(await pool.run(4)).toBe(4);
  },
);

test('an idle process ends, and the next task starts another', async () => {
  const pool = await processesThat('() => process.pid', { idleMs: 1 });
  const first = (await pool.run(null)) as number;
  await ended(first);
  expect(await pool.run(null)).not.toBe(first);
});

test('a task that comes while an idle process is being ended waits for another', async () => {
  const pool = await processesThat('() => process.pid', { idleMs: 1 });
  const second = new Promise((resolve) => {
    jest.spyOn(ChildProcess.prototype, 'kill').mockImplementationOnce(function (this: ChildProcess, signal) {
      const isKilled = this.kill(signal);
      resolve(pool.run(null));
      return isKilled;
    });
  });
  const first = await pool.run(null);
  expect(await second).not.toBe(first);
});

test('a stop ends the processes and fails what is not done', async () => {
  const pool = await processesThat('() => new Promise(() => undefined)');
  const tasks = [pool.run(1), pool.run(2)].map((task) => task.catch((error: unknown) => error));
  const [pid] = pool.processIds;
  await pool.stop();
  for (const error of await Promise.all(tasks)) expect(error).toBeInstanceOf(TaskAborted);
  await ended(pid!);
});
