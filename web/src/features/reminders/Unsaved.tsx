import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';

/** Says that the form holds changes, which stay until they are saved or discarded here. */
export function Unsaved({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <span>{t('unsaved.kept')}</span>
      <Button variant="ghost" onClick={onDiscard}>
        {t('unsaved.discard')}
      </Button>
    </>
  );
}
