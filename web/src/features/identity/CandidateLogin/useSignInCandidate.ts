import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { rememberCandidateLink } from '../../../session/candidateLink';
import { request } from '../../../session/request';
import { storeCandidateToken } from '../../../session/tokens';
import { useErrorText } from '../../../session/useErrorText';
import { loadViewer } from '../../../session/viewer';

const signInCandidateMutation = graphql(`
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

/** Why the sign-in failed. */
export interface SignInFailure {
  title: string;
  text: string;
}

/** Signs a candidate in with the token of their link. Resolves to null when it worked, else to why it did not. */
export function useSignInCandidate() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function signInCandidate(linkToken: string, password: string): Promise<SignInFailure | null> {
    setBusy(true);
    try {
      const { signInCandidate: outcome } = await request(
        signInCandidateMutation,
        { input: { token: linkToken, password } },
        { anonymous: true },
      );
      if (outcome.token) {
        storeCandidateToken(outcome.token);
        rememberCandidateLink(linkToken);
        await loadViewer();
        toast.clear(); // What an earlier visit was told is over.
        toast.success({ title: t('candidateLogin.succeeded') });
        return null;
      }
      const refusal = outcome.userErrors[0];
      return refusal?.code === 'INVALID_CREDENTIALS'
        ? { title: t('candidateLogin.refused'), text: t('candidateLogin.refusedText') }
        : { title: t('candidateLogin.failed'), text: errorText(refusal, t('candidateLogin.failedText')) };
    } catch (error) {
      return { title: t('candidateLogin.failed'), text: errorText(error, t('candidateLogin.failedText')) };
    } finally {
      setBusy(false);
    }
  }

  return { signInCandidate, busy };
}
