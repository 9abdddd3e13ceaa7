import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { useDeleteCandidate } from './useDeleteCandidate';

export interface DeleteCandidateDialogProps {
  candidate: { id: string; name: string };
  onDeleted: () => void;
  onCancel: () => void;
}

/** The documented question before a candidate is deleted. */
export function DeleteCandidateDialog({ candidate, onDeleted, onCancel }: DeleteCandidateDialogProps) {
  const { t } = useTranslation('staff');
  const { deleteCandidate, busy } = useDeleteCandidate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    const reason = await deleteCandidate(candidate.id);
    if (reason) setRefusal(reason);
    else onDeleted();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('confirmDeletion')}
      message={t('candidates.delete.question', { name: candidate.name })}
      confirmLabel={t('candidates.delete.confirm')}
      busyLabel={t('candidates.delete.busy')}
      busy={busy}
      error={refusal ? { title: t('candidates.delete.refused'), message: refusal } : undefined}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
