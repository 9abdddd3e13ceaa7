import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { request } from '../../../session/request';
import { useErrorText } from '../../../session/useErrorText';

const resetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      userErrors {
        message
        code
        field
      }
    }
  }
`);

/** What came of it: `linkRefused` when the link is used up, expired or was never right. */
export type ResetOutcome = 'done' | 'linkRefused' | 'failed';

/** Sets a new password with the proof of a reset link; failures are told by a toast. */
export function useResetPassword() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function resetPassword(input: { userId: string; token: string; newPassword: string }): Promise<ResetOutcome> {
    setBusy(true);
    const fail = (description: string) => toast.error({ title: t('resetPassword.failed'), description });
    try {
      const { resetPassword: outcome } = await request(resetPasswordMutation, { input }, { anonymous: true });
      const refusal = outcome.userErrors[0];
      if (!refusal) {
        toast.success({ title: t('resetPassword.succeeded') });
        return 'done';
      }
      fail(errorText(refusal, t('resetPassword.failedText')));
      return refusal.field?.at(-1) === 'newPassword' ? 'failed' : 'linkRefused';
    } catch (error) {
      fail(errorText(error, t('resetPassword.failedText')));
      return 'failed';
    } finally {
      setBusy(false);
    }
  }

  return { resetPassword, busy };
}
