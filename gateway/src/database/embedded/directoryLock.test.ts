import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireDirectoryLock, type LockHolder } from './directoryLock.js';
import { StartupError } from '../errors.js';
import { identify } from './processIdentity.js';

let directory: string;
let path: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'esteira-lock-'));
  path = join(directory, 'mongo.lock');
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** A process that does nothing until it is killed. */
async function someProcess(): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  started.push(child);
  await once(child, 'spawn');
  return child as ChildProcess & { pid: number };
}

function leaveLock(holder: LockHolder): void {
  writeFileSync(path, JSON.stringify(holder));
}

const since = '2026-01-02T03:04:05.000Z';

it('holds the directory until it is released, and leaves nothing behind', () => {
  const lock = acquireDirectoryLock(path, 'DATA_DIR x');
  expect(lock.previous).toBeUndefined();
  lock.release();
  expect(readdirSync(directory)).toEqual([]);
  acquireDirectoryLock(path, 'DATA_DIR x').release();
});

it('refuses a directory that a living process holds, and names its pid and since when', async () => {
  const holder = await someProcess();
  leaveLock({ ...identify(holder.pid), since });
  const attempt = (): unknown => acquireDirectoryLock(path, 'DATA_DIR /data');
  expect(attempt).toThrow(StartupError);
  expect(attempt).toThrow(`DATA_DIR /data is already in use by process ${holder.pid} since ${since}`);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: holder.pid });
});

it('refuses a directory that this very process holds already', () => {
  const lock = acquireDirectoryLock(path, 'DATA_DIR /data');
  expect(() => acquireDirectoryLock(path, 'DATA_DIR /data')).toThrow(`this process (pid ${process.pid})`);
  lock.release();
});

it('takes over the lock of a process that is dead, and tells what it left', async () => {
  const holder = await someProcess();
  const identity = identify(holder.pid);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  leaveLock({ ...identity, since, socketDirectory: '/tmp/esteira-left' });
  const lock = acquireDirectoryLock(path, 'DATA_DIR /data');
  expect(lock.previous).toMatchObject({ pid: identity.pid, socketDirectory: '/tmp/esteira-left' });
  lock.release();
  expect(readdirSync(directory)).toEqual([]);
});

it('takes over a lock whose pid now belongs to an unrelated process', async () => {
  const unrelated = await someProcess();
  leaveLock({ pid: unrelated.pid, startMark: 'another boot:1', since });
  const lock = acquireDirectoryLock(path, 'DATA_DIR /data');
  expect(lock.previous?.pid).toBe(unrelated.pid);
  lock.release();
});

it('takes over an unreadable lock file', () => {
  writeFileSync(path, '{"pid":');
  utimesSync(path, new Date(since), new Date(since));
  const lock = acquireDirectoryLock(path, 'DATA_DIR /data');
  expect(lock.previous).toBeUndefined();
  lock.release();
});

it('takes over from a process that died in the middle of taking over', () => {
  leaveLock({ pid: 2 ** 22 - 1, startMark: 'gone:1', since });
  writeFileSync(`${path}.takeover`, JSON.stringify({ pid: 2 ** 22 - 2, startMark: 'gone:2', since }));
  acquireDirectoryLock(path, 'DATA_DIR /data').release();
  expect(readdirSync(directory)).toEqual([]);
});

it('does not remove the lock of a process that took over meanwhile', async () => {
  const lock = acquireDirectoryLock(path, 'DATA_DIR /data');
  const other = await someProcess();
  leaveLock({ ...identify(other.pid), since });
  lock.release();
  expect(existsSync(path)).toBe(true);
});

it('notes what has to be cleaned up after a sudden death', () => {
  const lock = acquireDirectoryLock(path, 'DATA_DIR /data');
  lock.note({ engine: { pid: 4711 }, socketDirectory: '/tmp/esteira-abc' });
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    pid: process.pid,
    engine: { pid: 4711 },
    socketDirectory: '/tmp/esteira-abc',
  });
  lock.release();
});

it('lets exactly one of many processes that start at once take over a stale lock, in each of many rounds', async () => {
  const source = join(import.meta.dirname, 'directoryLock.ts');
  // Each takes every lock that it is told of, and stays alive, so that what it holds stays held.
  const program = `
    import { acquireDirectoryLock } from ${JSON.stringify(source)};
    process.on('message', (path) => {
      let outcome = 'held';
      try { acquireDirectoryLock(path, 'it'); } catch (error) { outcome = error.message; }
      process.send(outcome);
    });
    process.send('ready');`;
  const tsx = join(import.meta.dirname, '../../../../node_modules/tsx/dist/loader.mjs');
  const contenders = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.push(child);
    return child;
  });
  const answers = (): Promise<string[]> =>
    Promise.all(contenders.map(async (child) => (await once(child, 'message'))[0] as string));
  await answers();
  for (let round = 0; round < 50; round += 1) {
    const stale = join(directory, `round-${round}.lock`);
    writeFileSync(stale, JSON.stringify({ pid: 2 ** 22 - 1, startMark: 'gone:1', since }));
    const outcomes = answers();
    for (const child of contenders) child.send(stale);
    const refused = expect.stringContaining('already in use by process') as unknown;
    expect((await outcomes).sort((a, b) => b.length - a.length)).toEqual([refused, refused, refused, 'held']);
  }
});
