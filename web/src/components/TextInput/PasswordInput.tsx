import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton/IconButton';
import { HideIcon, ShowIcon } from '../icons';
import { TextInput, type TextInputProps } from './TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'endAction'> {
  /** Called before it is shown; it stays hidden where this resolves to false. */
  reveal?: () => Promise<boolean>;
}

/** A password with a show/hide toggle. Give it `autoComplete` ('current-password' or 'new-password'). */
export function PasswordInput({ reveal, ...props }: PasswordInputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const toggle = async () => {
    if (!shown && reveal && !(await reveal())) return;
    setShown(!shown);
  };
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
          onClick={() => void toggle()}
        />
      }
    />
  );
}
