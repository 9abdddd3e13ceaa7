import { assertPermitted } from '../../../auth/permitted.js';
import type { Viewer } from '../../../auth/viewer.js';
import { notFound } from '../../../lib/errors.js';
import type { Change } from '../../changes/change.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../../cache/changeCounters.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { mayManageCandidate } from '../candidatesPolicy.js';
import type { AdmissionEnding, EndReason } from '../standing/ending.js';
import { tallyIdOf } from '../tallies/candidateState.js';

/**
 * Deletes the record of a candidate.
 * @param untouchedSince deletes only a record that still has this revision, and that was neither confirmed, mailed nor opened by the candidate.
 * @throws NOT_FOUND for one that was touched.
 */
export async function removeCandidate(
  { services }: CandidateDependencies,
  viewer: Viewer,
  { _id, clientId }: Pick<CandidateRecord, '_id' | 'clientId'>,
  untouchedSince?: number,
): Promise<void> {
  assertPermitted(viewer, mayManageCandidate(viewer, { _id, clientId }));
  const untouched = {
    revision: untouchedSince,
    isConfirmed: false,
    accessSentAt: null,
    mailedAccessVersion: null,
    remindedAt: null,
    openedAt: null,
    ending: null,
  };
  const removed = await services.changes.record(viewer, deletionOf({ _id, clientId }), () =>
    deleteAndTell({ _id, clientId }, untouchedSince === undefined ? {} : untouched),
  );
  if (!removed && untouchedSince !== undefined) throw notFound('Candidato não encontrado.');
}

/**
 * Deletes somebody whose admission has ended, by the server itself and without any policy.
 * @param onDeleted is called right behind the deletion, before others react to it, which may fail.
 * @returns whether it was deleted: not where the admission was resumed since, or ended anew.
 */
export async function removeEndedCandidate(
  { services }: CandidateDependencies,
  {
    _id,
    clientId,
    ending,
  }: Pick<CandidateRecord, '_id' | 'clientId'> & { ending: Pick<AdmissionEnding, 'at' | 'reason'> },
  onDeleted: () => Promise<void>,
): Promise<boolean> {
  const change = deletionOf({ _id, clientId });
  const removed = await services.changes.record(null, change, async () => {
    const sameEnding = { 'ending.at': ending.at, 'ending.reason': ending.reason };
    const deleted = await deleteAndTell({ _id, clientId }, sameEnding);
    if (deleted) await onDeleted();
    return deleted;
  });
  return removed !== null;
}

const deletionOf = ({ _id, clientId }: Pick<CandidateRecord, '_id' | 'clientId'>): Change => ({
  ...{ entity: 'candidate', entityId: _id.toString(), action: 'delete', ofClient: clientId?.toString() ?? null },
});

/** Live screens are told even where a reaction to the deletion fails. */
async function deleteAndTell(
  candidate: Pick<CandidateRecord, '_id' | 'clientId'>,
  condition: DeletionCondition,
): Promise<true | null> {
  const deleted = await deleteRecord(candidate, condition);
  if (deleted) await incrementChangeCounters(topicsOfCandidates([candidate.clientId]));
  return deleted;
}

type DeletionCondition = Partial<
  Pick<CandidateRecord, 'isConfirmed' | 'accessSentAt' | 'mailedAccessVersion' | 'remindedAt' | 'openedAt' | 'ending'>
> & { revision?: number | undefined; 'ending.at'?: Date; 'ending.reason'?: EndReason };

/** Deletes a record of whichever client it is by now, as the sweep takes candidates out of clients that are gone. */
async function deleteRecord(
  { _id, clientId }: Pick<CandidateRecord, '_id' | 'clientId'>,
  condition: DeletionCondition,
): Promise<true | null> {
  const filter = { _id, clientId, ...condition };
  if (await CandidateModel.findOneAndDelete(filter as never, { hint: { _id: 1 } }).lean()) return true;
  const present = await CandidateModel.findById(_id, { clientId: 1 }).lean();
  if (!present || tallyIdOf(present.clientId) === tallyIdOf(clientId)) return null;
  return deleteRecord(present, condition);
}
