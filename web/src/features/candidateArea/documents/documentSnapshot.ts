import type { Drafts } from './drafts';

/** What is being done with the documents that were sent off. */
export type Activity =
  | { status: 'idle' }
  /** `page` from 1; `share` of it from 0 to 1. */
  | { status: 'sending'; fieldKey: string; page: number; pages: number; share: number }
  /** No network: the pages wait in this browser. */
  | { status: 'waiting' }
  /** The server could not do it; it is tried again, unless the session has ended. */
  | { status: 'failed'; error: unknown };

/** What is known of the documents of a form that are not sent yet. */
export interface DocumentSnapshot {
  /** Whether the browser's database has been read. */
  isReady: boolean;
  /** Whether it could be read, so that no drafts mean that there are none. */
  isRead: boolean;
  drafts: Drafts;
  /** The fields of which pages are being made, which are in no draft yet. */
  preparing: readonly string[];
  activity: Activity;
  /** Whether a closed page would lose nothing. */
  isWhole: boolean;
}
