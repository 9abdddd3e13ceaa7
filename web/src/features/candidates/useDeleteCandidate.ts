import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { isGone } from '../../lib/userErrors';
import { runWithToast } from '../recordDialog/runWithToast';
import { evictCandidateLists } from './candidateCache';
import { useCandidateSelection } from './candidateSelection';

const deleteCandidateMutation = graphql(`
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
  const [mutate] = useMutation(deleteCandidateMutation, {
    update: (cache, { data }) => {
      if (!data) return;
      const { deletedId, userErrors } = data.deleteCandidate;
      if (deletedId || isGone(userErrors)) evictCandidateLists(cache);
    },
  });
  const { toggle } = useCandidateSelection();
  return async (id: string) => {
    const refused = await runWithToast(
      async () => (await mutate({ variables: { input: { id } } })).data!.deleteCandidate.userErrors,
      {
        done: { title: t('candidates.delete.done') },
        failed: t('candidates.delete.failed'),
      },
    );
    // Chosen ones are counted, exported and acted on.
    if (!refused || refused.gone) toggle([id], false);
    return refused;
  };
}
