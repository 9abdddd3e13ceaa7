/**
 * Where the session's tokens lie: local storage, under the documented names, so that all tabs share them.
 * Where storage is blocked they live as long as the page.
 */
const AUTH_TOKEN = 'auth_token';
const REFRESH_TOKEN = 'refresh_token';
const CANDIDATE_TOKEN = 'candidateToken';
/** There after a session that has run out: other tabs see the tokens go, and not why. A sign-out leaves nothing in the browser. */
const RAN_OUT = 'esteira.sessionRanOut';

/** What may be presented as bearer token: the auth token, or else the candidate token. */
export type Credentials =
  { kind: 'user'; accessToken: string; refreshToken: string | null } | { kind: 'candidate'; accessToken: string };

const fallback = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return fallback.get(name) ?? null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value === null) fallback.delete(name);
    else fallback.set(name, value);
  }
}

/** The credentials in force, or null. */
export function readCredentials(): Credentials | null {
  const accessToken = read(AUTH_TOKEN);
  if (accessToken) return { kind: 'user', accessToken, refreshToken: read(REFRESH_TOKEN) };
  const candidateToken = read(CANDIDATE_TOKEN);
  return candidateToken ? { kind: 'candidate', accessToken: candidateToken } : null;
}

/** Stores a user's tokens; a candidate's session of this browser ends, as one browser has one session. */
export function storeUserTokens(tokens: { accessToken: string; refreshToken: string }): void {
  // The refresh token is first, as a tab that sees the new access token must find its partner.
  write(REFRESH_TOKEN, tokens.refreshToken);
  write(AUTH_TOKEN, tokens.accessToken);
  // And this one last, as a tab that sees it go must not find a browser without a session.
  write(CANDIDATE_TOKEN, null);
}

/** Stores a candidate's token; it would never be presented beside a user's, so that one goes. */
export function storeCandidateToken(token: string): void {
  // Before the others go, as a tab that sees them go must not find a browser without a session.
  write(CANDIDATE_TOKEN, token);
  write(REFRESH_TOKEN, null);
  write(AUTH_TOKEN, null);
}

/** @param ranOut whether the session has run out, which `hasRunOut` then tells in every tab */
export function clearTokens(ranOut: boolean): void {
  // Before the tokens go, as a tab that sees them go asks why.
  write(RAN_OUT, ranOut ? 'yes' : null);
  write(REFRESH_TOKEN, null);
  write(CANDIDATE_TOKEN, null);
  write(AUTH_TOKEN, null);
}

/** Whether the session that was last ended has run out, and was not ended by its owner. */
export const hasRunOut = () => read(RAN_OUT) !== null;

/** Calls back when another tab changed the tokens (the event never fires in the tab that wrote). */
export function onTokensChangedElsewhere(listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === AUTH_TOKEN || event.key === CANDIDATE_TOKEN) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/** Resolves when the access token in force is not the stale one any more, or, at the latest, after so many milliseconds. */
export function otherAccessToken(stale: string, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => readCredentials()?.accessToken !== stale && finish();
    const stop = onTokensChangedElsewhere(check);
    const timer = setTimeout(finish, longestMs);
    function finish() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    check();
  });
}
