import { Types, type PipelineStage } from 'mongoose';
import type { CandidatesService } from '../candidates/candidatesService.js';
import { ConfirmationModel } from './confirmationsModel.js';

type Marks = Pick<CandidatesService, 'admission'>;

/**
 * Ids of the candidates whose mark and confirmations do not agree, and of those that have confirmations and are gone. A
 * confirmation that is given while the database compares looks like one: what differs is looked at once more.
 */
export async function wrongMarks(candidates: Marks): Promise<string[]> {
  const differing = await differingMarks(candidates);
  return differing.length > 0 ? differingMarks(candidates, differing) : [];
}

async function differingMarks({ admission }: Marks, among?: readonly string[]): Promise<string[]> {
  const ids = among?.map((id) => new Types.ObjectId(id));
  const ofThese: PipelineStage.Match[] = ids ? [{ $match: { candidateId: { $in: ids } } }] : [];
  const rows = await ConfirmationModel.aggregate<{ _id: Types.ObjectId }>([
    ...ofThese,
    { $project: { _id: '$candidateId', isConfirmed: 1 } },
    admission.marksOf(ids),
    { $group: { _id: '$_id', isConfirmed: { $max: '$isConfirmed' }, isMarked: { $max: '$isMarked' } } },
    // A candidate who is gone has no mark, not even that of the unconfirmed.
    { $match: { $expr: { $ne: [{ $ifNull: ['$isConfirmed', false] }, '$isMarked'] } } },
  ]);
  return rows.map(({ _id }) => _id.toString());
}
