import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { PasswordInput } from '../../../components/TextInput/PasswordInput';
import { MIN_PASSWORD_LENGTH } from '../../../constants';
import { newPasswordProblem, type NewPasswordProblem } from '../newPasswordProblem';
import { useChangePassword, type ChangePasswordErrors } from './useChangePassword';

export interface ChangePasswordDialogProps {
  title: string;
  description: string;
  /** The left button: cancel, or signing out where the change is forced. */
  leave: { label: ReactNode; onLeave: () => void };
  /** False: only `leave` and success get one out. */
  closable: boolean;
  /** Typed at the sign-in a moment ago. */
  initialCurrentPassword?: string;
  onChanged: () => void;
}

/** Current, new and confirmation; chosen freely from the account menu, or forced after a temporary password. */
export function ChangePasswordDialog({
  title,
  description,
  leave,
  closable,
  initialCurrentPassword = '',
  onChanged,
}: ChangePasswordDialogProps) {
  const { t } = useTranslation('identity');
  const { changePassword, busy } = useChangePassword();
  const [current, setCurrent] = useState(initialCurrentPassword);
  const [next, setNext] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<NewPasswordProblem | null>(null);
  const [refused, setRefused] = useState<ChangePasswordErrors>({});

  const submit = async () => {
    const found = newPasswordProblem(next, confirmation);
    setProblem(found);
    setRefused({});
    if (found) return;
    const errors = await changePassword(current, next);
    if (errors) setRefused(errors);
    else onChanged();
  };

  /** After a submit the rules are checked again with every change. */
  const recheck = (password: string, repeated: string) => {
    if (problem) setProblem(newPasswordProblem(password, repeated));
  };

  return (
    <Dialog
      open
      onClose={leave.onLeave}
      closable={closable}
      size="small"
      title={title}
      description={description}
      busy={busy}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={leave.onLeave} disabled={busy}>
            {leave.label}
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={!current || !next || !confirmation}
            busy={busy}
            busyLabel={t('changePassword.busy')}
          >
            {t('changePassword.submit')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Field label={t('changePassword.current')} error={refused.currentPassword}>
          <PasswordInput
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field
          label={t('changePassword.new')}
          hint={t('changePassword.hint', { count: MIN_PASSWORD_LENGTH })}
          error={problem === 'tooShort' ? t('changePassword.tooShort') : refused.newPassword}
        >
          <PasswordInput
            autoComplete="new-password"
            data-autofocus={initialCurrentPassword ? '' : undefined}
            value={next}
            onChange={(event) => {
              setNext(event.target.value);
              recheck(event.target.value, confirmation);
            }}
          />
        </Field>
        <Field label={t('changePassword.confirm')} error={problem === 'mismatch' && t('changePassword.mismatch')}>
          <PasswordInput
            autoComplete="new-password"
            value={confirmation}
            onChange={(event) => {
              setConfirmation(event.target.value);
              recheck(next, event.target.value);
            }}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
