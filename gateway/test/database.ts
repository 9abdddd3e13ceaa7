import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import pino from 'pino';
import { dataVersions } from '../src/cache/dataVersions.js';
import { openDatabase, type Database } from '../src/database/connection.js';
import { syncIndexes } from '../src/database/indexSync.js';
import { SHARED_ENGINE_VARIABLE } from './sharedEngine.js';

/** A real, empty database for one test file. */
export interface TestDatabase {
  /** For a client of one's own; mongoose is connected already. */
  readonly url: string;
  readonly database: Database;
  /** Empties every collection, and keeps their indexes. */
  clear(): Promise<void>;
  /** Removes everything that the test wrote, and disconnects. */
  stop(): Promise<void>;
}

/**
 * Connects mongoose to an empty database, and makes the indexes of every model that the test file has imported (call
 * `syncIndexes` for a model that is made later). For `beforeAll`, with `stop` in `afterAll`.
 *
 * The engine is the run's one (see globalSetup.mjs), with a database of its own per file: that takes about 30 ms, where an
 * engine of its own takes about 400. `ownEngine` is for tests that kill, stop or reopen it.
 */
export async function startTestDatabase(options: { ownEngine?: boolean } = {}): Promise<TestDatabase> {
  const sharedUrl = process.env[SHARED_ENGINE_VARIABLE];
  const opened = sharedUrl === undefined || options.ownEngine === true ? await openOwn() : await openShared(sharedUrl);
  await syncIndexes();
  return {
    url: opened.database.url,
    database: opened.database,
    async clear() {
      const collections = (await mongoose.connection.db?.collections()) ?? [];
      await Promise.all(collections.map((collection) => collection.deleteMany({})));
      dataVersions.forget();
    },
    stop: opened.stop,
  };
}

/** Level `TEST_LOG_LEVEL` shows what the database says; tests are silent otherwise. */
function logger(): pino.Logger {
  return pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
}

type Opened = Pick<TestDatabase, 'database' | 'stop'>;

async function openShared(sharedUrl: string): Promise<Opened> {
  const url = new URL(sharedUrl);
  url.pathname = `/test_${randomBytes(6).toString('hex')}`;
  // Nothing of a test has to survive a power cut.
  url.search = '?directConnection=true&retryWrites=false&w=1&journal=false';
  const database = await openDatabase({ mongodbUrl: url.href, dataDir: tmpdir(), logger: logger() });
  return {
    database,
    async stop() {
      await mongoose.connection.dropDatabase();
      await database.close();
    },
  };
}

async function openOwn(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'esteira-test-'));
  const database = await openDatabase({ dataDir, logger: logger() });
  return {
    database,
    async stop() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
