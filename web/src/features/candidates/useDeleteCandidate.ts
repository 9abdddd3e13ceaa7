import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { isGone, joinedMessages, serverMessage } from '../../lib/userErrors';
import { forgetCandidateLists } from './candidateCache';

const deleteCandidateDocument = graphql(`
  mutation DeleteCandidate($input: DeleteCandidateInput!) {
    deleteCandidate(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Deletes a candidate. @returns why it was not deleted, or null when it is gone. */
export function useDeleteCandidate() {
  const { t } = useTranslation('staff');
  const [mutate] = useMutation(deleteCandidateDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      const { deletedId, userErrors } = data.deleteCandidate;
      if (deletedId || isGone(userErrors)) forgetCandidateLists(cache);
    },
  });
  const deleteCandidate = async (id: string): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      const refusal = joinedMessages(data!.deleteCandidate.userErrors);
      if (!refusal) toast.success({ title: t('candidates.delete.done') });
      return refusal;
    } catch (error) {
      return serverMessage(error) ?? t('candidates.delete.failed');
    }
  };
  return deleteCandidate;
}
