import { trusted, Types, type QueryFilter } from 'mongoose';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { documentOf } from '../fields/values/storedValues.js';
import type { DocumentDependencies } from './documentDependencies.js';
import {
  changeDocument,
  DocumentModel,
  findDocument,
  type DocumentRecord,
  type StoredDocument,
} from './documentsModel.js';

/** Whether the candidate's record names this version. */
export const isCurrent = async (deps: DocumentDependencies, document: DocumentRecord): Promise<boolean> =>
  (await namedBy(deps, document)) !== null;

/** The candidate whose record names this version; null where it does not. */
async function namedBy(
  { services }: DocumentDependencies,
  { _id, candidateId, fieldKey }: DocumentRecord,
): Promise<CandidateRecord | null> {
  const [candidate] = await services.candidates.byIds([candidateId.toString()]);
  return candidate && documentOf(candidate, fieldKey)?.id === _id.toString() ? candidate : null;
}

/**
 * Marks a version as one that the candidate's record tells of, and as waiting until a user judges it, unless the admission has ended.
 * @param as what has to be true of the version still.
 * @returns the version as it is then; as it was given where something else came first.
 */
export async function settle(
  deps: DocumentDependencies,
  document: DocumentRecord,
  as: QueryFilter<StoredDocument>,
): Promise<DocumentRecord> {
  const { _id, state } = document;
  const isWaiting = state === 'sent';
  const settled = await changeDocument({ _id, ...as }, { hasCounted: true, pendingSince: null, isWaiting });
  if (!settled) return document;
  if (!(settled.isWaiting || settled.isMailDue)) return settled;
  const candidate = await namedBy(deps, settled);
  if (candidate && !hasEnded(candidate)) {
    if (String(candidate.clientId) === String(settled.clientId)) return settled;
    // The candidate came to a client, or out of one, while this was sent: what followed that may not have found it yet.
    await followClient(deps, candidate._id.toString());
    return (await findDocument(_id.toString())) ?? settled;
  }
  // Another one took its place, or the admission ended, before this one was marked: what followed the candidate then has passed it over.
  return (await changeDocument({ _id, pendingSince: null }, { isWaiting: false, isMailDue: false })) ?? settled;
}

/**
 * Has a candidate's documents name its client, as the queue of a client is read by what they say. The candidate is read again after
 * each write: of two that follow it at once, the one that wrote last then sees and mends what it has written too late.
 * @returns how many documents were changed.
 */
export async function followClient({ services }: DocumentDependencies, candidateId: string): Promise<number> {
  let changed = 0;
  for (;;) {
    const [candidate] = await services.candidates.byIds([candidateId]);
    if (!candidate) return changed;
    const { clientId } = candidate;
    const others = { candidateId: new Types.ObjectId(candidateId), clientId: trusted({ $ne: clientId }) };
    const { modifiedCount } = await DocumentModel.updateMany(others, { $set: { clientId } });
    if (modifiedCount === 0) return changed;
    changed += modifiedCount;
  }
}
