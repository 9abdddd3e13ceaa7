import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { TextLink } from '../../../components/Button/LinkButton';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { Spinner } from '../../../components/Spinner/Spinner';
import { useFailureToast } from '../../../lib/useFailureToast';
import { CANDIDATE_ACCESS_PATH } from '../../../session/candidateLink';
import { homeOf } from '../../../session/homeOf';
import { useSession } from '../../../session/useSession';
import { loadViewer, type Viewer } from '../../../session/viewer';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { LoginForm } from './LoginForm';
import { SessionEnded } from './SessionEnded';

const DueStep = lazy(() => import('./DueStep'));

/** The page that a guard sent here to sign in first; of a session that has ended it is for its own person alone. */
function deepLink(state: unknown, { owner }: Viewer): string | null {
  const { from, owner: former } = (state ?? {}) as { from?: Location; owner?: string };
  return from && (former ?? owner) === owner ? `${from.pathname}${from.search}${from.hash}` : null;
}

/** Sign-in of staff and clients. A user who is signed in already is led to their own start, or back to their deep link. */
export default function Login() {
  const { t } = useTranslation(['identity', 'common']);
  const session = useSession();
  const location = useLocation();
  const [lastPassword, setLastPassword] = useState('');
  // Whose second factor was due, until the step says that it is over: recovery codes are shown behind the moment from which on nothing is due.
  const [heldFor, setHeldFor] = useState<string | null>(null);
  // Kept here: while the person of a new session is asked for, the form is not there.
  const [failure, setFailure] = useState<string | null>(null);
  useFailureToast(failure, { title: t('login.failed'), description: failure ?? '' });

  if (session.status === 'loading') return <Spinner block />;

  const viewer = session.status === 'authenticated' ? session.viewer : null;
  const owner = viewer?.owner ?? null;
  if (viewer?.mustEnableTwoFactor && heldFor !== owner) setHeldFor(owner);
  if (heldFor !== null && heldFor !== owner) setHeldFor(null);
  const step = viewer?.mustChangePassword ? 'password' : heldFor !== null ? 'twoFactor' : null;
  const next = viewer && step === null ? (deepLink(location.state, viewer) ?? homeOf(viewer)) : null;
  if (next) return <Navigate to={next} replace />;

  return (
    <CenteredCard title={t('login.title')} subtitle={t('login.tagline')} tagline={t('login.promise')}>
      <title>{t('pageTitle', { page: t('login.pageTitle') })}</title>
      <Stack $gap={6}>
        {session.status === 'unreachable' && (
          // A stored session whose owner could not be asked for; signing in again works too.
          <LoadError
            title={t('common:app.unreachable.title')}
            message={t('common:app.unreachable.text')}
            onRetry={loadViewer}
          />
        )}
        {session.status === 'anonymous' && session.reason === 'expired' && (
          // A candidate's way back is the link, not this form.
          <SessionEnded text={t(session.kind === 'candidate' ? 'login.candidateExpired' : 'login.expired')} />
        )}
        {session.status === 'anonymous' && session.reason === 'deleted' && (
          <SessionEnded title={t('candidateLogin.deleted')} text={t('candidateLogin.deletedText')} />
        )}
        <LoginForm onAttempt={setLastPassword} failure={failure} onFailure={setFailure} />
        <Inline $justify="center">
          <TextLink to={CANDIDATE_ACCESS_PATH}>{t('login.candidate')}</TextLink>
        </Inline>
        <LanguageSwitch />
      </Stack>
      {viewer && step !== null && (
        <Suspense>
          <DueStep key={owner} step={step} currentPassword={lastPassword} onDone={() => setHeldFor(null)} />
        </Suspense>
      )}
    </CenteredCard>
  );
}
