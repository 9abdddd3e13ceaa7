import type { Model, Types } from 'mongoose';
import { CandidateModel } from '../candidatesModel.js';
import { collectByIdRange } from './idRangeScan.js';

/**
 * Ids of candidates that the records of a collection name as `candidateId` and that are no more; without policy, for the
 * sweep. The database compares, as decoding hundreds of thousands of ids kept a gateway from its requests for seconds. The
 * names of a step are all read before its candidates are, so that no candidate who was registered meanwhile is taken for gone.
 */
export function findDeletedCandidateIds<Row extends { candidateId: Types.ObjectId | null }>(
  named: Model<Row>,
): Promise<Types.ObjectId[]> {
  return collectByIdRange(named, async (ids) => {
    const gone = await named.aggregate<{ _id: Types.ObjectId }>([
      { $match: { candidateId: ids } },
      { $group: { _id: '$candidateId' } },
      {
        $unionWith: {
          coll: CandidateModel.collection.collectionName,
          // Sorted, so that the index answers and no record is read.
          pipeline: [{ $match: { _id: ids } }, { $sort: { _id: 1 } }, { $project: { isThere: { $literal: true } } }],
        },
      },
      { $group: { _id: '$_id', isThere: { $max: '$isThere' } } },
      { $match: { isThere: null } },
    ]);
    return gone.map(({ _id }) => _id);
  });
}
