import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { OwnCandidate } from '../ownCandidateDocuments';
import { useOwner } from '../../../session/useSession';
import type { DocumentQueue, DocumentSnapshot } from './documentQueue';

/** The documents of the form: what waits to be sent, and the queue that sends it, once it is loaded. */
export interface Documents extends DocumentSnapshot {
  queue: DocumentQueue | null;
  /** Whether the queue could not be loaded; `retryLoading` tries again, as does a network that comes back. */
  hasFailed: boolean;
  retryLoading: () => void;
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
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
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
    const loading = load();
    loading.catch(() => {
      if (!isOver) setHasFailed(true);
    });
    return () => {
      isOver = true;
      loading.then((made) => made.stop()).catch(() => undefined); // What could not be loaded has nothing to stop.
    };
  }, [id, owner, isOpen, attempt]);

  const retryLoading = useCallback(() => {
    setHasFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retryLoading);
    return () => window.removeEventListener('online', retryLoading);
  }, [hasFailed, retryLoading]);

  const snapshot = useSyncExternalStore(queue?.subscribe ?? subscribeToNone, queue?.read ?? readNone);
  return { ...snapshot, queue, hasFailed, retryLoading };
}
