import 'fake-indexeddb/auto';
import type { Draft, DraftPage } from '../features/candidateArea/documents/drafts';
import type { PageFiles } from '../features/candidateArea/documents/draftStore';
import { DOCUMENTS_DATABASE } from '../features/candidateArea/documents/storedDocuments';

/** A page of a draft, as the capture makes it. */
export const draftPage = (uploadId: string, data: Partial<DraftPage> = {}): DraftPage => ({
  uploadId,
  kind: 'PHOTO',
  fileName: `${uploadId}.jpg`,
  bytes: 10,
  hints: [],
  edits: { turns: 0, corners: null },
  suggestion: null,
  serverId: null,
  isKept: false,
  refusal: null,
  ...data,
});

export const draftOf = (fieldKey: string, pages: DraftPage[], data: Partial<Draft> = {}): Draft => ({
  fieldKey,
  pages,
  expiresOn: '',
  submitted: false,
  refusal: null,
  ...data,
});

/** The files of a page, whose texts are its name. */
export const filesOf = (name: string): PageFiles => ({
  source: new Blob([`${name} source`], { type: 'image/png' }),
  image: new Blob([name], { type: 'image/jpeg' }),
});

/** Empties the browser's databases and storage. */
export async function forgetBrowser(): Promise<void> {
  localStorage.clear();
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DOCUMENTS_DATABASE);
    request.onsuccess = resolve;
    request.onerror = reject;
  });
}
