import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { TextInput } from '../../../components/TextInput/TextInput';
import { toast } from '../../../components/Toast/toast';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useActivateClient } from '../useActivateClient';

export interface CreatedClient {
  id: string;
  name: string;
  email: string;
  active: boolean;
  temporaryPassword: string;
}

export interface ClientCreatedDialogProps {
  client: CreatedClient;
  onClose: () => void;
}

/**
 * Shows the first password of a new client: this once, as the server keeps only its hash. A pending account cannot sign
 * in with it yet, so that is said here, and the account can be activated at once. Only its button closes it: one Escape
 * or a click beside it would lose the password, and the browser's 'back' and closing the page ask first.
 */
export function ClientCreatedDialog({ client, onClose }: ClientCreatedDialogProps) {
  const { t } = useTranslation('staff');
  const { name, email, temporaryPassword } = client;
  const { activate, activated, failure, busy } = useActivateClient(client.id);
  const { question } = useUnsavedChanges(true, (part) => t(`clients.access.leave.${part}`));
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const active = client.active || activated;
  const credentials = t('clients.access.credentials', { email, password: temporaryPassword });
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={t('clients.access.title')}
      description={t('clients.access.text')}
      busy={busy}
      footer={
        <Button variant="primary" onClick={onClose} disabled={busy} data-autofocus="">
          {t('clients.access.done')}
        </Button>
      }
    >
      <Stack>
        <Stack $gap={2} {...focusFallback}>
          <p role="status">{t(active ? 'clients.access.active' : 'clients.access.pending', { name })}</p>
          {failure && <InlineError title={t('clients.access.activateFailed')} message={failure} />}
          {!active && (
            <Inline>
              <Button
                size="small"
                busy={busy}
                busyLabel={t('clients.access.activating')}
                onClick={() => void activate()}
              >
                {t('clients.access.activate')}
              </Button>
            </Inline>
          )}
        </Stack>
        <Field label={t('clients.form.email')}>
          <TextInput readOnly value={email} />
        </Field>
        <Field label={t('clients.access.password')} hint={t('clients.access.hint')}>
          <TextInput readOnly value={temporaryPassword} />
        </Field>
        <Inline $gap={2}>
          <CopyButton text={temporaryPassword} label={t('clients.access.copyPassword')} />
          <CopyButton
            text={credentials}
            label={t('clients.access.copyCredentials')}
            onCopied={() => toast.success({ title: t('copy.credentialsCopied') })}
          />
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
