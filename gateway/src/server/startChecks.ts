import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { StartupError } from '../database/errors.js';
import { assertCopyHasEnded } from '../database/unfinishedCopy.js';
import type { Services } from '../domains/services.js';
import { markedBuckets, unmarkBuckets } from '../files/storage/bucketMark.js';
import { bucketAddress, s3Settings } from '../files/storage/storageUrl.js';

interface StartDependencies {
  config: Pick<Config, 'encryptionKey' | 'encryptionKeyPrevious' | 'storageUrl'>;
  services: Pick<Services, 'candidates' | 'documents'>;
  logger: Logger;
}

/**
 * Whether the database is whole, and the settings fit what it holds. A start that they do not fit would look well, answer each sign-in of a candidate with
 * a failure, give up queued mails, and add texts and files that the right settings cannot find.
 * @throws StartupError
 */
export async function assertSettingsFitData(deps: StartDependencies): Promise<void> {
  await assertCopyHasEnded();
  await assertKeyOpens(deps);
  await assertBucketIsNamed(deps);
}

/** While keys are rotated both are known, and either opens. */
async function assertKeyOpens({ config, services, logger }: StartDependencies): Promise<void> {
  const opened = await services.candidates.credentials.opened();
  if (!opened.includes(false)) return;
  // Said by an operator on purpose: there is no other key to wait for.
  const isOtherLost = config.encryptionKey === config.encryptionKeyPrevious;
  if (!opened.includes(true) && !isOtherLost) {
    throw new StartupError(
      'ENCRYPTION_KEY is not the one that this database was sealed with: set it to what it was, or, while keys are rotated, the other ' +
        'key as ENCRYPTION_KEY_PREVIOUS. Where that key is lost for good, set both to the same, and renew the accesses of candidates',
    );
  }
  logger.error(
    'what some candidates sign in with is sealed with another ENCRYPTION_KEY: finish the rotation of keys, or renew it',
  );
}

async function assertBucketIsNamed({ config, services, logger }: StartDependencies): Promise<void> {
  const settings = config.storageUrl === undefined ? null : s3Settings(config.storageUrl);
  const named = settings && bucketAddress(settings);
  const others = (await markedBuckets()).filter((address) => address !== named);
  if (others.length === 0) return;
  if (!(await services.documents.hasPages())) {
    await unmarkBuckets(others);
    return;
  }
  if (named === null) {
    throw new StartupError(
      `STORAGE_URL must be set: documents of this database are in the bucket ${others.join(' and ')}. Where that is lost for good, ` +
        'delete its records in the collection fileBuckets, those with this address',
    );
  }
  // No reason to stay closed: it may be the same bucket under another address, or have a copy of each file.
  logger.error(
    { others, named },
    'STORAGE_URL names another bucket than documents were stored in: those not copied are not found; once all are, delete the records ' +
      'of the other ones in the collection fileBuckets',
  );
}
