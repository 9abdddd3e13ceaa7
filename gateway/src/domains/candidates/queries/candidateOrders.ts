import type { Area } from '../../../cache/dataVersions.js';
import { dateOrder, numberOrder, textOrder, type KeysetOrder } from '../../../database/keyset.js';
import type { CandidateSortKey } from '../candidatesInput.js';
import type { SortField } from '../candidateIndexes.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { candidateStages, type CandidateStage } from '../standing/standing.js';
import type { CandidateFilter } from './candidateFilter.js';
import { searchTextOf } from './candidateSearch.js';

/** Which writes, besides those of the states, change an order. */
export const areasOfOrder: Record<SortField, readonly Area[]> = {
  createdAt: ['candidatePlaces'],
  searchText: ['candidateNames'],
  progress: ['candidateProgress'],
  stageSince: ['candidateTimes'],
  attentionSince: ['candidateTimes'],
};

export type CandidateOrder = KeysetOrder<CandidateRecord, SortField>;

const byCreation = { path: 'createdAt', valueOf: ({ createdAt }: CandidateRecord) => createdAt } as const;
const byName = { path: 'searchText', valueOf: (candidate: CandidateRecord) => searchTextOf(candidate) } as const;
const byProgress = { path: 'progress', valueOf: ({ progress }: CandidateRecord) => progress } as const;

const byStageSince = { path: 'stageSince', valueOf: ({ stageSince }: CandidateRecord) => stageSince } as const;

/** The orders of lists of candidates; each is read in the indexes of its path. */
export const candidateOrders: Record<CandidateSortKey, CandidateOrder> = {
  CREATED_DESC: dateOrder({ ...byCreation, name: 'CREATED_DESC', direction: -1 }),
  CREATED_ASC: dateOrder({ ...byCreation, name: 'CREATED_ASC', direction: 1 }),
  NAME_ASC: textOrder({ ...byName, name: 'NAME_ASC', direction: 1 }),
  NAME_DESC: textOrder({ ...byName, name: 'NAME_DESC', direction: -1 }),
  PROGRESS_DESC: numberOrder({ ...byProgress, name: 'PROGRESS_DESC', direction: -1 }),
  PROGRESS_ASC: numberOrder({ ...byProgress, name: 'PROGRESS_ASC', direction: 1 }),
  STAGE_SINCE_ASC: dateOrder({ ...byStageSince, name: 'STAGE_SINCE_ASC', direction: 1 }),
  STAGE_SINCE_DESC: dateOrder({ ...byStageSince, name: 'STAGE_SINCE_DESC', direction: -1 }),
};

/** The order of the work queue: those who have waited longest first. */
export const attentionOrder: CandidateOrder = dateOrder({
  path: 'attentionSince',
  valueOf: ({ attentionSince, createdAt }: CandidateRecord) => attentionSince ?? createdAt,
  name: 'ATTENTION_ASC',
  direction: 1,
});

/** Whether candidates of this stage can have one of the states: who is complete is so by the status. */
function canHave(stage: CandidateStage, { statuses, confirmed }: CandidateFilter): boolean {
  if (stage === 'complete' || stage === 'confirmed') {
    return statuses.includes('complete') && confirmed.includes(stage === 'confirmed');
  }
  return statuses.includes('in_progress');
}

/** The conditions as the index of an order wants them: that of the time in a stage begins with the stage. */
export function inOrder(where: CandidateFilter, { path }: CandidateOrder): CandidateFilter {
  if (path !== 'stageSince') return where;
  const stages = where.stages ?? candidateStages;
  const possible = stages.filter((stage) => canHave(stage, where));
  return { ...where, stages: possible.length > 0 ? possible : stages };
}
