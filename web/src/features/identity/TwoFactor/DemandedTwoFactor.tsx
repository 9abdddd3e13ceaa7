import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { toast } from '../../../components/Toast/toast';
import { useErrorText } from '../../../session/useErrorText';
import { useViewer } from '../../../session/useSession';
import { useSignOut } from '../useSignOut';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { TwoFactorSetup, type TwoFactorSecret } from './TwoFactorSetup';
import { useTwoFactor, type TwoFactorFailure } from './useTwoFactor';

type Step =
  | { kind: 'question'; failure: TwoFactorFailure | null }
  | { kind: 'setup'; secret: TwoFactorSecret }
  | { kind: 'codes'; codes: readonly string[] };

const AT_FIRST: Step = { kind: 'question', failure: null };

/**
 * What there is to do before anything else where two-step sign-in is demanded: an app is set up as from the menu of the account,
 * or the person signs out.
 * @param onDone leads on, once nothing is due any more.
 */
export default function DemandedTwoFactor({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const [step, setStep] = useState<Step>(AT_FIRST);

  if (step.kind === 'setup') {
    return (
      <TwoFactorSetup
        secret={step.secret}
        isChange={false}
        onEnabled={(codes) => setStep({ kind: 'codes', codes })}
        onUnknown={(failure) => setStep({ kind: 'question', failure })}
        onCancel={() => setStep(AT_FIRST)}
      />
    );
  }
  const goOn = async () => {
    try {
      await onDone();
      setStep(AT_FIRST);
    } catch (error) {
      const message = errorText(error, t('twoFactor.failedText'));
      setStep({ kind: 'question', failure: { title: t('twoFactor.demanded.goOnFailed'), message } });
    }
  };
  if (step.kind === 'codes') {
    const finish = () => {
      toast.success({ title: t('twoFactor.enabled'), description: t('twoFactor.enabledText') });
      void goOn();
    };
    return <RecoveryCodesDialog codes={step.codes} onClose={finish} />;
  }
  return (
    <Question
      key={step.failure?.message}
      initialFailure={step.failure}
      onBegun={(secret) => setStep({ kind: 'setup', secret })}
      onGoOn={goOn}
    />
  );
}

interface QuestionProps {
  initialFailure: TwoFactorFailure | null;
  onBegun: (secret: TwoFactorSecret) => void;
  onGoOn: () => Promise<void>;
}

/** Says what is demanded; where it is on already, as its answer was lost, or demanded no longer, it leads on. */
function Question({ initialFailure, onBegun, onGoOn }: QuestionProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const viewer = useViewer();
  const signOut = useSignOut();
  const [isLeaving, setLeaving] = useState(false);
  const { state, reload, begin, doing, failure, passwordQuestion } = useTwoFactor({
    initialFailure,
    onBegun,
    onRenewed: () => undefined,
    onDisabled: () => undefined,
  });
  const isOver = state.status === 'loaded' && (state.data.twoFactor !== null || !state.data.isTwoFactorDemanded);
  const goOn = () => {
    setLeaving(true);
    void onGoOn().finally(() => setLeaving(false));
  };

  return (
    <Dialog
      open
      closable={false}
      onClose={signOut}
      title={t(`twoFactor.demanded.title.${viewer?.roles[0] === 'admin' ? 'admin' : 'client'}`)}
      description={t('twoFactor.demanded.text')}
      size="small"
      busy={doing !== null || isLeaving}
      footer={
        <>
          <Button onClick={signOut} disabled={doing !== null || isLeaving}>
            {t('twoFactor.demanded.signOut')}
          </Button>
          {isOver ? (
            <Button variant="primary" busy={isLeaving} onClick={goOn}>
              {t('twoFactor.demanded.goOn')}
            </Button>
          ) : (
            <Button
              variant="primary"
              data-autofocus=""
              disabled={state.status !== 'loaded'}
              busy={doing === 'begin'}
              busyLabel={t('twoFactor.beginning')}
              onClick={begin}
            >
              {t('twoFactor.begin')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {failure && <InlineError {...failure} />}
        {state.status === 'loading' && <Skeleton lines={2} />}
        {state.status === 'failed' && (
          <LoadError title={t('twoFactor.loadFailed')} message={errorText(state.error, '')} onRetry={reload} />
        )}
        {state.status === 'loaded' && <p>{t(isOver ? 'twoFactor.demanded.isOver' : 'twoFactor.needs')}</p>}
      </Stack>
      {passwordQuestion}
    </Dialog>
  );
}
