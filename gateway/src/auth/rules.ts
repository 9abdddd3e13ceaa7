import { DomainError, forbidden, unauthenticated } from '../lib/errors.js';
import type { CandidateViewer, UserViewer, Viewer } from './viewer.js';

/**
 * Who may call an entry point at all: the coarse, default-deny check that every GraphQL root field and every
 * REST call names. What a viewer may do with one record is decided by the domain's policy.
 */
export type AccessRule =
  | 'anyone'
  | 'signedIn'
  | 'activeAccount'
  | 'admin'
  | 'client'
  | 'staff'
  | 'candidate'
  | 'consentedCandidate'
  | 'staffOrConsentedCandidate';

/** Rules that stay open while the password must still be changed; every other is closed until then. */
const openBeforePasswordChange: ReadonlySet<AccessRule> = new Set(['anyone', 'signedIn']);

const allows: Record<AccessRule, (viewer: Viewer) => boolean> = {
  anyone: () => true,
  signedIn: () => true,
  activeAccount: () => true,
  admin: (viewer) => viewer.role === 'admin',
  client: (viewer) => viewer.role === 'client',
  staff: (viewer) => viewer.kind === 'user',
  candidate: (viewer) => viewer.kind === 'candidate',
  consentedCandidate: (viewer) => viewer.kind === 'candidate',
  staffOrConsentedCandidate: () => true,
};

const needConsent: ReadonlySet<AccessRule> = new Set(['consentedCandidate', 'staffOrConsentedCandidate']);

/** Whether a rule lets this viewer through: for what a screen offers. */
export function admits(rule: AccessRule, viewer: Viewer): boolean {
  return !hasToChangePassword(rule, viewer) && allows[rule](viewer);
}

const hasToChangePassword = (rule: AccessRule, viewer: Viewer) =>
  viewer.kind === 'user' && viewer.mustChangePassword && !openBeforePasswordChange.has(rule);

/**
 * Lets the viewer through or throws.
 * @throws DomainError UNAUTHENTICATED without a session, FORBIDDEN for the wrong role or before a forced password
 *   change, PRECONDITION_FAILED for a candidate who has not accepted the consent yet.
 */
export function enforceRule(rule: AccessRule, viewer: Viewer | null): void {
  if (rule === 'anyone') return;
  if (!viewer) throw unauthenticated();
  if (hasToChangePassword(rule, viewer)) {
    throw forbidden('Você precisa alterar sua senha antes de continuar.');
  }
  if (!allows[rule](viewer)) throw forbidden();
  if (viewer.kind === 'candidate' && !viewer.hasConsented && needConsent.has(rule)) {
    throw new DomainError('PRECONDITION_FAILED', 'Aceite o termo de consentimento antes de continuar.');
  }
}

/** The viewer as a user, for calls whose rule admits only users. */
export function asUser(viewer: Viewer | null): UserViewer {
  if (!viewer) throw unauthenticated();
  if (viewer.kind !== 'user') throw forbidden();
  return viewer;
}

/** The viewer as a candidate, for calls whose rule admits only candidates. */
export function asCandidate(viewer: Viewer | null): CandidateViewer {
  if (!viewer) throw unauthenticated();
  if (viewer.kind !== 'candidate') throw forbidden();
  return viewer;
}

/** The viewer, for calls whose rule admits everyone signed in. */
export function asViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw unauthenticated();
  return viewer;
}
