import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/staff';
import type { ConfirmationPanel_CandidateFragment } from '../../../generated/staff/graphql';
import { joinedMessages, serverMessage } from '../../../lib/userErrors';
import { forgetCandidateTotals } from '../../candidates/candidateCache';
import { withConfirmation } from './optimisticConfirmation';

const unconfirmCandidateDocument = graphql(`
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
  const { t } = useTranslation('staff');
  const { cache } = useApolloClient();
  const [mutate, { loading }] = useMutation(unconfirmCandidateDocument);

  const unconfirmCandidate = async (candidate: ConfirmationPanel_CandidateFragment) => {
    const fail = (message: string | null) =>
      toast.error({
        title: t('confirmation.unconfirmFailed'),
        description: message ?? t('confirmation.tryAgainUnconfirm'),
      });
    try {
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
      const refusal = joinedMessages(data!.unconfirmCandidate.userErrors);
      if (refusal) {
        fail(refusal);
        return;
      }
      forgetCandidateTotals(cache);
      toast.success({ title: t('confirmation.unconfirmed'), description: candidate.name });
    } catch (error) {
      fail(serverMessage(error));
    }
  };
  return { unconfirmCandidate, busy: loading };
}
