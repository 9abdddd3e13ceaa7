import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { PasswordInput } from '../../components/TextInput/PasswordInput';

/** What stands for a password that was not read; as long as one, so that nothing moves. */
const UNREAD = '••••••••';

/** A candidate's password behind the switch that shows it: it is read then and not before. */
export function AskedPassword({ read }: { read: () => Promise<string> }) {
  const { t } = useTranslation('staff');
  const [password, setPassword] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = async () => {
    setFailed(false);
    try {
      setPassword(await read());
    } catch {
      setFailed(true);
    }
  };
  return (
    <Field
      label={t('candidates.access.password')}
      error={hasFailed ? t('candidates.access.passwordFailed') : undefined}
    >
      <PasswordInput readOnly autoComplete="off" value={password ?? UNREAD} onShown={() => void ask()} />
    </Field>
  );
}
