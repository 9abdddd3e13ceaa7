import { useApolloClient, useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { readFragment } from '../../../generated/staff';
import { failureText } from '../../../lib/failures';
import { useIsMounted } from '../../../lib/useIsMounted';
import { isGone, joinedMessages, type UserErrorLike } from '../../../lib/userErrors';
import { useViewer } from '../../../session/useSession';
import { useCountWaiting, useRecountWaiting } from '../useDocumentsWaiting';
import { currentEntry, entryOf, type Queue, type QueueAction, type QueueEntry } from './queue';
import { readDocument, waits } from './readDocument';
import {
  approveDocumentMutation,
  refuseDocumentMutation,
  ReviewDocument_document,
  undoJudgementMutation,
  type ReviewDocument,
} from './reviewOperations';

export interface Notice {
  tone: 'done' | 'told' | 'failed';
  text: string;
  /** Where what is told can be taken back. */
  canUndo?: boolean;
}

interface Outcome {
  document: ReviewDocument | null;
  userErrors: readonly UserErrorLike[];
}

/**
 * Approving, refusing and undoing. The next document comes at once; what the server says of the last one is told when it
 * comes, also where the reviewer has left the desk: a judgement that did not come about waits again, its reason kept,
 * and one that somebody else made is told with their name.
 */
export function useJudgements(
  queue: Queue,
  dispatch: (action: QueueAction) => void,
  { tell, onOvertaken }: { tell: (notice: Notice) => void; onOvertaken: () => void },
) {
  const { t } = useTranslation('documents');
  const client = useApolloClient();
  const viewerName = useViewer()?.name;
  const countWaiting = useCountWaiting();
  const recountWaiting = useRecountWaiting();
  const [approve] = useMutation(approveDocumentMutation);
  const [refuse] = useMutation(refuseDocumentMutation);
  const [takeBack] = useMutation(undoJudgementMutation);
  /** Judgements on their way, by document: undoing waits for them. Resolves to whether it came about. */
  const sending = useRef(new Map<string, Promise<boolean>>());

  const isMounted = useIsMounted();
  /** The reasons of refusals that did not come about, by document. */
  const [unsent, setUnsent] = useState<Readonly<Record<string, string | null>>>({});
  const keepReason = (id: string, reason: string | null) => setUnsent((before) => ({ ...before, [id]: reason }));

  /** Tells what did not come about: the desk shows it, and to a reviewer who has gone elsewhere a toast does. */
  const tellFailure = (notice: Notice) => {
    if (isMounted()) tell(notice);
    else toast.error({ title: t('review.notDone'), description: notice.text });
  };

  const namesOf = ({ label, candidate }: ReviewDocument) => ({ label, name: candidate?.name ?? '' });

  const send = async (id: string, reason: string | null): Promise<Outcome> => {
    if (reason === null) {
      const { data } = await approve({ variables: { input: { id } } });
      const { document, userErrors } = data!.approveDocument;
      return { document: readFragment(ReviewDocument_document, document), userErrors };
    }
    const { data } = await refuse({ variables: { input: { id, reason } } });
    const { document, userErrors } = data!.refuseDocument;
    return { document: readFragment(ReviewDocument_document, document), userErrors };
  };

  /** What is stored after an answer that was lost; null where that cannot be read either: it is read when the document is shown again. */
  const storedOf = async (document: ReviewDocument): Promise<ReviewDocument | null> => {
    try {
      return await readDocument(client, document.id, { retries: 0 });
    } catch {
      dispatch({ type: 'refreshed', document, now: 0 });
      return null;
    }
  };

  /** What somebody else has done to a document meanwhile. */
  const overtakenText = (before: ReviewDocument, now: ReviewDocument | null) => {
    const names = namesOf(before);
    if (!now) return t('review.overtaken.gone', names);
    if (!now.isCurrent || now.state === 'SENT') return t('review.overtaken.newVersion', names);
    const who = now.judgedByName ?? t('review.overtaken.someone');
    return t(`review.overtaken.${now.state}`, { ...names, who });
  };

  /** Takes a document that somebody else was quicker with out of what waits, and tells so. */
  const giveUp = (before: ReviewDocument, now: ReviewDocument | null) => {
    dispatch({ type: 'taken', id: before.id });
    tellFailure({ tone: 'told', text: overtakenText(before, now) });
    onOvertaken();
    // The one that was sent again waits still, and one that was judged may be counted by now.
    recountWaiting();
  };

  const settle = async (document: ReviewDocument, reason: string | null): Promise<boolean> => {
    const { id } = document;
    const putBack = (text: string) => {
      dispatch({ type: 'waitsAgain', id, show: false });
      countWaiting(1);
      keepReason(id, reason);
      tellFailure({ tone: 'failed', text: t('review.failed', { ...namesOf(document), why: text }) });
      return false;
    };
    try {
      const { document: now, userErrors } = await send(id, reason);
      if (userErrors.length === 0) return true;
      if (userErrors.some(({ code }) => code === 'CONFLICT') || isGone(userErrors)) {
        giveUp(document, now);
        return false;
      }
      return putBack(joinedMessages(userErrors) ?? '');
    } catch (error) {
      const stored = await storedOf(document);
      if (stored && !waits(stored) && stored.judgedByName !== viewerName) {
        giveUp(document, stored);
        return false;
      }
      if (stored?.state === (reason === null ? 'APPROVED' : 'REFUSED')) return true;
      return putBack(failureText(error) ?? t('review.unexpected'));
    }
  };

  /** @param reason why it is refused; null approves it */
  const judge = (document: ReviewDocument, reason: string | null) => {
    if (entryOf(queue, document.id)?.standing !== 'waiting') return;
    const standing = reason === null ? 'approved' : 'refused';
    dispatch({ type: 'judged', id: document.id, standing });
    countWaiting(-1);
    keepReason(document.id, null);
    tell({ tone: 'done', text: t(`review.${standing}`, namesOf(document)), canUndo: true });
    // A judgement that is just being taken back is so before the document is judged anew.
    const before = sending.current.get(document.id) ?? Promise.resolve(true);
    sending.current.set(
      document.id,
      before.then(() => settle(document, reason)),
    );
  };

  /** Takes back the judgement of what is looked at, or else the latest. */
  const undo = () => {
    const current = currentEntry(queue);
    const here = current && queue.judged.includes(current.document.id) ? current.document.id : null;
    const entry = entryOf(queue, here ?? queue.judged.at(-1));
    if (!entry) return tell({ tone: 'told', text: t('review.nothingToUndo') });
    const { id } = entry.document;
    // A second press does not ask twice.
    dispatch({ type: 'waitsAgain', id, show: true });
    const judged = sending.current.get(id) ?? Promise.resolve(true);
    sending.current.set(id, takeBackOnce(entry, judged));
  };

  const takeBackOnce = async ({ document, standing }: QueueEntry, judged: Promise<boolean>): Promise<boolean> => {
    const { id } = document;
    const putBack = (why: string) => {
      dispatch({ type: 'judged', id, standing: standing === 'refused' ? 'refused' : 'approved' });
      tellFailure({ tone: 'failed', text: t('review.undoFailed', { ...namesOf(document), why }) });
      return true;
    };
    const takenBack = (waiting: ReviewDocument | null | undefined) => {
      // What was read of it in between says that it cannot be judged.
      if (waiting) dispatch({ type: 'refreshed', document: waiting, now: Date.now() });
      countWaiting(1);
      tell({ tone: 'done', text: t('review.undone', namesOf(document)) });
      return true;
    };
    try {
      if (!(await judged)) return false;
      const { data } = await takeBack({ variables: { input: { id } } });
      const { document: now, userErrors } = data!.undoDocumentJudgement;
      const refusal = joinedMessages(userErrors);
      if (refusal !== null) return putBack(refusal);
      return takenBack(readFragment(ReviewDocument_document, now));
    } catch (error) {
      const stored = await storedOf(document);
      return stored && waits(stored) ? takenBack(stored) : putBack(failureText(error) ?? t('review.unexpected'));
    }
  };

  return {
    judge,
    undo,
    giveUp,
    unsentReasonOf: (id: string) => unsent[id] ?? '',
    /** The latest judgement of a document, or its undoing: resolves when the server has answered. */
    lastOf: (id: string) => sending.current.get(id),
  };
}
