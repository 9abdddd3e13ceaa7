import type { QueryFilter } from 'mongoose';
import { documentOf } from '../fields/values/storedValues.js';
import type { DocumentDependencies } from './documentDependencies.js';
import { changeDocument, type DocumentRecord, type StoredDocument } from './documentsModel.js';

/** Whether the candidate's record names this version. */
export async function isCurrent(
  { services }: DocumentDependencies,
  { _id, candidateId, fieldKey }: DocumentRecord,
): Promise<boolean> {
  const [candidate] = await services.candidates.byIds([candidateId.toString()]);
  return candidate !== undefined && documentOf(candidate, fieldKey)?.id === _id.toString();
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
  if (!(settled.isWaiting || settled.isMailDue) || (await isCurrent(deps, settled))) return settled;
  // Another one took its place before this one was marked: what followed the candidate then has passed it over, as it was pending.
  return (await changeDocument({ _id, pendingSince: null }, { isWaiting: false, isMailDue: false })) ?? settled;
}
