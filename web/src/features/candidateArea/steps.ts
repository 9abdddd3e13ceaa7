import type { TFunction } from 'i18next';
import { askedFields, fieldsByAnswers, parentsFirst, type AnswerOf } from '../../lib/fieldConditions';
import { readDocumentValue } from '../fields/values/documentValue';
import { isFilled } from '../fields/values/fieldRules';
import type { FieldShape } from '../fields/values/fieldShape';
import type { DocumentOptions, OwnCandidate } from './ownCandidateOperations';
import type { PendingAnswers } from './storedAnswers';

/** A field of the form, with whether the wizard asks for it and whether the candidate may change it. */
export interface Step extends FieldShape {
  editable: boolean;
  /** False for what stays as it was when a reopening asks for some fields only. */
  asked: boolean;
  /** The question on whose answer it depends. */
  condition?: { fieldKey: string } | null;
  /** The heading that the office has given it. */
  section?: string | null;
  /** Only on document fields. */
  documentOptions?: DocumentOptions | null;
}

/** Whether a question has its answer; a document that was refused is asked for again. */
export const isAnswered = ({ type }: Pick<Step, 'type'>, stored: string): boolean =>
  isFilled(stored) && !(type === 'FILE' && readDocumentValue(stored)?.state === 'refused');

/** The answers by key, as they are stored. */
export type Answers = Readonly<Record<string, string>>;

/** Keys of the two steps that are not custom fields. */
export const NAME_KEY = 'name';
export const EMAIL_KEY = 'email';

/**
 * What a form is judged by. A question that the open form does not let be changed keeps the answer that is in store, whatever
 * was typed before it was closed; in a finished form that is what came too late.
 */
function judgedAnswers({ fields, status }: Pick<OwnCandidate, 'fields' | 'status'>, given: Answers): AnswerOf {
  const locked = fields.filter(({ viewerCanEditWhenMet }) => status !== 'COMPLETE' && !viewerCanEditWhenMet);
  const kept = new Map(locked.map(({ key, value }) => [key, value]));
  return (key) => (kept.has(key) ? kept.get(key) : given[key]);
}

/** Tells of each key whether its question is asked where the answers are these. */
export type AskedWith = (given: Answers) => (key: string) => boolean;

/** A key that is none of the form's fields passes for asked: the server has the word on it. */
export const askedWith =
  (candidate: Pick<OwnCandidate, 'fields' | 'status'>): AskedWith =>
  (given) => {
    const asked = askedFields(candidate.fields, judgedAnswers(candidate, given));
    return (key) => asked.has(key) || candidate.fields.every((field) => field.key !== key);
  };

/**
 * The steps of the form: name and e-mail first, then the visible active fields by order, as far as they are asked where the
 * answers are these. After a reopening for some fields those come first and alone are asked, each with what depends
 * on it; the others are only shown, in the review.
 */
export function stepsOf(candidate: OwnCandidate, given: Answers, t: TFunction<'candidate'>): Step[] {
  const core = { required: true, options: [], viewerCanEdit: true, condition: null };
  const fields = parentsFirst([
    { ...core, key: NAME_KEY, label: t('wizard.name'), type: 'TEXT' as const },
    { ...core, key: EMAIL_KEY, label: t('wizard.email'), type: 'EMAIL' as const },
    ...fieldsByAnswers(candidate.fields, judgedAnswers(candidate, given)).filter(({ active }) => active),
  ]);
  const requested = new Set(candidate.requestedFieldKeys);
  const open = new Set(requested);
  for (const { key, condition } of fields) if (condition && open.has(condition.fieldKey)) open.add(key);
  const steps = fields.map(({ viewerCanEdit, ...field }) => {
    const asked = open.size === 0 || open.has(field.key);
    return { ...field, asked, editable: viewerCanEdit && asked };
  });
  const isRequested = ({ key }: Step) => requested.has(key);
  const asked = steps.filter((step) => step.asked);
  // What was not requested itself goes ahead here, to come right after what it depends on.
  const inTurn = [...asked.filter((step) => !isRequested(step)), ...asked.filter(isRequested)];
  return [...parentsFirst(inTurn), ...steps.filter((step) => !step.asked)];
}

export function answersOf(
  candidate: Pick<OwnCandidate, 'name' | 'email'> & { fields: readonly { key: string; value?: string | null }[] },
): Answers {
  return {
    [NAME_KEY]: candidate.name ?? '',
    [EMAIL_KEY]: candidate.email ?? '',
    ...Object.fromEntries(candidate.fields.map(({ key, value }) => [key, value ?? ''])),
  };
}

/**
 * The answers as the candidate sees them: a question that is only to be read, and one for a document, which goes its own
 * way, shows what is in store, never a draft.
 */
export function shownAnswers(steps: readonly Step[], given: Answers, candidate: OwnCandidate): Answers {
  const stored = answersOf(candidate);
  const locked = steps.filter(({ editable, type }) => !editable || type === 'FILE');
  return { ...given, ...Object.fromEntries(locked.map(({ key }) => [key, stored[key] ?? ''])) };
}

/** Where the review stands: behind every step, however many there are when the record is loaded again. */
export const REVIEW = Infinity;

/**
 * Where to resume on another visit: the first question that is open and empty, holds a draft, or waits for a choice
 * between two devices' answers; after a reopening for some fields, the first of them that has not been changed since.
 * The review when there is none.
 */
export function firstOpenStep(
  steps: readonly Step[],
  answers: Answers,
  pending: PendingAnswers,
  { requestedFieldKeys, correctedFieldKeys }: Pick<OwnCandidate, 'requestedFieldKeys' | 'correctedFieldKeys'>,
): number {
  const needsAttention = ({ key, type }: Step) =>
    type !== 'FILE' && (pending[key]?.rival !== undefined || pending[key]?.draft !== undefined);
  const isUncorrected = (key: string) => requestedFieldKeys.includes(key) && !correctedFieldKeys.includes(key);
  const open = steps.findIndex(
    (step) =>
      step.editable && (!isAnswered(step, answers[step.key] ?? '') || needsAttention(step) || isUncorrected(step.key)),
  );
  return open === -1 ? REVIEW : open;
}

/** The requested fields that hold what they held before the reopening: a candidate who finishes then is asked once more. */
export function untouchedSteps(steps: readonly Step[], answers: Answers, candidate: OwnCandidate): Step[] {
  const loaded = answersOf(candidate);
  const isUntouched = (key: string) =>
    !candidate.correctedFieldKeys.includes(key) && (answers[key] ?? '') === (loaded[key] ?? '');
  return steps.filter(({ key }) => candidate.requestedFieldKeys.includes(key) && isUntouched(key));
}
