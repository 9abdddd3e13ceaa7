import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { TextButton } from '../../../components/Button/TextButton';
import { Field } from '../../../components/Field/Field';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { PasswordInput } from '../../../components/TextInput/PasswordInput';
import { TextInput } from '../../../components/TextInput/TextInput';
import { useSignIn } from './useSignIn';

const loadForgotPassword = () => import('../ForgotPassword/ForgotPasswordDialog');
const ForgotPasswordDialog = lazy(loadForgotPassword);

export interface LoginFormProps {
  /** Told the password of each attempt, so that a forced change need not ask for it twice. */
  onAttempt: (password: string) => void;
}

/** E-mail, password and 'Esqueci minha senha'. */
export function LoginForm({ onAttempt }: LoginFormProps) {
  const { t } = useTranslation('identity');
  const { signIn, busy } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [forgotten, setForgotten] = useState<'never' | 'open' | 'closed'>('never');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onAttempt(password);
    await signIn(email, password);
  };

  return (
    <>
      <Stack as="form" $gap={5} onSubmit={submit} noValidate>
        <Field label={t('login.email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={t('login.password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabled={!email.trim() || !password}
          busy={busy}
          busyLabel={t('login.busy')}
        >
          {t('login.submit')}
        </Button>
        {/* after the button: on the way from the e-mail to the password it would be in between */}
        <Inline $justify="center">
          <TextButton
            onClick={() => setForgotten('open')}
            onPointerEnter={() => void loadForgotPassword().catch(() => undefined)}
          >
            {t('login.forgot')}
          </TextButton>
        </Inline>
      </Stack>
      {forgotten !== 'never' && (
        <Suspense>
          <ForgotPasswordDialog
            open={forgotten === 'open'}
            initialEmail={email.trim()}
            onClose={() => setForgotten('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
