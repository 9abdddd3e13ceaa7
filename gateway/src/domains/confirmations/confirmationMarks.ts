import { trusted } from 'mongoose';
import { groupsOf } from '../../lib/groupsOf.js';
import type { CandidatesService } from '../candidates/candidatesService.js';
import { ConfirmationModel, type ConfirmationRecord } from './confirmationsModel.js';

/** Records that are compared at a time. */
const BATCH = 1_000;

/** Ids of the candidates whose mark and confirmations do not agree, and of those that have confirmations and are gone. */
export async function wrongMarks({ admission }: Pick<CandidatesService, 'admission'>): Promise<Set<string>> {
  const wrong = new Set<string>();
  const rows = ConfirmationModel.find({}, { candidateId: 1, isConfirmed: 1 }).lean<ConfirmationRecord[]>();
  for await (const batch of groupsOf(rows.cursor(), BATCH)) {
    const marks = await admission.confirmationMarks(batch.map(({ candidateId }) => candidateId.toString()));
    for (const { candidateId, isConfirmed } of batch) {
      const mark = marks.get(candidateId.toString());
      if (mark === undefined || (isConfirmed && !mark)) wrong.add(candidateId.toString());
    }
  }
  for await (const ids of groupsOf(admission.markedAsConfirmed(), BATCH)) {
    const filter = { candidateId: trusted({ $in: ids }), isConfirmed: true };
    const confirmed = new Set((await ConfirmationModel.distinct('candidateId', filter)).map(String));
    for (const id of ids) if (!confirmed.has(id)) wrong.add(id);
  }
  return wrong;
}
