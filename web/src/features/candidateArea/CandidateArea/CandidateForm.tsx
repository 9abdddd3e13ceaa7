import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Stack } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { openTask, unsentAnswers } from '../attention';
import type { OwnCandidate } from '../ownCandidateDocuments';
import { Review } from '../Review/Review';
import { StatusPage } from '../StatusPage/StatusPage';
import { answersOf, firstOpenStep, REVIEW, shownAnswers, stepsOf } from '../steps';
import { useAnswers } from '../useAnswers';
import { useTitleFocus } from '../useTitleFocus';
import { Wizard } from '../Wizard/Wizard';
import { RequestedCorrections } from './RequestedCorrections';
import { UnsentAnswers } from './UnsentAnswers';
import { useFinish } from './useFinish';

export interface CandidateFormProps {
  candidate: OwnCandidate;
  /** Right after the consent the form begins at its first field; a resumed one at the first open field. */
  startAtFirst: boolean;
  /** Signs out. */
  onLeave: () => void;
  /** Takes what 'Sair' has to do while the form is open: answers on their way arrive first. */
  registerLeave: (leave: (() => void) | null) => void;
  /** Loads the candidate's record again: the server refused something because it is no longer what was loaded. */
  onOutdated: () => void;
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
export default function CandidateForm(props: CandidateFormProps) {
  const { candidate, startAtFirst, onLeave, registerLeave, onOutdated } = props;
  const { t } = useTranslation('candidate');
  const steps = useMemo(() => stepsOf(candidate, t), [candidate, t]);
  const { t: fieldsT } = useTranslation('fields');
  const { queue, ...given } = useAnswers(candidate, onOutdated);
  const { pending } = given;
  const answers = shownAnswers(steps, given.answers, candidate);
  const snapshot = { ...given, answers };
  const [index, setIndex] = useState(() => (startAtFirst ? 0 : firstOpenStep(steps, answers, pending)));
  const [fromReview, setFromReview] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const { finish, busy } = useFinish(queue, onOutdated);

  const isComplete = candidate.status === 'COMPLETE';
  useEffect(() => {
    if (isComplete) return; // what has come too late for the form cannot be sent any more
    const leaveWhenSent = async () => {
      await queue.flush();
      if (Object.keys(unsentAnswers(queue.read().pending)).length === 0) onLeave();
      else setUnsent(true);
    };
    registerLeave(() => void leaveWhenSent());
    return () => registerLeave(null);
  }, [queue, onLeave, registerLeave, isComplete]);

  if (isComplete) {
    return (
      <StatusPage
        steps={steps}
        answers={answersOf(candidate)}
        unsent={unsentAnswers(pending)}
        completedAt={candidate.completedAt}
        companyName={candidate.companyName}
      />
    );
  }
  if (candidate.fields.length === 0) {
    return <NoFields />;
  }

  const goTo = (next: number) => {
    void queue.flush();
    setFromReview(false);
    setIndex(next);
  };
  const editFromReview = (step: number) => {
    setFromReview(true);
    setIndex(step);
  };

  const confirm = () => {
    const tasks = steps.map((step) => openTask(step, snapshot, { t, fieldsT }));
    const open = tasks.findIndex(Boolean);
    const task = tasks[open];
    if (!task) {
      void finish();
      return;
    }
    toast.error(task);
    editFromReview(open);
  };

  return (
    <Stack $gap={5}>
      {unsent && <UnsentAnswers onStay={() => setUnsent(false)} onLeave={onLeave} />}
      <RequestedCorrections steps={steps} requested={candidate.requestedFieldKeys} />
      {index >= steps.length ? (
        <Review steps={steps} snapshot={snapshot} busy={busy} onEdit={editFromReview} onFinish={confirm} />
      ) : (
        <Wizard
          steps={steps}
          index={index}
          snapshot={snapshot}
          fromReview={fromReview}
          onAnswer={(key, value, options) => queue.answer(key, value, options)}
          onChoose={(key, choice) => queue.choose(key, choice)}
          onBack={() => goTo(Math.max(0, index - 1))}
          onNext={() => goTo(index + 1 < steps.length ? index + 1 : REVIEW)}
          onReview={() => goTo(REVIEW)}
        />
      )}
    </Stack>
  );
}
