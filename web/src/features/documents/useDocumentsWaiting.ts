import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import { useRefetch } from '../../apollo/useRefetch';
import { graphql } from '../../generated/staff';
import { SETTLE_MS, useLiveState } from '../live/LiveProvider';

const documentsWaitingQuery = graphql(`
  query DocumentsWaiting {
    documentsToReview(first: 1) {
      totalCount
    }
  }
`);

/** How many documents wait for the viewer's judgement; undefined until that is known. */
export function useDocumentsWaiting(): number | undefined {
  const { data, refetch } = useQuery(documentsWaitingQuery, { fetchPolicy: 'cache-and-network' });
  const version = useLiveState()?.candidates;
  useEffect(() => {
    if (version === undefined) return undefined;
    // Others judge documents too, also before the first word of the server.
    const timer = setTimeout(() => void refetch().catch(() => undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [version, refetch]);
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

/** Reads that number again, where others have changed it too. */
export const useRecountWaiting = (): (() => void) => useRefetch(documentsWaitingQuery);
