import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline } from '../../../components/Layout/Layout';

export interface UnsentAnswersProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving forgets everything in this browser, so a candidate with answers waiting in it is asked first. */
export function UnsentAnswers({ onStay, onLeave }: UnsentAnswersProps) {
  const { t } = useTranslation('candidate');
  return (
    <InlineError
      title={t('unsent.title')}
      message={t('unsent.text')}
      action={
        <Inline $gap={3}>
          <Button onClick={onStay}>{t('unsent.stay')}</Button>
          <Button variant="danger" onClick={onLeave}>
            {t('unsent.leave')}
          </Button>
        </Inline>
      }
    />
  );
}
