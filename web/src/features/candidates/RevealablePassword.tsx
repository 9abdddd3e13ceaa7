import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { PasswordInput } from '../../components/TextInput/PasswordInput';
import type { ReadAccess } from './useReadPassword';

/** What stands for a password that was not read; as long as one, so that nothing moves. */
const UNREAD = '••••••••';

/** A candidate's password behind the switch that shows it: it is read then and not before. */
export function RevealablePassword({ read }: { read: () => Promise<ReadAccess> }) {
  const { t } = useTranslation('staff');
  const [password, setPassword] = useState<string | null>(null);
  const [reading, setReading] = useState<'none' | 'underway' | 'failed'>('none');
  const reveal = async () => {
    setReading('underway');
    try {
      setPassword((await read()).password);
      setReading('none');
      return true;
    } catch {
      setReading('failed');
      return false;
    }
  };
  return (
    <Field
      label={t('candidates.access.password')}
      hint={reading === 'underway' ? t('candidates.access.passwordReading') : undefined}
      error={reading === 'failed' ? t('candidates.access.passwordFailed') : undefined}
    >
      <PasswordInput readOnly autoComplete="off" value={password ?? UNREAD} reveal={reveal} />
    </Field>
  );
}
