import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';

export interface ClientCreatedDialogProps {
  name: string;
  email: string;
  temporaryPassword: string;
  onClose: () => void;
}

/** Shows the first password of a new client: this once, as the server keeps only its hash. */
export function ClientCreatedDialog({ name, email, temporaryPassword, onClose }: ClientCreatedDialogProps) {
  const { t } = useTranslation('staff');
  const credentials = t('clients.access.credentials', { email, password: temporaryPassword });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('clients.access.title')}
      description={t('clients.access.text', { name })}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('clients.access.done')}
        </Button>
      }
    >
      <Stack>
        <Field label={t('clients.form.email')}>
          <TextInput readOnly value={email} />
        </Field>
        <Field label={t('clients.access.password')} hint={t('clients.access.hint')}>
          <TextInput readOnly value={temporaryPassword} />
        </Field>
        <Inline $gap={2}>
          <CopyButton
            text={temporaryPassword}
            label={t('clients.access.copyPassword')}
            onCopied={() => toast.success({ title: t('clients.access.copied') })}
          />
          <CopyButton
            text={credentials}
            label={t('clients.access.copyCredentials')}
            onCopied={() => toast.success({ title: t('copy.credentialsCopied') })}
          />
        </Inline>
      </Stack>
    </Dialog>
  );
}
