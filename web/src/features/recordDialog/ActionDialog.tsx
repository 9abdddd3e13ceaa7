import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';

export interface ActionDialogProps {
  /** Its texts: `refused` is the title above the reason. */
  text: (part: 'title' | 'question' | 'confirm' | 'busy' | 'refused') => string;
  /** Does it; resolves to why it was not done, or null. */
  run: () => Promise<string | null>;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone and does it; a refusal is told in the dialog, which stays open. */
export function ActionDialog({ text, run, onDone, onCancel }: ActionDialogProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefusal(null);
    const reason = await run();
    setBusy(false);
    setRefusal(reason);
    if (reason === null) onDone();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={text('title')}
      message={text('question')}
      confirmLabel={text('confirm')}
      busyLabel={text('busy')}
      busy={busy}
      error={refusal === null ? undefined : { title: text('refused'), message: refusal }}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
