import { authorizedFetch } from './authorizedFetch';
import { sessionStore } from './sessionStore';

/** Whether the page of this person is another's by now, or no one's. */
export function isSessionOver(owner: string | null): boolean {
  const session = sessionStore.read();
  if (owner === null) return false;
  return session.status === 'anonymous' || (session.status === 'authenticated' && session.viewer.owner !== owner);
}

/**
 * Passes an answer on to a page of the staff. What comes after the person has gone, be it an answer or a failure, is told no more: those who
 * wait for it have gone with their screen, and their messages and files, which name candidates, would be the next person's.
 * @param owner for whom it was asked
 */
export async function whileSessionLasts<Answer>(owner: string | null, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } finally {
    if (isSessionOver(owner)) await new Promise(() => {});
  }
}

/**
 * `authorizedFetch` for a page of the staff, which hears of the answer while the session lasts. The body comes later, and is awaited by
 * `whileSessionLasts` or aborted with the screen.
 * @throws RequestError as `authorizedFetch`
 */
export const staffFetch = (input: RequestInfo | URL, init: RequestInit, owner: string | null): Promise<Response> =>
  whileSessionLasts(owner, authorizedFetch(input, init, owner));
