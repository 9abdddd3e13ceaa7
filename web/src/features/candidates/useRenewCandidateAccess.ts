import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { joinedMessages, serverMessage } from '../../lib/userErrors';

const renewCandidateAccessDocument = graphql(`
  mutation RenewCandidateAccess($input: RenewCandidateAccessInput!) {
    renewCandidateAccess(input: $input) {
      candidate {
        id
        ...CandidateAccess_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Replaces link and password. @returns why nothing was replaced, or null. */
export function useRenewCandidateAccess() {
  const { t } = useTranslation('staff');
  const [mutate] = useMutation(renewCandidateAccessDocument);
  const renewCandidateAccess = async (id: string): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      const refusal = joinedMessages(data!.renewCandidateAccess.userErrors);
      if (!refusal) toast.success({ title: t('candidates.renew.done') });
      return refusal;
    } catch (error) {
      return serverMessage(error) ?? t('unexpectedError');
    }
  };
  return renewCandidateAccess;
}
