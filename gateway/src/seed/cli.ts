/** `npm run seed -- --candidates 100000 [--clients 50]`: fills the configured database for trying the product at size. */
import { parseArgs } from 'node:util';
import type { Types } from 'mongoose';
import { createSealer } from '../auth/seal.js';
import { readConfig } from '../config.js';
import { buildServices, type Services } from '../domains/services.js';
import { openFiles } from '../files/files.js';
import { DomainError } from '../lib/errors.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { createLogger } from '../server/logger.js';
import { openDatabase } from '../database/connection.js';
import { StartupError } from '../database/errors.js';
import { syncIndexes } from '../database/indexSync.js';
import { seedDemo, systemAdmin } from './demo.js';
import { extraClient } from './extraClients.js';
import { seedMany } from './many.js';

/** The seed answers no request, and its batches are large, so each write may take long. */
const BATCH_TIMEOUT_MS = 60_000;
const PAGE = 100;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new StartupError(`--${name} takes a whole number up to 9999999`);
  return Number(text);
}

/** A count that is written over itself belongs on a terminal: a file or a log would keep every one of its pieces. */
function progressOf(count: number, output: NodeJS.WriteStream): (made: number) => void {
  return (made) => {
    if (output.isTTY) output.write(`\r${made} of ${count} candidates`);
  };
}

/** The ids of all clients, latest first. */
async function allClientIds({ clients }: Services): Promise<Types.ObjectId[]> {
  const ids: Types.ObjectId[] = [];
  for (;;) {
    const { items, totalCount } = await clients.list(systemAdmin(), { page: { offset: ids.length, limit: PAGE } });
    ids.push(...items.map(({ _id }) => _id));
    if (items.length === 0 || ids.length >= totalCount) return ids;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { candidates: { type: 'string', default: '1000' }, clients: { type: 'string', default: '3' } },
  });
  const count = wholeNumber('candidates', values.candidates);
  const clients = wholeNumber('clients', values.clients);
  const config = readConfig(process.env);
  const logger = createLogger('warn');
  const { mongodbUrl, dataDir } = config;
  const database = await openDatabase({ mongodbUrl, dataDir, logger, operationTimeoutMs: BATCH_TIMEOUT_MS });
  try {
    const sealer = createSealer(config.encryptionKey, config.encryptionKeyPrevious);
    const now = () => new Date();
    const files = openFiles({ config, logger, sealer, now });
    const services = buildServices({ config, logger, sealer, files, now });
    await syncIndexes();
    const admin = await services.identity.ensureFirstAdmin();
    if (admin.password) process.stdout.write(`admin  ${admin.email}  ${admin.password}\n`);
    if (database.wasEmpty) {
      const demo = await seedDemo({ config, logger, sealer, files });
      process.stdout.write(`client ${demo.client.email}  ${demo.client.password}\n`);
    }
    // Candidates made below are stored with their progress: what is there already is all that may need it.
    await services.candidates.refreshProgress();
    const clientIds = await allClientIds(services);
    while (clientIds.length < clients) {
      const { client } = await services.clients.create(systemAdmin(), extraClient(clientIds.length));
      clientIds.unshift(client._id);
    }
    await seedMany(services, { count, clientIds, sealer, onProgress: progressOf(count, process.stdout) });
    process.stdout.write(process.stdout.isTTY ? '\n' : `${count} candidates\n`);
  } finally {
    await database.close();
  }
}

/** Why it did not work, in one line, where the reason is not in the program; null for an unexpected failure. */
function knownReason(error: unknown): string | null {
  if (error instanceof StartupError) return error.message;
  if (error instanceof DomainError) {
    return `the data in this database are not those of the demo (${error.message}); seed an empty one`;
  }
  if (isDuplicateKey(error)) {
    return 'this database has some of these candidates already; seed an empty one, or another number of them';
  }
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('ERR_PARSE_ARGS') ? message : null;
}

main().catch((error: unknown) => {
  const reason = knownReason(error);
  console.error(reason === null ? error : `Cannot seed: ${reason}`);
  process.exit(1);
});
