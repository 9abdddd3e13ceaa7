import type { TFunction } from 'i18next';
import { fieldProblem, isFilled } from '../fields/values/fieldRules';
import { problemText } from '../fields/values/fieldTexts';
import { pick, valuesOf, type AnswerSnapshot } from './answerSnapshot';
import type { Drafts } from './documents/drafts';
import type { Answers, Step } from './steps';
import type { PendingAnswers } from './storedAnswers';

/** What keeps the candidate from going on, as it stands at the question. */
export interface StepProblem {
  title?: string;
  description: string;
}

interface Texts {
  t: TFunction<'candidate'>;
  fieldsT: TFunction<'fields'>;
}

/** What is said to a candidate who leaves a required question without its answer: a document is sent, not filled in. */
export const requiredProblem = ({ type }: Pick<Step, 'type'>, { t, fieldsT }: Texts): StepProblem => ({
  title: t('wizard.requiredTitle'),
  description: type === 'FILE' ? fieldsT('documents.required') : t('wizard.requiredText'),
});

/** What stands where a question has no answer. */
export const emptyText = ({ type }: Pick<Step, 'type'>, t: TFunction<'candidate'>): string =>
  t(type === 'FILE' ? 'documents.missing' : 'review.empty');

/** Why an answer on the screen is not the one in store, in the candidate's words; null when it is, or is on its way. */
export function unsavedText(
  { key, type }: Step,
  { pending, refusals }: Pick<AnswerSnapshot, 'pending' | 'refusals'>,
  t: TFunction<'candidate'>,
): string | null {
  // A text that was typed before the field asked for a document can be changed nowhere any more.
  if (type === 'FILE') return null;
  if (pending[key]?.rival !== undefined) return t('conflict.title');
  const reason = refusals[key] ?? pending[key]?.draft;
  return reason ? t(`refused.${reason}`) : null;
}

/**
 * Whether one of these questions waits for a choice between two devices' answers. A question that is not open (any more)
 * offers none: what is in store stays, and the form is finished with it.
 */
export const hasOpenChoice = (steps: readonly Step[], pending: PendingAnswers): boolean =>
  steps.some(({ key, type, editable }) => editable && type !== 'FILE' && pending[key]?.rival !== undefined);

/** What keeps a document that is in this browser from being finished with; null for one that is on its way. */
function unsentDocument(step: Step, drafts: Drafts, t: TFunction<'candidate'>): { complaint: StepProblem } | null {
  const draft = drafts[step.key];
  if (!draft || draft.submitted || draft.pages.length === 0) return null;
  return { complaint: { description: draft.refusal ?? t('documents.unsent') } };
}

/**
 * Whether a step keeps the form from being finished, and what to say there; null for a step that does not. A refused
 * answer and one that another device has overtaken say so themselves.
 */
export function openTask(
  step: Step,
  snapshot: AnswerSnapshot,
  drafts: Drafts,
  { t, fieldsT }: Texts,
): { complaint: StepProblem | null } | null {
  if (!step.editable) return null;
  if (drafts[step.key]?.submitted) return null;
  const unsent = unsentDocument(step, drafts, t);
  if (unsent) return unsent;
  const problem = fieldProblem(step, snapshot.answers[step.key] ?? '');
  if (problem === 'required') return { complaint: requiredProblem(step, { t, fieldsT }) };
  if (problem) return { complaint: { description: problemText(fieldsT, problem, step.label) } };
  return unsavedText(step, snapshot, t) === null ? null : { complaint: null };
}

/** The answers that would be lost with this browser's storage; a box that was only emptied holds none. */
export function unsentAnswers(pending: PendingAnswers): Answers {
  return valuesOf(pick(pending, (_key, { value, draft }) => !draft || isFilled(value)));
}
