import type { QueryFilter } from 'mongoose';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { documentOf } from '../fields/values/storedValues.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { changeDocument, type DocumentRecord, type StoredDocument } from './documentsModel.js';

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
 * Marks a version as one that the candidate's record tells of, and as waiting until a user judges it.
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
  if (candidate) {
    const { clientId } = candidate;
    if (String(clientId) === String(settled.clientId)) return settled;
    // The candidate came to a client, or out of one, while this was sent: what followed that may not have found it yet.
    return (await changeDocument({ _id }, { clientId })) ?? settled;
  }
  // Another one took its place before this one was marked: what followed the candidate then has passed it over, as it was pending.
  return (await changeDocument({ _id, pendingSince: null }, { isWaiting: false, isMailDue: false })) ?? settled;
}
