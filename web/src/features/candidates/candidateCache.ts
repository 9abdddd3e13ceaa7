import type { ApolloCache } from '@apollo/client';

/**
 * After a change that may move candidates in or between lists: every cached page and total is forgotten, and what is
 * on the screen asks the server again.
 */
export function forgetCandidateLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'candidates', broadcast: false });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'candidateTotals' });
}

/** After a change that moves no row but changes the counts. */
export function forgetCandidateTotals(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'candidateTotals' });
}
