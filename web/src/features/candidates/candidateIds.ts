import type { ApolloClient } from '@apollo/client';
import { LONGEST_PAGE } from '../../constants';
import { graphql } from '../../generated/staff';
import type { CandidateFilter } from '../../generated/staff/graphql';

const filteredIdsQuery = graphql(`
  query FilteredCandidateIds($filter: CandidateFilter!, $first: Int!, $after: String) {
    candidates(filter: $filter, sort: CREATED_ASC, first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
        }
      }
    }
  }
`);

export interface IdsPage {
  ids: string[];
  /** The cursor that the next page follows; null for the last page. */
  next: string | null;
}

/** The ids of a list, one page after the other. @param readPage reads the page that follows a cursor. */
export async function idsOfAllPages(readPage: (after: string | null) => Promise<IdsPage>): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: IdsPage = await readPage(after);
    ids.push(...page.ids);
    after = page.next;
  } while (after !== null);
  return ids;
}

/** The ids of all candidates that a filter finds, oldest first. @param signal ends the reading with its reason. */
export function filteredCandidateIds(
  client: ApolloClient,
  filter: CandidateFilter,
  signal: AbortSignal,
): Promise<string[]> {
  return idsOfAllPages(async (after) => {
    signal.throwIfAborted();
    const { data } = await client.query({
      query: filteredIdsQuery,
      variables: { filter, first: LONGEST_PAGE, after },
      fetchPolicy: 'no-cache',
    });
    const { edges, pageInfo } = data!.candidates;
    return { ids: edges.map(({ node }) => node.id), next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  });
}
