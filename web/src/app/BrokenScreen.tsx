import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../components/AppShell/AppShell';
import { Button } from '../components/Button/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { WarningIcon } from '../components/icons';
import { reloadPage } from '../lib/reloadPage';
import { homeOf } from '../session/homeOf';
import { useViewer } from '../session/useSession';

const AccountMenu = lazy(() => import('../features/identity/AccountMenu/AccountMenu'));

/** In place of a screen that failed: the frame with brand and account menu stays, so that one can go elsewhere. */
export default function BrokenScreen() {
  const { t } = useTranslation('common');
  const viewer = useViewer();
  return (
    <AppShell
      home={(viewer && homeOf(viewer)) ?? '/'}
      userMenu={<Suspense>{viewer?.kind === 'user' && <AccountMenu />}</Suspense>}
    >
      <div role="alert">
        <EmptyState
          icon={<WarningIcon size={22} />}
          title={t('app.broken.title')}
          text={t('app.broken.text')}
          action={<Button onClick={reloadPage}>{t('app.broken.reload')}</Button>}
        />
      </div>
    </AppShell>
  );
}
