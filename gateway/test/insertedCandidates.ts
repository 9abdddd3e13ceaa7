import type { Types } from 'mongoose';
import { CandidateModel, type CandidateRecord } from '../src/domains/candidates/candidatesModel.js';
import type { Services } from '../src/domains/services.js';

/** A record as a test writes it: what is left out is filled in by the model. */
export type InsertedCandidate = Pick<
  CandidateRecord,
  'name' | 'email' | 'accessToken' | 'passwordSealed' | 'createdAt' | 'updatedAt'
> & { clientId: Types.ObjectId | null } & Partial<CandidateRecord>;

/** So many are written by one operation, of which each has to end within its time limit, also on a busy machine. */
const PART = 1_000;

/**
 * Writes many candidates past the services, in the state that they are given. What computes states in the background ends
 * before and does not begin again: the fields of a story ask for it, and it would change the records at any moment after.
 * @param options `lean` writes them as they are, without what the model fills in: for those that are many
 */
export async function insertCandidates(
  { candidates }: Pick<Services, 'candidates'>,
  records: InsertedCandidate[],
  options: { lean?: boolean } = {},
): Promise<void> {
  await candidates.stop();
  for (let at = 0; at < records.length; at += PART)
    await CandidateModel.insertMany(records.slice(at, at + PART) as unknown as CandidateRecord[], options);
}
