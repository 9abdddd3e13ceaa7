import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import { request } from '../../../session/request';
import { endSession } from '../../../session/sessionStore';
import { storeUserTokens } from '../../../session/tokens';
import { useErrorText } from '../../../session/useErrorText';
import { loadViewer } from '../../../session/viewer';

const signInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      accessToken
      refreshToken
      userErrors {
        message
        code
      }
    }
  }
`);

/** Signs a user in and tells how it went; the session store then leads on. Resolves to whether it worked. */
export function useSignIn() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function signIn(email: string, password: string): Promise<boolean> {
    setBusy(true);
    try {
      const { signIn: outcome } = await request(
        signInDocument,
        { input: { email: email.trim(), password } },
        { anonymous: true },
      );
      const { accessToken, refreshToken, userErrors } = outcome;
      if (!accessToken || !refreshToken) {
        toast.error({ title: t('login.failed'), description: errorText(userErrors[0], t('login.invalidCredentials')) });
        return false;
      }
      storeUserTokens({ accessToken, refreshToken });
      const viewer = await loadViewer().catch((error: unknown) => {
        endSession('none'); // half a sign-in would only confuse
        throw error;
      });
      toast.success({
        title: t('login.succeeded'),
        description: viewer?.mustChangePassword
          ? t('login.mustChangePassword')
          : t('login.welcome', { name: viewer?.name ?? '' }),
      });
      return true;
    } catch (error) {
      toast.error({ title: t('login.failed'), description: errorText(error, t('login.invalidCredentials')) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { signIn, busy };
}
