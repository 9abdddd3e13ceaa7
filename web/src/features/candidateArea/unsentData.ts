import { forgetStoredDocuments, hasStoredDocuments } from './documents/storedDocuments';
import { forgetStoredAnswers, hasStoredAnswers } from './storedAnswers';

/** What waits in this browser: answers or pages, or either of somebody beside the one who asks. */
export type UnsentData = 'answers' | 'documents' | 'others';

/** What of any candidate still waits in this browser, answers before pages; null for nothing. */
export function unsentData(): UnsentData | null {
  if (hasStoredAnswers()) return 'answers';
  return hasStoredDocuments() ? 'documents' : null;
}

/** Whether anything of candidates other than this one still waits in this browser; null for nothing. */
export const othersUnsentData = (candidateId: string): UnsentData | null =>
  hasStoredAnswers(candidateId) || hasStoredDocuments(candidateId) ? 'others' : null;

/** Clears every answer and page that still waits in this browser: at logout nothing personal stays. */
export function clearUnsentData(): void {
  forgetStoredAnswers();
  forgetStoredDocuments();
}
