import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { TextButton } from '../../../components/Button/TextButton';
import { Field } from '../../../components/Field/Field';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { CodeInput } from '../TwoFactor/CodeInput';
import { TextInput } from '../../../components/TextInput/TextInput';
import type { SignInRefusal } from './useSignIn';

export interface SignInCodeProps {
  busy: boolean;
  /** Signs in with the code; resolves to why it did not. */
  onSubmit: (code: string) => Promise<SignInRefusal | null>;
  /** Back to e-mail and password. @param failed why, where the password does not hold any more */
  onBack: (failed: string | null) => void;
}

/** The second step of the sign-in: the code of the authenticator app, or a recovery code. */
export default function SignInCode({ busy, onSubmit, onBack }: SignInCodeProps) {
  // The texts of the area that the code leads to.
  const { t } = useTranslation('staff');
  const [isRecovery, setIsRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<SignInRefusal | null>(null);
  const change = (text: string) => {
    setCode(text);
    setRefused(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefused(null);
    const told = await onSubmit(code);
    if (told?.code === 'INVALID_CREDENTIALS' && !told.isOfCode) return onBack(told.reason);
    setRefused(told);
    input.current?.select();
  };
  const wrongCode = t(isRecovery ? 'twoFactor.signIn.wrongRecovery' : 'twoFactor.wrongCode');
  const Input = isRecovery ? TextInput : CodeInput;

  return (
    <Stack as="form" $gap={5} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
      <Field
        label={t(isRecovery ? 'twoFactor.signIn.recovery' : 'twoFactor.code')}
        hint={t(isRecovery ? 'twoFactor.signIn.recoveryText' : 'twoFactor.signIn.text')}
        error={refused && (refused.isOfCode ? wrongCode : refused.reason)}
      >
        <Input
          // Another input for another kind of code, which has the keyboard and the focus of its own.
          key={String(isRecovery)}
          ref={input}
          autoFocus
          {...(isRecovery && { autoComplete: 'off' })}
          name="code"
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          value={code}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        disabled={!code.trim()}
        busy={busy}
        busyLabel={t('twoFactor.busy')}
      >
        {t('twoFactor.signIn.submit')}
      </Button>
      <Inline $justify="space-between">
        <TextButton onClick={() => onBack(null)}>{t('twoFactor.signIn.back')}</TextButton>
        <TextButton
          onClick={() => {
            setIsRecovery(!isRecovery);
            change('');
          }}
        >
          {t(isRecovery ? 'twoFactor.signIn.useApp' : 'twoFactor.signIn.useRecovery')}
        </TextButton>
      </Inline>
    </Stack>
  );
}
