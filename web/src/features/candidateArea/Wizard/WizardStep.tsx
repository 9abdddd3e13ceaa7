import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { fieldInputs } from '../../fields/values/fieldInputs';
import { isFilled } from '../../fields/values/fieldRules';
import { FieldAnswer } from '../../fields/values/FieldAnswer';
import { color, media, typeset } from '../../../theme/tokens';
import { EMAIL_KEY, NAME_KEY } from '../steps';
import { RequiredBadge } from '../RequiredBadge';
import { DoubtfulAnswer } from './DoubtfulAnswer';
import { ComplaintText, goText, LONG_LABEL, Question, type StepPlace } from './Question';
import { useStepStart } from '../useStepStart';
import { RivalAnswer } from './RivalAnswer';
import { StepActions } from './StepActions';
import { useStepAnswer, type StepAnswerOptions } from './useStepAnswer';
import { YesNo } from './YesNo';

/* So high that most questions fit: what lies below them does not move from one to the next. */
const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 19rem;

  /* The bar at the foot of a phone covers nothing that has the focus. */
  :is(input, textarea, select, button) {
    scroll-margin-block: 5rem 7rem;
  }

  ${media.phone} {
    min-height: 0;
  }
`;

const Value = styled.div<{ $empty: boolean }>`
  ${typeset('large')}
  color: ${({ $empty }) => ($empty ? color.textMuted : color.text)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const autoComplete: Record<string, string> = { [NAME_KEY]: 'name', [EMAIL_KEY]: 'email' };

/** Whether a list has a choice and is closed, which not every browser can tell: Enter in an open one is the list's. */
const isChosen = (list: HTMLSelectElement) =>
  list.value !== '' && globalThis.CSS?.supports('selector(:open)') && !list.matches(':open');

export interface WizardStepProps extends Omit<StepAnswerOptions, 'input'> {
  /** Why the server did not take the last answer. */
  refusal: string | undefined;
  place: StepPlace;
  /** Whether the candidate was led here unasked, maybe while typing: what is typed goes into no answer then. */
  isLed: boolean;
  /** Is told whether the answer is not to be stored as it is, at the start and when that changes. */
  onRefused: (isRefused: boolean) => void;
  /** Which of two devices' answers stays. */
  onChoose: (choice: 'mine' | 'rival') => void;
  /** Undefined at the first question. */
  onBack: (() => void) | undefined;
}

/** One question: its label, its input or its value, and the way on, which is closed until the answer is in order. */
export function WizardStep(props: WizardStepProps) {
  const { step, stored, refusal, pending, place, isLed, onRefused, onChoose, onBack } = props;
  const { t } = useTranslation(['candidate', 'fields']);
  const { t: fieldsT } = useTranslation('fields');
  const start = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useStepAnswer({ ...props, input: start });
  const questionId = useId();
  const isRefused = answer.isOutOfOrder || refusal !== undefined;

  useStepStart(isLed && step.editable ? question : start);

  useEffect(() => onRefused(isRefused), [isRefused, onRefused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.submit();
  };

  /** Boxes of text go on by themselves; a question that is only read, and a list whose choice is made, do not. */
  const goOnWithEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event;
    const goesOn = target instanceof HTMLSelectElement ? isChosen(target) : !step.editable && target === start.current;
    if (key !== 'Enter' || !goesOn) return;
    event.preventDefault();
    currentTarget.requestSubmit();
  };

  const choose = (choice: 'mine' | 'rival') => {
    answer.settle();
    onChoose(choice);
    start.current?.focus(); // The button that had the focus is gone.
  };

  const hint =
    step.type === 'SELECT' && step.options.length === 0 ? fieldsT('noOptionsWarning') : (step.description ?? undefined);
  const Input = fieldInputs[step.type];
  const input = {
    field: { ...step, description: null },
    value: answer.text,
    onChange: answer.change,
    keepsUnfinished: true,
    onDateProblem: (found: unknown) => answer.setImpossibleDate(found !== null),
    minHeight: 100,
    enterKeyHint: place === 'middle' ? ('next' as const) : ('done' as const),
    ...(autoComplete[step.key] && { autoComplete: autoComplete[step.key] }),
    ref: start,
  };
  return (
    <Form onSubmit={submit} onKeyDown={goOnWithEnter} noValidate aria-labelledby={questionId}>
      <Stack $gap={4}>
        <Stack $gap={2} $align="start">
          <Question
            id={questionId}
            $long={step.label.length > LONG_LABEL}
            // A value cannot be focused by itself, so the question is what the keyboard and screen readers come to.
            {...(isLed && { tabIndex: -1, ref: question })}
            {...(!step.editable && { tabIndex: -1, ref: start as Ref<HTMLHeadingElement> })}
          >
            {step.label}
          </Question>
          {!step.editable && <Badge>{t('fields:readOnly')}</Badge>}
          {step.editable && step.required && <RequiredBadge filled={isFilled(answer.text) && !isRefused} />}
        </Stack>
        {step.editable ? (
          <Field
            label={step.label}
            hideLabel
            required={step.required}
            size="large"
            hint={hint}
            error={answer.complaint ? <ComplaintText complaint={answer.complaint} /> : refusal}
            // A list tells it where it is.
            warning={step.type !== 'LIST' && !answer.asksAgain && answer.warning}
          >
            {step.type === 'CHECKBOX' ? (
              <YesNo label={step.label} value={answer.text} onChange={answer.change} ref={start} />
            ) : (
              <Input {...input} />
            )}
          </Field>
        ) : (
          <Value $empty={!isFilled(stored)}>
            {isFilled(stored) ? <FieldAnswer field={step} stored={stored} /> : t('review.empty')}
          </Value>
        )}
        {answer.asksAgain && answer.doubt && (
          <DoubtfulAnswer text={answer.doubt} onCorrect={answer.correct} onGoOn={answer.standBy} />
        )}
        {pending?.rival !== undefined && (
          <RivalAnswer step={step} mine={pending.value} rival={pending.rival} onChoose={choose} />
        )}
      </Stack>
      <StepActions>
        {place !== 'review' && (
          <Button size="large" onClick={onBack} disabled={!onBack}>
            {t('wizard.back')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="large">
          {t(goText[place])}
        </Button>
      </StepActions>
    </Form>
  );
}
