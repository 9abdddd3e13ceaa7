import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { Stack } from '../../../components/Layout/Layout';
import { useSession } from '../../../session/useSession';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { SessionEnded } from '../../identity/Login/SessionEnded';
import { forgetOwner } from '../forgetCandidate';
import { AccessSteps } from './AccessSteps';

/**
 * /candidato/acesso, for candidates whose link this tab does not know. It has no way onwards of its own: the
 * start of the site is the sign-in of staff.
 */
export default function AccessPage() {
  const { t } = useTranslation(['candidate', 'identity']);
  const session = useSession();
  const over = session.status === 'anonymous' && session.kind === 'candidate' ? session : null;
  const ended = over?.reason;
  const deleted = ended === 'deleted' ? over?.owner : undefined;

  useEffect(() => {
    // Nothing will ever take these answers any more.
    if (deleted) void forgetOwner(deleted);
  }, [deleted]);

  return (
    <CenteredCard title={t('access.page')} subtitle={ended !== 'deleted' && t('access.text')}>
      <title>{t('pageTitle', { page: t('access.page') })}</title>
      <Stack $gap={6}>
        {ended === 'expired' && <SessionEnded text={t('identity:login.candidateExpired')} />}
        {ended === 'deleted' ? (
          <SessionEnded title={t('identity:candidateLogin.deleted')} text={t('identity:candidateLogin.deletedText')} />
        ) : (
          <AccessSteps />
        )}
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
