import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { rememberCandidateLink } from '../../../session/candidateLink';
import { request } from '../../../session/request';
import { storeCandidateToken } from '../../../session/tokens';
import { useErrorText } from '../../../session/useErrorText';
import { loadViewer } from '../../../session/viewer';

const signInCandidateDocument = graphql(`
  mutation SignInCandidate($input: SignInCandidateInput!) {
    signInCandidate(input: $input) {
      token
      userErrors {
        message
        code
      }
    }
  }
`);

/** Signs a candidate in with the token of their link, and tells how it went. Resolves to whether it worked. */
export function useSignInCandidate() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function signInCandidate(linkToken: string, password: string): Promise<boolean> {
    setBusy(true);
    try {
      const { signInCandidate: outcome } = await request(
        signInCandidateDocument,
        { input: { token: linkToken, password } },
        { anonymous: true },
      );
      if (outcome.token) {
        storeCandidateToken(outcome.token);
        rememberCandidateLink(linkToken);
        await loadViewer();
        toast.clear(); // a wrong password is settled
        toast.success({ title: t('candidateLogin.succeeded') });
        return true;
      }
      const refusal = outcome.userErrors[0];
      if (refusal?.code === 'INVALID_CREDENTIALS') {
        toast.error({ title: t('candidateLogin.refused'), description: t('candidateLogin.refusedText') });
      } else {
        toast.error({
          title: t('candidateLogin.failed'),
          description: errorText(refusal, t('candidateLogin.failedText')),
        });
      }
      return false;
    } catch (error) {
      toast.error({ title: t('candidateLogin.failed'), description: errorText(error, t('candidateLogin.failedText')) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { signInCandidate, busy };
}
