/** Where the pages lie that the server does not have yet. */
export const DOCUMENTS_DATABASE = 'esteira.documents';

/** One empty item per candidate with pages in this browser, as a database cannot be asked at once. */
export const DOCUMENTS_MARK = 'esteira.documents.';

/** Notes whether a candidate has pages in this browser. */
export function markDocuments(candidateId: string, hasSome: boolean): void {
  try {
    if (hasSome) localStorage.setItem(DOCUMENTS_MARK + candidateId, '');
    else localStorage.removeItem(DOCUMENTS_MARK + candidateId);
  } catch {
    // Without storage the pages live as long as the page on the screen.
  }
}

const marks = () => Object.keys(localStorage).filter((name) => name.startsWith(DOCUMENTS_MARK));

/** Whether pages of any candidate still wait in this browser, but for one who is left out. */
export function hasStoredDocuments(leftOut = ''): boolean {
  try {
    return marks().some((name) => name !== DOCUMENTS_MARK + leftOut);
  } catch {
    return false;
  }
}

let forgotten = 0;
/** How often this page has forgotten everything: what began before that writes nothing any more. */
export const timesForgotten = () => forgotten;

/** Forgets every page that still waits in this browser: at logout nothing personal stays. */
export function forgetStoredDocuments(): void {
  forgotten += 1;
  try {
    marks().forEach((name) => localStorage.removeItem(name));
  } catch {
    // Nothing could be stored either.
  }
  try {
    indexedDB.deleteDatabase(DOCUMENTS_DATABASE);
  } catch {
    // There is no such storage in this browser.
  }
}
