import { signOutMutation } from './sessionOperations';
import { postGraphql } from './postGraphql';
import { exchangeRefreshToken } from './renewal';
import { endSession } from './sessionStore';
import { readCredentials, type Credentials } from './tokens';

/** Signs out in every tab at once; the server is told in the background. */
export function signOut(): void {
  const credentials = readCredentials();
  endSession('signedOut');
  if (credentials) void revoke(credentials);
}

/** Ends the session on the server. Its tokens are forgotten here already, so a failure only leaves it to expire. */
async function revoke(credentials: Credentials): Promise<void> {
  try {
    if (await signOutWith(credentials.accessToken)) return;
    if (credentials.kind !== 'user' || !credentials.refreshToken) return;
    // The access token had run out, but the refresh token would live on for weeks.
    const renewed = await exchangeRefreshToken(credentials.refreshToken);
    if (renewed) await signOutWith(renewed.accessToken);
  } catch {
    // It then expires by itself.
  }
}

/** False when the server does not accept the token (any more). */
async function signOutWith(accessToken: string): Promise<boolean> {
  let refused = false;
  const send = async (input: string, init: RequestInit) => {
    const headers = { ...init.headers, authorization: `Bearer ${accessToken}` };
    const response = await fetch(input, { ...init, headers, keepalive: true });
    refused = response.status === 401;
    return response;
  };
  try {
    await postGraphql(send, String(signOutMutation), undefined);
  } catch (error) {
    if (!refused) throw error;
  }
  return !refused;
}
