import { lazy, Suspense, useRef, useState, useTransition, type FormEvent } from 'react';
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
const SignInCode = lazy(() => import('./SignInCode'));

export interface LoginFormProps {
  /** Told the password of each attempt, so that a forced change need not ask for it twice. */
  onAttempt: (password: string) => void;
  /** Why the last attempt failed; gone with the next letter, as it says nothing of what stands there then. */
  failure: string | null;
  onFailure: (failure: string | null) => void;
}

/** E-mail, password and 'Esqueci minha senha'; then the code of an account with two-step sign-in. */
export function LoginForm({ onAttempt, failure, onFailure }: LoginFormProps) {
  const { t } = useTranslation('identity');
  const { signIn, busy } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const passwordInput = useRef<HTMLInputElement>(null);
  const [isForgotten, setIsForgotten] = useState(false);
  const [isCodeWanted, setIsCodeWanted] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const [isLoading, startLoading] = useTransition();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onAttempt(password);
    onFailure(null); // Screen readers announce a message again only if it was gone in between.
    const refused = await signIn(email, password);
    // The form stays until the one for the code is there.
    if (refused?.code === 'TWO_FACTOR_REQUIRED') return startLoading(() => setIsCodeWanted(true));
    onFailure(refused?.reason ?? null);
    if (refused) passwordInput.current?.select();
  };

  const backToPassword = (failed: string | null) => {
    setIsCodeWanted(false);
    setIsBack(true);
    onFailure(failed);
  };

  return (
    <Suspense>
      {isCodeWanted ? (
        <SignInCode busy={busy} onSubmit={(code) => signIn(email, password, code)} onBack={backToPassword} />
      ) : (
        <Stack as="form" $gap={5} onSubmit={submit} noValidate>
          <Field label={t('login.email')}>
            <TextInput
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                onFailure(null);
              }}
            />
          </Field>
          <Field label={t('login.password')} error={failure}>
            <PasswordInput
              ref={passwordInput}
              name="password"
              autoComplete="current-password"
              autoFocus={isBack}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                onFailure(null);
              }}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            disabled={!email.trim() || !password}
            busy={busy || isLoading}
            busyLabel={t('login.busy')}
          >
            {t('login.submit')}
          </Button>
          {/* It stands after the button: on the way from the e-mail to the password it would be in between. */}
          <Inline $justify="center">
            <TextButton
              onClick={() => setIsForgotten(true)}
              onPointerEnter={() => void loadForgotPassword().catch(() => undefined)}
            >
              {t('login.forgot')}
            </TextButton>
          </Inline>
        </Stack>
      )}
      {isForgotten && (
        <Suspense>
          <ForgotPasswordDialog initialEmail={email.trim()} onClose={() => setIsForgotten(false)} />
        </Suspense>
      )}
    </Suspense>
  );
}
