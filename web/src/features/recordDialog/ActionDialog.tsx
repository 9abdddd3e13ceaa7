import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { toast } from '../../components/Toast/toast';
import { useIsMounted } from '../../lib/useIsMounted';
import type { Refusal } from './runWithToast';

export interface ActionDialogProps {
  /** Its texts: `refused` is the title above the reason. */
  text: (part: 'title' | 'question' | 'confirm' | 'busy' | 'refused') => string;
  /** It cannot be done, as the question says instead. */
  disabled?: boolean;
  /** Does it; resolves to why it was not done, or null. */
  run: () => Promise<Refusal | null>;
  /** It was done, or cannot be done any more: the record is gone. */
  onDone: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that cannot be undone and does it. A refusal is told in a toast and the dialog
 * stays open for another try, unless somebody has deleted the record meanwhile.
 */
export function ActionDialog({ text, disabled = false, run, onDone, onCancel }: ActionDialogProps) {
  const [busy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const confirm = async () => {
    setBusy(true);
    const refusal = await run();
    setBusy(false);
    if (refusal) toast.error({ title: text('refused'), description: refusal.reason });
    // The browser's 'back' has closed the question meanwhile: another record may be open by now.
    if (isMounted() && (!refusal || refusal.gone)) onDone();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('title')}
      message={text('question')}
      confirmLabel={text('confirm')}
      busyLabel={text('busy')}
      disabled={disabled}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
