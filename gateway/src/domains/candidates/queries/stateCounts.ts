import { attentionIndex } from '../candidateIndexes.js';
import { CandidateModel } from '../candidatesModel.js';
import { candidateStages, type CandidateStage } from '../standing/standing.js';
import { countEach } from './candidateCounts.js';
import { orderIndex, stateFilter, takesEveryStatus, type CandidateFilter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';

/** How many candidates the conditions let through, the search apart. */
export async function countStates(where: CandidateFilter): Promise<number> {
  const { clientId, statuses, confirmed, documents, stages, attention } = where;
  if (attention) {
    const index = attentionIndex({ ofClient: clientId !== undefined });
    return CandidateModel.countDocuments(stateFilter(where)).hint(index);
  }
  const scope = clientId ? { clientId } : {};
  if (stages && !documents && takesEveryStatus(where)) {
    return sumOf(await countEach(stages.map((stage) => ({ ...scope, stage }))));
  }
  if (documents || stages) {
    return CandidateModel.countDocuments(stateFilter(where)).hint(orderIndex(where, 'createdAt'));
  }
  return sumOf(
    await countEach(
      statuses.flatMap((status) =>
        confirmed.length === 2
          ? { ...scope, status }
          : confirmed.map((isConfirmed) => ({ ...scope, status, isConfirmed })),
      ),
    ),
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

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

/** What tells one count from another; patterns are told by their source. */
export function questionOf({
  clientId,
  statuses,
  confirmed,
  documents,
  stages,
  attention,
  search,
}: CandidateFilter): unknown[] {
  const state = [clientId, statuses, confirmed, documents, stages, attention];
  if (!search) return state;
  if (search.scope === 'client') return [...state, search.pattern.source];
  return [...state, search.patterns.inName.source, search.clientIds];
}
