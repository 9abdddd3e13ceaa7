import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { readFragment, type FragmentType } from '../../../generated/staff';
import type { DocumentReviewFilter } from '../../../generated/staff/graphql';
import { changeQueue, emptyQueue, type QueueAction } from './queue';
import { ReviewDocument_document, reviewQueueQuery } from './reviewOperations';

const PAGE = 20;
/** How many documents wait behind the one that is looked at when more are fetched. */
const FETCH_BEFORE_END = 6;

const unmask = (document: FragmentType<typeof ReviewDocument_document>) =>
  readFragment(ReviewDocument_document, document);

async function fetchPage(client: ApolloClient, filter: DocumentReviewFilter, after: string | null) {
  const variables = { first: PAGE, filter, ...(after !== null && { after }) };
  const { data } = await client.query({ query: reviewQueueQuery, variables, fetchPolicy: 'no-cache' });
  const { totalCount, pageInfo, edges } = data!.documentsToReview;
  const documents = edges.map(({ node }) => unmask(node));
  return { documents, total: totalCount, end: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}

/**
 * Loads the queue page by page, ahead of the reviewer. The component is keyed by the filter: another filter is another
 * queue.
 * @param start the document to begin with, when it is among the first
 */
export function useReviewQueue(filter: DocumentReviewFilter, start: string) {
  const client = useApolloClient();
  const [queue, dispatch] = useReducer(changeQueue, emptyQueue);
  const [error, setError] = useState<Error | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [isReloading, setIsReloading] = useState(false);
  const isBusy = useRef(false);
  /** Where the next page begins; null after the last. */
  const end = useRef<string | null>(null);
  const isGone = useRef(false);
  /** Whether a document that is known waits. */
  const hasWaiting = useRef(false);

  const load = useCallback(
    async (part: 'rest' | 'top') => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        const page = await fetchPage(client, filter, part === 'rest' ? end.current : null);
        if (isGone.current) return;
        // A list that is read anew for what has come to its front does not change where its rest begins.
        if (part === 'rest' || !hasWaiting.current) end.current = page.end;
        setError(null);
        dispatch({ type: 'loaded', ...page, part, now: Date.now(), start });
      } catch (failure) {
        if (!isGone.current) setError(failure as Error);
      } finally {
        isBusy.current = false;
        if (!isGone.current) {
          setIsLoading(false);
          setIsReloading(false);
        }
      }
    },
    [client, filter, start],
  );

  useEffect(() => {
    hasWaiting.current = queue.entries.some(({ standing }) => standing === 'waiting');
  }, [queue.entries]);

  const begin = useEffectEvent(() => void load('top'));
  useEffect(() => {
    isGone.current = false;
    queueMicrotask(() => begin());
    return () => {
      isGone.current = true;
    };
  }, []);

  const here = queue.entries.findIndex(({ document }) => document.id === queue.current);
  const left = queue.entries.slice(here + 1).filter(({ standing }) => standing === 'waiting').length;
  /** What was passed over does not come again by itself: the end of the list asks once more from its beginning. */
  const goOn = useEffectEvent(() => {
    if (!queue.isLoaded || error) return;
    const isRestWanted = end.current !== null && left < FETCH_BEFORE_END;
    if (!isRestWanted && (queue.current !== null || queue.waiting === 0)) return;
    setIsLoading(true);
    void load(isRestWanted ? 'rest' : 'top');
  });
  const { current: shownId, waiting, isLoaded } = queue;
  useEffect(() => queueMicrotask(() => goOn()), [left, shownId, waiting, isLoaded]);

  return {
    queue,
    dispatch: dispatch as (action: QueueAction) => void,
    error,
    /** Whether more documents are on their way. */
    isLoading,
    /** Whether they are because the viewer asked for them. */
    isReloading,
    reload: () => {
      setIsReloading(true);
      return load('top');
    },
  };
}
