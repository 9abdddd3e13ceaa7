import type { QueryFilter } from 'mongoose';
import type { CandidateRecord, StoredCandidate } from '../candidatesModel.js';

/**
 * A candidate whom still the same mail is due to, or about, as in a record that was read: the kind alone does not tell one reopening
 * from the next. A reminder by a person has no second one beside it, and its moment moves when it is sent.
 */
export const withMailDue = ({
  _id,
  mailDue,
  reopenedAt,
  correctionRequest,
}: CandidateRecord): QueryFilter<StoredCandidate> => ({
  ...{ _id, mailDue },
  ...(mailDue === 'reopening' && { reopenedAt: reopenedAt ?? null }),
  ...(mailDue === 'correctionRequest' && { 'correctionRequest.at': correctionRequest?.at ?? null }),
});
