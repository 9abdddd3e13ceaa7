import { authorizedFetch } from './authorizedFetch';
import { sessionStore } from './sessionStore';

/** Whether the page of this person is another's by now, or no one's. */
export function isSessionOver(owner: string | null): boolean {
  const session = sessionStore.read();
  if (owner === null) return false;
  return session.status === 'anonymous' || (session.status === 'authenticated' && session.viewer.owner !== owner);
}

/**
 * `authorizedFetch` for a page of the staff. What comes after the person has gone, be it an answer or a failure, is told no more: those who
 * wait for it have gone with their screen, and their messages, which name candidates, would be read by the next person.
 * @throws RequestError as `authorizedFetch`
 */
export async function staffFetch(input: RequestInfo | URL, init: RequestInit, owner: string | null): Promise<Response> {
  try {
    return await authorizedFetch(input, init, owner);
  } finally {
    if (isSessionOver(owner)) await new Promise(() => {});
  }
}
