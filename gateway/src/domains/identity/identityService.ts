import type { Types } from 'mongoose';
import { KnownDevices } from '../../auth/knownDevices.js';
import { RateLimits } from '../../auth/rateLimits.js';
import { unknownAsker } from '../../auth/rules.js';
import { Tokens, type AccessClaims } from '../../auth/tokens.js';
import {
  keyOf,
  viewerAccount,
  type CandidateViewer,
  type UserViewer,
  type Viewer,
  type ViewerOrigin,
} from '../../auth/viewer.js';
import { fieldError } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import { dataVersions } from '../../cache/dataVersions.js';
import { versionedRecords } from '../../cache/versionedCache.js';
import { endsAccess } from '../changes/change.js';
import type { RequestOrigin } from '../context.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { AccessKeys } from './accessKeys.js';
import { AccountPasswords } from './accountPasswords.js';
import { ClientAccounts } from './clientAccounts.js';
import { ensureFirstAdmin, type FirstAdmin } from './firstAdmin.js';
import { refreshInput } from './identityInput.js';
import {
  colleaguesOf,
  companyOf,
  contactOf,
  findUser,
  findUsers,
  findUsersWhere,
  type PresentUser,
  type UserRecord,
} from './identityModel.js';
import { Recovery } from './recovery.js';
import { sessionOver, Sessions } from './sessions.js';
import { StaffAccounts } from './staffAccounts.js';
import { SignIns, type SignInResult } from './signIns.js';
import { TwoFactor } from './twoFactor.js';
import { lacksDemandedTwoFactor } from './twoFactorDemands.js';
import {
  deleteSession,
  deleteSessionsOf,
  deleteSignInOf,
  signInOf,
  signInsOf,
  type PresentSession,
  type SessionRecord,
} from './sessionsModel.js';

/** Cache size: some 1,000 users who work at the same time. */
const USERS_BYTES = 384 * 1024;

/** Accounts, sessions and their recovery. */
export class IdentityService {
  /** What users do with their passwords. */
  readonly passwords: AccountPasswords;
  /** Ways back into an account by way of its mailbox. */
  readonly recovery: Recovery;
  /** The accounts of hiring companies. */
  readonly clientAccounts: ClientAccounts;
  /** The accounts of the internal staff, and of companies' colleagues. */
  readonly staffAccounts: StaffAccounts;
  /** What some accounts sign in by besides their password. */
  readonly twoFactor: TwoFactor;
  /** What programs of an account come in by. */
  readonly accessKeys: AccessKeys;
  readonly #tokens: Tokens;
  readonly #sessions: Sessions;
  readonly #users = versionedRecords(findUsers, { areas: ['accounts'], capacity: { bytes: USERS_BYTES } });
  readonly #signIns: SignIns;

  constructor(private readonly deps: IdentityDependencies) {
    this.#tokens = new Tokens(deps.config.jwtSecret);
    this.#sessions = new Sessions(this.#tokens, deps.services.securityLog, deps.now);
    const limits = new RateLimits(deps.config.jwtSecret, deps.now);
    const devices = new KnownDevices(deps.config.jwtSecret, deps.now);
    this.passwords = new AccountPasswords(deps, limits);
    this.recovery = new Recovery(deps, { limits, devices, passwords: this.passwords });
    this.twoFactor = new TwoFactor(deps, limits);
    const { passwords, twoFactor } = this;
    this.#signIns = new SignIns(deps, { limits, devices, passwords, sessions: this.#sessions, twoFactor });
    this.clientAccounts = new ClientAccounts(deps);
    this.staffAccounts = new StaffAccounts(deps);
    this.accessKeys = new AccessKeys(deps);
    deps.services.changes.subscribe(
      'candidate',
      async ({ entityId }) => void (await deleteSessionsOf(entityId)),
      (change) => change.action === 'delete' || endsAccess(change),
    );
  }

  /**
   * Who a bearer token, also an access key, speaks for: null when it is forged or expired, its session has ended, or its account is gone or
   * switched off. Session and account are asked for each time, so that ending either acts at once.
   */
  async authenticate(bearerToken: string, origin?: ViewerOrigin): Promise<Viewer | null> {
    const key = await this.#sessions.ofKey(bearerToken);
    if (key) return this.#userViewer(key.subjectId.toString(), key, origin);
    const claims = this.#tokens.readAccess(bearerToken, this.deps.now());
    if (!claims) return null;
    return claims.typ === 'access'
      ? this.#userViewer(claims.sub, this.#sessions.ofClaims(claims), origin)
      : this.#candidateViewer(claims, origin);
  }

