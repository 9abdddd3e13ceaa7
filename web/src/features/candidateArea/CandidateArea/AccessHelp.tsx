import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { candidateStartPath } from '../../../session/candidateLink';
import { endSession } from '../../../session/sessionStore';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { AccessSteps } from '../AccessPage/AccessSteps';
import { forgetEverythingHere, keptHere, type KeptHere } from '../keptHere';

export interface AccessHelpProps {
  /** The server did not answer, or could not just now: trying again may help. */
  mayPass: boolean;
  onRetry: () => void;
}

/** When the profile cannot be loaded: the steps of access. Leaving clears the stored tokens. */
export function AccessHelp({ mayPass, onRetry }: AccessHelpProps) {
  const { t } = useTranslation('candidate');
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<KeptHere | null>(null);
  const leave = () => {
    forgetEverythingHere();
    endSession('none');
    // The candidate's own start opens nothing by itself: the password of their link, or the steps of access alone.
    void navigate(candidateStartPath(), { replace: true });
  };
  const goHome = () => {
    const kept = keptHere();
    if (kept) setUnsent(kept);
    else leave();
  };
  return (
    <CenteredCard title={t('access.title')} subtitle={mayPass ? t('access.offline') : t('access.text')}>
      <Stack $gap={6}>
        <AccessSteps />
        {unsent && (
          <p role="alert">
            <strong>{t(`unsent.${unsent}`)}.</strong> {t('unsent.text')}
          </p>
        )}
        <Inline $gap={3}>
          {mayPass && (
            <Button variant="primary" onClick={onRetry}>
              {t('access.retry')}
            </Button>
          )}
          {unsent ? (
            <Button variant="danger" onClick={leave}>
              {t('unsent.leave')}
            </Button>
          ) : (
            <Button variant={mayPass ? 'secondary' : 'primary'} onClick={goHome}>
              {t('access.home')}
            </Button>
          )}
        </Inline>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
