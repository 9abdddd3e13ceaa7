import DataLoader from 'dataloader';
import type { Viewer } from '../../auth/viewer.js';
import { recordLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';
import type { CandidateRecord } from './candidatesModel.js';

/** Candidates by id, for what refers to them, and their passwords. */
export function createCandidatesLoaders(services: Services) {
  return {
    candidateById: recordLoader(
      (ids) => services.candidates.byIds(ids),
      (candidate) => candidate._id.toString(),
    ),
    accessPasswords: passwordsLoader(services),
  };
}

/** Whose password is read, and who reads it. */
interface PasswordRead {
  candidate: CandidateRecord;
  viewer: Viewer;
}

/**
 * Passwords of candidates. They go through a loader not for speed but to be counted: aliases and levels of one document are
 * several ways to read many, and all of one request count together.
 */
function passwordsLoader({ candidates }: Services) {
  let alreadyRead = 0;
  return new DataLoader<PasswordRead, string | null, string>(
    async (reads) => {
      const records = reads.map(({ candidate }) => candidate);
      const before = alreadyRead;
      alreadyRead += reads.length;
      return candidates.credentials.passwordsOf(reads[0]!.viewer, records, before);
    },
    // A request may read a password, renew it and read it again.
    { cacheKeyFn: ({ candidate }) => `${candidate._id.toString()} ${candidate.accessVersion}` },
  );
}
