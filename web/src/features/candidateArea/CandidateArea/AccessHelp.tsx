import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { candidateStartPath } from '../../../session/candidateLink';
import { endSession } from '../../../session/sessionStore';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { AccessSteps } from '../AccessPage/AccessSteps';
import { clearUnsentData, unsentData, type UnsentData } from '../unsentData';
import { UnsentAnswers } from './UnsentAnswers';

export interface AccessHelpProps {
  /** The server did not answer, or could not just now: trying again may help. */
  mayPass: boolean;
  onRetry: () => Promise<void>;
}

/** When the profile cannot be loaded: the steps of access. Leaving clears the stored tokens. */
export function AccessHelp({ mayPass, onRetry }: AccessHelpProps) {
  const { t } = useTranslation('candidate');
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<UnsentData | null>(null);
  const [busy, setBusy] = useState(false);
  // The page that was loading had the focus, and is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('conteudo')?.focus();
  }, []);
  const leave = () => {
    clearUnsentData();
    endSession('none');
    // The candidate's own start opens nothing by itself: the password of their link, or the steps of access alone.
    void navigate(candidateStartPath(), { replace: true });
  };
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  const goHome = () => {
    const kept = unsentData();
    if (kept) setUnsent(kept);
    else leave();
  };
  return (
    <CenteredCard title={t('access.title')} subtitle={mayPass ? t('access.offline') : t('access.text')}>
      <Stack $gap={6}>
        <AccessSteps />
        {unsent && <UnsentAnswers what={unsent} onStay={() => setUnsent(null)} onLeave={leave} />}
        <Inline $gap={3}>
          {mayPass && (
            <Button variant="primary" busy={busy} onClick={retry}>
              {t('access.retry')}
            </Button>
          )}
          <Button variant={mayPass ? 'secondary' : 'primary'} onClick={goHome}>
            {t('access.home')}
          </Button>
        </Inline>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
