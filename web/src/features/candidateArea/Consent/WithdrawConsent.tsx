import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog';
import { toast } from '../../../components/Toast/toast';
import { MUTATION_RETRIES } from '../../../constants';
import { recordId } from '../../../lib/recordId';
import { useErrorText } from '../../../session/useErrorText';
import { clearCandidateData } from '../clearCandidateData';
import { withdrawConsentMutation } from '../ownCandidateOperations';
import { useOwnRequest } from '../useOwnRequest';

export interface WithdrawConsentProps {
  candidateId: string;
  /** Loads the candidate's record again, whose form is closed by now. @throws RequestError */
  onWithdrawn: () => Promise<void>;
}

/** 'Revogar consentimento': asks first, as the form closes until the consent is given again. */
export default function WithdrawConsent({ candidateId, onWithdrawn }: WithdrawConsentProps) {
  const { t } = useTranslation('candidate');
  const errorText = useErrorText();
  const request = useOwnRequest();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const withdraw = async () => {
    setBusy(true);
    let title = t('consent.withdraw.failed');
    try {
      const { withdrawConsent } = await request(withdrawConsentMutation, {}, { retries: MUTATION_RETRIES });
      const refusal = withdrawConsent.userErrors[0];
      if (refusal) {
        toast.error({ title, description: errorText(refusal, t('consent.withdraw.failedText')) });
        setAsking(false);
        return;
      }
      toast.success({ title: t('consent.withdraw.done') });
      void clearCandidateData(recordId(candidateId)); // Without consent nothing of it may be sent.
      title = t('access.title'); // What is withdrawn must not be called kept when only the page that follows does not come.
      await onWithdrawn();
    } catch (error) {
      toast.error({ title, description: errorText(error, t('consent.withdraw.failedText')) });
      setAsking(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        {t('consent.withdraw.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('consent.withdraw.title')}
        message={t('consent.withdraw.message')}
        confirmLabel={t('consent.withdraw.confirm')}
        busy={busy}
        busyLabel={t('consent.withdraw.busy')}
        danger
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
