import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import type { EndReason } from '../../generated/staff/graphql';
import { useIsMounted } from '../../lib/useIsMounted';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { EndingFields } from './EndingFields';
import { useAdmissionEnding } from './useAdmissionEnding';

export interface EndAdmissionDialogProps {
  candidateId: string;
  name: string;
  onClose: () => void;
}

/** Ends one candidate's admission, and asks why. */
export default function EndAdmissionDialog({ candidateId, name, onClose }: EndAdmissionDialogProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const isMounted = useIsMounted();
  const [ending, setEnding] = useState<{ reason: '' | EndReason; message: string }>({ reason: '', message: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { endAdmission, busy } = useAdmissionEnding(candidateId);
  const { leaving, question } = useUnsavedChanges(ending.message.trim() !== '');
  const submit = async () => {
    setRefusal(null);
    if (ending.reason === '') return;
    const refused = await endAdmission(ending.reason, ending.message.trim());
    if (refused) setRefusal(refused.reason);
    else if (isMounted()) onClose();
  };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="small"
      busy={busy}
      title={t('ending.open')}
      description={name}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={busy}>
            {t('staff:cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={ending.reason === ''}
            busy={busy}
            busyLabel={t('ending.busy')}
          >
            {t('ending.action')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && <InlineError title={t('ending.refused')} message={refusal} />}
        <EndingFields {...ending} onChange={(change) => setEnding({ ...ending, ...change })} />
      </Stack>
      {question}
    </Dialog>
  );
}
