import { forgetCandidateLink } from './candidateLink';
import { ownerOf } from './owner';
import { clearTokens, hasRunOut, onTokensChangedElsewhere, readCredentials, type Credentials } from './tokens';
import type { Viewer } from './viewer';

/**
 * Why the user is signed out: `expired` sessions come back to their page after sign-in, `signedOut` ones do not, and
 * behind `deleted` there is no candidate any more.
 */
export type EndReason = 'none' | 'expired' | 'signedOut' | 'deleted';

export type SessionState =
  | { status: 'loading' }
  /** `owner` is whose session it was, by `ownerOf`, where there was one in this tab. */
  | { status: 'anonymous'; reason: EndReason; kind: 'user' | 'candidate' | null; owner?: string | undefined }
  | { status: 'authenticated'; viewer: Viewer }
  /** A token is there, but the server could not be asked whose it is. */
  | { status: 'unreachable'; error: unknown };

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();

/** The state of the session, for `useSyncExternalStore`. */
export const sessionStore = {
  read: (): SessionState => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export function setSession(next: SessionState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

/**
 * Ends the session in this browser. With `refused`, only if those are still in force: an answer to an old request
 * must not end a session that began since.
 */
export function endSession(reason: EndReason, refused?: Credentials): void {
  const inForce = readCredentials();
  if (refused && inForce && inForce.accessToken !== refused.accessToken) return;
  // The answer to an old request may come after another tab has signed out, as may the news of that.
  const isElsewhere = !inForce && reason === 'expired' && !hasRunOut();
  const ended = inForce ?? refused;
  const { kind, owner } =
    state.status === 'authenticated' ? state.viewer : { kind: ended?.kind ?? null, owner: ended && ownerOf(ended) };
  // The sign-in of staff is where 'Sair' leads, and not what a candidate's other tabs come to.
  const why = isElsewhere ? (kind === 'candidate' ? 'none' : 'signedOut') : reason;
  clearTokens(why === 'expired');
  // The link of a deleted candidate opens nothing any more: the steps of access are where that one goes on.
  if (isElsewhere || why === 'signedOut' || why === 'deleted') forgetCandidateLink();
  if (state.status !== 'anonymous') setSession({ status: 'anonymous', reason: why, kind, owner });
}

/** Keeps this tab in step with the others: one signs out, all do; one's session runs out, so does theirs; one signs in, the others follow. */
export function followOtherTabs(loadViewer: () => void): () => void {
  return onTokensChangedElsewhere(() => {
    if (readCredentials()) loadViewer();
    else endSession('expired');
  });
}
