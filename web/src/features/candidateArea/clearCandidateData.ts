import { recordId } from '../../lib/recordId';
import { DOCUMENTS_MARK } from './documents/storedDocuments';
import { clearUnsentData } from './unsentData';
import { ANSWERS_PREFIX, StoredAnswers } from './storedAnswers';

/** The global ids of the candidates with answers or pages in this browser; they have no dot in them. */
function candidatesHere(): string[] {
  try {
    const names = Object.keys(localStorage);
    const ids = [ANSWERS_PREFIX, DOCUMENTS_MARK].flatMap((prefix) =>
      names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length).split('.')[0] ?? ''),
    );
    return [...new Set(ids)];
  } catch {
    return []; // Nothing could be stored either.
  }
}

/**
 * Clears what one candidate has not sent, which nothing will take any more; another one's, who has used this browser and
 * may come back, stays.
 * @param record the id of their record
 */
export async function clearCandidateData(record: string): Promise<void> {
  const all = candidatesHere();
  const own = all.filter((id) => recordId(id) === record);
  if (own.length === all.length) {
    clearUnsentData();
    return;
  }
  own.forEach((id) => new StoredAnswers(id).clear());
  const { DraftStore } = await import('./documents/draftStore');
  await Promise.all(own.map((id) => new DraftStore(id).clear()));
}

/** Clears what a deleted candidate has not sent. @param owner whose session it was, by `ownerOf` */
export const clearOwnerData = (owner: string): Promise<void> => clearCandidateData(owner.replace('candidate:', ''));
