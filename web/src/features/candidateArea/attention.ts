import type { TFunction } from 'i18next';
import { fieldProblem, isFilled } from '../../fields/fieldRules';
import { problemText } from '../../fields/fieldTexts';
import type { AnswerSnapshot } from './answerQueue';
import type { Answers, Step } from './steps';
import type { PendingAnswers } from './storedAnswers';

interface Texts {
  t: TFunction<'candidate'>;
  fieldsT: TFunction<'fields'>;
}

/** Why an answer on the screen is not the one in store, in the candidate's words; null when it is, or is on its way. */
export function unsavedText(
  { key }: Step,
  { pending, refusals }: Pick<AnswerSnapshot, 'pending' | 'refusals'>,
  t: TFunction<'candidate'>,
): string | null {
  if (pending[key]?.rival !== undefined) return t('conflict.title');
  const reason = refusals[key] ?? pending[key]?.draft;
  return reason ? t(`refused.${reason}`) : null;
}

/** What the candidate has to do at a step before the form can be finished, as a toast says it; null for nothing. */
export function openTask(
  step: Step,
  snapshot: AnswerSnapshot,
  { t, fieldsT }: Texts,
): { title: string; description: string } | null {
  if (!step.editable) return null;
  const problem = fieldProblem(step, snapshot.answers[step.key] ?? '');
  if (problem === 'required') return { title: t('wizard.requiredTitle'), description: t('wizard.requiredText') };
  const description = problem ? problemText(fieldsT, problem, step.label) : unsavedText(step, snapshot, t);
  return description === null ? null : { title: t('review.check'), description };
}

/** The answers that would be lost with this browser's storage; a box that was only emptied holds none. */
export function unsentAnswers(pending: PendingAnswers): Answers {
  const unsent = Object.entries(pending).filter(([, { value, draft }]) => !draft || isFilled(value));
  return Object.fromEntries(unsent.map(([key, { value }]) => [key, value]));
}
