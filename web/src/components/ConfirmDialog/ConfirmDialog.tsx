import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen; read with the title. */
  message: ReactNode;
  /** The text of the button that does it: a verb ('Remover'). */
  confirmLabel?: string;
  cancelLabel?: string;
  /** It destroys something: red button, and the first focus on Cancel. */
  danger?: boolean;
  /** It cannot be done, or not yet, as the message says. */
  disabled?: boolean;
  busy?: boolean;
  /** The button's text while it runs ('Removendo...'). */
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that matters; cannot be closed while it runs. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  danger = false,
  disabled = false,
  busy = false,
  busyLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={message}
      size="small"
      role="alertdialog"
      busy={busy}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy} {...(danger ? { 'data-autofocus': '' } : {})}>
            {cancelLabel ?? t('components.confirm.cancel')}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            disabled={disabled}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
            {...(danger ? {} : { 'data-autofocus': '' })}
          >
            {confirmLabel ?? t('components.confirm.confirm')}
          </Button>
        </>
      }
    />
  );
}
