import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { TwoFactorSetup, type TwoFactorSecret } from './TwoFactorSetup';
import { TwoFactorState } from './TwoFactorState';
import type { TwoFactorFailure } from './useTwoFactor';

type Step =
  | { kind: 'state'; failure: TwoFactorFailure | null }
  | { kind: 'setup'; secret: TwoFactorSecret; isChange: boolean }
  | { kind: 'codes'; codes: readonly string[]; isNew: boolean };

const AT_FIRST: Step = { kind: 'state', failure: null };

/** 'Verificação em duas etapas': what is in force, setting up an app, and the recovery codes, which are shown once. */
export default function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const [step, setStep] = useState<Step>(AT_FIRST);

  if (step.kind === 'setup') {
    return (
      <TwoFactorSetup
        secret={step.secret}
        isChange={step.isChange}
        onEnabled={(codes) => setStep({ kind: 'codes', codes, isNew: true })}
        onUnknown={(failure) => setStep({ kind: 'state', failure })}
        onCancel={() => setStep(AT_FIRST)}
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
      initialFailure={step.failure}
      onBegun={(secret, isChange) => setStep({ kind: 'setup', secret, isChange })}
      onRenewed={(codes) => setStep({ kind: 'codes', codes, isNew: false })}
      onClose={onClose}
    />
  );
}
