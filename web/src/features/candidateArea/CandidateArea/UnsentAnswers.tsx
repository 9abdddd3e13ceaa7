import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline } from '../../../components/Layout/Layout';

export interface UnsentAnswersProps {
  /** What waits in this browser. */
  what: 'answers' | 'documents';
  onStay: () => void;
  onLeave: () => void;
}

/** Leaving forgets everything in this browser, so a candidate with answers waiting in it is asked first. */
export function UnsentAnswers({ what, onStay, onLeave }: UnsentAnswersProps) {
  const { t } = useTranslation('candidate');
  const stay = useRef<HTMLButtonElement>(null);
  // The question stands above what is being filled in: the focus brings it into view.
  useEffect(() => stay.current?.focus(), []);
  return (
    <InlineError
      title={what === 'answers' ? t('unsent.title') : t('documents.unsentTitle')}
      message={what === 'answers' ? t('unsent.text') : t('documents.unsentText')}
      action={
        <Inline $gap={3}>
          <Button ref={stay} onClick={onStay}>
            {t('unsent.stay')}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t('unsent.leave')}
          </Button>
        </Inline>
      }
    />
  );
}
