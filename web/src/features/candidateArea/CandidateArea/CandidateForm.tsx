import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Stack } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { fieldProblem } from '../../../fields/fieldRules';
import type { OwnCandidate } from '../ownCandidateDocuments';
import { Review } from '../Review/Review';
import { StatusPage } from '../StatusPage/StatusPage';
import { firstOpenStep, stepsOf } from '../steps';
import { useAnswers } from '../useAnswers';
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
}

/** Wizard, review and finish: spec section 4, 'Candidate flow'. */
export default function CandidateForm({ candidate, startAtFirst, onLeave, registerLeave }: CandidateFormProps) {
  const { t } = useTranslation('candidate');
  const steps = useMemo(() => stepsOf(candidate, t), [candidate, t]);
  const { answers, refusals, saveState, queue } = useAnswers(candidate);
  const [index, setIndex] = useState(() => (startAtFirst ? 0 : firstOpenStep(steps, answers)));
  const [fromReview, setFromReview] = useState(false);
  const [unsent, setUnsent] = useState(false);
  const { finish, busy } = useFinish(queue);

  useEffect(() => {
    const leaveWhenSent = async () => {
      if (await queue.flush()) onLeave();
      else setUnsent(true);
    };
    registerLeave(() => void leaveWhenSent());
    return () => registerLeave(null);
  }, [queue, onLeave, registerLeave]);

  if (candidate.status === 'COMPLETE') {
    return (
      <StatusPage
        steps={steps}
        answers={answers}
        completedAt={candidate.completedAt}
        companyName={candidate.companyName}
      />
    );
  }
  if (candidate.fields.length === 0) {
    return (
      <>
        <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
        <EmptyState title={t('wizard.noFields')} />
      </>
    );
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
    const open = steps.findIndex((step) => step.editable && fieldProblem(step, answers[step.key] ?? '') !== null);
    if (open < 0) {
      void finish();
      return;
    }
    toast.error({ title: t('wizard.requiredTitle'), description: t('wizard.requiredText') });
    editFromReview(open);
  };

  return (
    <Stack $gap={5}>
      {unsent && <UnsentAnswers onStay={() => setUnsent(false)} onLeave={onLeave} />}
      <RequestedCorrections steps={steps} requested={candidate.requestedFieldKeys} />
      {index >= steps.length ? (
        <Review
          steps={steps}
          answers={answers}
          saveState={saveState}
          busy={busy}
          onEdit={editFromReview}
          onFinish={confirm}
        />
      ) : (
        <Wizard
          steps={steps}
          index={index}
          answers={answers}
          refusals={refusals}
          saveState={saveState}
          fromReview={fromReview}
          onAnswer={(key, value, options) => queue.answer(key, value, options)}
          onBack={() => goTo(Math.max(0, index - 1))}
          onNext={() => goTo(index + 1)}
          onReview={() => goTo(steps.length)}
        />
      )}
    </Stack>
  );
}
