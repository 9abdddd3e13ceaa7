import type { FailureKind } from '../failures';
import type { Draft, DraftPage } from './drafts';
import type { DraftStore } from './draftStore';

/** What the server made of one page. */
export type PageOutcome = { pageId: string } | { refusal: string };
/** What the server made of a document. `arePagesLost`: it no longer has what was uploaded for it. */
export type DocumentOutcome = { sent: true } | { refusal: string; arePagesLost: boolean };

export interface DocumentQueueOptions {
  store: DraftStore;
  /** @throws what `kindOfFailure` sorts */
  upload: (
    draft: Draft,
    page: DraftPage,
    image: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<PageOutcome>;
  /** @throws what `kindOfFailure` sorts */
  send: (draft: Draft) => Promise<DocumentOutcome>;
  /** Whether the field is asked, by what the server has; a document for it waits until it is. */
  mayGo: (fieldKey: string) => boolean;
  /** After the server has a document: the record is loaded again, before the document leaves this browser. */
  onSent: () => Promise<void>;
  kindOfFailure: (error: unknown) => FailureKind;
  /** What to say of a page whose file can no longer be read. */
  unreadableText: () => string;
  /** Runs the task while no other tab of this candidate runs one. */
  withLock: (task: () => Promise<void>) => Promise<void>;
}
