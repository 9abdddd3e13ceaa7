import { forgetStoredDocuments, hasStoredDocuments } from './documents/storedDocuments';
import { forgetStoredAnswers, hasStoredAnswers } from './storedAnswers';

/** What waits in this browser: answers or pages, or either of somebody beside the one who asks. */
export type KeptHere = 'answers' | 'documents' | 'others';

/** What of any candidate still waits in this browser, answers before pages; null for nothing. */
export function keptHere(): KeptHere | null {
  if (hasStoredAnswers()) return 'answers';
  return hasStoredDocuments() ? 'documents' : null;
}

/** Whether anything of candidates other than this one still waits in this browser; null for nothing. */
export const othersKeptHere = (candidateId: string): KeptHere | null =>
  hasStoredAnswers(candidateId) || hasStoredDocuments(candidateId) ? 'others' : null;

/** Forgets every answer and page that still waits in this browser: at logout nothing personal stays. */
export function forgetEverythingHere(): void {
  forgetStoredAnswers();
  forgetStoredDocuments();
}
