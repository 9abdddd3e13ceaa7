import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { reloadPage } from '../../../lib/reloadPage';
import type { DocumentStepProps } from '../capture/DocumentStep';
import { useStepStart } from '../useStepStart';
import { goText, LONG_LABEL, Question } from './Question';
import { StepActions } from './StepActions';

export interface StepFailureProps extends Pick<DocumentStepProps, 'step' | 'place' | 'onBack' | 'onGo'> {
  /** What could not be loaded. */
  title: string;
  /** Whether nothing waits to be sent, nor lives in this page alone: it may be loaded anew unasked. */
  isSaved: boolean;
}

/**
 * In place of a question that could not be loaded, for a document or a list. Browsers do not ask again for a chunk that has failed, and
 * that of an older release is gone: only a page that is loaded anew helps, and leads back here. The other questions stay
 * open; the review tells of an answer that is missing.
 */
export function StepFailure({ title, step, place, isSaved, onBack, onGo }: StepFailureProps) {
  const { t } = useTranslation(['candidate', 'common']);
  const question = useRef<HTMLHeadingElement>(null);
  const [isBackOnline, setIsBackOnline] = useState(false);
  useStepStart(question);

  useEffect(() => {
    const comeBack = () => setIsBackOnline(true);
    window.addEventListener('online', comeBack);
    return () => window.removeEventListener('online', comeBack);
  }, []);
  // Answers that waited for the network are sent first.
  useEffect(() => {
    if (isBackOnline && isSaved) reloadPage();
  }, [isBackOnline, isSaved]);

  return (
    <Stack $gap={4}>
      <Question ref={question} tabIndex={-1} $long={step.label.length > LONG_LABEL}>
        {step.label}
      </Question>
      <InlineError title={title} action={<Button onClick={reloadPage}>{t('common:app.broken.reload')}</Button>} />
      <StepActions>
        {place !== 'review' && (
          <Button size="large" onClick={onBack} disabled={!onBack}>
            {t('wizard.back')}
          </Button>
        )}
        <Button variant="primary" size="large" onClick={onGo}>
          {t(goText[place])}
        </Button>
      </StepActions>
    </Stack>
  );
}
