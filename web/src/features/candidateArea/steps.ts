import type { TFunction } from 'i18next';
import { isFilled } from '../../fields/fieldRules';
import type { FieldShape } from '../../fields/fieldShape';
import type { OwnCandidate } from './ownCandidateDocuments';
import type { PendingAnswers } from './storedAnswers';

/** One step of the wizard: a field with whether the candidate may change it. */
export interface Step extends FieldShape {
  editable: boolean;
}

/** The answers by key, as they are stored. */
export type Answers = Readonly<Record<string, string>>;

/** Keys of the two steps that are not custom fields. */
export const NAME_KEY = 'name';
export const EMAIL_KEY = 'email';

/**
 * The steps of the wizard: name and e-mail first, then the visible active fields by order. After a reopening
 * for some fields only, the others are shown but not open.
 */
export function stepsOf(candidate: OwnCandidate, t: TFunction<'candidate'>): Step[] {
  const asked = new Set(candidate.requestedFieldKeys);
  const isOpen = (key: string) => asked.size === 0 || asked.has(key);
  const core = { required: true, options: [] };
  return [
    { ...core, key: NAME_KEY, label: t('wizard.name'), type: 'TEXT', editable: isOpen(NAME_KEY) },
    { ...core, key: EMAIL_KEY, label: t('wizard.email'), type: 'EMAIL', editable: isOpen(EMAIL_KEY) },
    ...candidate.fields
      .filter((field) => field.active)
      .map((field) => ({ ...field, editable: field.viewerCanEdit && isOpen(field.key) })),
  ];
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

/** The answers as the candidate sees them: a question that is only to be read shows what is in store, never a draft. */
export function shownAnswers(steps: readonly Step[], given: Answers, candidate: OwnCandidate): Answers {
  const stored = answersOf(candidate);
  const locked = steps.filter(({ editable }) => !editable);
  return { ...given, ...Object.fromEntries(locked.map(({ key }) => [key, stored[key] ?? ''])) };
}

/** Where the review stands: behind every step, however many there are when the record is loaded again. */
export const REVIEW = Infinity;

/**
 * Where to resume: the first field that is open and empty, holds a draft, or waits for a choice between two devices'
 * answers; the review when none is.
 */
export function firstOpenStep(steps: readonly Step[], answers: Answers, pending: PendingAnswers): number {
  const needsAttention = (key: string) => pending[key]?.rival !== undefined || pending[key]?.draft !== undefined;
  const open = steps.findIndex(
    ({ key, editable }) => editable && (!isFilled(answers[key] ?? '') || needsAttention(key)),
  );
  return open === -1 ? REVIEW : open;
}
