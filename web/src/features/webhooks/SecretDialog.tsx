import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';

export interface SecretDialogProps {
  /** What has made the secret. */
  reason: 'created' | 'renewed';
  secret: string;
  onClose: () => void;
}

/** Shows what signs the messages of a webhook: this once, so that only its button closes it, as that of a first password. */
export function SecretDialog({ reason, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('webhooks');
  const { question } = useUnsavedChanges(true, (part) => t(`secret.leave.${part}`));
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={t(`secret.${reason}.title`)}
      description={t('secret.onlyNow')}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('secret.done')}
        </Button>
      }
    >
      <Stack>
        <p>{t(`secret.${reason}.text`)}</p>
        <Field label={t('secret.label')} hint={t('secret.hint')}>
          <TextInput readOnly value={secret} />
        </Field>
        <Inline>
          <CopyButton text={secret} label={t('secret.copy')} />
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
