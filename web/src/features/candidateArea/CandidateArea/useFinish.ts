import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/Toast/toast';
import { MUTATION_RETRIES, REDIRECT_AFTER_FINISH_MS } from '../../../constants';
import { recordId } from '../../../lib/recordId';
import { candidateLinkPath } from '../../../session/candidateLink';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';
import type { AnswerQueue } from '../answerQueue';
import type { SaveState } from '../answerSnapshot';
import { hasOpenChoice } from '../stepProblems';
import type { DocumentQueue } from '../documents/documentQueue';
import type { Activity } from '../documents/documentSnapshot';
import { isMarked, type Documents } from '../documents/useDocuments';
import { clearCandidateData } from '../clearCandidateData';
import type { OwnCandidate } from '../ownCandidateOperations';
import { finishOwnFormMutation } from '../ownFormOperations';
import type { Step } from '../steps';
import { useOwnRequest } from '../useOwnRequest';
import type { ThankYouState } from '../ThankYou/ThankYou';

export interface FinishOptions {
  queue: AnswerQueue;
  documents: Documents;
  candidate: Pick<OwnCandidate, 'id' | 'companyName' | 'consentDocument' | 'documents'>;
  /** The questions that are asked. */
  asked: readonly Step[];
  onOutdated: () => void;
}

/** What a message says. */
interface Told {
  title: string;
  description: string;
}

/**
 * 'Confirmar e Finalizar': the last answers, the finish, and 1 s later the thank-you page.
 * @param onOutdated called when the server asks for something that the page does not know of.
 */
export function useFinish({ queue, documents, candidate, asked, onOutdated }: FinishOptions) {
  const { id, companyName, documents: sentDocuments } = candidate;
  const { controllerContact } = candidate.consentDocument;
  const { t } = useTranslation('candidate');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const request = useOwnRequest();
  const owner = useOwner();
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  const told = useRef(0);

  useEffect(() => {
    if (phase !== 'done') return;
    const leave = () => {
      // The page that follows says the same in its heading, which the message would cover.
      toast.dismiss(told.current);
      // Told by the address's state, as nothing of the candidate stays in the browser's storage.
      const state: ThankYouState = {
        start: candidateLinkPath(),
        companyName: companyName ?? null,
        controllerContact,
        documents: sentDocuments
          .filter(({ state, fieldKey }) => state !== 'REFUSED' && queue.asks(fieldKey))
          .map(({ label }) => label),
        owner,
      };
      void navigate('/candidato/obrigado', { replace: true, state });
    };
    const timer = setTimeout(leave, REDIRECT_AFTER_FINISH_MS);
    return () => clearTimeout(timer);
  }, [phase, navigate, companyName, controllerContact, sentDocuments, owner, queue]);

  /** Also where there is no queue, as the form has no documents any more: pictures of before may be here. */
  const forgetDocuments = async () => {
    if (documents.queue) await documents.queue.clear();
    else if (isMarked(id)) await clearCandidateData(recordId(id));
  };

  /** Why something still waits: without a network it goes by itself when there is one, and any other reason is named. */
  const waitingFor = (state: SaveState | Activity, texts: { offline: string; failed: string }): string =>
    state.status === 'waiting' ? texts.offline : errorText('error' in state ? state.error : null, texts.failed);

  /** Why a document did not arrive; null when all have. */
  const documentFailure = async (waiting: DocumentQueue): Promise<Told | null> => {
    const known = waiting.read().drafts;
    const isSent = await waiting.flush();
    const { activity, drafts } = waiting.read();
    if (!isSent) {
      const description = waitingFor(activity, { offline: t('documents.waiting'), failed: t('documents.failed') });
      return { title: t('review.failed'), description };
    }
    // Pages for a question that is not asked (any more) are not missed.
    const left = Object.values(drafts).filter(({ fieldKey }) => queue.asks(fieldKey) && known[fieldKey]?.submitted);
    return left.length > 0 ? { title: t('review.check'), description: t('documents.refusedAny') } : null;
  };

  /** What keeps the form from being finished; null when it is. */
  const attempt = async (): Promise<Told | null> => {
    // Pages that were not read, or are still being made, are neither among the open tasks nor sent, and the finish would drop them.
    if (documents.areUnknown()) {
      const areComing = documents.preparing.length > 0 || (!documents.isReady && !documents.hasFailed);
      const description = t(areComing ? 'unsent.documents' : 'documents.loadFailed');
      return { title: t('review.check'), description };
    }
    const { refusals: known } = queue.read();
    const isSaved = await queue.flush();
    const { refusals, pending, saveState } = queue.read();
    // The last answer was on its way when the form was confirmed, and was not taken.
    const refused = Object.entries(refusals).find(([key]) => !(key in known));
    if (refused) return { title: t('review.check'), description: t(`refused.${refused[1]}`) };
    if (hasOpenChoice(asked, pending)) {
      return { title: t('review.check'), description: t('conflict.title') };
    }
    // Before the documents, of which some may wait for these answers.
    if (!isSaved) {
      const description = waitingFor(saveState, { offline: t('wizard.offline'), failed: t('wizard.saveFailed') });
      return { title: t('review.failed'), description };
    }
    const unsentDocument = documents.queue && (await documentFailure(documents.queue));
    if (unsentDocument) return unsentDocument;
    const { finishOwnForm } = await request(finishOwnFormMutation, { input: {} }, { retries: MUTATION_RETRIES });
    const refusal = finishOwnForm.userErrors[0];
    if (!refusal) return null;
    onOutdated();
    const title = refusal.code === 'NOT_FOUND' ? t('review.notFound') : t('review.failed');
    return { title, description: errorText(refusal, t('review.failedText')) };
  };

  const finish = async () => {
    setPhase('sending');
    const failure = await attempt().catch((error: unknown) => ({
      title: t('review.failed'),
      description: errorText(error, t('review.failedText')),
    }));
    if (failure) {
      toast.error(failure);
      setPhase('open');
      return;
    }
    queue.clear();
    void forgetDocuments().catch(() => undefined); // What stays has its mark, and goes when the candidate signs out.
    told.current = toast.success({ title: t('review.finished') });
    setPhase('done');
  };

  return { finish, busy: phase !== 'open' };
}
