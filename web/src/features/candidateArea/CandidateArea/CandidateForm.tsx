import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Stack } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { LEAVING_PATIENCE_MS } from '../../../constants';
import { sleep } from '../../../lib/sleep';
import { openTask, unsentAnswers } from '../stepProblems';
import { RequestedDocuments } from '../documents/RequestedDocuments';
import { refusedDocuments } from '../documents/refusedDocuments';
import { useDocuments } from '../documents/useDocuments';
import { othersUnsentData, type UnsentData } from '../unsentData';
import type { OwnCandidate } from '../ownCandidateOperations';
import { Review } from '../Review/Review';
import { StatusPage } from '../StatusPage/StatusPage';
import { headingsOf } from '../sections';
import {
  answersOf,
  firstOpenStep,
  isAnswered,
  REVIEW,
  shownAnswers,
  stepsOf,
  untouchedSteps,
  type Step,
} from '../steps';
import { useAnswers } from '../useAnswers';
import { useTitleFocus } from '../useTitleFocus';
import { Wizard } from '../Wizard/Wizard';
import { RequestedCorrections } from './RequestedCorrections';
import { UnsentAnswers } from './UnsentAnswers';
import { UntouchedCorrections } from './UntouchedCorrections';
import { useFinish } from './useFinish';
import { usePlace } from './usePlace';

export interface CandidateFormProps {
  candidate: OwnCandidate;
  /** When the record was asked for, by `performance.now()`. */
  askedAt: number;
  /** Right after the consent the form begins at its first field; a resumed one at the first open field. */
  startAtFirst: boolean;
  /** Signs the candidate out. */
  onLeave: () => void;
  /** Takes what 'Sair' has to do while the form is open: answers on their way arrive first. */
  registerLeave: (leave: (() => void) | null) => void;
  /** Loads the candidate's record again: the server refused something because it is no longer what was loaded. */
  onOutdated: () => void;
  /** Loads the candidate's record again, and resolves when it is there. @throws RequestError */
  reload: () => Promise<void>;
}

/** Nothing is configured yet. */
function NoFields() {
  const { t } = useTranslation('candidate');
  const title = useTitleFocus();
  return (
    <>
      <VisuallyHidden as="h1" ref={title} tabIndex={-1}>
        {t('title')}
      </VisuallyHidden>
      <EmptyState title={t('wizard.noFields')} />
    </>
  );
}

