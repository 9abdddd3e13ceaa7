import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startEmbeddedEngine } from '../src/database/embedded/embeddedEngine.js';
import { EngineLoadError } from '../src/database/embedded/engineChild.js';

/** The variable by which test files find the engine of their run. */
export const SHARED_ENGINE_VARIABLE = 'ESTEIRA_TEST_ENGINE_URL';

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
