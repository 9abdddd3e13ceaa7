import { trusted, type Types } from 'mongoose';
import { slicesOf } from '../../../lib/slicesOf.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

/** How many ids one query asks for. */
const IDS_AT_ONCE = 1_000;

/** Of some ids those that no candidate has any more; without policy, for what is stored beside candidates. */
export async function goneCandidates(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const gone: Types.ObjectId[] = [];
  for (const slice of slicesOf(ids, IDS_AT_ONCE)) {
    const there = await CandidateModel.find({ _id: trusted({ $in: [...slice] }) }, { _id: 1 }).lean<
      Pick<CandidateRecord, '_id'>[]
    >();
    const known = new Set(there.map(({ _id }) => _id.toString()));
    gone.push(...slice.filter((id) => !known.has(id.toString())));
  }
  return gone;
}
