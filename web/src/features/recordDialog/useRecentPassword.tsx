import { useState, type ReactNode } from 'react';
import type { UserErrorLike } from '../../lib/userErrors';
import {
  ConfirmPasswordDialog,
  type ConfirmPasswordDialogProps,
} from '../identity/ConfirmPassword/ConfirmPasswordDialog';

/**
 * For actions that want the viewer's password given recently: the server says so, the password is asked for, and the same is done
 * once more.
 */
export function useRecentPassword(reason: ConfirmPasswordDialogProps['reason'] = 'account'): {
  /** Whether a refusal is that one; it is then asked, and `again` called once the password is right. */
  isWanted: (errors: readonly UserErrorLike[], again: () => void) => boolean;
  question: ReactNode;
} {
  const [again, setAgain] = useState<(() => void) | null>(null);
  return {
    isWanted: (errors, repeat) => {
      const wanted = errors.some(({ code }) => code === 'REAUTHENTICATION_REQUIRED');
      if (wanted) setAgain(() => repeat);
      return wanted;
    },
    question: again && (
      <ConfirmPasswordDialog
        reason={reason}
        onConfirmed={() => {
          setAgain(null);
          again();
        }}
        onCancel={() => setAgain(null)}
      />
    ),
  };
}
