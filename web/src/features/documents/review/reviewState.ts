import type { DocumentReviewFilter } from '../../../generated/staff/graphql';
import { choiceParameter, textParameter } from '../../../lib/urlState';

export const ageChoices = ['', '1', '3', '7'] as const;

/** What the reviewer's screen keeps in its address. */
export const reviewParameters = {
  /** Documents of this client's candidates only. */
  client: textParameter(),
  /** Documents of this candidate only. */
  candidate: textParameter(),
  /** Documents for this field only: its key. */
  field: textParameter(),
  /** Only those that have waited for at least so many days. */
  age: choiceParameter(ageChoices, ''),
  /** The document that is looked at. */
  document: textParameter(),
  dialog: choiceParameter(['', 'reasons', 'keys'] as const, ''),
};

export interface ReviewFilters {
  client: string;
  candidate: string;
  field: string;
  age: (typeof ageChoices)[number];
}

export const noReviewFilters: ReviewFilters = { client: '', candidate: '', field: '', age: '' };

export const reviewFilter = ({ client, candidate, field, age }: ReviewFilters): DocumentReviewFilter => ({
  ...(client && { clientId: client }),
  ...(candidate && { candidateId: candidate }),
  ...(field && { fieldKey: field }),
  ...(age && { waitingDays: Number(age) }),
});

export const countReviewFilters = (filters: ReviewFilters) =>
  [filters.client, filters.candidate, filters.field, filters.age].filter(Boolean).length;
