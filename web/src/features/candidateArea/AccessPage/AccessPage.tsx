import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { setSession } from '../../../session/sessionStore';
import { useSession } from '../../../session/useSession';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { SessionEnded } from '../../identity/Login/SessionEnded';
import { clearOwnerData } from '../clearCandidateData';
import { AccessSteps } from './AccessSteps';

/**
 * /candidato/acesso, for candidates whose link this tab does not know, or who were deleted. It has no way onwards
 * of its own: the start of the site is the sign-in of staff, and a candidate's is this page.
 */
export default function AccessPage() {
  const { t } = useTranslation(['candidate', 'identity']);
  const session = useSession();
  const over = session.status === 'anonymous' && session.kind === 'candidate' ? session : null;
  const ended = over?.reason;
  const deleted = ended === 'deleted' ? over?.owner : undefined;

  useEffect(() => {
    // Nothing will ever take these answers any more.
    if (deleted) void clearOwnerData(deleted);
  }, [deleted]);

  const goHome = () => {
    setSession({ status: 'anonymous', reason: 'none', kind: null });
    document.getElementById('conteudo')?.focus(); // The button that had the focus is gone.
  };
  const note =
    ended === 'expired' ? (
      <SessionEnded text={t('identity:login.candidateExpired')} />
    ) : ended === 'deleted' ? (
      <SessionEnded title={t('identity:candidateLogin.deleted')} text={t('identity:candidateLogin.deletedText')} />
    ) : null;

  return (
    <CenteredCard title={t('access.page')} subtitle={!note && t('access.text')}>
      <title>{t('pageTitle', { page: t('access.page') })}</title>
      <Stack $gap={6}>
        {note}
        {note && <p>{t('access.text')}</p>}
        <AccessSteps />
        {ended === 'deleted' && (
          <Inline>
            <Button variant="primary" onClick={goHome}>
              {t('access.home')}
            </Button>
          </Inline>
        )}
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
