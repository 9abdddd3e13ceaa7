import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import { isGone, joinedMessages, serverMessage } from '../../lib/userErrors';

const deleteClientDocument = graphql(`
  mutation DeleteClient($input: DeleteClientInput!) {
    deleteClient(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Deletes a client. @returns why it was not deleted, or null when it is gone. */
export function useDeleteClient() {
  const { t } = useTranslation('staff');
  const [mutate] = useMutation(deleteClientDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      const { deletedId, userErrors } = data.deleteClient;
      if (deletedId || isGone(userErrors)) cache.evict({ id: 'ROOT_QUERY', fieldName: 'clients' });
    },
  });
  const deleteClient = async (id: string): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { id } } });
      const refusal = joinedMessages(data!.deleteClient.userErrors);
      if (!refusal) toast.success({ title: t('clients.delete.done') });
      return refusal;
    } catch (error) {
      return serverMessage(error) ?? t('clients.delete.failed');
    }
  };
  return deleteClient;
}
