import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton';
import { HideIcon, ShowIcon } from '../icons';
import { TextInput, type TextInputProps } from './TextInput';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAction'>;

/** A password with a show/hide toggle. Give it `autoComplete` ('current-password' or 'new-password'). */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      endAction={
        <IconButton
          label={t(shown ? 'components.password.hide' : 'components.password.show')}
          icon={shown ? <HideIcon size={17} aria-hidden /> : <ShowIcon size={17} aria-hidden />}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
