import { DomainError } from '../lib/errors.js';
import type { UserViewer } from './viewer.js';

/** How long a password that was given counts as recent. */
const RECENT_PASSWORD_MS = 10 * 60_000;

/**
 * Whether the viewer's session was given the password within the last ten minutes, at its sign-in or since. A moment that lies further
 * ahead is of a clock that was set back since, and says nothing.
 */
export function gavePasswordRecently({ passwordGivenAt }: UserViewer, now: Date): boolean {
  return passwordGivenAt !== undefined && Math.abs(now.getTime() - passwordGivenAt.getTime()) < RECENT_PASSWORD_MS;
}

/** @throws DomainError REAUTHENTICATION_REQUIRED for a session that was not given the password recently. */
export function assertRecentPassword(viewer: UserViewer, now: Date): void {
  if (gavePasswordRecently(viewer, now)) return;
  throw new DomainError('REAUTHENTICATION_REQUIRED', 'Confirme sua senha para continuar.');
}
