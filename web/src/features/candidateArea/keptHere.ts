import { forgetStoredDocuments, hasStoredDocuments } from './documents/storedDocuments';
import { forgetStoredAnswers, hasStoredAnswers } from './storedAnswers';

/** Whether answers or pages of any candidate still wait in this browser. */
export const isAnythingKeptHere = () => hasStoredAnswers() || hasStoredDocuments();

/** Forgets every answer and page that still waits in this browser: at logout nothing personal stays. */
export function forgetEverythingHere(): void {
  forgetStoredAnswers();
  forgetStoredDocuments();
}
