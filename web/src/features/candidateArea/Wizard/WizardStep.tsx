import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Field } from '../../../components/Field/Field';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { fieldInputs } from '../../../fields/fieldInputs';
import { fieldProblem, fieldRules, formatWarning, isFilled } from '../../../fields/fieldRules';
import { displayText, problemText, warningText } from '../../../fields/fieldTexts';
import { color, media, space, typeset } from '../../../theme/tokens';
import { EMAIL_KEY, NAME_KEY, type Step } from '../steps';
import type { PendingAnswer } from '../storedAnswers';
import { RivalAnswer } from './RivalAnswer';

/** A longer label is a sentence, and smaller: the input must stay above a phone's keyboard. */
const LONG_LABEL = 60;

const Question = styled.h1<{ $long: boolean }>`
  ${({ $long }) => typeset($long ? 'title' : 'heading', 'bold')}
  overflow-wrap: anywhere;
`;

const Value = styled.p<{ $empty: boolean }>`
  ${typeset('large')}
  color: ${({ $empty }) => ($empty ? color.textMuted : color.text)};
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

const autoComplete: Record<string, string> = { [NAME_KEY]: 'name', [EMAIL_KEY]: 'email' };

/** Whether a list has a choice and is closed, which not every browser can tell: Enter in an open one is the list's. */
const isChosen = (list: HTMLSelectElement) =>
  list.value !== '' && globalThis.CSS?.supports('selector(:open)') && !list.matches(':open');

export interface WizardStepProps {
  step: Step;
  /** The answer as it is stored, or would be. */
  stored: string;
  /** Why the server did not take the last answer. */
  refusal: string | undefined;
  /** The answer that is not in store yet. */
  pending: PendingAnswer | undefined;
  /** Where the step stands: one opened from the review leads back there. */
  place: 'first' | 'middle' | 'last' | 'review';
  onAnswer: (value: string, options: { save: boolean }) => void;
  /** Which of two devices' answers stays. */
  onChoose: (choice: 'mine' | 'rival') => void;
  onBack: () => void;
  /** On to the next step, or back to the review. */
  onGo: () => void;
}

/** One question: its label, its input or its value, and the way on, which is closed until the answer is in order. */
export function WizardStep(props: WizardStepProps) {
  const { step, stored, refusal, pending, place, onAnswer, onChoose, onBack, onGo } = props;
  const { t, i18n } = useTranslation(['candidate', 'fields']);
  const { t: fieldsT } = useTranslation('fields');
  const rules = fieldRules[step.type];
  const [text, setText] = useState(() => rules.toInput(stored, step, i18n.language));
  const [error, setError] = useState<string | null>(null);
  const [impossibleDate, setImpossibleDate] = useState(false);
  const start = useRef<HTMLElement>(null);
  const complaint = useRef<number | null>(null);
  const questionId = useId();

  useEffect(() => {
    start.current?.focus();
  }, []);

  // an answer from elsewhere (a waiting one, another device's) and another language replace what stands in the input
  const shown = useRef({ stored, language: i18n.language });
  useEffect(() => {
    const { language } = i18n;
    if (stored === shown.current.stored && language === shown.current.language) return;
    shown.current = { stored, language };
    setText(rules.toInput(stored, step, language));
  }, [stored, step, rules, i18n, i18n.language]);

  const withdrawComplaint = () => {
    if (complaint.current !== null) toast.dismiss(complaint.current);
    complaint.current = null;
    setError(null);
  };

  const change = (typed: string) => {
    const value = rules.toStored(typed, step, i18n.language);
    setText(typed);
    withdrawComplaint();
    shown.current.stored = value;
    onAnswer(value, { save: fieldProblem(step, value) === null });
  };

  const problem = () => {
    if (!step.editable) return null;
    if (step.type === 'CHECKBOX' && step.required && text !== 'true') return 'required';
    return fieldProblem(step, rules.toStored(text, step, i18n.language));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = impossibleDate ? null : problem();
    if (found === 'required') {
      complaint.current = toast.error({ title: t('wizard.requiredTitle'), description: t('wizard.requiredText') });
      setError(t('wizard.requiredText'));
    } else if (found) {
      setError(problemText(fieldsT, found, step.label));
    }
    if (found || impossibleDate) {
      start.current?.focus();
      return;
    }
    withdrawComplaint();
    // an untouched box is an answer too once it has been passed: 'Não'
    if (step.type === 'CHECKBOX' && step.editable && stored === '') onAnswer('false', { save: true });
    // the field has changed since this was typed, and takes it now
    if (step.editable && pending?.draft === 'unfinished') change(text);
    onGo();
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
    withdrawComplaint();
    onChoose(choice);
    start.current?.focus(); // the buttons are gone
  };

  const goBack = () => {
    withdrawComplaint();
    onBack();
  };

  const hint = () => {
    const warning = formatWarning(step, text);
    if (warning && step.format) return warningText(fieldsT, warning, step.format);
    if (step.type === 'SELECT' && step.options.length === 0) return fieldsT('noOptionsWarning');
    return step.description ?? undefined;
  };

  const Input = fieldInputs[step.type];
  const go = {
    first: 'wizard.next',
    middle: 'wizard.next',
    last: 'wizard.finish',
    review: 'wizard.backToReview',
  } as const;
  return (
    <form onSubmit={submit} onKeyDown={goOnWithEnter} noValidate aria-labelledby={questionId}>
      <Stack $gap={4}>
        <Stack $gap={2} $align="start">
          <Question
            id={questionId}
            $long={step.label.length > LONG_LABEL}
            // a value cannot be focused by itself, so the question is what the keyboard and screen readers come to
            {...(!step.editable && { tabIndex: -1, ref: start as Ref<HTMLHeadingElement> })}
          >
            {step.label}
          </Question>
          {!step.editable && <Badge>{t('fields:readOnly')}</Badge>}
          {step.editable && step.required && <Badge tone="orange">{t('review.required')}</Badge>}
        </Stack>
        {step.editable ? (
          <Field label={step.label} hideLabel required={step.required} hint={hint()} error={error ?? refusal}>
            <Input
              field={{ ...step, description: null }}
              value={text}
              onChange={change}
              keepsUnfinished
              onDateProblem={(found) => setImpossibleDate(found !== null)}
              minHeight={100}
              enterKeyHint={place === 'first' || place === 'middle' ? 'next' : 'done'}
              {...(autoComplete[step.key] && { autoComplete: autoComplete[step.key] })}
              ref={start}
            />
          </Field>
        ) : (
          <Value $empty={!isFilled(stored)}>
            {displayText(fieldsT, i18n.language, step, stored || null) ?? t('review.empty')}
          </Value>
        )}
        {pending?.rival !== undefined && (
          <RivalAnswer step={step} mine={pending.value} rival={pending.rival} onChoose={choose} />
        )}
      </Stack>
      <Actions $gap={3}>
        {place !== 'review' && (
          <Button size="large" onClick={goBack} disabled={place === 'first'}>
            {t('wizard.back')}
          </Button>
        )}
        <Button type="submit" variant="primary" size="large">
          {t(go[place])}
        </Button>
      </Actions>
    </form>
  );
}