/** Wizard, review and finish. */
export function CandidateForm(props: CandidateFormProps) {
  const { candidate, askedAt, startAtFirst, onLeave, registerLeave, onOutdated, reload } = props;
  const { t } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const { queue, ...given } = useAnswers(candidate, askedAt, onOutdated);
  const { pending } = given;
  const steps = useMemo(() => stepsOf(candidate, given.answers, t), [candidate, given.answers, t]);
  const asked = useMemo(() => steps.filter((step) => step.asked), [steps]);
  const headingOf = useMemo(
    () =>
      headingsOf(
        candidate.fields.filter(({ active, conditionUnmet }) => active || conditionUnmet),
        t,
        fieldsT,
      ),
    [candidate, t, fieldsT],
  );
  const documents = useDocuments(candidate, queue, reload);
  const answers = shownAnswers(steps, given.answers, candidate);
  const snapshot = { ...given, answers };
  const isComplete = candidate.status === 'COMPLETE';
  const place = usePlace(asked, { candidateId: candidate.id, isOpen: !isComplete }, () =>
    startAtFirst ? 0 : firstOpenStep(asked, answers, pending, candidate),
  );
  const { index, fromReview, complaint, editFromReview } = place;
  const [trusted] = useState(() => new Set<string>());
  const [asksAgain, setAsksAgain] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const [unsent, setUnsent] = useState<UnsentData | null>(null);
  const { finish, busy } = useFinish({ queue, documents, candidate, asked, onOutdated });
  const [firstIndex] = useState(index);

  /** On a phone that several candidates share, one must not take from another unasked. */
  const leaveUnlessOthers = useCallback(() => {
    const others = othersUnsentData(candidate.id);
    if (others) setUnsent(others);
    else onLeave();
  }, [candidate.id, onLeave]);
  const { hasUnsent: hasUnsentPages } = documents;
  useEffect(() => {
    if (isComplete) return; // What has come too late for the form cannot be sent any more.
    const leaveWhenSent = async () => {
      await Promise.race([queue.flush(), sleep(LEAVING_PATIENCE_MS)]);
      if (Object.keys(unsentAnswers(queue.read().pending)).length > 0) setUnsent('answers');
      else if (hasUnsentPages()) setUnsent('documents');
      else leaveUnlessOthers();
    };
    registerLeave(() => void leaveWhenSent());
    return () => registerLeave(null);
  }, [queue, hasUnsentPages, leaveUnlessOthers, registerLeave, isComplete]);

  if (isComplete) {
    const stored = answersOf(candidate);
    return (
      <StatusPage
        steps={stepsOf(candidate, stored, t)}
        answers={stored}
        given={steps}
        unsent={unsentAnswers(pending)}
        candidate={candidate}
        onOutdated={onOutdated}
      />
    );
  }
  if (candidate.fields.length === 0) {
    return <NoFields />;
  }

  const goTo = (next: number) => {
    void queue.flush();
    place.goTo(next);
  };
  /** A document that was sent off is another one than the server has, although it has not arrived. */
  const resting = asked.filter(({ key }) => !documents.drafts[key]?.submitted);
  /** The next question that an answer changed from the review has opened: the candidate comes by it on the way back. */
  const opened = resting.find(
    (step) =>
      fromReview &&
      asked.indexOf(step) > index &&
      step.editable &&
      place.hasCome(step) &&
      !isAnswered(step, answers[step.key] ?? ''),
  );
  const goOnTo = (step: Step) => {
    void queue.flush();
    place.goOnFromReview(asked.indexOf(step));
  };
  const untouched = untouchedSteps(resting, answers, candidate);

  /** @param isSure whether the candidate has said that what is untouched is to stay */
  const confirm = (isSure: boolean) => {
    const tasks = asked.map((step) => openTask(step, snapshot, documents.drafts, { t, fieldsT }));
    const open = tasks.findIndex(Boolean);
    if (open !== -1) editFromReview(open, tasks[open]?.complaint);
    else if (untouched.length > 0 && !isSure) setAsksAgain(true);
    else void finish();
  };
  const answerUntouched = (next: () => void) => {
    setHasAsked(true);
    setAsksAgain(false);
    next();
  };

  const stillUnsent = {
    answers: Object.keys(unsentAnswers(pending)).length > 0,
    documents: hasUnsentPages(),
    others: true,
  };
  // Until the form is finished or open again the review stays, whatever the browser's way back says: an answer that was changed
  // meanwhile would not be in what is sent.
  const isReview = busy || index >= asked.length;
  const refused = refusedDocuments(asked, candidate.documents).map(({ step }) => step);
  return (
    <Stack $gap={5}>
      {unsent && stillUnsent[unsent] && (
        <UnsentAnswers
          key={unsent}
          what={unsent}
          onStay={() => setUnsent(null)}
          onLeave={unsent === 'others' ? onLeave : leaveUnlessOthers}
        />
      )}
      {(isReview || index === 0) && (
        <RequestedCorrections
          steps={isReview ? [] : asked.filter((step) => !refused.includes(step))}
          candidate={candidate}
        />
      )}
      {(isReview || index === 0 || index === firstIndex) && (
        <RequestedDocuments
          steps={resting.filter((step) => step !== asked[index])}
          candidate={candidate}
          onOpen={(step) => (isReview ? editFromReview(asked.indexOf(step)) : goTo(asked.indexOf(step)))}
        />
      )}
      {isReview ? (
        <Review
          steps={steps}
          headingOf={headingOf}
          snapshot={snapshot}
          documents={documents}
          sent={candidate.documents}
          dueOn={candidate.dueOn}
          onExpired={onOutdated}
          busy={busy}
          onEdit={(step) => editFromReview(asked.indexOf(step))}
          onFinish={() => confirm(hasAsked)}
          question={
            asksAgain &&
            untouched.length > 0 && (
              <UntouchedCorrections
                steps={untouched}
                areRefused={refusedDocuments(untouched, candidate.documents).length === untouched.length}
                busy={busy}
                onCorrect={() =>
                  answerUntouched(() => editFromReview(asked.findIndex((step) => step === untouched[0])))
                }
                onFinish={() => answerUntouched(() => confirm(true))}
              />
            )
          }
        />
      ) : (
        <Wizard
          steps={asked}
          index={index}
          headingOf={headingOf}
          snapshot={snapshot}
          documents={documents}
          sent={candidate.documents}
          dueOn={candidate.dueOn}
          onExpired={onOutdated}
          fromReview={fromReview}
          leadsOn={opened !== undefined}
          complaint={complaint}
          isLed={place.isLed}
          trusted={trusted}
          onAnswer={(key, value, options) => queue.answer(key, value, options)}
          onChoose={(key, choice) => queue.choose(key, choice)}
          onBack={() => goTo(Math.max(0, index - 1))}
          onNext={() => (opened ? goOnTo(opened) : goTo(index + 1 < asked.length ? index + 1 : REVIEW))}
          onReview={() => goTo(REVIEW)}
          onOpen={(step) => (fromReview ? editFromReview(asked.indexOf(step)) : goTo(asked.indexOf(step)))}
        />
      )}
    </Stack>
  );
}
