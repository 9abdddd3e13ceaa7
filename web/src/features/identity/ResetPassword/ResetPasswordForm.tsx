import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { PasswordInput } from '../../../components/TextInput/PasswordInput';
import { toast } from '../../../components/Toast/toast';
import { MIN_PASSWORD_LENGTH } from '../../../constants';
import { newPasswordProblem, type NewPasswordProblem } from '../newPasswordProblem';
import { useResetPassword } from './useResetPassword';

export interface ResetPasswordFormProps {
  userId: string;
  token: string;
  onDone: () => void;
  onLinkRefused: () => void;
}

/** New password and its confirmation; what is wrong is said at the field and in its toast. */
export function ResetPasswordForm({ userId, token, onDone, onLinkRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation('identity');
  const { resetPassword, busy } = useResetPassword();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<NewPasswordProblem | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = newPasswordProblem(password, confirmation);
    setProblem(found);
    if (found) {
      toast.error({ title: t(`resetPassword.${found}`), description: t(`resetPassword.${found}Text`) });
      return;
    }
    const outcome = await resetPassword({ userId, token, newPassword: password });
    if (outcome === 'done') onDone();
    if (outcome === 'linkRefused') onLinkRefused();
  };

  const change = (nextPassword: string, nextConfirmation: string) => {
    setPassword(nextPassword);
    setConfirmation(nextConfirmation);
    if (problem) setProblem(newPasswordProblem(nextPassword, nextConfirmation));
  };

  return (
    <Stack as="form" $gap={5} onSubmit={submit} noValidate>
      <Field
        label={t('resetPassword.new')}
        hint={t('resetPassword.hint', { count: MIN_PASSWORD_LENGTH })}
        error={problem === 'tooShort' && t('resetPassword.tooShortText')}
      >
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => change(event.target.value, confirmation)}
        />
      </Field>
      <Field label={t('resetPassword.confirm')} error={problem === 'mismatch' && t('resetPassword.mismatchText')}>
        <PasswordInput
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => change(password, event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        disabled={!password || !confirmation}
        busy={busy}
        busyLabel={t('resetPassword.busy')}
      >
        {t('resetPassword.submit')}
      </Button>
    </Stack>
  );
}
