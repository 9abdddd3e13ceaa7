/**
 * `npm run rotate-keys`: seals everything that is sealed at rest with the present ENCRYPTION_KEY, while gateways go on serving.
 * docs/security.md says in which order gateways get the keys.
 */
import type { Sealer } from '../auth/seal.js';
import { readConfig } from '../config.js';
import { StartupError } from '../database/errors.js';
import type { DocumentsService } from '../domains/documents/documentsService.js';
import { resealAll, type SealedText } from '../domains/security/keyRotation.js';
import type { Services } from '../domains/services.js';
import { runCommand, withServices } from './operatorCommand.js';

const TOLD_EVERY = 100;
/** A gateway that still seals with the earlier key adds texts during a run: so often it is looked again. */
const ROUNDS = 3;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (config.encryptionKeyPrevious === undefined) {
    throw new StartupError('ENCRYPTION_KEY_PREVIOUS must be set to the key before ENCRYPTION_KEY');
  }
  await withServices(config, async (services, sealer) => {
    if (!(await allRotated(services, sealer))) process.exitCode = 1;
  });
}

async function allRotated(
  { candidates, identity, jobs, mail, documents, webhooks }: Services,
  sealer: Sealer,
): Promise<boolean> {
  const rotated = (what: string, texts: () => AsyncIterable<SealedText>) => textsRotated(sealer, what, texts);
  return (
    (await rotated('passwords of candidates', () => candidates.credentials.sealedTexts())) &&
    (await rotated('queued jobs', () => jobs.sealedTexts())) &&
    (await rotated('mails queued by an earlier release', () => mail.sealedEarlierTexts())) &&
    (await rotated('secrets of authenticator apps', () => identity.twoFactor.sealedTexts())) &&
    (await rotated('secrets of webhooks', () => webhooks.sealedTexts())) &&
    (await rotated('print of documents', () => documents.prints.sealedTexts())) &&
    filesRotated(documents)
  );
}

async function textsRotated(sealer: Sealer, what: string, texts: () => AsyncIterable<SealedText>): Promise<boolean> {
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

runCommand('rotate keys', main);
