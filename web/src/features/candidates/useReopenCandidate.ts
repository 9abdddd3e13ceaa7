import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { joinedMessages, serverMessage } from '../../lib/userErrors';
import { forgetCandidateLists } from './candidateCache';

const reopenCandidateDocument = graphql(`
  mutation ReopenCandidate($input: ReopenCandidateInput!) {
    reopenCandidate(input: $input) {
      candidate {
        id
        viewerCanReopen
        completedAt
        revision
        ...CandidateStatus_candidate
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Opens a complete candidate again. @returns why it was not opened, or null when it is. */
export function useReopenCandidate() {
  const { t } = useTranslation('staff');
  const [mutate, { loading }] = useMutation(reopenCandidateDocument, {
    update: (cache, { data }) => {
      if (data?.reopenCandidate.userErrors.length === 0) forgetCandidateLists(cache);
    },
  });
  const reopenCandidate = async (id: string, fieldKeys: string[]): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { id, fieldKeys } } });
      const refusal = joinedMessages(data!.reopenCandidate.userErrors);
      if (!refusal) toast.success({ title: t('candidates.reopen.done') });
      return refusal;
    } catch (error) {
      return serverMessage(error) ?? t('unexpectedError');
    }
  };
  return { reopenCandidate, busy: loading };
}
