import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../generated/staff';
import { isGone } from '../../lib/userErrors';
import { runWithToast } from '../recordDialog/runWithToast';

const deleteClientMutation = graphql(`
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
  const [mutate] = useMutation(deleteClientMutation, {
    update: (cache, { data }) => {
      if (!data) return;
      const { deletedId, userErrors } = data.deleteClient;
      if (deletedId || isGone(userErrors)) cache.evict({ id: 'ROOT_QUERY', fieldName: 'clients' });
    },
  });
  return (id: string) =>
    runWithToast(async () => (await mutate({ variables: { input: { id } } })).data!.deleteClient.userErrors, {
      done: { title: t('clients.delete.done') },
      failed: t('clients.delete.failed'),
    });
}
