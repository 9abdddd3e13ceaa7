import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { color, typeset } from '../../../theme/tokens';
import type { AnswerSnapshot } from '../answerSnapshot';
import type { StepProblem } from '../stepProblems';
import { DocumentsActivity } from '../documents/DocumentsActivity';
import type { Documents } from '../documents/useDocuments';
import type { SentDocument } from '../ownCandidateOperations';
import { DueDay } from '../DueDay';
import type { HeadingOf } from '../sections';
import type { Step } from '../steps';
import { minutesLeft } from '../timeLeft';
import type { StepAnswerOptions } from './useStepAnswer';
import { DocumentStepLoader } from './DocumentStepLoader';
import { ListStepLoader } from './ListStepLoader';
import { SaveIndicator } from './SaveIndicator';
import { WizardStep, type WizardStepProps } from './WizardStep';

const Section = styled.p`
  min-width: 0;
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  ${typeset('large')}
  color: ${color.textMuted};
`;

export interface WizardProps extends Pick<StepAnswerOptions, 'complaint'> {
  /** The questions that are asked. */
  steps: readonly Step[];
  index: number;
  headingOf: HeadingOf;
  snapshot: AnswerSnapshot;
  documents: Documents;
  /** The documents that the server has. */
  sent: readonly SentDocument[];
  /** The day until which the form is to be sent; null for none. */
  dueOn: string | null;
  /** The addresses of their pages no longer work. */
  onExpired: () => void;
  /** Whether the step was opened from the review, and goes back there. */
  fromReview: boolean;
  /** Whether it leads on to other questions before. */
  leadsOn: boolean;
  complaint: StepProblem | null;
  /** Whether the candidate was led here from a question that is not asked any more. */
  isLed: boolean;
  /** Answers that look wrong and that the candidate has stood by, as `key:text`. */
  trusted: Set<string>;
  onAnswer: (key: string, value: string, options: { save: boolean }) => void;
  onChoose: (key: string, choice: 'mine' | 'rival') => void;
  onBack: () => void;
  onNext: () => void;
  onReview: () => void;
  /** Leads to another question. */
  onOpen: (step: Step) => void;
}

/** One field at a time. */
export function Wizard(props: WizardProps) {
  const { t } = useTranslation('candidate');
  const { steps, index, snapshot, documents, sent, dueOn, fromReview, leadsOn, complaint, trusted, onExpired } = props;
  const { onAnswer, onChoose, onBack, onNext, onReview, onOpen } = props;
  const { answers, pending, refusals, saveState } = snapshot;
  const [isRefused, setIsRefused] = useState(false);
  const step = steps[index];
  if (!step) return null;
  const refusal = refusals[step.key];
  const position = t('wizard.position', { position: index + 1, total: steps.length });
  const place = leadsOn ? 'middle' : fromReview ? 'review' : index === steps.length - 1 ? 'last' : 'middle';
  const back = fromReview ? onReview : index > 0 ? onBack : undefined;
  const go = place === 'review' ? onReview : onNext;
  const name = (text: string) => `${step.key}:${text}`;
  const isSaved = documents.isWhole && Object.keys(pending).length === 0;
  const question: WizardStepProps = {
    step,
    stored: answers[step.key] ?? '',
    refusal: refusal && t(`refused.${refusal}`),
    pending: pending[step.key],
    complaint,
    trusted: { has: (text) => trusted.has(name(text)), add: (text) => void trusted.add(name(text)) },
    place,
    isLed: props.isLed,
    onRefused: setIsRefused,
    onAnswer: (value, options) => onAnswer(step.key, value, options),
    onChoose: (choice) => onChoose(step.key, choice),
    onBack: back,
    onGo: go,
  };
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Inline $justify="space-between" $gap={2} $align="baseline">
          <Section>{props.headingOf(step.key)}</Section>
          <Muted aria-live="polite">{position}</Muted>
        </Inline>
        <ProgressBar label={t('wizard.progress')} value={index + 1} max={steps.length} valueText={position} />
        <Inline $justify="space-between" $gap={2} $align="baseline">
          <Muted>{t('wizard.minutesLeft', { count: minutesLeft(steps, index, answers) })}</Muted>
          <DueDay day={dueOn} />
        </Inline>
      </Stack>
      {step.type === 'FILE' ? (
        <Card>
          <DocumentStepLoader
            key={step.key}
            step={step}
            stored={answers[step.key] ?? ''}
            sent={sent.find(({ fieldKey }) => fieldKey === step.key)}
            documents={documents}
            isSaved={isSaved}
            complaint={complaint}
            place={place}
            onBack={back}
            onGo={go}
            onExpired={onExpired}
          />
        </Card>
      ) : (
        <Card>
          {step.type === 'LIST' && step.editable ? (
            <ListStepLoader key={step.key} {...question} isSaved={isSaved} />
          ) : (
            <WizardStep key={step.key} {...question} />
          )}
          <SaveIndicator state={saveState} isRefused={isRefused} steps={steps} step={step} onOpen={onOpen} />
          <DocumentsActivity documents={documents} steps={steps} />
        </Card>
      )}
    </Stack>
  );
}
