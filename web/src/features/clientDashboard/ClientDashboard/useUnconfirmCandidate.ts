import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/staff';
import type { ConfirmationPanel_CandidateFragment } from '../../../generated/staff/graphql';
import { withConfirmation } from './optimisticConfirmation';
import { useConfirmationChange } from './useConfirmationChange';

const unconfirmCandidateMutation = graphql(`
  mutation UnconfirmCandidate($input: UnconfirmCandidateInput!) {
    unconfirmCandidate(input: $input) {
      candidate {
        id
        ...ConfirmationPanel_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Withdraws a confirmation: shown at once, taken back when the server refuses. */
export function useUnconfirmCandidate(clientName: string) {
  const change = useConfirmationChange('unconfirm');
  const [mutate, { loading }] = useMutation(unconfirmCandidateMutation);

  /** @returns why it was not done, or null */
  const unconfirmCandidate = (candidate: ConfirmationPanel_CandidateFragment) => {
    return change(candidate, async () => {
      const { data } = await mutate({
        variables: { input: { candidateId: candidate.id } },
        optimisticResponse: {
          __typename: 'Mutation',
          unconfirmCandidate: {
            __typename: 'UnconfirmCandidatePayload',
            candidate: withConfirmation(candidate, { isConfirmed: false, clientName }),
            userErrors: [],
          },
        },
      });
      return data!.unconfirmCandidate.userErrors;
    });
  };
  return { unconfirmCandidate, busy: loading };
}
