import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql } from '../../generated/staff';
import { useCandidateSelection } from './candidateSelection';

const existingCandidateQuery = graphql(`
  query ExistingCandidate($id: ID!) {
    node(id: $id) {
      id
    }
  }
`);

/**
 * Takes back the choice of candidates who were deleted elsewhere. One who has left a list that was asked for again may be gone,
 * or on another page, or out of the filter: the server is asked which.
 * @param question tells one page, order and filter from another
 * @param ids who is listed; undefined until the answer to this question is there
 */
export function useExistingChoice(question: string, ids: readonly string[] | undefined): void {
  const client = useApolloClient();
  const { has, toggle } = useCandidateSelection();
  const listed = useRef<{ question: string; ids: readonly string[] }>({ question, ids: [] });
  const look = async (id: string) => {
    const answer = await client
      .query({ query: existingCandidateQuery, variables: { id }, fetchPolicy: 'no-cache' })
      .catch(() => null);
    if (answer?.data?.node === null) toggle([id], false);
  };
  const compare = useEffectEvent(() => {
    if (!ids) return;
    const before = listed.current.question === question ? listed.current.ids : [];
    listed.current = { question, ids };
    for (const id of before) if (has(id) && !ids.includes(id)) void look(id);
  });
  const key = ids?.join();
  useEffect(() => compare(), [question, key]);
}
