import { sessionOwnerQuery } from './sessionOperations';
import { credentialsOf } from './owner';
import { postGraphql } from './postGraphql';
import { renewSession } from './renewal';
import { RequestError } from './RequestError';
import { endSession } from './sessionStore';
import { readCredentials } from './tokens';

/**
 * `fetch` with the session's bearer token. On a 401 a user's session is renewed once, for everybody who waits, and
 * the request is sent again; a session that cannot be renewed, and a candidate's that is refused, ends
 * (the guards then lead to the sign-in). Apollo's link uses it too, so that both clients share one renewal.
 * @param owner of whose session alone it may be sent; undefined for what is of whichever is in force
 * @throws RequestError UNAUTHENTICATED when the session is not the owner's
 */
export async function authorizedFetch(
  input: RequestInfo | URL,
  init: RequestInit,
  owner: string | null | undefined,
): Promise<Response> {
  const inForce = () => (owner === undefined ? readCredentials() : credentialsOf(owner));
  const credentials = inForce();
  const response = await fetch(input, withBearer(init, credentials?.accessToken));
  if (response.status !== 401 || !credentials) return response;

  if (credentials.kind === 'user' && (await renewSession(credentials.accessToken))) {
    const renewed = inForce();
    if (!renewed) return response;
    const second = await fetch(input, withBearer(init, renewed.accessToken));
    if (second.status === 401) endSession('expired', renewed);
    return second;
  }
  const isDeleted = credentials.kind === 'candidate' && (await isOfDeletedCandidate(credentials.accessToken));
  endSession(isDeleted ? 'deleted' : 'expired', credentials);
  return response;
}

/** Whether a candidate's session was refused because the candidate is no more. */
async function isOfDeletedCandidate(token: string): Promise<boolean> {
  try {
    await postGraphql((input, init) => fetch(input, withBearer(init, token)), String(sessionOwnerQuery), {});
    return false;
  } catch (error) {
    return error instanceof RequestError && error.code === 'NOT_FOUND';
  }
}

function withBearer(init: RequestInit, token: string | undefined): RequestInit {
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
