import type { CandidateRecord } from '../candidatesModel.js';
import type { AttentionReason } from './standing.js';

/** An entry of the work queue: the GraphQL type `AttentionItem`. */
export interface AttentionEntry {
  reason: AttentionReason;
  since: Date;
  candidate: CandidateRecord;
}

/** A candidate as the queue lists it under a reason. */
export const attentionEntry = (candidate: CandidateRecord, reason: AttentionReason): AttentionEntry => ({
  reason,
  since: candidate.attentionSince ?? candidate.createdAt,
  candidate,
});
