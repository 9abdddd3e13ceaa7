import { useTranslation } from 'react-i18next';
import { ShownOnceDialog } from '../recordDialog/ShownOnceDialog';

export interface SecretDialogProps {
  /** What has made the secret. */
  reason: 'created' | 'renewed';
  secret: string;
  onClose: () => void;
}

/** Shows what signs the messages of a webhook. */
export function SecretDialog({ reason, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('webhooks');
  return (
    <ShownOnceDialog
      title={t(`secret.${reason}.title`)}
      text={(part) => t(`secret.${part}`)}
      value={secret}
      isLong
      onClose={onClose}
    >
      <p>{t(`secret.${reason}.text`)}</p>
    </ShownOnceDialog>
  );
}
