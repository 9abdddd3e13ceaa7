import type { PipelineStage } from 'mongoose';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

/** A condition that one stretch of an index answers, so that the engine counts keys without reading documents. */
export type CountFilter = Partial<
  Pick<CandidateRecord, 'clientId' | 'status' | 'isConfirmed' | 'stage' | 'attentionReason'>
>;

/** Counts several conditions in one command: the number of queries stays the same for any number of them. */
export async function countEach(filters: readonly CountFilter[]): Promise<number[]> {
  const [first, ...rest] = filters.map((filter, index): [PipelineStage.Match, PipelineStage.Group] => [
    { $match: filter },
    { $group: { _id: { $literal: index }, count: { $sum: 1 } } },
  ]);
  if (!first) return [];
  const coll = CandidateModel.collection.collectionName;
  const rows = await CandidateModel.aggregate<{ _id: number; count: number }>([
    ...first,
    ...rest.map((pipeline) => ({ $unionWith: { coll, pipeline } })),
  ]);
  const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
  return filters.map((_, index) => counts.get(index) ?? 0);
}
