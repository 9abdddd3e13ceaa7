import { forgetStoredDocuments, hasStoredDocuments } from './documents/storedDocuments';
import { forgetStoredAnswers, hasStoredAnswers } from './storedAnswers';

/** What of any candidate still waits in this browser, answers before pages; null for nothing. */
export function keptHere(): 'answers' | 'documents' | null {
  if (hasStoredAnswers()) return 'answers';
  return hasStoredDocuments() ? 'documents' : null;
}

/** Forgets every answer and page that still waits in this browser: at logout nothing personal stays. */
export function forgetEverythingHere(): void {
  forgetStoredAnswers();
  forgetStoredDocuments();
}
