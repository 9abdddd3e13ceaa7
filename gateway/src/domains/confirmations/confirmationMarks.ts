import type { Types } from 'mongoose';
import type { CandidatesService } from '../candidates/candidatesService.js';
import { collectByIdRange, type IdRange } from '../candidates/queries/idRangeScan.js';
import { ConfirmationModel } from './confirmationsModel.js';

type Marks = Pick<CandidatesService, 'admission' | 'goneIn'>;

/**
 * Ids of the candidates whose mark and confirmations do not agree, and of those that have confirmations and are gone. A
 * confirmation that is given while the database compares looks like one: what differs is looked at once more.
 */
export async function wrongMarks(candidates: Marks): Promise<string[]> {
  const gone = await candidates.goneIn(ConfirmationModel);
  const wrong = await collectByIdRange(ConfirmationModel, async (ids) => {
    const differing = await differingMarks(candidates, ids);
    return differing.length > 0 ? differingMarks(candidates, { $in: differing }) : [];
  });
  return [...new Set([...gone, ...wrong].map((id) => id.toString()))];
}

/** Only the confirmed and the marked are read, each in an index of theirs. */
async function differingMarks(
  { admission }: Marks,
  ids: IdRange | { $in: Types.ObjectId[] },
): Promise<Types.ObjectId[]> {
  const rows = await ConfirmationModel.aggregate<{ _id: Types.ObjectId }>([
    { $match: { isConfirmed: true, candidateId: ids } },
    { $project: { _id: '$candidateId', isConfirmed: '$isConfirmed' } },
    admission.marksOf(ids),
    { $group: { _id: '$_id', isConfirmed: { $max: '$isConfirmed' }, isMarked: { $max: '$isMarked' } } },
    { $match: { $expr: { $ne: ['$isConfirmed', '$isMarked'] } } },
  ]);
  return rows.map(({ _id }) => _id);
}
