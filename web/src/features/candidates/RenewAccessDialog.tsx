import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { useRenewCandidateAccess } from './useRenewCandidateAccess';

export interface RenewAccessDialogProps {
  candidateId: string;
  onClose: () => void;
}

/** Asks before link and password are replaced: the ones in the candidate's hands stop working. */
export function RenewAccessDialog({ candidateId, onClose }: RenewAccessDialogProps) {
  const { t } = useTranslation('staff');
  const { renewCandidateAccess, busy } = useRenewCandidateAccess();
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    const reason = await renewCandidateAccess(candidateId);
    if (reason) setRefusal(reason);
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('candidates.renew.title')}
      message={t('candidates.renew.question')}
      confirmLabel={t('candidates.renew.confirm')}
      busyLabel={t('candidates.renew.busy')}
      busy={busy}
      error={refusal ? { title: t('candidates.renew.refused'), message: refusal } : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
