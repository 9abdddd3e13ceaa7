import type { Viewer } from '../../../auth/viewer.js';
import { notFound } from '../../../lib/errors.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { countChanges, subjectsOfCandidates } from '../../../cache/changeCounters.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

/**
 * Deletes the record of a candidate.
 * @param untouchedSince deletes only a record that still has this revision, and that nobody has confirmed or mailed.
 * @throws NOT_FOUND for one that was touched.
 */
export async function removeCandidate(
  { services }: CandidateDependencies,
  viewer: Viewer,
  { _id, clientId }: Pick<CandidateRecord, '_id' | 'clientId'>,
  untouchedSince?: number,
): Promise<void> {
  const untouched = { revision: untouchedSince, isConfirmed: false, accessSentAt: null };
  const filter = { _id, ...(untouchedSince !== undefined && untouched) };
  const removed = await services.changes.record(
    viewer,
    { entity: 'candidate', entityId: _id.toString(), action: 'delete' },
    async () => ((await CandidateModel.deleteOne(filter as never)).deletedCount > 0 ? true : null),
  );
  if (removed) await countChanges(subjectsOfCandidates([clientId]));
  if (!removed && untouchedSince !== undefined) throw notFound('Candidato não encontrado.');
}
