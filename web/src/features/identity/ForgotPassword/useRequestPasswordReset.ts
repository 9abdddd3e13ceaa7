import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { request } from '../../../session/request';
import { useErrorText } from '../../../session/useErrorText';

const requestPasswordResetDocument = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      userErrors {
        message
      }
    }
  }
`);

/** Asks for a temporary password by mail. Resolves to whether the request was taken; failures are told by a toast. */
export function useRequestPasswordReset() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function requestPasswordReset(email: string): Promise<boolean> {
    setBusy(true);
    try {
      const { requestPasswordReset: outcome } = await request(
        requestPasswordResetDocument,
        { input: { email: email.trim() } },
        { anonymous: true },
      );
      const refusal = outcome.userErrors[0];
      if (refusal) toast.error({ title: t('forgotPassword.failed'), description: refusal.message });
      return !refusal;
    } catch (error) {
      toast.error({ title: t('forgotPassword.failed'), description: errorText(error, t('forgotPassword.failedText')) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { requestPasswordReset, busy };
}
