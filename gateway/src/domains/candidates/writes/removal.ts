import type { Types } from 'mongoose';
import type { Viewer } from '../../../auth/viewer.js';
import { notFound } from '../../../lib/errors.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { CandidateModel } from '../candidatesModel.js';

/**
 * Deletes the record of a candidate.
 * @param untouchedSince deletes only a record that still has this revision, and that nobody has confirmed or mailed.
 * @throws NOT_FOUND for one that was touched.
 */
export async function removeCandidate(
  { services }: CandidateDependencies,
  viewer: Viewer,
  _id: Types.ObjectId,
  untouchedSince?: number,
): Promise<void> {
  const untouched = { revision: untouchedSince, isConfirmed: false, accessSentAt: null };
  const filter = { _id, ...(untouchedSince !== undefined && untouched) };
  const removed = await services.changes.record(
    viewer,
    { entity: 'candidate', entityId: _id.toString(), action: 'delete' },
    async () => ((await CandidateModel.deleteOne(filter as never)).deletedCount > 0 ? true : null),
  );
  if (!removed && untouchedSince !== undefined) throw notFound('Candidato não encontrado.');
}
