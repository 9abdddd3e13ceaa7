import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/staff';
import type { CandidateStage } from '../../generated/staff/graphql';
import { useMoreRows } from '../lists/useMoreRows';
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

/** The people of a column, as far as they are loaded; `rows.showMore` brings those that follow, and `retry` all of them again. */
export function useBoardColumn(stage: CandidateStage, state: BoardState) {
  const variables = { first: PEOPLE_AT_ONCE, filter: columnFilter(stage, state), sort: columnSort(stage) };
  const { data, error, loading, refetch, fetchMore } = useQuery(columnQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const rows = useMoreRows({
    list: data?.candidates,
    atOnce: PEOPLE_AT_ONCE,
    loading,
    question: JSON.stringify(variables),
    fetchMore: (page) =>
      fetchMore({
        variables: { ...variables, ...page },
        updateQuery: (before, { fetchMoreResult }) => {
          // Somebody who has moved on meanwhile is not listed twice.
          const known = new Set(before.candidates.edges.map(({ node }) => node.id));
          const added = fetchMoreResult.candidates.edges.filter(({ node }) => !known.has(node.id));
          return {
            ...before,
            candidates: { ...fetchMoreResult.candidates, edges: [...before.candidates.edges, ...added] },
          };
        },
      }),
  });
  return { rows, error, loading, retry: refetch };
}
