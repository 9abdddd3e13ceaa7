import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { isGone } from '../../lib/userErrors';
import { runAndTell } from '../recordDialog/runAndTell';
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
  return (id: string) =>
    runAndTell(async () => (await mutate({ variables: { input: { id } } })).data!.deleteCandidate.userErrors, {
      done: { title: t('candidates.delete.done') },
      failed: t('candidates.delete.failed'),
    });
}
