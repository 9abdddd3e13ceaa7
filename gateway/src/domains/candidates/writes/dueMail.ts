import type { QueryFilter } from 'mongoose';
import type { CandidateRecord, StoredCandidate } from '../candidatesModel.js';

/**
 * A candidate whom still the same mail is due to, or about, as in a record that was read: the kind alone does not tell one reopening
 * from the next, nor a reminder from the one that a person asks for after it was refused. What moves a reminder's moment notes
 * that it is due no more.
 */
export const withMailDue = ({
  _id,
  mailDue,
  reopenedAt,
  correctionRequest,
  remindedAt,
}: CandidateRecord): QueryFilter<StoredCandidate> => ({
  ...{ _id, mailDue },
  ...(mailDue === 'reopening' && { reopenedAt: reopenedAt ?? null }),
  ...(mailDue === 'correctionRequest' && { 'correctionRequest.at': correctionRequest?.at ?? null }),
  ...(mailDue === 'reminder' && { remindedAt: remindedAt ?? null }),
});
