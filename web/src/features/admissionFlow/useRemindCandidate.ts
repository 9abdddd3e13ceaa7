import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import { evictCandidate } from '../candidates/candidateCache';

const remindCandidateMutation = graphql(`
  mutation RemindCandidate($input: RemindCandidatesInput!) {
    remindCandidates(input: $input) {
      results {
        candidateId
        outcome
        message
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Reminds one candidate by mail, and says how it went. */
export function useRemindCandidate() {
  const { t } = useTranslation('flow');
  const { cache } = useApolloClient();
  const [mutate, { loading }] = useMutation(remindCandidateMutation);
  const remindCandidate = async ({ id, name }: { id: string; name: string }) => {
    // One may have asked for several by now.
    const tellFailure = (reason: string | null | undefined) =>
      toast.error({ title: t('remind.failed'), description: [name, reason].filter(Boolean).join(': ') });
    try {
      const { data } = await mutate({ variables: { input: { selection: { candidateIds: [id] } } } });
      const { results, userErrors } = data!.remindCandidates;
      const [result] = results ?? [];
      if (result?.outcome === 'DONE') {
        toast.success({ title: t('remind.done'), description: name });
        evictCandidate(cache, id);
      } else {
        tellFailure(joinedMessages(userErrors) ?? result?.message);
      }
    } catch (error) {
      tellFailure(failureText(error));
    }
  };
  return { remindCandidate, busy: loading };
}
