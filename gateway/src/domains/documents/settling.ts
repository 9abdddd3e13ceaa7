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
  if (candidate) {
    const isOthers = String(candidate.clientId) !== String(settled.clientId);
    if (!isOthers && !hasEnded(candidate)) return settled;
    // The candidate came to a client, or out of one, or the admission ended, while this was sent: what followed may not have found it.
    if (isOthers) await followClient(deps, candidate._id.toString());
    await followEnding(deps, candidate._id.toString());
    return (await findDocument(_id.toString())) ?? settled;
  }
  // Another one took its place before this one was marked: what followed the candidate then has passed it over, as it was pending.
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

/**
 * Takes the documents of an ended admission out of the queue, and has them wait again once it goes on. The candidate is read
 * again after each write, for the reason of `followClient`.
 * @returns how many documents were changed.
 */
export async function followEnding({ services }: DocumentDependencies, candidateId: string): Promise<number> {
  let changed = 0;
  for (;;) {
    const [candidate] = await services.candidates.byIds([candidateId]);
    if (!candidate) return changed;
    const modified = hasEnded(candidate) ? await holdBack(candidate) : await letWait(candidate);
    if (modified === 0) return changed;
    changed += modified;
  }
}

async function holdBack({ _id: candidateId }: CandidateRecord): Promise<number> {
  return (await DocumentModel.updateMany({ candidateId, isWaiting: true }, { $set: { isWaiting: false } }))
    .modifiedCount;
}

async function letWait(candidate: CandidateRecord): Promise<number> {
  const held = { hasCounted: true, isWaiting: false, state: 'sent', pendingSince: null } as const;
  const documents = await DocumentModel.find({ candidateId: candidate._id, ...held }).lean<DocumentRecord[]>();
  const counting = documents.filter(({ _id, fieldKey }) => documentOf(candidate, fieldKey)?.id === _id.toString());
  if (counting.length === 0) return 0;
  const _id = trusted({ $in: counting.map((document) => document._id) });
  return (await DocumentModel.updateMany({ _id, ...held }, { $set: { isWaiting: true } })).modifiedCount;
}
