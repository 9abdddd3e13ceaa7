import { RequestError } from './RequestError';
import { readCredentials, type Credentials } from './tokens';

/**
 * Whom credentials are of: the kind of the session and the subject that its token names, so that another token of the
 * same person changes nothing. A token that names no subject is taken for a person of its own.
 */
export function ownerOf({ kind, accessToken }: Credentials): string {
  return `${kind}:${subjectOf(accessToken) ?? accessToken}`;
}

/** The subject of a token, which is not proven here: it tells persons apart, and opens nothing. */
function subjectOf(token: string): string | null {
  try {
    const [, body = ''] = token.split('.');
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof claims.sub === 'string' && claims.sub ? claims.sub : null;
  } catch {
    return null;
  }
}

const ownerOrNull = (credentials: Credentials | null) => credentials && ownerOf(credentials);

/** Whose the session of this browser is; null is for no session. */
export const ownerInForce = (): string | null => ownerOrNull(readCredentials());

/** Whether the session of this browser is this person's; null is for no session. */
export function isInForce(owner: string | null): boolean {
  return ownerInForce() === owner;
}

/**
 * The credentials in force, if they are those of this person; null is for a page of no one, which presents none. All tabs
 * share the credentials, and a tab in the background hears late that another person has signed in: what it sends for the
 * former one must not go out in the name of the next.
 * @throws RequestError UNAUTHENTICATED when the session is another person's, or over
 */
export function credentialsOf(owner: string | null): Credentials | null {
  const credentials = readCredentials();
  if (ownerOrNull(credentials) === owner) return credentials;
  // Without words of its own: the page is about to be the other person's, and what shows it has a text for that.
  throw new RequestError('', { code: 'UNAUTHENTICATED', status: 401 });
}
