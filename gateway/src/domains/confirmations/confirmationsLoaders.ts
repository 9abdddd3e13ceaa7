import { listLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';

/** A page of candidates with their confirmations costs one query. */
export function createConfirmationsLoaders(services: Services) {
  return {
    /** Loads confirmations with the data that were confirmed. */
    confirmedDataByCandidate: listLoader(
      (ids) => services.confirmations.confirmedData(ids),
      (confirmation) => confirmation.candidateId.toString(),
    ),
    confirmationsByCandidate: listLoader(
      (ids) => services.confirmations.byCandidateIds(ids),
      (confirmation) => confirmation.candidateId.toString(),
    ),
  };
}
