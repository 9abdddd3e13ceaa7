import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { evictCandidate } from './candidateCache';
import { runWithToast } from '../recordDialog/runWithToast';

const renewCandidateAccessMutation = graphql(`
  mutation RenewCandidateAccess($input: RenewCandidateAccessInput!) {
    renewCandidateAccess(input: $input) {
      candidate {
        id
        accessSentAt
        accessPassword
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
  const [mutate] = useMutation(renewCandidateAccessMutation);
  return (id: string) =>
    runWithToast(
      async () => {
        const { data } = await mutate({
          variables: { input: { id } },
          // Nothing was sent of the new one, which the queue and the timeline tell as well.
          update: (cache) => evictCandidate(cache, id),
        });
        return data!.renewCandidateAccess.userErrors;
      },
      { done: { title: t('candidates.renew.done') } },
    );
}