  /**
   * Whether a bearer token was signed for a candidate who no longer exists, expired or not: it opens nothing, but the
   * person who holds it is to learn why.
   */
  async isOfDeletedCandidate(bearerToken: string): Promise<boolean> {
    const claims = this.#tokens.readSubject(bearerToken);
    return claims?.typ === 'candidate' && (await this.deps.services.candidates.byIds([claims.sub])).length === 0;
  }

  /**
   * Makes sure that somebody may still ask as they could when their request began: for what waits for a file.
   * @throws DomainError UNAUTHENTICATED when the session has ended or the account is gone, switched off or another role's.
   */
  async confirm(viewer: Viewer): Promise<void> {
    await dataVersions.refresh();
    const present = await this.viewerOfSession(sessionOfViewer(viewer));
    if (present?.role !== viewer.role) throw unknownAsker(keyOf(viewer) ? 'invalidKey' : 'invalid');
  }

  /** Who a session speaks for now; null when it has ended, or its account is gone or switched off. */
  async viewerOfSession({ kind, subjectId, sessionId }: SessionRef): Promise<Viewer | null> {
    const claims = { sub: subjectId, sid: sessionId };
    if (kind === 'user') return this.#userViewer(subjectId, this.#sessions.ofClaims({ typ: 'access', ...claims }));
    const [candidate] = await this.deps.services.candidates.byIds([subjectId]);
    return candidate ? this.#candidateViewer({ typ: 'candidate', ...claims, ver: candidate.accessVersion }) : null;
  }

  /**
   * Signs a user in with e-mail and password, or with the one-use temporary password of a reset mail, and the code of the second factor
   * where the account has one.
   * @throws DomainError INVALID_CREDENTIALS, on `code` for a wrong one; INACTIVE_ACCOUNT and TWO_FACTOR_REQUIRED (only after the right
   *   password); RATE_LIMITED.
   */
  async signIn(input: unknown, origin: RequestOrigin): Promise<SignInResult> {
    return this.#signIns.user(input, origin);
  }

  /**
   * Signs a candidate in with the access token of their link and their password.
   * @throws DomainError INVALID_CREDENTIALS, RATE_LIMITED.
   */
  async signInCandidate(input: unknown, origin: RequestOrigin): Promise<{ token: string }> {
    return this.#signIns.candidate(input, origin);
  }

  /**
   * Exchanges a refresh token for a new pair.
   * @throws DomainError INVALID_CREDENTIALS when the session is over; also when the token was exchanged before, which
   *   ends the session.
   */
  async refresh(input: unknown): Promise<SignInResult> {
    const { refreshToken } = parseInput(refreshInput, input);
    const { tokens, session } = await this.#sessions.renew(refreshToken);
    const user = await findUser({ _id: session.subjectId });
    if (!user?.active) {
      await deleteSession(session._id);
      throw sessionOver();
    }
    return { ...tokens, mustChangePassword: user.mustChangePassword || session.mustChangePassword };
  }

  /** Ends the viewer's present session: its refresh token and its access token are worthless at once. */
  async signOut(viewer: Viewer): Promise<void> {
    await deleteSession(viewer.sessionId);
    this.deps.services.securityLog.recordOf(viewer, { type: 'signedOut', account: viewerAccount(viewer) });
  }

  /** The newest of the viewer's open sessions, the present one always among them; a candidate and an access key are shown none. */
  async sessions(viewer: Viewer, limit: number): Promise<SessionRecord[]> {
    if (viewer.kind !== 'user' || viewer.key) return [];
    const newest = await signInsOf(viewer.userId, this.deps.now(), limit);
    if (newest.length < limit || newest.some(({ _id }) => _id.toString() === viewer.sessionId)) return newest;
    const present = await signInOf(viewer.userId, viewer.sessionId);
    return present ? [...newest.slice(0, -1), present] : newest;
  }

  /**
   * Ends one of the viewer's sessions but the present one.
   * @param sessionId any text
   * @throws DomainError INVALID for the present one; NOT_FOUND for one that is over already, or somebody else's
   */
  async endSession(viewer: Viewer, sessionId: string): Promise<void> {
    if (sessionId === viewer.sessionId) throw fieldError('INVALID', 'id', 'Para encerrar a sessão em uso, use Sair.');
    const account = viewerAccount(viewer);
    const ended = isDatabaseId(sessionId) && (await deleteSignInOf(account, sessionId));
    if (!ended) throw fieldError('NOT_FOUND', 'id', 'Sessão não encontrada.');
    this.deps.services.securityLog.recordOf(viewer, { type: 'sessionsEnded', account, count: 1 });
  }

