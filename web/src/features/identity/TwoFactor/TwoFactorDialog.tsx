import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { TwoFactorSetup, type TwoFactorSecret } from './TwoFactorSetup';
import { TwoFactorState } from './TwoFactorState';

type Step =
  | { kind: 'state' }
  | { kind: 'setup'; secret: TwoFactorSecret }
  | { kind: 'codes'; codes: readonly string[]; isNew: boolean };

/** 'Verificação em duas etapas': what is in force, setting up an app, and the recovery codes, which are shown once. */
export default function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [step, setStep] = useState<Step>({ kind: 'state' });

  if (step.kind === 'setup') {
    return (
      <TwoFactorSetup
        secret={step.secret}
        onEnabled={(codes) => setStep({ kind: 'codes', codes, isNew: true })}
        onCancel={() => setStep({ kind: 'state' })}
      />
    );
  }
  if (step.kind === 'codes') {
    const finish = () => {
      if (step.isNew) toast.success({ title: t('twoFactor.enabled'), description: t('twoFactor.enabledText') });
      onClose();
    };
    return <RecoveryCodesDialog codes={step.codes} onClose={finish} />;
  }
  return (
    <TwoFactorState
      onBegun={(secret) => setStep({ kind: 'setup', secret })}
      onRenewed={(codes) => setStep({ kind: 'codes', codes, isNew: false })}
      onClose={onClose}
    />
  );
}
