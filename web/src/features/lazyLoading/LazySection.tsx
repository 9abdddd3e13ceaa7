import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { InlineError } from '../../components/InlineError/InlineError';
import { reloadPage } from '../../lib/reloadPage';
import { ChunkErrorBoundary } from './ChunkErrorBoundary';

export interface LazySectionProps {
  /** What stands in for the part while it loads. */
  fallback?: ReactNode;
  /** Told once the message stands in the place of the part. */
  onNotLoaded?: () => void;
  /** The part, made by `lazyComponent`. */
  children: ReactNode;
}

/** Around a part of a screen that is a chunk of its own. Where it cannot be loaded, a message stands in its place and the rest goes on. */
export function LazySection({ fallback = null, onNotLoaded, children }: LazySectionProps) {
  return (
    <ChunkErrorBoundary fallback={<NotLoaded onShown={onNotLoaded} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ChunkErrorBoundary>
  );
}

function NotLoaded({ onShown }: { onShown: (() => void) | undefined }) {
  const { t } = useTranslation(['staff', 'common']);
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  return (
    <InlineError
      title={t('notLoaded.part')}
      message={t('notLoaded.text')}
      action={
        <Button size="small" onClick={reloadPage}>
          {t('common:app.broken.reload')}
        </Button>
      }
    />
  );
}
