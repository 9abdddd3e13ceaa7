import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldProblem, fieldRules } from '../../fields/values/fieldRules';
import { doubtText, problemText } from '../../fields/values/fieldTexts';
import { requiredProblem, type StepProblem } from '../stepProblems';
import type { Step } from '../steps';
import type { PendingAnswer } from '../storedAnswers';

export interface StepAnswerOptions {
  step: Step;
  /** The answer as it is stored, or would be. */
  stored: string;
  /** The answer that is not in store yet. */
  pending: PendingAnswer | undefined;
  /** What keeps the form from being finished, when the review has sent the candidate here. */
  complaint: StepProblem | null;
  /** Answers that look wrong and that the candidate has stood by. */
  trusted: { has: (answer: string) => boolean; add: (answer: string) => void };
  /** Where the answer is typed. */
  input: RefObject<HTMLElement | null>;
  onAnswer: (value: string, options: { save: boolean }) => void;
  onGo: () => void;
}

/** The answer to one question while it is typed: its text, what is wrong or looks wrong with it, and the way on. */
export function useStepAnswer(options: StepAnswerOptions) {
  const { step, stored, pending, trusted, input, onAnswer, onGo } = options;
  const { t, i18n } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const { language } = i18n;
  const rules = fieldRules[step.type];
  // A question that is not answered has no 'Não' yet.
  const shownText = (value: string) => (step.type === 'CHECKBOX' ? value : rules.toInput(value, step, language));
  const [text, setText] = useState(() => shownText(stored));
  const [complaint, setComplaint] = useState(options.complaint);
  const [impossibleDate, setImpossibleDate] = useState(false);
  const [asksAgain, setAsksAgain] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);

  // An answer from elsewhere (a waiting one, another device's) and another language replace what stands in the input.
  const shown = useRef({ stored, language });
  useEffect(() => {
    if (stored === shown.current.stored && language === shown.current.language) return;
    shown.current = { stored, language };
    setText(step.type === 'CHECKBOX' ? stored : rules.toInput(stored, step, language));
  }, [stored, step, rules, language]);

  const doubt = doubtText(fieldsT, step, rules.toStored(text, step, language));

  const settle = () => {
    setComplaint(null);
    setAsksAgain(false);
  };

  const change = (typed: string) => {
    const value = rules.toStored(typed, step, language);
    setText(typed);
    settle();
    shown.current.stored = value;
    onAnswer(value, { save: fieldProblem(step, value) === null });
  };

  const goOn = () => {
    settle();
    // The field has changed since this was typed, and takes it now.
    if (step.editable && pending?.draft === 'unfinished') change(text);
    onGo();
  };

  const problem = (): StepProblem | null => {
    const found = step.editable ? fieldProblem(step, rules.toStored(text, step, language)) : null;
    if (found === 'required') return requiredProblem(step, { t, fieldsT });
    return found && { description: problemText(fieldsT, found, step.label) };
  };

  /** On to the next question, if the answer is in order and does not look wrong, or is meant as it is. */
  const submit = () => {
    const found = impossibleDate ? null : problem();
    setComplaint(found);
    if (found || impossibleDate) {
      input.current?.focus();
      return;
    }
    if (step.editable && doubt && !trusted.has(text)) {
      setAsksAgain(true);
      setWasAsked(true);
    } else goOn();
  };

  return {
    text,
    change,
    complaint,
    /** What looks wrong with the answer; null for nothing. */
    doubt,
    /** The doubt while the answer is typed: 'ana@gmail.co' is on the way to 'ana@gmail.com', and may look wrong until it is done. */
    warning: step.type === 'EMAIL' && !wasAsked ? null : doubt,
    /** Whether the candidate is asked to look again before going on. */
    asksAgain: asksAgain && doubt !== null,
    setImpossibleDate,
    /** Whether what is typed cannot be stored, be it complained about already or not. */
    isOutOfOrder: complaint !== null || impossibleDate || pending?.draft === 'unfinished',
    settle,
    submit,
    correct: () => {
      setAsksAgain(false);
      input.current?.focus();
      if (input.current instanceof HTMLInputElement) input.current.select();
    },
    standBy: () => {
      trusted.add(text);
      goOn();
    },
  };
}
