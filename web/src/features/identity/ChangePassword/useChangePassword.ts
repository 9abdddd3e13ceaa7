import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { requestFor } from '../../../session/request';
import { whileSessionLasts } from '../../../session/staffFetch';
import { useErrorText } from '../../../session/useErrorText';
import { useOwner } from '../../../session/useSession';

const changePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      userErrors {
        message
        code
        field
      }
    }
  }
`);

/** Where the server's refusal belongs. */
export type ChangePasswordErrors = Partial<Record<'currentPassword' | 'newPassword', string>>;

/** Changes the viewer's password. Resolves to null when done, else to what to show at the fields; toasts tell both. */
export function useChangePassword() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const owner = useOwner();
  const [busy, setBusy] = useState(false);

  async function changePassword(currentPassword: string, newPassword: string): Promise<ChangePasswordErrors | null> {
    setBusy(true);
    const fail = (description: string) => toast.error({ title: t('changePassword.failed'), description });
    try {
      const { changePassword: outcome } = await whileSessionLasts(
        owner,
        requestFor(owner)(changePasswordMutation, { input: { currentPassword, newPassword } }),
      );
      const refusal = outcome.userErrors[0];
      if (!refusal) {
        toast.clear(); // That it has to be changed is over.
        toast.success({ title: t('changePassword.succeeded'), description: t('changePassword.succeededText') });
        return null;
      }
      const reason = errorText(refusal, t('changePassword.failedText'));
      fail(reason);
      const field = refusal.field?.at(-1);
      return field === 'currentPassword' || field === 'newPassword' ? { [field]: reason } : {};
    } catch (error) {
      fail(errorText(error, t('changePassword.failedText')));
      return {};
    } finally {
      setBusy(false);
    }
  }

  return { changePassword, busy };
}
