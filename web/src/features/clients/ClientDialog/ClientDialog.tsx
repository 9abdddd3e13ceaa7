import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../generated/staff';
import { ActionDialog } from '../../recordDialog/ActionDialog';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { useDeleteClient } from '../useDeleteClient';
import { ClientCreatedDialog, type CreatedClient } from './ClientCreatedDialog';
import { ClientFormDialog } from './ClientFormDialog';

const newClientQuery = graphql(`
  query NewClientFields {
    formFields(target: CLIENT) {
      ...DynamicField_field
    }
  }
`);

const clientQuery = graphql(`
  query ClientDialog($id: ID!) {
    node(id: $id) {
      ... on Client {
        id
        name
        viewerCanEdit
        ...ClientForm_client
      }
    }
  }
`);

export interface ClientDialogProps {
  /** A client's global id, or 'new'. */
  id: string;
  /** The question whether to delete the client stands above the form. */
  deleting: boolean;
  onDelete: () => void;
  /** Not to be deleted: back to the form. */
  onKeep: () => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog 'Novo Cliente' / 'Editar Cliente', with what it needs from the server. */
export default function ClientDialog(props: ClientDialogProps) {
  const { id, onClose } = props;
  const [created, setCreated] = useState<CreatedClient | null>(null);
  if (created) return <ClientCreatedDialog client={created} onClose={onClose} />;
  return id === 'new' ? <NewClient onClose={onClose} onCreated={setCreated} /> : <ExistingClient key={id} {...props} />;
}

function NewClient({ onClose, onCreated }: { onClose: () => void; onCreated: (created: CreatedClient) => void }) {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useQuery(newClientQuery, { fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <LoadingDialog
        title={t('clients.dialog.createTitle')}
        failed={error && t('clients.dialog.loadFailed')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <ClientFormDialog mode={{ kind: 'create', fields: data.formFields }} onClose={onClose} onCreated={onCreated} />
  );
}

function ExistingClient({ id, deleting, onDelete, onKeep, onDeleted, onClose }: ClientDialogProps) {
  const { t } = useTranslation('staff');
  const deleteClient = useDeleteClient();
  const { data, error, refetch } = useQuery(clientQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const client = data?.node?.__typename === 'Client' ? data.node : null;
  if (!client) {
    return (
      <LoadingDialog
        title={t('clients.dialog.editTitle')}
        failed={error && t('clients.dialog.loadFailed')}
        missing={data && t('clients.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <ClientFormDialog
      // Also where it has candidates (`viewerCanDelete` is false then): the server's refusal says why it stays.
      mode={{ kind: 'edit', client, ...(client.viewerCanEdit && { onDelete }) }}
      onClose={onClose}
      onCreated={onClose}
    >
      {deleting && (
        <ActionDialog
          text={(part) => t(`clients.delete.${part}`, { name: client.name })}
          run={() => deleteClient(id)}
          onDone={onDeleted}
          onCancel={onKeep}
        />
      )}
    </ClientFormDialog>
  );
}
