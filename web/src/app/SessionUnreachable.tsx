import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button';
import { CenteredCard } from '../components/CenteredCard/CenteredCard';
import { loadViewer } from '../session/viewer';

/** A token is there, but the server did not answer: nothing is known, so nothing is thrown away. */
export function SessionUnreachable() {
  const { t } = useTranslation('common');
  const retry = () => {
    loadViewer().catch(() => {
      // The store goes back to `unreachable`, and this page stays.
    });
  };
  return (
    <CenteredCard title={t('app.unreachable.title')} subtitle={t('app.unreachable.text')}>
      <Button variant="primary" onClick={retry}>
        {t('app.retry')}
      </Button>
    </CenteredCard>
  );
}
