import { recordLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';

/** Candidates by id, for what refers to them. */
export function createCandidatesLoaders(services: Services) {
  return {
    candidateById: recordLoader(
      (ids) => services.candidates.byIds(ids),
      (candidate) => candidate._id.toString(),
    ),
  };
}
