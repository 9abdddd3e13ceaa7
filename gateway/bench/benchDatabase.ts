import { pino } from 'pino';
import { createSealer, type Sealer } from '../src/auth/seal.js';
import { readConfig, type Config } from '../src/config.js';
import { openDatabase } from '../src/database/connection.js';
import { syncIndexes } from '../src/database/indexSync.js';
import { buildServices, type Services } from '../src/domains/services.js';
import { openFiles } from '../src/files/files.js';
import { systemAdmin } from '../src/seed/demo.js';
import type { demoFields } from '../src/seed/demoStory.js';
import { extraClient } from '../src/seed/extraClients.js';
import { seedMany, type ManyOptions } from '../src/seed/many.js';

/** A database of a bench in this process, with the product's services over it. */
export interface BenchDatabase {
  config: Config;
  services: Services;
  sealer: Sealer;
  /** Where the engine is reached. */
  url: string;
  close(): Promise<void>;
}

/** Opens the engine of a data directory, whose database a bench fills or measures. */
export async function openBenchDatabase(dataDir: string): Promise<BenchDatabase> {
  const config = readConfig({ DATA_DIR: dataDir, SEED: 'none' });
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir, logger });
  const sealer = createSealer(config.encryptionKey);
  const base = { config, logger, sealer, now: () => new Date() };
  const services = buildServices({ ...base, files: openFiles(base) });
  return { config, services, sealer, url: database.url, close: () => database.close() };
}

/** Opens a data directory, has it filled, makes the indexes, and closes it again. */
export async function fillDataDirectory(
  dataDir: string,
  fill: (database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const database = await openBenchDatabase(dataDir);
  try {
    await fill(database);
    // Made over what is there, indexes cost a fraction of what they cost with every insert.
    await syncIndexes();
  } finally {
    await database.close();
  }
}

/**
 * Makes the questions that the candidates of a bench answer; before the candidates, who are stored with the progress that these
 * give them, so that the product has nothing to recompute while it is measured.
 */
export async function makeFields({ customFields, candidates }: Services, fields: typeof demoFields): Promise<void> {
  for (const { field } of fields) await customFields.create(systemAdmin(), field);
  await candidates.refreshProgress();
}

/** Makes the client of a number, the same for the same number. @returns its id. */
export async function makeClient({ clients }: Services, number: number): Promise<ManyOptions['clientIds'][number]> {
  const { fields: _answers, ...client } = extraClient(number);
  return (await clients.create(systemAdmin(), client)).client._id;
}

/** Makes candidates without telling how far that is. */
export const makeCandidates = (
  { services, sealer }: Pick<BenchDatabase, 'services' | 'sealer'>,
  options: Omit<ManyOptions, 'sealer' | 'onProgress'>,
): Promise<void> => seedMany(services, { ...options, sealer, onProgress: () => undefined });
