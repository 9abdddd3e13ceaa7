import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/staff';
import type { ConfirmationPanel_CandidateFragment } from '../../../generated/staff/graphql';
import { joinedMessages, serverMessage } from '../../../lib/userErrors';
import { forgetCandidateTotals } from '../../candidates/candidateCache';
import { withConfirmation } from './optimisticConfirmation';

const confirmCandidateDocument = graphql(`
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
  const { t } = useTranslation('staff');
  const { cache } = useApolloClient();
  const [mutate, { loading }] = useMutation(confirmCandidateDocument);

  const confirmCandidate = async (candidate: ConfirmationPanel_CandidateFragment, clientNotes: string) => {
    const notes = clientNotes.trim() || null;
    const fail = (message: string | null) =>
      toast.error({ title: t('confirmation.confirmFailed'), description: message ?? t('confirmation.tryAgain') });
    try {
      const { data } = await mutate({
        variables: { input: { candidateId: candidate.id, clientNotes: notes } },
        optimisticResponse: {
          __typename: 'Mutation',
          confirmCandidate: {
            __typename: 'ConfirmCandidatePayload',
            candidate: withConfirmation(candidate, { isConfirmed: true, clientNotes: notes, clientName }),
            userErrors: [],
          },
        },
      });
      const refusal = joinedMessages(data!.confirmCandidate.userErrors);
      if (refusal) {
        fail(refusal);
        return;
      }
      forgetCandidateTotals(cache);
      toast.success({ title: t('confirmation.confirmed'), description: candidate.name });
    } catch (error) {
      fail(serverMessage(error));
    }
  };
  return { confirmCandidate, busy: loading };
}
