import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { Inline, Stack } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { toast } from '../../components/Toast/toast';
import { useUnsavedChanges } from './useUnsavedChanges';

export interface FirstPasswordDialogProps {
  title: string;
  email: string;
  password: string;
  busy?: boolean;
  onClose: () => void;
  /** What is said of the account, above its credentials. */
  children: ReactNode;
}

/**
 * Shows the first password of a new account: this once, as the server keeps only its hash. Only its button closes it: one Escape
 * or a click beside it would lose the password, and the browser's 'back' and closing the page ask first.
 */
export function FirstPasswordDialog({ title, email, password, busy, onClose, children }: FirstPasswordDialogProps) {
  const { t } = useTranslation('staff');
  const { question } = useUnsavedChanges(true, (part) => t(`firstPassword.leave.${part}`));
  const credentials = t('firstPassword.credentials', { email, password });
  return (
    <Dialog
      open
      closable={false}
      onClose={onClose}
      title={title}
      description={t('firstPassword.text')}
      busy={busy}
      footer={
        <Button variant="primary" onClick={onClose} disabled={busy} data-autofocus="">
          {t('firstPassword.done')}
        </Button>
      }
    >
      <Stack>
        {children}
        <Field label={t('firstPassword.email')}>
          <TextInput readOnly value={email} />
        </Field>
        <Field label={t('firstPassword.password')} hint={t('firstPassword.hint')}>
          <TextInput readOnly value={password} />
        </Field>
        <Inline $gap={2}>
          <CopyButton text={password} label={t('firstPassword.copyPassword')} />
          <CopyButton
            text={credentials}
            label={t('firstPassword.copyCredentials')}
            onCopied={() => toast.success({ title: t('copy.credentialsCopied') })}
          />
        </Inline>
      </Stack>
      {question}
    </Dialog>
  );
}
