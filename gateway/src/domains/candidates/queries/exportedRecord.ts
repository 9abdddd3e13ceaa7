import type { CandidateRecord } from '../candidatesModel.js';

/** What an export reads of a candidate: passwords, consent and search texts stay in the database. */
export const exportedPaths = {
  clientId: 1,
  name: 1,
  email: 1,
  accessToken: 1,
  status: 1,
  values: 1,
  // Columns of the admission, a few bytes each.
  createdAt: 1,
  stage: 1,
  stageSince: 1,
  dueOn: 1,
  plannedAdmissionOn: 1,
  completedAt: 1,
  isConfirmed: 1,
  ending: 1,
} as const;

/** A candidate as an export reads it. */
export type ExportedRecord = Pick<CandidateRecord, '_id' | keyof typeof exportedPaths>;
