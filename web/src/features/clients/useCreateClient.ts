import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { graphql } from '../../generated/staff';
import type { CreateClientInput } from '../../generated/staff/graphql';

const createClientMutation = graphql(`
  mutation CreateClient($input: CreateClientInput!) {
    createClient(input: $input) {
      client {
        id
        name
        email
        active
      }
      temporaryPassword
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Creates a client; the answer alone carries the temporary password. */
export function useCreateClient() {
  const { t } = useTranslation('staff');
  const [mutate, { loading }] = useMutation(createClientMutation, {
    // The password is shown once and must not lie in the cache.
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      if (!data?.createClient.client) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'clients' });
    },
  });
  const createClient = async (input: CreateClientInput) => {
    const { data } = await mutate({ variables: { input } });
    const payload = data!.createClient;
    if (payload.client) {
      toast.success({ title: t('clients.created.title'), description: t('clients.created.description') });
    }
    return payload;
  };
  return { createClient, busy: loading };
}
