import { ApolloLink } from '@apollo/client/link';
import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { useState } from 'react';
import { tap } from 'rxjs';
import { STALE_MS } from '../constants';

/** When each operation was last answered; Apollo's cache knows what, but not since when. */
type Answers = Map<string, number>;

const answersOf = new WeakMap<ApolloClient, Answers>();
const keyOf = (name: string | undefined, variables: unknown) => `${name ?? ''}${JSON.stringify(variables ?? {})}`;

function nameOf(document: DocumentNode): string | undefined {
  return document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}

/** Notes the time of every answer, for {@link useFreshness}. */
export function createFreshness(): { link: ApolloLink; attach: (client: ApolloClient) => void } {
  const answers: Answers = new Map();
  const link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if (!result.errors) answers.set(keyOf(operation.operationName, operation.variables), Date.now());
      }),
    ),
  );
  return { link, attach: (client) => answersOf.set(client, answers) };
}

/**
 * The cache lifetimes: `cache-first` while the last answer to this very query is younger than
 * `staleMs`, else `cache-and-network` (what is known is shown at once and brought up to date). Decided when the
 * component mounts; use it as `useQuery(document, { variables, fetchPolicy: useFreshness(document, variables) })`.
 */
export function useFreshness(
  document: DocumentNode,
  variables?: unknown,
  staleMs: number = STALE_MS.general,
): 'cache-first' | 'cache-and-network' {
  const client = useApolloClient();
  const [policy] = useState(() => {
    const answered = answersOf.get(client)?.get(keyOf(nameOf(document), variables));
    const fresh = answered !== undefined && Date.now() - answered < staleMs;
    return fresh ? ('cache-first' as const) : ('cache-and-network' as const);
  });
  return policy;
}
