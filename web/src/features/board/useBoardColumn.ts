import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/staff';
import type { CandidateStage } from '../../generated/staff/graphql';
import { columnFilter, columnSort, type BoardState } from './boardState';

const PEOPLE_AT_ONCE = 25;

const columnQuery = graphql(`
  query BoardColumn($first: Int!, $after: String, $filter: CandidateFilter!, $sort: CandidateSort!) {
    candidates(first: $first, after: $after, filter: $filter, sort: $sort) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...BoardCard_candidate
        }
      }
    }
  }
`);

/** The people of a column, as far as they are loaded; `loadMore` brings the page that follows, and tries a failed one again. */
export function useBoardColumn(stage: CandidateStage, state: BoardState) {
  const variables = { first: PEOPLE_AT_ONCE, filter: columnFilter(stage, state), sort: columnSort(stage) };
  const { data, error, loading, refetch, fetchMore } = useQuery(columnQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.candidates;
  const loadMore = () => {
    const after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
    if (loading || !after) return;
    const more = fetchMore({
      variables: { ...variables, after },
      updateQuery: (before, { fetchMoreResult }) => {
        // Somebody who has moved on meanwhile is not listed twice.
        const known = new Set(before.candidates.edges.map(({ node }) => node.id));
        const added = fetchMoreResult.candidates.edges.filter(({ node }) => !known.has(node.id));
        return {
          ...before,
          candidates: { ...fetchMoreResult.candidates, edges: [...before.candidates.edges, ...added] },
        };
      },
    });
    more.catch(() => undefined);
  };
  return { list, error, loading, loadMore, retry: () => void refetch().catch(() => undefined) };
}
