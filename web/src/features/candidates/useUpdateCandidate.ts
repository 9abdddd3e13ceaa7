import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/staff';
import type { UpdateCandidateInput } from '../../generated/staff/graphql';
import { isGone } from '../../lib/userErrors';
import { evictCandidateLists } from './candidateCache';
import type { CandidateFormRecord } from './candidateForm';

const updateCandidateMutation = graphql(`
  mutation UpdateCandidate($input: UpdateCandidateInput!) {
    updateCandidate(input: $input) {
      candidate {
        id
        name
        email
        ...CandidateForm_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Changes a candidate, in the lists at once; a refusal puts the old name back. */
export function useUpdateCandidate() {
  const { cache } = useApolloClient();
  const [mutate, { loading }] = useMutation(updateCandidateMutation);

  /** @param before the record that the change is based on */
  const updateCandidate = async (input: UpdateCandidateInput, before: CandidateFormRecord) => {
    const { data } = await mutate({
      variables: { input },
      optimisticResponse: {
        __typename: 'Mutation',
        updateCandidate: {
          __typename: 'UpdateCandidatePayload',
          userErrors: [],
          // Masking is only a type: at run time the record is whole.
          candidate: { ...before, name: input.name ?? before.name, email: input.email ?? before.email },
        },
      },
    });
    const payload = data!.updateCandidate;
    // Names order lists, values fill their lines.
    if (payload.userErrors.length === 0 || isGone(payload.userErrors)) evictCandidateLists(cache);
    return payload;
  };
  return { updateCandidate, busy: loading };
}
