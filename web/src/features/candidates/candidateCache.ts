import type { ApolloCache } from '@apollo/client';

/** What the server derives from everything that happens with a candidate. */
const derived = [
  'stage',
  'stageSince',
  'attention',
  'nextAction',
  'viewerCanRemind',
  'missingFields',
  'events',
  'changesSinceConfirmation',
  'confirmationProof',
] as const;

/** Lists and counts that follow from where the admissions stand. */
const flowFields = [
  'attention',
  'attentionCounts',
  'stageCounts',
  'candidateNeighbours',
  'candidateDuplicates',
] as const;

/**
 * After a change that may move candidates in or between lists: every cached page and total is evicted, and what is
 * on the screen asks the server again.
 */
export function evictCandidateLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'candidates', broadcast: false });
  // Each client tells how many candidates it has.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'clients', broadcast: false });
  evictCandidateTotals(cache);
}

/** After a change that moves no row but changes the counts. */
export function evictCandidateTotals(cache: ApolloCache): void {
  for (const fieldName of flowFields) cache.evict({ id: 'ROOT_QUERY', fieldName, broadcast: false });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'candidateTotals' });
}

/** After something has happened with a candidate: its stage, its timeline and what they lead to are asked for again. */
export function evictCandidate(cache: ApolloCache, candidateId: string): void {
  const id = cache.identify({ __typename: 'Candidate', id: candidateId });
  if (id) for (const fieldName of derived) cache.evict({ id, fieldName, broadcast: false });
  evictCandidateTotals(cache);
}
