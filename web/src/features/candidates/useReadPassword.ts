import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../generated/staff';

const candidatePasswordQuery = graphql(`
  query CandidatePassword($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        accessToken
        accessPassword
      }
    }
  }
`);

/** What a candidate signs in with. */
export interface ReadAccess {
  accessToken: string;
  password: string;
}

/** Reads a candidate's link and password when it is called, and throws where that fails or the candidate is not there any more. */
export function useReadPassword(id: string): () => Promise<ReadAccess> {
  const client = useApolloClient();
  return async () => {
    const { data } = await client.query({
      query: candidatePasswordQuery,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    const { accessToken = null, accessPassword = null } = data?.node?.__typename === 'Candidate' ? data.node : {};
    if (accessToken === null || accessPassword === null) throw new Error('There is no such candidate.');
    return { accessToken, password: accessPassword };
  };
}
