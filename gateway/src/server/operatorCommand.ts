import { createSealer, type Sealer } from '../auth/seal.js';
import type { Config } from '../config.js';
import { openDatabase } from '../database/connection.js';
import { StartupError } from '../database/errors.js';
import { buildServices, type Services } from '../domains/services.js';
import { openFiles } from '../files/files.js';
import { loggedError } from './loggedError.js';
import { createLogger } from './logger.js';

/** No request waits for the operations of a command, so each may take long. */
const OPERATION_TIMEOUT_MS = 60_000;

/**
 * Runs work of an operator with the services of a gateway, over the gateway's database.
 * @throws StartupError where the database has no account: one that was opened by mistake has nothing to complain of.
 */
export async function withServices(
  config: Config,
  work: (services: Services, sealer: Sealer) => Promise<void>,
): Promise<void> {
  const { mongodbUrl, dataDir, encryptionKey, encryptionKeyPrevious } = config;
  const logger = createLogger('warn');
  const database = await openDatabase({ mongodbUrl, dataDir, logger, operationTimeoutMs: OPERATION_TIMEOUT_MS });
  try {
    if (database.wasEmpty) {
      throw new StartupError(
        'this database has no account, so that it is not the one of the gateway: set MONGODB_URL, or DATA_DIR, and the rest of its environment',
      );
    }
    const sealer = createSealer(encryptionKey, encryptionKeyPrevious);
    const base = { config, logger, sealer, now: () => new Date() };
    const files = openFiles(base);
    await work(buildServices({ ...base, files }), sealer);
    await files.stop();
  } finally {
    await database.close();
  }
}

/** Runs the main function of a command: what cannot be done ends it with code 1. @param what the command cannot do, as words */
export function runCommand(what: string, main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof StartupError ? `Cannot ${what}: ${error.message}` : loggedError(error).stack);
    process.exit(1);
  });
}
