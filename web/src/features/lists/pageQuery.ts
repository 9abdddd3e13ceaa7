import type { LiveUpdates } from '../live/useLiveUpdates';

/** How the query for a page of a list stands. */
export interface PageQuery {
  loading: boolean;
  /** What is shown belongs to the question before, until the answer to this one is there. */
  stale: boolean;
  error: Error | undefined;
  /** There is nothing to show. */
  failed: boolean;
  /** Asks again; a failure of this try is told as that of the first one. */
  retry: () => unknown;
  /** What has changed elsewhere and is not shown yet. */
  updates?: LiveUpdates | null;
}

/** How a page of a list is loaded, from a `useQuery` whose screen shows `previousData` meanwhile. */
export function pageQuery({
  data,
  error,
  loading,
  refetch,
}: {
  data?: unknown;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}): PageQuery {
  return {
    loading,
    stale: loading && !data,
    error,
    failed: Boolean(error) && !data,
    retry: refetch,
  };
}
