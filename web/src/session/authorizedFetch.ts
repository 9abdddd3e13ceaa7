import { renewSession } from './renewal';
import { endSession } from './sessionStore';
import { readCredentials } from './tokens';

/**
 * `fetch` with the session's bearer token. On a 401 a user's session is renewed once, for everybody who waits, and
 * the request is sent again; a session that cannot be renewed, and a candidate's that is refused, ends
 * (the guards then lead to the sign-in). Apollo's link uses it too, so that both clients share one renewal.
 */
export async function authorizedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const credentials = readCredentials();
  const response = await fetch(input, withBearer(init, credentials?.accessToken));
  if (response.status !== 401 || !credentials) return response;

  if (credentials.kind === 'user' && (await renewSession(credentials.accessToken))) {
    const renewed = readCredentials();
    if (!renewed) return response;
    const second = await fetch(input, withBearer(init, renewed.accessToken));
    if (second.status === 401) endSession('expired', renewed.accessToken);
    return second;
  }
  endSession('expired', credentials.accessToken);
  return response;
}

function withBearer(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
