import { useQuery } from '@apollo/client/react';
import { ADMIN_CANDIDATES_PAGE_SIZE, PAGE_SIZES } from '../../../constants';
import { graphql } from '../../../generated/staff';
import { candidateFilter } from '../../candidates/candidateListState';
import { pageQuery } from '../../lists/pageQuery';
import { usePageSize } from '../../lists/usePageSize';
import type { AdminCandidatesState } from './adminListState';
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

/**
 * The page of candidates that an address of the administrator's means.
 * @param opened the candidate whose details are open: an id, or 'first' or 'last' of the page
 */
export function useAdminCandidates(state: AdminCandidatesState, opened: string) {
  const { size, remember } = usePageSize('adminCandidates', {
    inAddress: state.size,
    sizes: PAGE_SIZES,
    fallback: ADMIN_CANDIDATES_PAGE_SIZE,
  });
  const filter = candidateFilter(state);
  const result = useQuery(candidatesQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    variables: { first: size, page: state.page, filter, sort: state.sort },
  });
  const query = pageQuery(result);
  const list = (result.data ?? result.previousData)?.candidates;
  const ids = list?.edges.map(({ node }) => node.id) ?? [];
  return {
    list,
    query,
    filter,
    size,
    rememberSize: remember,
    neighbours: neighboursOf(opened, {
      ids,
      page: state.page,
      size,
      totalPages: list?.pageCursors.totalPages ?? 1,
      total: list?.totalCount ?? 0,
      arriving: query.stale || !list,
    }),
  };
}
