import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ThreadPool } from './threadPool.js';

const HEAP_MB = 64;
const pools: ThreadPool<unknown, unknown>[] = [];
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'esteira-threads-'));
});
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop();
});
afterAll(() => rm(directory, { recursive: true }));

/** Threads that answer each task by this function of it, given as source. */
async function threadsThat(source: string, threads = 1): Promise<ThreadPool<unknown, unknown>> {
  const file = path.join(directory, `module-${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(file, `export default ${source};`);
  const pool = new ThreadPool<unknown, unknown>(pathToFileURL(file), { threads, heapMb: HEAP_MB });
  pools.push(pool);
  return pool;
}

it('a thread sees no variable of the server’s environment, where its secrets are', async () => {
  expect(Object.keys(process.env)).not.toEqual([]);
  expect(await (await threadsThat('() => Object.keys(process.env)')).run(null)).toEqual([]);
});

it('a task is given to a thread and its answer given back, and a failure too', async () => {
  const pool = await threadsThat('(task) => { if (task < 0) throw new Error(`not ${task}`); return task + 1; }');
  expect(await pool.run(1)).toBe(2);
  await expect(pool.run(-1)).rejects.toThrow('not -1');
});

it('tasks wait when all threads work', async () => {
  const pool = await threadsThat('(task) => task', 2);
  const tasks = Array.from({ length: 20 }, (_, number) => pool.run(number));
  expect(pool.waiting).toBeGreaterThan(0);
  expect(await Promise.all(tasks)).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(pool.waiting).toBe(0);
});

it('a thread that dies fails its own task only: those that wait are done by another', async () => {
  const pool = await threadsThat('(task) => task ?? process.exit(1)');
  const [died, waited] = await Promise.allSettled([pool.run(null), pool.run('waited')]);
  expect(died).toMatchObject({ status: 'rejected' });
  expect(waited).toEqual({ status: 'fulfilled', value: 'waited' });
});

it('threads that cannot start fail their tasks, and the next one tries anew', async () => {
  const file = path.join(directory, 'missing-at-first.mjs');
  const pool = new ThreadPool<number, number>(pathToFileURL(file), { threads: 1, heapMb: HEAP_MB });
  const failed = await Promise.allSettled([pool.run(1), pool.run(2)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await writeFile(file, 'export default (task) => task;');
  await expect(pool.run(3)).resolves.toBe(3);
  await pool.stop();
});

it('idle threads let the process end', async () => {
  const registering = createRequire(import.meta.url).resolve('tsx/esm');
  const program = `
    const { hashPassword } = await import(${JSON.stringify(new URL('../auth/passwords.ts', import.meta.url).href)});
    console.log((await hashPassword('segredo')).slice(0, 4));`;
  const args = ['--import', registering, '--input-type=module', '-e', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
  expect(stdout).toBe('$2b$\n');
});