  /** Ends the viewer's sessions but the present one, and no access key; returns how many. */
  async endOtherSessions(viewer: Viewer): Promise<number> {
    const account = viewerAccount(viewer);
    const count = await deleteSessionsOf(account, { exceptId: viewer.sessionId, keepsKeys: true });
    this.deps.services.securityLog.recordOf(viewer, { type: 'sessionsEnded', account, count });
    return count;
  }

  /**
   * The active accounts that see the candidates of a client, or with null those without one; of invited colleagues those who have
   * chosen a password, as a mistyped address is to be told nothing.
   */
  async staffOf(clientId: Types.ObjectId | null): Promise<UserRecord[]> {
    const ofClient = clientId ? [contactOf(clientId), { ...colleaguesOf(clientId), mustChangePassword: false }] : [];
    return findUsersWhere({ active: true, $or: [{ role: 'admin' as const, mustChangePassword: false }, ...ofClient] });
  }

  /** The ids among these that no account has any more. */
  async goneUsers(ids: readonly string[]): Promise<string[]> {
    const present = new Set((await findUsers(ids)).map(({ _id }) => _id.toString()));
    return ids.filter((id) => !present.has(id));
  }

  /** Creates the first administrator when there is none; see `ensureFirstAdmin`. */
  ensureFirstAdmin = (): Promise<FirstAdmin> => ensureFirstAdmin(this.deps);

  /**
   * A user as one who asks at this moment would be, for work in the background that goes on without a session: null when the
   * account is gone or switched off.
   */
  async viewerOfUser(userId: string): Promise<UserViewer | null> {
    await dataVersions.refresh();
    const [user] = await this.#users.get([userId]);
    return user?.active ? { ...viewerOf(user), sessionId: '' } : null;
  }

  async #userViewer(
    userId: string,
    open: PresentSession | null | Promise<PresentSession | null>,
    origin?: ViewerOrigin,
  ): Promise<UserViewer | null> {
    const demands = this.twoFactor.demands.inForce();
    const [session, [user], inForce] = await Promise.all([open, this.#users.get([userId]), demands]);
    if (!session || !user?.active) return null;
    if (session.key) this.accessKeys.markUsed(session._id, session.key);
    return {
      ...viewerOf(user),
      sessionId: session._id.toString(),
      mustChangePassword: user.mustChangePassword || session.mustChangePassword,
      mustEnableTwoFactor: !session.key && lacksDemandedTwoFactor(user, inForce),
      ...(session.key && { key: { access: session.key.access } }),
      ...(session.passwordGivenAt && { passwordGivenAt: session.passwordGivenAt }),
      ...(origin && { origin }),
    };
  }

  async #candidateViewer(
    claims: AccessClaims & { typ: 'candidate' },
    origin?: ViewerOrigin,
  ): Promise<CandidateViewer | null> {
    const { candidates, privacy } = this.deps.services;
    const [session, [candidate]] = await Promise.all([this.#sessions.ofClaims(claims), candidates.byIds([claims.sub])]);
    if (!session || !candidate || candidate.accessVersion !== claims.ver) return null;
    return {
      kind: 'candidate',
      role: 'candidate',
      candidateId: claims.sub,
      sessionId: claims.sid,
      clientId: candidate.clientId?.toString() ?? null,
      hasConsented: privacy.hasConsented(candidate),
      ...(origin && { origin }),
    };
  }
}

const viewerOf = (user: PresentUser): Omit<UserViewer, 'sessionId'> => ({
  kind: 'user',
  role: user.role,
  userId: user._id.toString(),
  name: user.name,
  email: user.email,
  clientId: companyOf(user)?.toString() ?? null,
  isContact: user.clientId !== null,
  mustChangePassword: user.mustChangePassword,
});

/** A session, and whose it is. */
export interface SessionRef {
  kind: Viewer['kind'];
  /** Id of the user or of the candidate. */
  subjectId: string;
  sessionId: string;
}

/** The session that a viewer asks through. */
export const sessionOfViewer = (viewer: Viewer): SessionRef => ({
  kind: viewer.kind,
  subjectId: viewer.kind === 'user' ? viewer.userId : viewer.candidateId,
  sessionId: viewer.sessionId,
});
