import type { ApolloClient } from '@apollo/client';

/**
 * Asks again for all that is shown as failed once the browser has a network again: a screen that was opened without one would keep its
 * errors, each with a button of its own.
 * @returns what ends it
 */
export function retryWhenOnline(client: ApolloClient): () => void {
  const retry = () => {
    for (const query of client.getObservableQueries('active')) {
      // What fails once more shows its error as before.
      if (query.getCurrentResult().error) void query.refetch().catch(() => undefined);
    }
  };
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
}
