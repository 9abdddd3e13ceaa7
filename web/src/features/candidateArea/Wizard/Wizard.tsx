import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Field } from '../../../components/Field/Field';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { toast } from '../../../components/Toast/toast';
import { fieldProblem, formatWarning } from '../../../fields/fieldRules';
import { displayText, problemText, warningText } from '../../../fields/fieldTexts';
import { color, media, space, typeset } from '../../../theme/tokens';
import type { SaveState } from '../answerQueue';
import type { Answers, Step } from '../steps';
import { AnswerInput, toInputText, toStoredText } from './AnswerInput';
import { SaveIndicator } from './SaveIndicator';

const Position = styled.p`
  ${typeset('small', 'medium')}
  color: ${color.textMuted};
`;

const Question = styled.h1`
  ${typeset('heading', 'bold')}
  overflow-wrap: anywhere;
`;

const Value = styled.p`
  ${typeset('large')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Actions = styled(Inline)`
  justify-content: space-between;
  margin-top: ${space[6]};

  ${media.phone} {
    > * {
      flex: 1;
    }
  }
`;

export interface WizardProps {
  steps: readonly Step[];
  index: number;
  answers: Answers;
  refusals: Readonly<Record<string, string>>;
  saveState: SaveState;
  /** Whether the step was opened from the review, and goes back there. */
  fromReview: boolean;
  onAnswer: (key: string, value: string, options: { save: boolean }) => void;
  onBack: () => void;
  onNext: () => void;
  onReview: () => void;
}

/** One field at a time: spec section 2, 'Candidate area'. */
export function Wizard(props: WizardProps) {
  const { t } = useTranslation('candidate');
  const { steps, index, saveState } = props;
  const step = steps[index];
  if (!step) return null;
  const position = t('wizard.position', { position: index + 1, total: steps.length });
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <Position aria-live="polite">{position}</Position>
        <ProgressBar label={t('wizard.progress')} value={index + 1} max={steps.length} valueText={position} />
      </Stack>
      <Card>
        <WizardStep key={step.key} {...props} step={step} />
        <SaveIndicator state={saveState} />
      </Card>
    </Stack>
  );
}

function WizardStep(props: WizardProps & { step: Step }) {
  const { step, steps, index, answers, refusals, fromReview, onAnswer, onBack, onNext, onReview } = props;
  const { t, i18n } = useTranslation(['candidate', 'fields']);
  const { t: fieldsT } = useTranslation('fields');
  const stored = answers[step.key] ?? '';
  const [text, setText] = useState(() => toInputText(step, stored, i18n.language));
  const [error, setError] = useState<string | null>(null);
  const [impossibleDate, setImpossibleDate] = useState(false);
  const input = useRef<HTMLElement>(null);
  const formId = useId();

  useEffect(() => {
    input.current?.focus();
  }, []);

  // an answer from elsewhere (a waiting one, another device's) replaces what stands in the input
  const shown = useRef(stored);
  useEffect(() => {
    if (stored !== shown.current) {
      shown.current = stored;
      setText(toInputText(step, stored, i18n.language));
    }
  }, [stored, step, i18n.language]);

  const change = (typed: string) => {
    const value = toStoredText(step, typed, i18n.language);
    setText(typed);
    setError(null);
    shown.current = value;
    onAnswer(step.key, value, { save: fieldProblem(step, value) === null });
  };

  const problem = () => {
    if (!step.editable) return null;
    const value = toStoredText(step, text, i18n.language);
    if (step.type === 'CHECKBOX' && step.required && value !== 'true') return 'required';
    return fieldProblem(step, value);
  };

  const leave = (go: () => void) => {
    if (impossibleDate) {
      input.current?.focus();
      return;
    }
    const found = problem();
    if (found === 'required') {
      toast.error({ title: t('wizard.requiredTitle'), description: t('wizard.requiredText') });
      setError(t('wizard.requiredText'));
    } else if (found) {
      setError(problemText(fieldsT, found, step.label));
    } else {
      // an untouched box is an answer too once it has been passed: 'Não'
      if (step.type === 'CHECKBOX' && step.editable && stored === '') onAnswer(step.key, 'false', { save: true });
      go();
      return;
    }
    input.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    leave(fromReview ? onReview : onNext);
  };

  const warning = step.editable ? formatWarning(step, text) : null;
  const isLast = index === steps.length - 1;
  return (
    <form onSubmit={submit} noValidate aria-labelledby={formId}>
      <Stack $gap={4}>
        <Inline $gap={3}>
          <Question id={formId}>{step.label}</Question>
          {!step.editable && <Badge>{t('fields:readOnly')}</Badge>}
        </Inline>
        {step.editable ? (
          <Field
            label={step.label}
            hideLabel
            required={step.required}
            hint={warning && step.format ? warningText(fieldsT, warning, step.format) : (step.description ?? undefined)}
            error={error ?? refusals[step.key]}
          >
            <AnswerInput
              step={step}
              text={text}
              onTextChange={change}
              onDateProblem={setImpossibleDate}
              ref={input as never}
            />
          </Field>
        ) : (
          <Value tabIndex={-1} ref={input as never}>
            {displayText(fieldsT, i18n.language, step, stored || null) ?? t('review.empty')}
          </Value>
        )}
      </Stack>
      <Actions $gap={3}>
        {fromReview ? (
          <Button type="submit" variant="primary" size="large">
            {t('wizard.backToReview')}
          </Button>
        ) : (
          <>
            <Button size="large" onClick={onBack} disabled={index === 0}>
              {t('wizard.back')}
            </Button>
            <Button type="submit" variant="primary" size="large">
              {isLast ? t('wizard.finish') : t('wizard.next')}
            </Button>
          </>
        )}
      </Actions>
    </form>
  );
}
