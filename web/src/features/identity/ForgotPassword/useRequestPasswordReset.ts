import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { request } from '../../../session/request';
import { useErrorText } from '../../../session/useErrorText';

const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      userErrors {
        message
        code
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
    const fail = (failure: unknown) => {
      const description = errorText(failure, t('forgotPassword.failedText'));
      toast.error({ title: t('forgotPassword.failed'), description });
    };
    try {
      const { requestPasswordReset: outcome } = await request(
        requestPasswordResetMutation,
        { input: { email: email.trim() } },
        { anonymous: true },
      );
      const refusal = outcome.userErrors[0];
      if (refusal) fail(refusal);
      return !refusal;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { requestPasswordReset, busy };
}
