import type { RefreshSessionMutation } from '../generated/light/graphql';
import { refreshSessionMutation } from './sessionOperations';
import { postGraphql } from './postGraphql';
import { withTabLock } from './tabLock';
import { clearTokens, otherAccessToken, readCredentials, storeUserTokens } from './tokens';

/** Spends a refresh token; null when the server refuses it. */
export async function exchangeRefreshToken(
  refreshToken: string,
): Promise<{ accessToken: string; refreshToken: string } | null> {
  // Without a bearer: the expired one would be refused before the refresh token is looked at.
  const data = (await postGraphql((input, init) => fetch(input, init), String(refreshSessionMutation), {
    input: { refreshToken },
  })) as RefreshSessionMutation;
  const { accessToken, refreshToken: next } = data.refreshSession;
  return accessToken && next ? { accessToken, refreshToken: next } : null;
}

/**
 * So long a tab that had to wait for another one waits for the tokens that the other has stored. Ten tabs on a busy machine have seen the
 * lock first; the server takes a second use within its grace for what it is, but it is a request for nothing.
 */
const LONGEST_STORAGE_LAG_MS = 2_000;

let running: Promise<boolean> | null = null;

/**
 * Makes sure that the session has another access token than the stale one: one exchange for any number of callers in
 * this tab, and for all tabs, because a second use of the same refresh token would look like theft to the server and
 * end the whole family. True when the original request may be sent again; false when the session is over (and cleared).
 * @throws RequestError when the server could not be asked: a lost network is no reason to end a session
 */
export function renewSession(staleAccessToken: string): Promise<boolean> {
  running ??= withTabLock('session-renewal', (hasWaited) => renewUnlessDone(staleAccessToken, hasWaited)).finally(
    () => {
      running = null;
    },
  );
  return running;
}

async function renewUnlessDone(staleAccessToken: string, hasWaited: boolean): Promise<boolean> {
  if (hasWaited) await otherAccessToken(staleAccessToken, LONGEST_STORAGE_LAG_MS);
  const before = readCredentials();
  if (before?.kind !== 'user') return false; // The user signed out while we waited, or a candidate signed in.
  if (before.accessToken !== staleAccessToken) return true; // Another tab was faster.
  if (!before.refreshToken) {
    clearTokens(true);
    return false;
  }
  const renewed = await exchangeRefreshToken(before.refreshToken);
  const after = readCredentials();
  const stillOurs = after?.kind === 'user' && after.refreshToken === before.refreshToken;
  // A sign-out or another sign-in during the exchange has the last word.
  if (!stillOurs) return after?.kind === 'user';
  if (!renewed) {
    clearTokens(true);
    return false;
  }
  storeUserTokens(renewed);
  return true;
}
