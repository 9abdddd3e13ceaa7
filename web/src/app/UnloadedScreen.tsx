import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button';
import { EmptyState } from '../components/EmptyState/EmptyState';
import { WarningIcon } from '../components/icons';
import { StaffShell } from '../features/staffShell/StaffShell';
import { isClosingHeldUp } from '../lib/closingPage';
import { reloadPage } from '../lib/reloadPage';

/**
 * In place of a staff screen whose code did not come: the header stays, so that one can go elsewhere. Browsers do not ask for
 * a module again, so that only a page that is loaded anew gets it: as soon as there is a connection, where nothing would be lost by it.
 */
export function UnloadedScreen() {
  const { t } = useTranslation(['staff', 'common']);
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useEffect(() => {
    const follow = () => {
      setIsOnline(true);
      if (!isClosingHeldUp()) reloadPage();
    };
    window.addEventListener('online', follow);
    return () => window.removeEventListener('online', follow);
  }, []);
  return (
    <StaffShell>
      <title>{`${t('notLoaded.screen')} · Esteira`}</title>
      <div role="alert">
        <EmptyState
          icon={<WarningIcon size={22} />}
          title={t('notLoaded.screen')}
          text={t(isOnline ? 'notLoaded.text' : 'notLoaded.screenOffline')}
          action={<Button onClick={reloadPage}>{t('common:app.broken.reload')}</Button>}
        />
      </div>
    </StaffShell>
  );
}
