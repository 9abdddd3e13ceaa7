import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../components/AppShell/AppShell';
import { Button } from '../components/Button/Button';
import { CenteredCard } from '../components/CenteredCard/CenteredCard';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { WarningIcon } from '../components/icons';
import { homeOf } from '../session/homeOf';
import { useViewer } from '../session/useSession';

const AccountMenu = lazy(() => import('../features/identity/AccountMenu/AccountMenu'));

/** A fresh start: also cures a chunk of an older release that the server no longer has. */
const reload = () => window.location.reload();

/** In place of a screen that failed: the frame with brand and account menu stays, so that one can go elsewhere. */
export function BrokenScreen() {
  const { t } = useTranslation('common');
  const viewer = useViewer();
  if (!viewer) return <BrokenApp />;
  return (
    <AppShell home={homeOf(viewer) ?? '/'} userMenu={<Suspense>{viewer.kind === 'user' && <AccountMenu />}</Suspense>}>
      <div role="alert">
        <EmptyState
          icon={<WarningIcon size={22} />}
          title={t('app.broken.title')}
          text={t('app.broken.text')}
          action={<Button onClick={reload}>{t('app.broken.reload')}</Button>}
        />
      </div>
    </AppShell>
  );
}

/** In place of everything; it stands outside the router, so its link is a plain one. */
export function BrokenApp() {
  const { t } = useTranslation('common');
  return (
    <CenteredCard title={t('app.broken.title')} subtitle={t('app.broken.text')}>
      <Button variant="primary" onClick={reload}>
        {t('app.broken.reload')}
      </Button>
    </CenteredCard>
  );
}
