import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsMounted } from '../../../lib/useIsMounted';
import { currentEntry, entryOf, nextWaiting, type Queue, type QueueAction } from './queue';
import { readDocument, waits } from './readDocument';
import type { ReviewDocument } from './reviewOperations';

/** Addresses last five minutes: those that are older than this are replaced before they are used. */
const ADDRESSES_LAST_MS = 4 * 60_000;

export interface FreshDocumentsOptions {
  /** What the viewer has last done to a document, which resolves with the server's answer; undefined for nothing. */
  lastJudgementOf: (id: string) => Promise<unknown> | undefined;
  /** A document that the queue has waiting is found not to wait any more; null when it is there no more. */
  onOvertaken: (before: ReviewDocument, now: ReviewDocument | null) => void;
}

/** Keeps the addresses of what is looked at and of what is next fresh, and finds out what others have done to either. */
export function useFreshDocuments(
  queue: Queue,
  dispatch: (action: QueueAction) => void,
  { lastJudgementOf, onOvertaken }: FreshDocumentsOptions,
) {
  const client = useApolloClient();
  const isMounted = useIsMounted();
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  }, [queue]);

  const take = (id: string, document: ReviewDocument | null, isOwnDoing: boolean) => {
    if (document) dispatch({ type: 'refreshed', document, now: Date.now() });
    const entry = entryOf(latest.current, id);
    if (!entry || isOwnDoing) return;
    const isWaiting = document !== null && waits(document);
    if (entry.standing !== 'waiting') {
      // The answer of its undoing was lost, or another tab has undone the judgement.
      if (isWaiting && document.viewerCanJudge) dispatch({ type: 'waitsAgain', id, show: false });
      return;
    }
    // One that waits for others, as rights have changed, is there no more for this viewer.
    if (!isWaiting) onOvertaken(entry.document, document);
    else if (!document.viewerCanJudge) onOvertaken(entry.document, null);
  };

  /** Replaces what is known of a document by what is stored. @throws Error when it is there no more, or cannot be asked for */
  const refresh = async (id: string): Promise<void> => {
    // What the viewer does to it is not to be taken for somebody else's doing.
    const judgement = lastJudgementOf(id);
    await judgement;
    const document = await readDocument(client, id);
    if (isMounted()) take(id, document, lastJudgementOf(id) !== judgement);
    if (!document) throw new Error('The document is there no more.');
  };

  const keepFresh = useEffectEvent(() => {
    for (const entry of [currentEntry(queue), nextWaiting(queue)]) {
      if (entry && Date.now() - entry.loadedAt > ADDRESSES_LAST_MS) {
        void refresh(entry.document.id).catch(() => undefined);
      }
    }
  });
  const { current: shownId } = queue;
  useEffect(() => keepFresh(), [shownId]);

  return refresh;
}
