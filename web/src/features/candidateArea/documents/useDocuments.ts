import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnswerQueue } from '../answerQueue';
import { pick } from '../answerSnapshot';
import type { OwnCandidate } from '../ownCandidateOperations';
import { useOwner } from '../../../session/useSession';
import type { DocumentQueue } from './documentQueue';
import type { DocumentSnapshot } from './documentSnapshot';
import { unsentPages } from './drafts';
import { DOCUMENTS_MARK } from './storedDocuments';

/** The documents of the form: what waits to be sent, and the queue that sends it, once it is loaded. */
export interface Documents extends DocumentSnapshot {
  queue: DocumentQueue | null;
  /** Whether the queue could not be loaded: only a page that is loaded anew is sure to get it. */
  hasFailed: boolean;
  /**
   * Whether there may be pages of which nothing is known: they are being made, or the browser's database is not read yet, or cannot be.
   * As it is when this is asked.
   */
  areUnknown: () => boolean;
  /** Whether pages lie in this browser that the form asks for and the server does not have, or may; as it is when this is asked. */
  hasUnsent: () => boolean;
}

const NONE: DocumentSnapshot = {
  isReady: false,
  isRead: false,
  drafts: {},
  preparing: [],
  activity: { status: 'idle' },
  isWhole: true,
};
const readNone = () => NONE;
const subscribeToNone = () => () => undefined;

/** Whether a form asks for documents, or would with other answers. */
const asksForDocuments = ({ fields }: Pick<OwnCandidate, 'fields'>): boolean =>
  fields.some(({ type, active, conditionUnmet }) => type === 'FILE' && (active || conditionUnmet));

/** Whether pages of a candidate were stored in this browser. */
export function isMarked(candidateId: string): boolean {
  try {
    return localStorage.getItem(DOCUMENTS_MARK + candidateId) !== null;
  } catch {
    return false; // Nothing could be stored either.
  }
}

/**
 * The documents of one candidate, kept in step with the server for as long as the form is open. A form without a document
 * loads nothing for it. Pages for a question that is not asked stay in this browser, and nothing waits for them.
 * @param answers tells by what was answered which documents are asked for, and which of them the server takes by now
 * @param reload loads the candidate's record again. @throws RequestError
 */
export function useDocuments(candidate: OwnCandidate, answers: AnswerQueue, reload: () => Promise<void>): Documents {
  const [queue, setQueue] = useState<DocumentQueue | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const owner = useOwner();
  const latest = useRef({ candidate, reload });
  useEffect(() => {
    latest.current = { candidate, reload };
  });
  const { id } = candidate;
  const isOpen = candidate.status !== 'COMPLETE' && asksForDocuments(candidate);

  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    const load = async () => {
      const { createDocumentQueue } = await import('./createDocumentQueue');
      const made = createDocumentQueue(id, {
        owner,
        pageNames: (fieldKey) =>
          latest.current.candidate.fields.find(({ key }) => key === fieldKey)?.documentOptions?.pageNames ?? [],
        mayGo: (fieldKey) => answers.takes(fieldKey),
        reload: () => latest.current.reload(),
      });
      if (!isOver) {
        setQueue(made);
        setHasFailed(false);
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
  }, [id, owner, isOpen, attempt, answers]);

  useEffect(() => {
    if (!hasFailed) return;
    // Some browsers ask again for what did not come; in the others it fails at once, until the page is loaded anew. The
    // failure stands until the queue is there: what is shown for it waits for the same event, to load the page.
    const retry = () => setAttempt((before) => before + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);

  const readAll = queue?.read ?? readNone;
  const read = useCallback((): DocumentSnapshot => {
    const { drafts, preparing, ...others } = readAll();
    const isAsked = (fieldKey: string) => answers.asks(fieldKey);
    return { ...others, drafts: pick(drafts, isAsked), preparing: preparing.filter(isAsked) };
  }, [readAll, answers]);
  const areUnknown = useCallback(() => {
    const { drafts, isRead, preparing } = read();
    if (preparing.length > 0) return isOpen;
    return isOpen && !isRead && Object.keys(drafts).length === 0 && isMarked(id);
  }, [read, id, isOpen]);
  const hasUnsent = useCallback(
    () => areUnknown() || (isOpen && unsentPages(read().drafts) > 0),
    [areUnknown, read, isOpen],
  );
  const { drafts } = useSyncExternalStore(queue?.subscribe ?? subscribeToNone, readAll);
  const due = Object.keys(pick(drafts, (fieldKey, { submitted }) => submitted && answers.takes(fieldKey))).join();
  useEffect(() => {
    // What was sent off before the answer that it depends on was in store goes once that is.
    if (due) void queue?.flush();
  }, [queue, due]);
  return { ...read(), queue, hasFailed, areUnknown, hasUnsent };
}
