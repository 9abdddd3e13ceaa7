import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import pino from 'pino';
import { isDatabaseUnavailable, openDatabase, StartupError, type Database } from '../connection.js';
import type { EmbeddedEngine } from './embeddedEngine.js';
import { isRunning, identify } from './processIdentity.js';

const logger = pino({ level: 'silent' });
let dataDir: string;
let database: Database | undefined;
const gateways: { process: ChildProcess; enginePid: number }[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'esteira-test-'));
});
afterEach(async () => {
  for (const { process: gateway, enginePid } of gateways.splice(0)) {
    const engine = identify(enginePid);
    gateway.kill('SIGKILL');
    await until(() => !isRunning(engine)); // It closes by itself, and needs the directory until then.
  }
  await database?.close();
  database = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

async function open(): Promise<EmbeddedEngine> {
  database = await openDatabase({ dataDir, logger });
  const { engine } = database;
  if (engine === undefined) throw new Error('not the embedded engine');
  return engine;
}

function pidOf(engine: EmbeddedEngine): number {
  if (engine.pid === undefined) throw new Error('the engine is down');
  return engine.pid;
}

interface Entry {
  _id: string;
}
const entries = (): mongoose.mongo.Collection<Entry> => mongoose.connection.collection<Entry>('entries');

describe('when its process is killed', () => {
  it('fails the write in flight recognisably, serves later ones at the same address, and keeps what it acknowledged', async () => {
    const engine = await open();
    const { url, events } = engine;
    const killed = pidOf(engine);
    await Promise.all(Array.from({ length: 100 }, (_, i) => entries().insertOne({ _id: `before ${i}` })));

    process.kill(killed, 'SIGSTOP'); // The next write certainly is in flight when the engine dies.
    const inFlight = entries()
      .insertOne({ _id: 'in flight' })
      .catch((error: unknown) => error);
    const restarted = once(events, 'restarted');
    process.kill(killed, 'SIGKILL');
    expect(isDatabaseUnavailable(await inFlight)).toBe(true);

    await restarted;
    expect(engine.url).toBe(url);
    expect(engine.pid).not.toBe(killed);
    await entries().insertOne({ _id: 'after' });
    expect(await entries().countDocuments({ _id: /^before/ })).toBe(100);
    expect(await entries().countDocuments({ _id: 'after' })).toBe(1);
  });

  it('is restarted each time', async () => {
    const engine = await open();
    for (let round = 1; round <= 3; round += 1) {
      const restarted = once(engine.events, 'restarted');
      process.kill(pidOf(engine), 'SIGKILL');
      await restarted;
      await entries().insertOne({ _id: `round ${round}` });
    }
    expect(await entries().countDocuments()).toBe(3);
  });

  it('comes back where it could not be noted at first: no process is left that holds the directory', async () => {
    const lines: string[] = [];
    const telling = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    database = await openDatabase({ dataDir, logger: telling });
    const { pid, events } = database.engine!;
    const lock = join(dataDir, 'mongo.lock');
    const holder = readFileSync(lock);
    rmSync(lock);
    mkdirSync(join(lock, 'in the way'), { recursive: true });
    const restarted = once(events, 'restarted');
    process.kill(pid!, 'SIGKILL');
    await until(() => lines.some((line) => line.includes('could not be restarted')));
    rmSync(lock, { recursive: true });
    writeFileSync(lock, holder);
    await restarted;
    await entries().insertOne({ _id: 'after' });
  });

  it('can be closed while it is down, and opened again', async () => {
    const engine = await open();
    await entries().insertOne({ _id: 'kept' });
    const identity = identify(pidOf(engine));
    process.kill(identity.pid, 'SIGKILL');
    await until(() => !isRunning(identity));
    await database?.close();
    await open();
    expect(await entries().countDocuments()).toBe(1);
  });
});

it('has its link back after a program that cleans directories of temporary files has taken it', async () => {
  const timers = [
    'setTimeout',
    'clearTimeout',
    'setImmediate',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
  ] as const;
  jest.useFakeTimers({ doNotFake: [...timers, 'Date', 'hrtime', 'performance'] });
  try {
    const link = decodeURIComponent(new URL((await open()).url).host);
    rmSync(link);
    jest.advanceTimersByTime(60 * 60_000);
    // The link leads to a socket that is there.
    expect(existsSync(link)).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

it('is not reachable while its process hangs; and is again when it goes on', async () => {
  const pid = pidOf(await open());
  process.kill(pid, 'SIGSTOP');
  expect(await database?.isReachable()).toBe(false);
  process.kill(pid, 'SIGCONT');
  // What was found is told for a moment longer.
  while (!(await database?.isReachable())) await nextTurn();
});

it('finishes the writes in flight before it closes, and keeps every acknowledged one', async () => {
  await open();
  const acknowledged: string[] = [];
  const writes = Array.from({ length: 300 }, async (_, i) => {
    await entries().insertOne({ _id: `entry ${i}` });
    acknowledged.push(`entry ${i}`);
  });
  await Promise.any(writes); // Some are acknowledged, the others on their way.
  const settled = Promise.allSettled(writes);
  await database?.close();
  await settled;
  await open();
  const kept = new Set((await entries().find().toArray()).map(({ _id }) => _id));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

it('leaves neither a process, nor a lock, nor a socket behind when it is closed', async () => {
  const engine = await open();
  const identity = identify(pidOf(engine));
  const socketDirectory = decodeURIComponent(new URL(engine.url).host).replace(/\/[^/]*$/, '');
  expect(existsSync(socketDirectory)).toBe(true);
  await database?.close();
  expect(isRunning(identity)).toBe(false);
  expect(existsSync(socketDirectory)).toBe(false);
  expect(readdirSync(dataDir)).toEqual(['mongo']);
});

describe('with a gateway of its own', () => {
  it('refuses a second gateway while the first runs, and names its pid', async () => {
    const gateway = await startGateway();
    const error: unknown = await open().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toContain(`is already in use by process ${gateway.process.pid} since `);
  });

  it('closes by itself when the gateway is killed; the next gateway takes over, with every acknowledged write', async () => {
    const gateway = await startGateway();
    const engine = identify(gateway.enginePid);
    const socketDirectory = lockedSocketDirectory();
    gateway.process.kill('SIGKILL');
    await once(gateway.process, 'exit');
    await open(); // The orphaned engine may still be closing.
    expect(isRunning(engine)).toBe(false);
    expect(existsSync(socketDirectory)).toBe(false);
    expect(await entries().countDocuments()).toBe(gateway.written);
  });

  it('takes over although the gateway and its engine were both killed', async () => {
    const gateway = await startGateway();
    const socketDirectory = lockedSocketDirectory();
    gateway.process.kill('SIGKILL');
    process.kill(gateway.enginePid, 'SIGKILL');
    await once(gateway.process, 'exit');
    await open();
    expect(existsSync(socketDirectory)).toBe(false);
    expect(await entries().countDocuments()).toBe(gateway.written);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'serves on after %s to the whole process group, until it is ordered to stop',
    async (signal) => {
      const gateway = await startGateway();
      // The group is what the terminal's Ctrl-C reaches. This gateway answers a signal with one more write, then closes.
      const { pid } = gateway.process;
      if (pid === undefined) throw new Error('no gateway');
      process.kill(-pid, signal);
      const [code] = (await once(gateway.process, 'exit')) as [number | null];
      expect(code).toBe(0);
      await open();
      expect(await entries().countDocuments({ _id: 'last words' })).toBe(1);
      expect(await entries().countDocuments()).toBe(gateway.written + 1);
    },
  );
});

function lockedSocketDirectory(): string {
  const { socketDirectory } = JSON.parse(readFileSync(join(dataDir, 'mongo.lock'), 'utf8')) as {
    socketDirectory: string;
  };
  return socketDirectory;
}

/** A process in its own group that opens `dataDir`, writes 20 entries, and on a signal one more before it closes. */
async function startGateway(): Promise<{ process: ChildProcess; enginePid: number; written: number }> {
  const source = (name: string): string => JSON.stringify(join(import.meta.dirname, name));
  const program = `
    import mongoose from 'mongoose';
    import pino from 'pino';
    import { openDatabase } from ${source('../connection.ts')};
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, logger: pino({ level: 'silent' }) });
    const entries = mongoose.connection.collection('entries');
    for (let i = 0; i < 20; i += 1) await entries.insertOne({ _id: 'entry ' + i });
    const end = async () => {
      await entries.insertOne({ _id: 'last words' });
      await database.close();
      process.exit(0);
    };
    process.on('SIGINT', end).on('SIGTERM', end);
    process.send({ enginePid: database.engine.pid, written: 20 });`;
  const tsx = pathToFileURL(join(import.meta.dirname, '../../../../node_modules/tsx/dist/loader.mjs')).href;
  const gateway = spawn(process.execPath, ['--import', tsx, '--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [report] = (await once(gateway, 'message')) as [{ enginePid: number; written: number }];
  gateways.push({ process: gateway, enginePid: report.enginePid });
  return { process: gateway, ...report };
}

/** Waits for a condition that nothing announces, such as the end of another process's child. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
}
