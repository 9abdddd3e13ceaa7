import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { PasswordInput } from '../../../components/TextInput/PasswordInput';
import { useSession } from '../../../session/useSession';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { SessionEnded } from '../Login/SessionEnded';
import { useSignInCandidate } from './useSignInCandidate';

/** /candidato/:token: the link brings the token, the candidate the password. */
export default function CandidateLogin() {
  const { t } = useTranslation('identity');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { signInCandidate, busy } = useSignInCandidate();
  const session = useSession();
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (await signInCandidate(token, password)) void navigate('/candidate', { replace: true });
    else input.current?.select();
  };

  return (
    <CenteredCard
      title={t('candidateLogin.title')}
      subtitle={t('candidateLogin.subtitle')}
      headline={t('candidateLogin.headline')}
      tagline={t('candidateLogin.tagline')}
    >
      <title>{t('pageTitle', { page: t('candidateLogin.title') })}</title>
      <Stack $gap={6}>
        {session.status === 'anonymous' && session.reason === 'expired' && session.kind === 'candidate' && (
          <SessionEnded text={t('candidateLogin.expired')} />
        )}
        <Stack as="form" $gap={5} onSubmit={submit} noValidate>
          <Field label={t('candidateLogin.password')} hint={t('candidateLogin.help')}>
            <PasswordInput
              ref={input}
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
            disabled={!password}
            busy={busy}
            busyLabel={t('candidateLogin.busy')}
          >
            {t('candidateLogin.submit')}
          </Button>
        </Stack>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
