import { useSyncExternalStore } from 'react';
import { sessionStore, type SessionState } from './sessionStore';
import type { Viewer } from './viewer';

/** The session with its loading and failure states; guards and the sign-in screen need it. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

/** The signed-in person, or null. Behind a guard it is never null, except for a moment while signing out. */
export function useViewer(): Viewer | null {
  const session = useSession();
  return session.status === 'authenticated' ? session.viewer : null;
}

/** Whose page this is, by `ownerOf`; null is for no one. What it sends names this owner. */
export function useOwner(): string | null {
  return useViewer()?.owner ?? null;
}

/** Whether the signed-in person may have mails sent to candidates, which takes a mail server too. */
export function useCanMail(): boolean {
  const viewer = useViewer();
  return viewer?.kind === 'user' && viewer.viewerCanMailCandidates;
}
