import type { FileStore } from '../../files/store.js';
import { filesOf, findPages, pagesWithFiles } from './pagesModel.js';

/** What became of the files that pages name. */
export interface FilesSealed {
  resealed: number;
  /** Files that neither of the two keys opens, or that the store did not give. */
  unreadable: number;
  /** Files that the store does not have. */
  missing: number;
}

/**
 * Seals the key of each file that a page names anew. It goes by the pages: a store that is the wrong one is empty, and would have
 * nothing to complain of. The content stays as it is, and a file whose key is sealed with the present key already is only
 * written once more, so a run that was killed is finished by the next one.
 * @param onSealed is called after each file that was sealed anew, with their number so far
 */
export async function sealFilesAnew(store: FileStore, onSealed: (count: number) => void): Promise<FilesSealed> {
  const counts = { resealed: 0, unreadable: 0, missing: 0 };
  for await (const page of pagesWithFiles()) {
    let missing = 0;
    for (const { id } of filesOf(page)) {
      const isThere = await store.sealAnew(id).catch(() => null);
      if (isThere === null) counts.unreadable += 1;
      else if (!isThere) missing += 1;
      else onSealed((counts.resealed += 1));
    }
    // A page that was removed meanwhile misses nothing.
    if (missing > 0 && (await findPages([page._id])).length > 0) counts.missing += missing;
  }
  return counts;
}
