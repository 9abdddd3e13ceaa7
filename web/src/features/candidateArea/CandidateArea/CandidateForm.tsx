import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { toast } from '../../../components/Toast/toast';
import { REDIRECT_AFTER_FINISH_MS } from '../../../constants';
import { fieldProblem } from '../../../fields/fieldRules';
import { request } from '../../../session/request';
import { useErrorText } from '../../../session/useErrorText';
import { finishOwnFormDocument, type OwnCandidate } from '../ownCandidateDocuments';
import { Review } from '../Review/Review';
import { StatusPage } from '../StatusPage/StatusPage';
import { answersOf, firstOpenStep, stepsOf } from '../steps';
import { useAnswers } from '../useAnswers';
import { Wizard } from '../Wizard/Wizard';

export interface CandidateFormProps {
  candidate: OwnCandidate;
  /** Right after the consent the form begins at its first field; a resumed one at the first open field. */
  startAtFirst: boolean;
}

/** Wizard, review and finish: spec section 4, 'Candidate flow'. */
export default function CandidateForm({ candidate, startAtFirst }: CandidateFormProps) {
  const { t } = useTranslation('candidate');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const steps = useMemo(() => stepsOf(candidate, t), [candidate, t]);
  const { answers, refusals, saveState, queue } = useAnswers(candidate);
  const [index, setIndex] = useState(() => (startAtFirst ? 0 : firstOpenStep(steps, answersOf(candidate))));
  const [fromReview, setFromReview] = useState(false);
  const [finish, setFinish] = useState<'open' | 'sending' | 'done'>('open');

  useEffect(() => {
    if (finish !== 'done') return;
    const timer = setTimeout(() => void navigate('/candidato/obrigado', { replace: true }), REDIRECT_AFTER_FINISH_MS);
    return () => clearTimeout(timer);
  }, [finish, navigate]);

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
  if (candidate.fields.length === 0) return <EmptyState title={t('wizard.noFields')} />;

  const goTo = (next: number) => {
    void queue.flush();
    setFromReview(false);
    setIndex(next);
  };

  const send = async () => {
    const open = steps.findIndex((step) => step.editable && fieldProblem(step, answers[step.key] ?? '') !== null);
    if (open >= 0) {
      toast.error({ title: t('wizard.requiredTitle'), description: t('wizard.requiredText') });
      setFromReview(true);
      setIndex(open);
      return;
    }
    setFinish('sending');
    try {
      const isSaved = await queue.flush();
      if (!isSaved) {
        toast.error({ title: t('review.failed'), description: t('wizard.offline') });
        setFinish('open');
        return;
      }
      const { finishOwnForm } = await request(finishOwnFormDocument, { input: {} });
      const refusal = finishOwnForm.userErrors[0];
      if (refusal) {
        const title = refusal.code === 'NOT_FOUND' ? t('review.notFound') : t('review.failed');
        toast.error({ title, description: refusal.message });
        setFinish('open');
        return;
      }
      queue.clear();
      toast.success({ title: t('review.finished') });
      setFinish('done');
    } catch (error) {
      toast.error({ title: t('review.failed'), description: errorText(error, t('review.failedText')) });
      setFinish('open');
    }
  };

  if (index >= steps.length) {
    return (
      <Review
        steps={steps}
        answers={answers}
        saveState={saveState}
        busy={finish !== 'open'}
        onEdit={(step) => {
          setFromReview(true);
          setIndex(step);
        }}
        onFinish={() => void send()}
      />
    );
  }
  return (
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
  );
}
