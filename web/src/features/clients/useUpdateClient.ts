import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/staff';
import { isGone } from '../../lib/userErrors';
import type { UpdateClientInput } from '../../generated/staff/graphql';

const updateClientMutation = graphql(`
  mutation UpdateClient($input: UpdateClientInput!) {
    updateClient(input: $input) {
      client {
        id
        ...ClientForm_client
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

/** Changes a client; on a conflict the answer carries the client as somebody else has left it. */
export function useUpdateClient() {
  const [mutate, { loading }] = useMutation(updateClientMutation, {
    update: (cache, { data }) => {
      // Candidates show the client's name, and sorted lists may change their order.
      const errors = data?.updateClient.userErrors;
      if (!errors || (errors.length > 0 && !isGone(errors))) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'clients' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'candidates' });
    },
  });
  const updateClient = async (input: UpdateClientInput) => {
    const { data } = await mutate({ variables: { input } });
    return data!.updateClient;
  };
  return { updateClient, busy: loading };
}
