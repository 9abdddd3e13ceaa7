import { candidateStatuses } from '../candidatesModel.js';
import { takesEveryStatus, type CandidateFilter, type Lead } from './candidateFilter.js';

type Counted = Omit<CandidateFilter, 'search'>;

/**
 * Which of several restrictions the index of an order is to begin with: the one that fewest candidates meet, as a document is read of each
 * of these to look at the others. Undefined where there is no choice, and for those of an import, who are read by their ids.
 * @param count counts by states.
 */
export async function leadOf(
  where: CandidateFilter,
  count: (where: Counted) => Promise<number>,
): Promise<Lead | undefined> {
  const { clientId, statuses, confirmed, documents, stages, registered } = where;
  if (registered) return undefined;
  const all = {
    ...{ clientId, statuses: candidateStatuses, confirmed: [false, true] },
    ...{ documents: undefined, stages: undefined, attention: undefined },
  };
  const ways: [Lead, Counted][] = [];
  if (stages) ways.push(['stages', { ...all, stages }]);
  // Within one client documents have no index of their own.
  if (documents && clientId === undefined) ways.push(['documents', { ...all, documents }]);
  if (!takesEveryStatus(where)) ways.push(['states', { ...all, statuses, confirmed }]);
  if (ways.length < 2) return undefined;
  const counts = await Promise.all(ways.map(async ([lead, alone]) => ({ lead, met: await count(alone) })));
  return counts.reduce((fewest, next) => (next.met < fewest.met ? next : fewest)).lead;
}
