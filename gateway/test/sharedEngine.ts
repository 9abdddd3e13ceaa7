import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import pino from 'pino';
import { startEmbeddedEngine } from '../src/database/embedded/embeddedEngine.js';
import { EngineLoadError } from '../src/database/embedded/engineChild.js';

/** The variable by which test files find the engine of their run. */
export const SHARED_ENGINE_VARIABLE = 'ESTEIRA_TEST_ENGINE_URL';

/**
 * Files of a database stay open for ten minutes after their last use, dropped or not. Some 150 of each test file come to more
 * than a process may hold open, whereupon the engine aborts.
 */
const CLOSE_IDLE_FILES = 'file_manager=(close_idle_time=1,close_scan_interval=1,close_handle_minimum=0)';

async function closeIdleFiles(url: string): Promise<void> {
  const client = new mongo.MongoClient(url);
  try {
    await client.db('admin').command({ setParameter: 1, wiredTigerEngineRuntimeConfig: CLOSE_IDLE_FILES });
  } finally {
    await client.close();
  }
}

/**
 * Starts the one engine of a test run over a temporary directory and makes it known to the test files' processes.
 * Where the embedded engine does not run, nothing is shared: each file then opens its own database.
 * @returns a function that stops it and removes its files.
 */
export async function startSharedEngine(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'esteira-test-'));
  const removeFiles = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  try {
    const logger = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
    const engine = await startEmbeddedEngine({ dataDir, logger });
    await closeIdleFiles(engine.url);
    process.env[SHARED_ENGINE_VARIABLE] = engine.url;
    return async () => {
      await engine.close();
      await removeFiles();
    };
  } catch (error) {
    await removeFiles();
    if (error instanceof EngineLoadError) return async () => undefined;
    throw error;
  }
}
