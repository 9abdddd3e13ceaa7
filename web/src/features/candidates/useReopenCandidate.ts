import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { isGone } from '../../lib/userErrors';
import { runAndTell } from '../recordDialog/runAndTell';
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
      const errors = data?.reopenCandidate.userErrors;
      if (errors && (errors.length === 0 || isGone(errors))) forgetCandidateLists(cache);
    },
  });
  const reopenCandidate = (id: string, fieldKeys: string[]) =>
    runAndTell(
      async () => (await mutate({ variables: { input: { id, fieldKeys } } })).data!.reopenCandidate.userErrors,
      { done: { title: t('candidates.reopen.done') }, failed: t('unexpectedError') },
    );
  return { reopenCandidate, busy: loading };
}
