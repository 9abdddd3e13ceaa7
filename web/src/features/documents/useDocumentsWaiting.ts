import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../generated/staff';

const documentsWaitingQuery = graphql(`
  query DocumentsWaiting {
    documentsToReview(first: 1) {
      totalCount
    }
  }
`);

/** How many documents wait for the viewer's judgement; undefined until that is known. */
export function useDocumentsWaiting(): number | undefined {
  const { data } = useQuery(documentsWaitingQuery, { fetchPolicy: 'cache-and-network' });
  return data?.documentsToReview.totalCount;
}

/** Changes that number by what the viewer has just done, where it is known. */
export function useCountWaiting(): (by: 1 | -1) => void {
  const { cache } = useApolloClient();
  return useCallback(
    (by) =>
      void cache.updateQuery({ query: documentsWaitingQuery }, (known) =>
        known
          ? {
              ...known,
              documentsToReview: {
                ...known.documentsToReview,
                totalCount: Math.max(0, known.documentsToReview.totalCount + by),
              },
            }
          : undefined,
      ),
    [cache],
  );
}
