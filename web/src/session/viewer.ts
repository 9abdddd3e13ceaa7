import type { SessionViewerQuery } from '../generated/light/graphql';
import { forgetCandidateLink } from './candidateLink';
import { viewerQuery } from './sessionOperations';
import { isInForce, ownerInForce, ownerOf } from './owner';
import { request, RequestError } from './request';
import { endSession, followOtherTabs, sessionStore, setSession } from './sessionStore';
import { readCredentials } from './tokens';

type UserData = NonNullable<SessionViewerQuery['viewer']>;

/** The person of this session. Rights are `viewerCan…`; roles only choose a dashboard. */
export type Viewer = {
  /** Tells one person from another (`ownerOf`). */
  owner: string;
  /** In lowercase. */
  roles: readonly string[];
} & (
  | ({ kind: 'user' } & Omit<UserData, 'roles'>)
  | { kind: 'candidate'; name: string; mustChangePassword?: never; mustEnableTwoFactor?: never }
);

/**
 * The user behind a candidate's token. The server is not asked: the candidate's area fetches its own
 * record at once, and on a phone that round trip would be waited for.
 */
const candidateViewer = (owner: string): Viewer => ({
  kind: 'candidate',
  owner,
  name: 'Candidato',
  roles: ['candidate'],
});

let loads = 0;

/**
 * Finds out who is signed in and tells the store: on start, after sign-in, after a forced password change, and when
 * another tab changed the session. Keeps showing the present viewer while it asks.
 */
export async function loadViewer(): Promise<Viewer | null> {
  const load = ++loads;
  const credentials = readCredentials();
  if (!credentials) {
    if (sessionStore.read().status !== 'anonymous') setSession({ status: 'anonymous', reason: 'none', kind: null });
    return null;
  }
  if (credentials.kind === 'candidate') {
    const candidate = candidateViewer(ownerOf(credentials));
    setSession({ status: 'authenticated', viewer: candidate });
    return candidate;
  }
  if (sessionStore.read().status === 'unreachable') setSession({ status: 'loading' });
  try {
    const { viewer } = await request(viewerQuery);
    if (load !== loads) return null; // A newer load speaks for the session.
    // Asked for only now, as the token may have been renewed meanwhile.
    const owner = ownerInForce();
    if (!viewer || owner === null) {
      endSession('expired');
      return null;
    }
    const user: Viewer = { kind: 'user', owner, ...viewer, roles: viewer.roles.map((role) => role.toLowerCase()) };
    setSession({ status: 'authenticated', viewer: user });
    return user;
  } catch (error) {
    const ended = error instanceof RequestError && error.status === 401;
    if (!ended && load === loads && sessionStore.read().status !== 'authenticated') {
      setSession({ status: 'unreachable', error });
    }
    throw error;
  }
}

/** Starts the session of this page; the guards show what comes of it. */
export function startSession(): void {
  const load = () =>
    void loadViewer().catch(() => {
      // Told by the store's state.
    });
  /** Who is shown although the session is another person's by now. */
  const outdated = () => {
    const session = sessionStore.read();
    return session.status === 'authenticated' && !isInForce(session.viewer.owner) ? session.viewer : null;
  };
  followOtherTabs(() => {
    // The link that this tab remembers leads back the one who came in by it, and no other candidate.
    if (outdated()?.kind === 'candidate') forgetCandidateLink();
    load();
  });
  // The server could not be asked who has signed in elsewhere, and no other event would ask it.
  window.addEventListener('online', () => {
    if (outdated()) load();
  });
  load();
}
