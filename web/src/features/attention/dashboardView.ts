import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../generated/staff';
import { choiceParameter } from '../../lib/urlState';
import { useLiveUpdates } from '../live/useLiveUpdates';
import { countCandidateFilters, namedClient, type CandidateListState } from '../candidates/candidateListState';

const attentionCountsQuery = graphql(`
  query AttentionCounts($clientId: ID) {
    attentionCounts(clientId: $clientId) {
      reason
      count
    }
  }
`);

/** Which tab of a dashboard is open, as its address says it; '' where it says nothing. */
export const viewParameter = choiceParameter(['', 'attention', 'list'] as const, '');

type ListState = Partial<CandidateListState & { client: string; size: number }>;

/** Whether an address asks for something of the list: it is not answered by the queue. */
const asksForList = (state: ListState) =>
  Boolean(state.search || state.size || (state.page ?? 1) > 1 || countCandidateFilters(state) > 0) ||
  (state.sort !== undefined && state.sort !== 'CREATED_DESC');

/**
 * The tab of a dashboard: what the address says, else the list where the address asks for something of it, else the queue
 * while somebody needs attention. The last is decided once, so that the tab does not change under the hand of a
 * person who has just helped the last one, or who takes back the search that the list was opened with. Queue and list of
 * administrators are of the same client.
 */
export function useDashboardView(state: ListState & { view: '' | 'attention' | 'list' }) {
  const clientId = namedClient(state.client ?? '');
  const variables = clientId ? { clientId } : {};
  const { data, error, client, refetch } = useQuery(attentionCountsQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const [first, setFirst] = useState<'attention' | 'list' | null>(null);
  const isKnown = data !== undefined || error !== undefined;
  const counts = data?.attentionCounts;
  const total = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const isListAsked = asksForList(state);
  if (first === null && isKnown) setFirst(total > 0 && !isListAsked ? 'attention' : 'list');
  const updates = useLiveUpdates({
    document: attentionCountsQuery,
    variables,
    shown: data,
    listOf: ({ attentionCounts }) => ({
      list: attentionCounts,
      count: attentionCounts.reduce((sum, { count }) => sum + count, 0),
    }),
    refetch: () => Promise.all([refetch(), client.refetchQueries({ include: ['AttentionGroup'] })]),
  });
  const view = state.view || (isListAsked ? 'list' : first);
  return { updates, view, counts, total, clientId, retryCounts: error && !counts ? refetch : undefined };
}
