import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { PasswordInput } from '../../../components/TextInput/PasswordInput';
import { graphql } from '../../../generated/light';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';

const reauthenticateMutation = graphql(`
  mutation Reauthenticate($input: ReauthenticateInput!) {
    reauthenticate(input: $input) {
      userErrors {
        message
        code
      }
    }
  }
`);

export interface ConfirmPasswordDialogProps {
  /** What it is for: a file with the access of candidates, an account that sees everything, an access key, data that will be deleted, an address that is told of candidates, the own sign-in, or that of others. */
  reason: 'file' | 'account' | 'key' | 'deletion' | 'webhook' | 'twoFactor' | 'demand';
  /** The server has taken the password. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the password again, before credentials of candidates leave, somebody or a program gets in, data are deleted by the server, a webhook is told of them, the own two-step sign-in is changed or that of others demanded; a refusal stands at the field. */
export function ConfirmPasswordDialog({ reason, onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  const { t } = useTranslation('staff');
  const errorText = useErrorText();
  const owner = useOwner();
  const [busy, setBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async () => {
    setRefusal(null);
    setBusy(true);
    try {
      const { reauthenticate: outcome } = await whileSessionLasts(
        owner,
        requestFor(owner)(reauthenticateMutation, { input: { password } }),
      );
      const [userError] = outcome.userErrors;
      if (!userError) onConfirmed();
      else setRefusal(userError.code === 'INVALID' ? t('password.wrong') : errorText(userError, t('password.failed')));
    } catch (error) {
      setRefusal(errorText(error, t('password.failed')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      size="small"
      title={t('password.title')}
      description={t(`password.${reason}.description`)}
      busy={busy}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" disabled={!password} busy={busy} busyLabel={t('password.busy')}>
            {t(`password.${reason}.submit`)}
          </Button>
        </>
      }
    >
      <Field label={t('password.label')} error={refusal}>
        <PasswordInput
          autoComplete="current-password"
          data-autofocus=""
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setRefusal(null);
          }}
        />
      </Field>
    </Dialog>
  );
}
