import type { CandidateStatus } from '../candidatesModel.js';

/** What a record holds of a form that is finished since a moment: nothing is asked for any more. Null for a finish that was not kept. */
export const closedForm = (completedAt: Date | null) => ({
  status: 'complete' satisfies CandidateStatus,
  completedAt,
  requestedFieldKeys: [],
  correctedFieldKeys: [],
  reopenMessage: null,
  mailDue: null,
  reopenedAt: null,
  reopenedFrom: null,
  completedBeforeReview: null,
  stageSinceBeforeReview: null,
  formBeforeRefusals: [],
});
