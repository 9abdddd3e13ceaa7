/**
 * `npm run rotate-keys`: seals everything that is sealed at rest with the present ENCRYPTION_KEY, while gateways go on serving.
 * docs/security.md says in which order gateways get the keys.
 */
import { createSealer } from '../auth/seal.js';
import { readConfig } from '../config.js';
import { openDatabase } from '../database/connection.js';
import { StartupError } from '../database/errors.js';
import type { DocumentsService } from '../domains/documents/documentsService.js';
import { resealAll, type SealedText } from '../domains/security/keyRotation.js';
import { buildServices } from '../domains/services.js';
import { openFiles } from '../files/files.js';
import { loggedError } from './loggedError.js';
import { createLogger } from './logger.js';

/** No request waits for these operations, so each may take long. */
const OPERATION_TIMEOUT_MS = 60_000;
const TOLD_EVERY = 100;
/** A gateway that still seals with the earlier key adds texts during a run: so often it is looked again. */
const ROUNDS = 3;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { mongodbUrl, dataDir, encryptionKey, encryptionKeyPrevious } = config;
  if (encryptionKeyPrevious === undefined) {
    throw new StartupError('ENCRYPTION_KEY_PREVIOUS must be set to the key before ENCRYPTION_KEY');
  }
  const logger = createLogger('warn');
  const database = await openDatabase({ mongodbUrl, dataDir, logger, operationTimeoutMs: OPERATION_TIMEOUT_MS });
  try {
    // One that was opened by mistake has nothing to complain of, and the earlier key would be thrown away.
    if (database.wasEmpty) {
      throw new StartupError(
        'this database has no account, so that it is not the one of the gateway: set MONGODB_URL, or DATA_DIR, and the rest of its environment',
      );
    }
    const sealer = createSealer(encryptionKey, encryptionKeyPrevious);
    const base = { config, logger, sealer, now: () => new Date() };
    const files = openFiles(base);
    const { candidates, jobs, mail, documents, webhooks } = buildServices({ ...base, files });
    const isDone =
      (await rotated('passwords of candidates', () => candidates.credentials.sealedTexts())) &&
      (await rotated('queued jobs', () => jobs.sealedTexts())) &&
      (await rotated('mails queued by an earlier release', () => mail.sealedEarlierTexts())) &&
      (await rotated('secrets of webhooks', () => webhooks.sealedTexts())) &&
      (await rotated('print of documents', () => documents.prints.sealedTexts())) &&
      (await filesRotated(documents));
    if (!isDone) process.exitCode = 1;
    await files.stop();

    async function rotated(what: string, texts: () => AsyncIterable<SealedText>): Promise<boolean> {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const counts = await resealAll(sealer, texts(), (count) => {
          if (count % TOLD_EVERY === 0) process.stdout.write(`${what}: ${count} sealed anew so far\n`);
        });
        const { resealed, current, unreadable } = counts;
        process.stdout.write(
          `${what}: ${resealed} sealed anew, ${current} had the present key, ${unreadable} unreadable\n`,
        );
        if (unreadable > 0) return false;
        if (resealed === 0) return true;
      }
      process.stdout.write(`${what}: a gateway still seals with the earlier key; restart it and run this again\n`);
      return false;
    }
  } finally {
    await database.close();
  }
}

async function filesRotated(documents: DocumentsService): Promise<boolean> {
  const { resealed, unreadable, missing } = await documents.sealFilesAnew((count) => {
    if (count % TOLD_EVERY === 0) process.stdout.write(`files: ${count} sealed anew so far\n`);
  });
  process.stdout.write(`files: ${resealed} sealed anew, ${unreadable} unreadable, ${missing} not found\n`);
  if (missing > 0) {
    process.stdout.write(
      'files: some are not where documents are kept: run this with the whole environment of the gateway, STORAGE_URL included; ' +
        'keep the earlier key until they are found\n',
    );
  }
  return unreadable + missing === 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? `Cannot rotate keys: ${error.message}` : loggedError(error).stack);
  process.exit(1);
});
