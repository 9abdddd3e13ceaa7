import DataLoader from 'dataloader';
import type { Viewer } from '../../auth/viewer.js';
import { listLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';
import type { NoteRecord } from './notesModel.js';

/** The notes on a page of candidates cost one query. */
export function createNotesLoaders(services: Services) {
  let loader: DataLoader<string, NoteRecord[]> | null = null;
  return {
    /** One viewer asks in a request. */
    notesByCandidate(viewer: Viewer): DataLoader<string, NoteRecord[]> {
      loader ??= listLoader(
        (ids) => services.notes.byCandidateIds(viewer, ids),
        (note) => note.candidateId.toString(),
      );
      return loader;
    },
  };
}
