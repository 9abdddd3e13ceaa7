import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../generated/staff';

const candidatePasswordQuery = graphql(`
  query CandidatePassword($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        accessPassword
      }
    }
  }
`);

/** Reads a candidate's password when it is called, and throws where that fails or the candidate is not there any more. */
export function useReadPassword(id: string): () => Promise<string> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({
      query: candidatePasswordQuery,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const password = data?.node?.__typename === 'Candidate' ? data.node.accessPassword : null;
    if (password === null) throw new Error('There is no such candidate.');
    return password;
  };
}
