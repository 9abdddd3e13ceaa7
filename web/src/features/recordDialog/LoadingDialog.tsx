import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, type DialogSize } from '../../components/Dialog/Dialog';
import { InlineError } from '../../components/InlineError/InlineError';
import { LoadError } from '../../components/LoadError/LoadError';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';

export interface LoadingDialogProps {
  title: string;
  /** Why the record could not be loaded: offers another try. */
  failed?: string | undefined;
  /** The server knows no such record: an old link, or somebody deleted it. */
  missing?: string | undefined;
  size?: DialogSize;
  onRetry?: () => unknown;
  onClose: () => void;
}

/** A record that comes sooner shows no skeleton: one dialog instead of two in a blink. */
const PATIENCE_MS = 250;
/** How many loading dialogs are on the screen: one that takes over from another (the code has come, the record not yet) shows at once. */
let onScreen = 0;

/** Stands in for a record's dialog until the record, or the dialog's own code, is there. */
export function LoadingDialog({ title, failed, missing, size = 'large', onRetry, onClose }: LoadingDialogProps) {
  const { t } = useTranslation('common');
  const [waited, setWaited] = useState(() => onScreen > 0);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!waited) return;
    onScreen++;
    return () => void onScreen--;
  }, [waited]);
  if (!waited && !failed && !missing) return null;
  return (
    <Dialog open onClose={onClose} size={size} title={title}>
      {failed && onRetry ? (
        <LoadError title={failed} onRetry={onRetry} />
      ) : failed || missing ? (
        <InlineError title={failed ?? missing ?? ''} />
      ) : (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('components.spinner.loading')}</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      )}
    </Dialog>
  );
}
