import { canonicalStringify } from '@apollo/client/utilities';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SETTLE_MS, useLiveState } from './LiveProvider';
import { untilAnswered } from './untilAnswered';

/** Tells that what is shown has changed elsewhere. */
export interface LiveUpdates {
  /** How many entries have come; 0 where entries have changed or gone. */
  count: number;
  /** Shows the present answer. */
  show: () => void;
}

export interface LiveUpdatesOptions<Data, Variables extends OperationVariables> {
  /** What the screen asks. */
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** The document's answer as it is shown; undefined while there is none, or another is on its way. */
  shown: Data | undefined;
  /** The part that is compared, and how many entries it has. */
  listOf: (data: Data) => { list: unknown; count: number };
  /** Asks again, so that the answer is shown. */
  refetch: () => Promise<unknown>;
}

/**
 * Tells when something that is shown has changed elsewhere, without changing it under the reader's hand. After each change that the
 * server tells of, the same question is asked beside the screen, and again after growing pauses where there was no answer; what the
 * viewer has changed is on the screen already and is no update.
 */
export function useLiveUpdates<Data, Variables extends OperationVariables>({
  document,
  variables,
  shown,
  listOf,
  refetch,
}: LiveUpdatesOptions<Data, Variables>): LiveUpdates | null {
  const client = useApolloClient();
  const version = useLiveState()?.candidates;
  const question = canonicalStringify(variables);
  const [found, setFound] = useState<{ question: string; data: Data } | null>(null);
  /** The state in which what is shown was read. Unknown until a look: the first state comes after the screen was loaded. */
  const seen = useRef(version);
  const isShown = shown !== undefined;

  /** @returns false where the server gave no answer. */
  const look = useEffectEvent(async (isOver: () => boolean) => {
    // The client's types want the names of the variables, which a document of any screen does not tell here.
    const query = document as TypedDocumentNode<Data>;
    const answer = await client.query({ query, variables, fetchPolicy: 'no-cache' }).catch(() => null);
    const data = answer?.data;
    if (data && shown && !isOver()) setFound(isSame(listOf, data, shown) ? null : { question, data });
    return data !== undefined;
  });
  /** Updates of another page, filter or order say nothing of this one. */
  const isDue = useEffectEvent(() => version !== seen.current || (found !== null && found.question !== question));
  useEffect(() => {
    if (version === undefined || !isShown || !isDue()) return undefined;
    return untilAnswered((isOver) => look(isOver), { afterMs: SETTLE_MS, onAnswer: () => (seen.current = version) });
  }, [version, isShown, question]);

  if (!found || !shown || found.question !== question) return null;
  if (isSame(listOf, found.data, shown)) return null;
  return {
    count: Math.max(0, listOf(found.data).count - listOf(shown).count),
    show: () =>
      void refetch().then(
        () => setFound(null),
        () => undefined,
      ),
  };
}

const isSame = <Data>(
  listOf: LiveUpdatesOptions<Data, OperationVariables>['listOf'],
  one: Data,
  other: Data,
): boolean => canonicalStringify(listOf(one).list) === canonicalStringify(listOf(other).list);
