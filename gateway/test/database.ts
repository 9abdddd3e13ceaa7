import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import pino from 'pino';
import { dataVersions } from '../src/cache/dataVersions.js';
import { openDatabase, type Database } from '../src/database/connection.js';
import { syncIndexes } from '../src/database/indexSync.js';
import { assertCachedReadsNameTheirAreas } from './cachedReads.js';
import { startForwarder, type Forwarder } from './forwarder.js';
import { assertWritesAreRecorded } from './recordedWrites.js';
import { SHARED_ENGINE_VARIABLE } from './sharedEngine.js';

/** A real, empty database for one test file. */
export interface TestDatabase {
  /** For a client of one's own; mongoose is connected already. */
  readonly url: string;
  readonly database: Database;
  /** The forwarder in between; absent without `throughForwarder`. */
  readonly forwarder?: Forwarder | undefined;
  /** Empties every collection, and keeps their indexes. */
  clear(): Promise<void>;
  /**
   * Removes everything that the test wrote, and disconnects.
   * @throws Error for a cached read that names no area of what it comes from (see cachedReads.ts), and for a write of a request
   *   outside a recorded change (see recordedWrites.ts).
   */
  stop(): Promise<void>;
}

const PATIENT_TIMEOUT_MS = 20_000;

export interface TestDatabaseOptions {
  /** For tests that kill, stop or reopen the engine. */
  ownEngine?: boolean;
  /** Reaches the shared engine through a port where the test can disturb the connections. */
  throughForwarder?: boolean;
  /** The limit that `openDatabase` is given; long unless told, as a busy machine is no reason for a test to fail. */
  operationTimeoutMs?: number;
}

/**
 * Connects mongoose to an empty database, and makes the indexes of every model that the test file has imported (call
 * `syncIndexes` for a model that is made later). For `beforeAll`, with `stop` in `afterAll`.
 *
 * The engine is the run's one (see globalSetup.mjs), with a database of its own per file: that takes about 30 ms, where an
 * engine of its own takes about 400.
 */
export async function startTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  stopClockOfVersions();
  const sharedUrl = process.env[SHARED_ENGINE_VARIABLE];
  const opened =
    sharedUrl === undefined || options.ownEngine === true
      ? await openOwn(options)
      : await openShared(sharedUrl, options);
  await syncIndexes();
  return {
    url: opened.database.url,
    database: opened.database,
    forwarder: opened.forwarder,
    async clear() {
      const collections = (await mongoose.connection.db?.collections()) ?? [];
      await Promise.all(collections.map((collection) => collection.deleteMany({})));
      dataVersions.invalidateAll();
    },
    async stop() {
      await opened.stop();
      assertCachedReadsNameTheirAreas();
      assertWritesAreRecorded();
    },
  };
}

/**
 * What is kept in memory is taken for outdated after half a minute, which a busy machine lets pass in the middle of any test: one that counts
 * what is read would find more of it. What time does to the versions is a matter of their own test, whose clocks it moves itself.
 */
function stopClockOfVersions(): void {
  if (!('now' in dataVersions)) throw new Error('The data versions have no clock of this name to be stopped');
  Object.assign(dataVersions, { now: () => 0 });
}

/** Level `TEST_LOG_LEVEL` shows what the database says; tests are silent otherwise. */
function logger(): pino.Logger {
  return pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
}

type Opened = Pick<TestDatabase, 'database' | 'forwarder' | 'stop'>;

async function openShared(sharedUrl: string, options: TestDatabaseOptions): Promise<Opened> {
  const forwarder = options.throughForwarder ? await startForwarder(sharedUrl) : undefined;
  const url = new URL(forwarder ? `mongodb://${forwarder.host}/` : sharedUrl);
  url.pathname = `/test_${randomBytes(6).toString('hex')}`;
  // Nothing of a test has to survive a power cut.
  url.search = '?directConnection=true&retryWrites=false&w=1&journal=false';
  const database = await openDatabase({
    mongodbUrl: url.href,
    dataDir: tmpdir(),
    logger: logger(),
    operationTimeoutMs: options.operationTimeoutMs ?? PATIENT_TIMEOUT_MS,
  });
  return {
    database,
    forwarder,
    async stop() {
      await mongoose.connection.dropDatabase();
      await database.close();
      forwarder?.stop();
    },
  };
}

async function openOwn({ operationTimeoutMs = PATIENT_TIMEOUT_MS }: TestDatabaseOptions): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'esteira-test-'));
  const database = await openDatabase({ dataDir, logger: logger(), operationTimeoutMs });
  return {
    database,
    async stop() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
