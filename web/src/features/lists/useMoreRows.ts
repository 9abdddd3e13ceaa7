import { useEffect, useEffectEvent, useState } from 'react';
import { LONGEST_PAGE } from '../../constants';

/** A list that is read page by page, each behind the one before. */
interface GrowingList {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined };
}

export interface MoreRowsOptions<List> {
  /** What is known of the list; undefined while nothing is. */
  list: List | undefined;
  /** How many rows are shown at first, and how many more at each wish for more. */
  atOnce: number;
  /** What is asked now is not answered yet. */
  loading: boolean;
  /** Puts the `first` rows that follow the cursor `after` behind those that are known. */
  fetchMore: (page: { first: number; after: string | null | undefined }) => Promise<unknown>;
  /** Another list begins at its first rows. */
  question?: string;
}

export interface MoreRows<List> {
  /** What is to be shown. */
  list: List | undefined;
  /** As many rows as are wanted are there. */
  isWhole: boolean;
  hasMore: boolean;
  busy: boolean;
  /** The next rows could not be read. */
  failed: boolean;
  /** Shows as many rows more, and tries again what has failed. */
  showMore: () => void;
}

/**
 * Keeps as many rows on the screen as were asked for. A list that is read anew, after an action on one of its rows, comes with its
 * first page alone: what was shown stays until the others have come as well, so that no reader loses their place.
 */
export function useMoreRows<List extends GrowingList>(options: MoreRowsOptions<List>): MoreRows<List> {
  const { list, atOnce, loading, fetchMore, question = '' } = options;
  const known = list?.edges.length ?? 0;
  const beginning = { question, wanted: Math.max(atOnce, known), shown: list, failedOn: null as List | null };
  const [state, setState] = useState(beginning);
  const { wanted } = state;
  const hasMore = list?.pageInfo.hasNextPage ?? false;
  const isWhole = !hasMore || known >= wanted;
  // A list that has been read anew since is tried again.
  const failed = !isWhole && state.failedOn !== null && state.failedOn === list;

  if (state.question !== question) setState(beginning);
  else if (state.shown !== list && (isWhole || failed)) setState({ ...state, shown: list });

  const read = useEffectEvent(() => {
    fetchMore({ first: Math.min(wanted - known, LONGEST_PAGE), after: list?.pageInfo.endCursor }).catch(() =>
      setState((latest) => ({ ...latest, failedOn: list ?? null })),
    );
  });
  const isDue = !isWhole && !loading && !failed;
  useEffect(() => {
    if (isDue) read();
  }, [isDue, known]);

  return {
    list: isWhole || failed ? list : (state.shown ?? list),
    isWhole,
    hasMore,
    busy: loading || isDue,
    failed,
    showMore: () => setState((latest) => ({ ...latest, wanted: failed ? wanted : known + atOnce, failedOn: null })),
  };
}
