import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button';
import { CenteredCard } from '../components/CenteredCard/CenteredCard';
import { reloadPage } from '../lib/reloadPage';

/** In place of everything; it stands outside the router, so its link is a plain one. */
export function BrokenApp() {
  const { t } = useTranslation('common');
  return (
    <CenteredCard title={t('app.broken.title')} subtitle={t('app.broken.text')}>
      <Button variant="primary" onClick={reloadPage}>
        {t('app.broken.reload')}
      </Button>
    </CenteredCard>
  );
}
