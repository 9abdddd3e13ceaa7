import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../generated/staff';
import type { ConfirmationPanel_CandidateFragment } from '../../../generated/staff/graphql';
import { withConfirmation } from './optimisticConfirmation';
import { useConfirmationChange } from './useConfirmationChange';

const confirmCandidateMutation = graphql(`
  mutation ConfirmCandidate($input: ConfirmCandidateInput!) {
    confirmCandidate(input: $input) {
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

/** Confirms a candidate's data: shown at once, taken back when the server refuses. */
export function useConfirmCandidate(clientName: string) {
  const change = useConfirmationChange('confirm');
  const [mutate, { loading }] = useMutation(confirmCandidateMutation);

  /** @returns why it was not done, or null */
  const confirmCandidate = (
    candidate: ConfirmationPanel_CandidateFragment,
    /** Without `clientNotes` those that there are stay. */
    { clientNotes, shownHash }: { clientNotes: string | undefined; shownHash: string | undefined },
  ) => {
    const notes = clientNotes !== undefined && { clientNotes: clientNotes.trim() || null };
    return change(candidate, async () => {
      const { data } = await mutate({
        variables: { input: { candidateId: candidate.id, ...notes, ...(shownHash && { shownHash }) } },
        optimisticResponse: {
          __typename: 'Mutation',
          confirmCandidate: {
            __typename: 'ConfirmCandidatePayload',
            candidate: withConfirmation(candidate, { isConfirmed: true, clientName, ...notes }),
            userErrors: [],
          },
        },
      });
      return data!.confirmCandidate.userErrors;
    });
  };
  return { confirmCandidate, busy: loading };
}
