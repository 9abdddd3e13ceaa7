import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Stack } from '../../../components/Layout/Layout';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { color, typeset } from '../../../theme/tokens';
import type { AnswerSnapshot } from '../answerQueue';
import type { Step } from '../steps';
import { SaveIndicator } from './SaveIndicator';
import { WizardStep } from './WizardStep';

const Position = styled.p`
  ${typeset('small', 'medium')}
  color: ${color.textMuted};
`;

export interface WizardProps {
  steps: readonly Step[];
  index: number;
  snapshot: AnswerSnapshot;
  /** Whether the step was opened from the review, and goes back there. */
  fromReview: boolean;
  onAnswer: (key: string, value: string, options: { save: boolean }) => void;
  onChoose: (key: string, choice: 'mine' | 'rival') => void;
  onBack: () => void;
  onNext: () => void;
  onReview: () => void;
}

/** The form, one field at a time. */
export function Wizard(props: WizardProps) {
  const { t } = useTranslation('candidate');
  const { steps, index, snapshot, fromReview, onAnswer, onChoose, onBack, onNext, onReview } = props;
  const { answers, pending, refusals, saveState } = snapshot;
  const step = steps[index];
  if (!step) return null;
  const refusal = refusals[step.key];
  const position = t('wizard.position', { position: index + 1, total: steps.length });
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Position aria-live="polite">{position}</Position>
        <ProgressBar label={t('wizard.progress')} value={index + 1} max={steps.length} valueText={position} />
      </Stack>
      <Card>
        <WizardStep
          key={step.key}
          step={step}
          stored={answers[step.key] ?? ''}
          refusal={refusal && t(`refused.${refusal}`)}
          pending={pending[step.key]}
          place={fromReview ? 'review' : index === steps.length - 1 ? 'last' : index === 0 ? 'first' : 'middle'}
          onAnswer={(value, options) => onAnswer(step.key, value, options)}
          onChoose={(choice) => onChoose(step.key, choice)}
          onBack={onBack}
          onGo={fromReview ? onReview : onNext}
        />
        <SaveIndicator state={saveState} steps={steps} />
      </Card>
    </Stack>
  );
}
