import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback } from 'react';

/**
 * Loads again what the screen shows of a query, for the `onCompleted` of a mutation. A mutation's own `refetchQueries` would
 * begin too early: what its answer has changed would show only once they have come, and never where they fail. The mutation does
 * not wait for it either, as a list that could not be loaded again would be told as a change that was not saved.
 * @returns a function that begins it; the query tells its own failure
 */
export function useRefetch(document: DocumentNode): () => void {
  const client = useApolloClient();
  return useCallback(() => void client.refetchQueries({ include: [document] }), [client, document]);
}
