import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { InlineError } from '../InlineError/InlineError';

export interface LoadErrorProps {
  /** What could not be loaded. */
  title: ReactNode;
  /** Why, where that is known. */
  message?: ReactNode;
  /** Loads it again. A promise that is rejected tells nothing: the screen draws the failure anew. */
  onRetry: () => unknown;
}

/** Something that could not be loaded, with a button that tries again. */
export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const retry = async () => {
    await onRetry();
  };
  return (
    <InlineError
      title={title}
      message={message}
      action={
        <Button size="small" onClick={() => void retry().catch(() => undefined)}>
          {t('app.retry')}
        </Button>
      }
    />
  );
}
