import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../generated/staff';

const answersQuery = graphql(`
  query AnswersOfField($id: ID!) {
    node(id: $id) {
      id
      ... on CustomField {
        answerCount
      }
    }
  }
`);

/** How many records hold an answer to a field; undefined while it is asked, and where it cannot be had. @param id null where the count is not needed */
export function useAnswerCount(id: string | null): { count: number | undefined; loading: boolean } {
  const { data, loading } = useQuery(answersQuery, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
  });
  return { count: data?.node?.__typename === 'CustomField' ? data.node.answerCount : undefined, loading };
}
