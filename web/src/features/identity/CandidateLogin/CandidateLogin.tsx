import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { PasswordInput } from '../../../components/TextInput/PasswordInput';
import { toast } from '../../../components/Toast/toast';
import { useSession } from '../../../session/useSession';
import { color, space, typeset } from '../../../theme/tokens';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import { SessionEnded } from '../Login/SessionEnded';
import { useInvitation } from './useInvitation';
import { useSignInCandidate, type SignInFailure } from './useSignInCandidate';

/** Holds the place of the company's name until it is known, so that the button below never moves under a thumb. */
const Company = styled.p`
  display: flex;
  align-items: flex-end;
  min-height: 3rem;
  margin-bottom: ${space[2]};
  ${typeset('large', 'semibold')}
  color: ${color.accentText};
  overflow-wrap: anywhere;
`;

const Failure = styled.span`
  strong {
    display: block;
  }
`;

/** Passwords of candidates are capitals and digits: what is typed or pasted is shown as such, the caret left in place. */
function tidied({ target }: ChangeEvent<HTMLInputElement>): string {
  const tidy = (text: string) => text.replace(/\s/g, '').toUpperCase();
  const text = tidy(target.value);
  if (text !== target.value) {
    const caret = tidy(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    target.value = text;
    target.setSelectionRange(caret, caret);
  }
  return text;
}

/** /candidato/:token: the link brings the token, the candidate the password. */
export default function CandidateLogin() {
  const { t } = useTranslation('identity');
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { signInCandidate, busy } = useSignInCandidate();
  const session = useSession();
  const company = useInvitation(token);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hasExpired = session.status === 'anonymous' && session.kind === 'candidate' && session.reason === 'expired';

  useEffect(() => {
    if (!failure) return undefined;
    // It goes with its cause: once the password is being written anew.
    const told = toast.error({ title: failure.title, description: failure.text });
    return () => toast.dismiss(told);
  }, [failure]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const refused = await signInCandidate(token, password);
    setFailure(refused);
    if (refused) input.current?.select();
    else void navigate('/candidate', { replace: true });
  };

  return (
    <CenteredCard
      title={t('candidateLogin.title')}
      above={<Company>{company && t('candidateLogin.invitedBy', { company })}</Company>}
      subtitle={t('candidateLogin.subtitle')}
      headline={t('candidateLogin.headline')}
      tagline={t('candidateLogin.tagline')}
    >
      <title>{t('pageTitle', { page: t('candidateLogin.title') })}</title>
      <Stack $gap={6}>
        {hasExpired && <SessionEnded text={t('candidateLogin.expired')} />}
        <Stack as="form" $gap={5} onSubmit={submit} noValidate>
          <Field
            label={t('candidateLogin.password')}
            size="large"
            hint={t('candidateLogin.help')}
            error={
              failure && (
                <Failure>
                  <strong>{failure.title}</strong> {failure.text}
                </Failure>
              )
            }
          >
            <PasswordInput
              ref={input}
              name="password"
              autoComplete="current-password"
              autoCapitalize="characters"
              value={password}
              onChange={(event) => {
                setPassword(tidied(event));
                setFailure(null);
              }}
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
