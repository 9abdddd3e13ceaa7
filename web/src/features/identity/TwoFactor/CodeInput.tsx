import type { ComponentPropsWithRef } from 'react';
import { TextInput } from '../../../components/TextInput/TextInput';

/** For a code of an authenticator app: with the keyboard of digits, and filled in by the device where it knows the code. */
export function CodeInput(props: Omit<ComponentPropsWithRef<typeof TextInput>, 'type'>) {
  return <TextInput inputMode="numeric" autoComplete="one-time-code" autoCorrect="off" spellCheck={false} {...props} />;
}
