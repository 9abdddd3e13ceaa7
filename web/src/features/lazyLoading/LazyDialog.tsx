import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { LoadingDialog, type LoadingDialogProps } from '../recordDialog/LoadingDialog';
import { ChunkErrorBoundary } from './ChunkErrorBoundary';

export interface LazyDialogProps extends Pick<LoadingDialogProps, 'title' | 'size' | 'onClose'> {
  /** The dialog, made by `lazyComponent`. */
  children: ReactNode;
}

/** Around a dialog that is a chunk of its own: stands in for it while it loads. One that cannot be loaded is closed with a message. */
export function LazyDialog({ children, ...dialog }: LazyDialogProps) {
  return (
    <ChunkErrorBoundary fallback={<NotOpened {...dialog} />}>
      <Suspense fallback={<LoadingDialog {...dialog} />}>{children}</Suspense>
    </ChunkErrorBoundary>
  );
}

function NotOpened({ title, onClose }: Omit<LazyDialogProps, 'children'>) {
  const { t } = useTranslation('staff');
  const tell = useEffectEvent(() => {
    toast.error(
      navigator.onLine
        ? { title: t('notLoaded.dialog', { title }), description: t('notLoaded.text') }
        : { title: t('notLoaded.offline'), description: t('notLoaded.dialogOffline', { title }) },
    );
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
