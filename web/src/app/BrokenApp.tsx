import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button';
import { CenteredCard } from '../components/CenteredCard/CenteredCard';

/** A fresh start: also cures a chunk of an older release that the server no longer has. */
export const reload = () => window.location.reload();

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
