import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../components/CopyButton/copyText';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import { evictCandidate } from './candidateCache';

const sendAccessLinkMutation = graphql(`
  mutation SendCandidateAccessLink($input: SendCandidateAccessLinkInput!) {
    sendCandidateAccessLink(input: $input) {
      candidate {
        id
        accessSentAt
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Mails the link to the candidate. Where the server has no mail, says so and copies the link for other means. */
export function useSendAccessLink() {
  const { t } = useTranslation('staff');
  const { cache } = useApolloClient();
  const [mutate, { loading }] = useMutation(sendAccessLinkMutation);
  /** @param candidate `to`: who gets it, in words */
  const sendAccessLink = async ({ id, to, link }: { id: string; to: string; link: string }) => {
    // One may have sent several by now.
    const tellFailure = (reason: string | null) =>
      toast.error({ title: t('candidates.send.failed'), description: [to, reason].filter(Boolean).join(': ') });
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      const { userErrors } = data!.sendCandidateAccessLink;
      if (userErrors.length === 0) {
        toast.success({ title: t('candidates.send.done'), description: to });
        evictCandidate(cache, id);
      } else if (userErrors.some(({ code }) => code === 'PRECONDITION_FAILED')) {
        const copied = await copyText(link);
        toast.info({
          title: t('candidates.send.notAvailable'),
          description: copied ? t('copy.linkCopied') : undefined,
        });
      } else {
        tellFailure(joinedMessages(userErrors));
      }
    } catch (error) {
      tellFailure(failureText(error));
    }
  };
  return { sendAccessLink, busy: loading };
}
