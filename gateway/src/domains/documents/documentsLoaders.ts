import { recordLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';

/** Versions and pages by id: a list of candidates with their documents takes two queries for all of them. */
export function createDocumentsLoaders(services: Services) {
  return {
    documentById: recordLoader(
      (ids) => services.documents.byIds(ids),
      (document) => document._id.toString(),
    ),
    documentPageById: recordLoader(
      (ids) => services.documents.pagesByIds(ids),
      (page) => page._id.toString(),
    ),
  };
}
