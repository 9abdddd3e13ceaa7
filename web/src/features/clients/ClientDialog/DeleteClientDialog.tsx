import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { useDeleteClient } from '../useDeleteClient';

export interface DeleteClientDialogProps {
  client: { id: string; name: string };
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a client is deleted, and says why it cannot be (it has candidates). */
export function DeleteClientDialog({ client, onDeleted, onCancel }: DeleteClientDialogProps) {
  const { t } = useTranslation('staff');
  const { deleteClient, busy } = useDeleteClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    const reason = await deleteClient(client.id);
    if (reason) setRefusal(reason);
    else onDeleted();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('confirmDeletion')}
      message={t('clients.delete.question', { name: client.name })}
      confirmLabel={t('clients.delete.confirm')}
      busyLabel={t('clients.delete.busy')}
      busy={busy}
      error={refusal ? { title: t('clients.delete.refused'), message: refusal } : undefined}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
