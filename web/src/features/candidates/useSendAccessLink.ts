import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { joinedMessages, serverMessage } from '../../lib/userErrors';

const sendAccessLinkDocument = graphql(`
  mutation SendCandidateAccessLink($input: SendCandidateAccessLinkInput!) {
    sendCandidateAccessLink(input: $input) {
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Mails the link to the candidate; where the server has no mail, says so. */
export function useSendAccessLink() {
  const { t } = useTranslation('staff');
  const [mutate, { loading }] = useMutation(sendAccessLinkDocument);
  const sendAccessLink = async ({ id, email }: { id: string; email: string }) => {
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      const { userErrors } = data!.sendCandidateAccessLink;
      if (userErrors.length === 0) {
        toast.success({ title: t('candidates.send.done'), description: email });
      } else if (userErrors.some(({ code }) => code === 'PRECONDITION_FAILED')) {
        toast.success({ title: t('candidates.send.notAvailable') });
      } else {
        toast.error({ title: t('candidates.send.failed'), description: joinedMessages(userErrors) ?? undefined });
      }
    } catch (error) {
      toast.error({ title: t('candidates.send.failed'), description: serverMessage(error) ?? undefined });
    }
  };
  return { sendAccessLink, busy: loading };
}
