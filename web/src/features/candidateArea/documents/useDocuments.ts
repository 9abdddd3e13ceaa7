import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OwnCandidate } from '../ownCandidateDocuments';
import { useOwner } from '../../../session/useSession';
import type { DocumentQueue, DocumentSnapshot } from './documentQueue';

/** The documents of the form: what waits to be sent, and the queue that sends it, once it is loaded. */
export interface Documents extends DocumentSnapshot {
  queue: DocumentQueue | null;
}

const NONE: DocumentSnapshot = { isReady: false, drafts: {}, activity: { status: 'idle' }, isWhole: true };
const readNone = () => NONE;
const subscribeToNone = () => () => undefined;

/**
 * The documents of one candidate, kept in step with the server for as long as the form is open. A form without a document
 * loads nothing for it.
 * @param reload loads the candidate's record again. @throws RequestError
 */
export function useDocuments(candidate: OwnCandidate, reload: () => Promise<void>): Documents {
  const [queue, setQueue] = useState<DocumentQueue | null>(null);
  const owner = useOwner();
  const latest = useRef({ candidate, reload });
  useEffect(() => {
    latest.current = { candidate, reload };
  });
  const { id } = candidate;
  const isOpen =
    candidate.status !== 'COMPLETE' && candidate.fields.some(({ type, active }) => type === 'FILE' && active);

  useEffect(() => {
    if (!isOpen) return;
    let loading: Promise<DocumentQueue> | null = null;
    let isOver = false;
    const load = async () => {
      const { createDocumentQueue } = await import('./createDocumentQueue');
      const made = createDocumentQueue(id, {
        owner,
        pageNames: (fieldKey) =>
          latest.current.candidate.fields.find(({ key }) => key === fieldKey)?.documentOptions?.pageNames ?? [],
        reload: () => latest.current.reload(),
      });
      if (!isOver) {
        setQueue(made);
        void made.start();
      }
      return made;
    };
    const attempt = () => {
      loading ??= load();
      loading.catch(() => {
        loading = null; // It is tried again when there is a network.
      });
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      isOver = true;
      window.removeEventListener('online', attempt);
      void loading?.then((made) => made.stop());
    };
  }, [id, owner, isOpen]);

  const snapshot = useSyncExternalStore(queue?.subscribe ?? subscribeToNone, queue?.read ?? readNone);
  return { ...snapshot, queue };
}
