import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { graphql } from '../../../generated/light';
import type { UserErrorCode } from '../../../generated/light/graphql';
import { request } from '../../../session/request';
import { endSession } from '../../../session/sessionStore';
import { storeUserTokens } from '../../../session/tokens';
import { useErrorText } from '../../../session/useErrorText';
import { loadViewer } from '../../../session/viewer';

const signInMutation = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      accessToken
      refreshToken
      userErrors {
        message
        code
        field
      }
    }
  }
`);

/** Why somebody is not signed in. */
export interface SignInRefusal {
  reason: string;
  /** The server's: TWO_FACTOR_REQUIRED where the password is right and the code of a second factor has to come with it. */
  code?: UserErrorCode | undefined;
  /** Whether it is the code of the second factor that is wrong. */
  isOfCode?: boolean | undefined;
}

/** Signs a user in and tells that it worked; the session store then leads on. Resolves to why it did not, or null. */
export function useSignIn() {
  const { t } = useTranslation('identity');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function signIn(email: string, password: string, code?: string): Promise<SignInRefusal | null> {
    setBusy(true);
    try {
      const { signIn: outcome } = await request(
        signInMutation,
        { input: { email: email.trim(), password, ...(code !== undefined && { code }) } },
        { anonymous: true },
      );
      const { accessToken, refreshToken, userErrors } = outcome;
      if (!accessToken || !refreshToken) {
        const [refused] = userErrors;
        const reason = errorText(refused, t('login.invalidCredentials'));
        return { reason, code: refused?.code, isOfCode: refused?.field?.includes('code') };
      }
      storeUserTokens({ accessToken, refreshToken });
      const viewer = await loadViewer().catch((error: unknown) => {
        endSession('none'); // Half a sign-in would only confuse.
        throw error;
      });
      toast.success({
        title: t('login.succeeded'),
        description: viewer?.mustChangePassword
          ? t('login.mustChangePassword')
          : t('login.welcome', { name: viewer?.name ?? '' }),
      });
      return null;
    } catch (error) {
      return { reason: errorText(error, t('login.invalidCredentials')) };
    } finally {
      setBusy(false);
    }
  }

  return { signIn, busy };
}
