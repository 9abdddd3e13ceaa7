import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { TextInput } from '../../../components/TextInput/TextInput';
import { useRequestPasswordReset } from './useRequestPasswordReset';

export interface ForgotPasswordDialogProps {
  /** What was already typed into the sign-in form. */
  initialEmail: string;
  onClose: () => void;
}

/** 'Esqueci minha senha': the form, then a confirmation that does not tell whether the e-mail is known. */
export default function ForgotPasswordDialog({ initialEmail, onClose }: ForgotPasswordDialogProps) {
  const { t } = useTranslation('identity');
  const { requestPasswordReset, busy } = useRequestPasswordReset();
  const [email, setEmail] = useState(initialEmail);
  const [touched, setTouched] = useState(false);
  const [sent, setSent] = useState(false);

  if (sent) {
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={t('forgotPassword.sentTitle')}
        footer={
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t('forgotPassword.close')}
          </Button>
        }
      >
        <p role="status">{t('forgotPassword.sent')}</p>
      </Dialog>
    );
  }

  const empty = !email.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('forgotPassword.title')}
      description={t('forgotPassword.description')}
      busy={busy}
      onSubmit={() => {
        setTouched(true);
        if (!empty) void requestPasswordReset(email).then(setSent);
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('forgotPassword.cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={empty} busy={busy} busyLabel={t('forgotPassword.busy')}>
            {t('forgotPassword.submit')}
          </Button>
        </>
      }
    >
      <Field label={t('forgotPassword.email')} error={touched && empty && t('forgotPassword.required')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched(true)}
        />
      </Field>
    </Dialog>
  );
}
