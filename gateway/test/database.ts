import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import pino from 'pino';
import { openDatabase, type Database } from '../src/persistence/connection.js';
import { syncIndexes } from '../src/persistence/indexSync.js';

/** A real database for one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly database: Database;
  /** Empties every collection, and keeps their indexes. */
  clear(): Promise<void>;
  /** Stops the engine and removes its files. */
  stop(): Promise<void>;
}

/**
 * Opens a database over a temporary directory, connects mongoose to it, and makes the indexes of every model that the test
 * file has imported. To be used in `beforeAll`, with `stop` in `afterAll`.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'esteira-test-'));
  const database = await openDatabase({ dataDir, logger: pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' }) });
  await syncIndexes();
  return {
    url: database.url,
    database,
    async clear() {
      const collections = (await mongoose.connection.db?.collections()) ?? [];
      await Promise.all(collections.map((collection) => collection.deleteMany({})));
    },
    async stop() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
