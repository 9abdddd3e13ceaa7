import { useQuery } from '@apollo/client/react';
import { ADMIN_CANDIDATES_PAGE_SIZE, PAGE_SIZES } from '../../../constants';
import { graphql } from '../../../generated/staff';
import type { UrlState } from '../../../lib/urlState';
import { useViewer } from '../../../session/useSession';
import { candidateFilter, namedClient } from '../../candidates/candidateListState';
import { useCandidateSelection, useListedCandidates } from '../../candidates/candidateSelection';
import { useLiveUpdates } from '../../live/useLiveUpdates';
import { pageQuery } from '../../lists/pageQuery';
import { usePageSize } from '../../lists/usePageSize';
import type { AdminDialogsProps, DialogState } from './AdminDialogs';
import type { AdminCandidatesState } from './adminListState';
import type { CandidatesCardProps } from './CandidatesCard';
import { neighboursOf } from './neighbours';

const candidatesQuery = graphql(`
  query AdminCandidates($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {
    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {
      totalCount
      pageCursors {
        totalPages
      }
      edges {
        node {
          id
        }
      }
      ...SummaryCards_page
      ...CandidatesCard_candidates
    }
  }
`);

/** The address of either screen, as the list and its dialogs change it. */
interface AdminAddress extends Pick<UrlState<AdminCandidatesState & DialogState>, 'change' | 'open' | 'close'> {
  state: DialogState;
}

/**
 * A page of candidates of the administrator's, with what the card that lists them and the dialogs above it need.
 * @param state which candidates: what the address says, or those of one client
 */
export function useAdminCandidates(url: AdminAddress, state: AdminCandidatesState) {
  const { change, open } = url;
  const viewer = useViewer();
  const rights = viewer?.kind === 'user' ? viewer : null;
  const selection = useCandidateSelection();
  const { size, remember } = usePageSize('adminCandidates', {
    inAddress: state.size,
    sizes: PAGE_SIZES,
    fallback: ADMIN_CANDIDATES_PAGE_SIZE,
  });
  const filter = candidateFilter(state);
  const variables = { first: size, page: state.page, filter, sort: state.sort };
  const result = useQuery(candidatesQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    variables,
  });
  const updates = useLiveUpdates({
    document: candidatesQuery,
    variables,
    shown: result.data,
    listOf: ({ candidates }) => ({ list: candidates, count: candidates.totalCount }),
    refetch: () => result.refetch(),
  });
  useListedCandidates(
    JSON.stringify(variables),
    result.data?.candidates.edges.map(({ node }) => node.id),
  );
  const query = { ...pageQuery(result), updates };
  const list = (result.data ?? result.previousData)?.candidates;
  const neighbours = neighboursOf(url.state.candidate, {
    ids: list?.edges.map(({ node }) => node.id) ?? [],
    page: state.page,
    size,
    totalPages: list?.pageCursors.totalPages ?? 1,
    total: list?.totalCount ?? 0,
    // Where the page did not come, the list is that of the page before.
    arriving: query.stale || query.failed || !list,
  });
  const card = {
    state,
    onChange: change,
    size,
    onSizeChange: (chosen: number) => {
      remember(chosen);
      change({ size: chosen, page: 1 });
    },
    candidates: list,
    query,
    selection,
    onView: (id: string) => open({ candidate: id, mode: 'view' }),
    onCreate: rights?.viewerCanCreateCandidates ? () => open({ dialog: 'candidate' }) : undefined,
    onExport: rights?.viewerCanExport ? () => open({ dialog: 'export' }) : undefined,
    template: url.state.template ? { id: url.state.template, onDrop: () => change({ template: '' }) } : null,
  } satisfies Partial<CandidatesCardProps>;
  const dialogs = {
    url,
    query,
    neighbours,
    selection,
    filter,
    sort: state.sort,
    totalMatching: list?.totalCount,
    clientId: namedClient(state.client),
  } satisfies AdminDialogsProps;
  return { rights, list, query, card, dialogs };
}
