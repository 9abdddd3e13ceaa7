import { createSealer } from '../auth/seal.js';
import type { Logger } from 'pino';
import { readConfig, type Config } from '../config.js';
import { migrationsOf } from '../domains/migrations.js';
import { openFiles } from '../files/files.js';
import { buildServices } from '../domains/services.js';
import { loggedError } from './loggedError.js';
import { createLogger } from './logger.js';
import { openDatabase, type Database } from '../database/connection.js';
import { areas, dataVersions } from '../cache/dataVersions.js';
import { assertModelsAreDefined } from '../cache/defineModel.js';
import { StartupError } from '../database/errors.js';
import { syncIndexes } from '../database/indexSync.js';
import { applyMigrations } from '../database/migrations.js';
import { buildServer } from './app.js';
import { listen, shutDownOnSignals } from './process.js';
import { assertSettingsFitData } from './startChecks.js';
import { greet, tellFirstAdmin } from './greeting.js';

/** The process: read config, start database, serve, stop cleanly. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const { mongodbUrl, dataDir, databaseTimeLimitMs: operationTimeoutMs } = config;
  const database = await openDatabase({ mongodbUrl, dataDir, logger, operationTimeoutMs });
  try {
    await serve({ config, logger, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve({ config, logger, database }: { config: Config; logger: Logger; database: Database }) {
  const now = () => new Date();
  const sealer = createSealer(config.encryptionKey, config.encryptionKeyPrevious);
  const files = openFiles({ config, sealer, logger, now });
  const services = buildServices({ config, logger, sealer, files, now });
  assertModelsAreDefined();
  // Before anything is sealed or stored.
  await assertSettingsFitData({ config, services, logger });
  await syncIndexes();
  // A process that ended before may have written without leaving its mark.
  await dataVersions.markChanged(...areas);
  await applyMigrations(migrationsOf(services), { now, logger });
  await services.candidates.keptCounts.prepare();
  let isStarted = false;
  const server = await buildServer({
    config,
    services,
    logger,
    now,
    isReady: async () => isStarted && (await database.isReachable()),
    needsRestart: () => database.needsRestart(),
  });
  database.watch();
  // Before anything is made: passwords are told once, so a start that fails at the port must not have made any.
  await listen(server.httpServer, config, logger);
  shutDownOnSignals(logger, async () => {
    isStarted = false;
    await server.stop();
    await Promise.all([services.identity.accessKeys.stop(), services.jobs.stop(), services.webhooks.sender.stop()]);
    await services.sweep.stop();
    await services.imports.stop();
    await services.candidates.stop();
    await services.notifications.stop();
    // Together: a page of print takes longer than a stop may, and ends with the process that reads it; the next start reads it anew.
    await Promise.all([services.documents.stop(), files.stop()]);
    await database.close();
  });
  const admin = await services.identity.ensureFirstAdmin();
  tellFirstAdmin(admin);
  const wantsDemo = config.seed === 'demo' || (config.seed === undefined && database.kind !== 'external');
  // A line for each of the demo's changes would bury the greeting.
  const quiet = logger.child({}, { level: 'warn' });
  // The demo draws its documents with a native library that no other part of this process loads.
  const { seedDemo } = wantsDemo && database.wasEmpty ? await import('../seed/demo.js') : { seedDemo: null };
  const demo = seedDemo && (await seedDemo({ config, logger: quiet, sealer, files }));
  services.jobs.start();
  services.webhooks.sender.start();
  services.sweep.start();
  // A process that ended before may have left it undone; otherwise there is nothing to do.
  services.candidates.refreshProgressInBackground();
  isStarted = true;
  greet({ config, databaseKind: database.kind, admin, demo });
  // A third of the memory is what starting has left behind, which V8 would keep for as long as little is asked (`--expose-gc`).
  await globalThis.gc?.({ type: 'major', execution: 'async' });
}

main().catch((error: unknown) => {
  if (error instanceof StartupError) console.error(`Esteira cannot start: ${error.message}`);
  else console.error(loggedError(error).stack);
  process.exit(1);
});
