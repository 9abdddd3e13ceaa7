import { Types } from 'mongoose';
import { hashPassword, passwordMatches, temporaryPassword } from '../../auth/passwords.js';
import { RateLimits } from '../../auth/rateLimits.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { hashToken, Tokens, type AccessClaims } from '../../auth/tokens.js';
import type { CandidateViewer, UserViewer, Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError, unauthenticated } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import { dataVersions } from '../../cache/dataVersions.js';
import { versionedRecords } from '../../cache/versionedCache.js';
import type { RequestOrigin } from '../context.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { AccountPasswords } from './accountPasswords.js';
import { ClientAccounts } from './clientAccounts.js';
import { refreshInput, signInCandidateInput, signInInput } from './identityInput.js';
import { findUser, findUsers, findUsersWhere, insertUser, userExists, type PresentUser } from './identityModel.js';
import { Recovery } from './recovery.js';
import { sessionOver, Sessions, type TokenPair } from './sessions.js';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  sessionOf,
  sessionsOf,
  type SessionRecord,
} from './sessionsModel.js';

/** What a sign-in answers. */
export interface SignInResult extends TokenPair {
  mustChangePassword: boolean;
}

/** Those that work at the same time. */
const KNOWN_USERS = 1_000;

/** Accounts, sessions and their recovery. */
export class IdentityService {
  /** Passwords of users. */
  readonly passwords: AccountPasswords;
  /** Ways back into an account by way of its mailbox. */
  readonly recovery: Recovery;
  /** Users of hiring companies. */
  readonly clientAccounts: ClientAccounts;
  readonly #tokens: Tokens;
  readonly #sessions: Sessions;
  readonly #users = versionedRecords(findUsers, { areas: ['accounts'], capacity: KNOWN_USERS });
  readonly #limits: RateLimits;

  constructor(private readonly deps: IdentityDependencies) {
    this.#tokens = new Tokens(deps.config.jwtSecret);
    this.#sessions = new Sessions(this.#tokens, deps.logger, deps.now);
    this.#limits = new RateLimits(deps.config.jwtSecret, deps.now);
    this.passwords = new AccountPasswords(deps, this.#limits);
    this.recovery = new Recovery(deps, this.#limits, this.passwords);
    this.clientAccounts = new ClientAccounts(deps);
    deps.services.changes.subscribe(
      'candidate',
      async ({ entityId }) => void (await deleteSessionsOf(entityId)),
      ({ action }) => action === 'delete' || action === 'renewCredentials',
    );
  }

  /**
   * Who a bearer token speaks for: null when it is forged or expired, its session has ended, or its account is gone or
   * switched off. Session and account are read each time, side by side, so that ending either acts at once.
   */
  async authenticate(bearerToken: string): Promise<Viewer | null> {
    const claims = this.#tokens.readAccess(bearerToken, this.deps.now());
    if (!claims) return null;
    return claims.typ === 'access' ? this.#userViewer(claims) : this.#candidateViewer(claims);
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
  async confirm(viewer: UserViewer): Promise<void> {
    await dataVersions.confirm();
    const present = await this.#userViewer({ typ: 'access', sub: viewer.userId, sid: viewer.sessionId });
    if (present?.role !== viewer.role) throw unauthenticated();
  }

  /**
   * Signs a user in with e-mail and password, or with the one-use temporary password of a reset mail.
   * @throws DomainError INVALID_CREDENTIALS; INACTIVE_ACCOUNT (only after the right password); RATE_LIMITED.
   */
  async signIn(input: unknown, origin: RequestOrigin): Promise<SignInResult> {
    const { email, password } = parseInput(signInInput, input);
    const attempt = await this.#limits.attempt('signIn', { account: email, ip: origin.ip });
    const user = await findUser({ email });
    const isOwn = await passwordMatches(password, user?.passwordHash ?? null);
    if (!user || !(isOwn || this.passwords.isTemporary(user, password))) throw invalidCredentials();
    if (!user.active) {
      await attempt.succeeded();
      throw new DomainError('INACTIVE_ACCOUNT', 'Sua conta ainda não está ativa.');
    }
    const sessionId = new Types.ObjectId();
    if (!isOwn && !(await this.passwords.claimTemporary(user, sessionId))) throw invalidCredentials();
    const [tokens] = await Promise.all([
      this.#sessions.openForUser({
        sessionId,
        userId: user._id,
        mustChangePassword: !isOwn,
        userAgent: origin.userAgent,
      }),
      attempt.succeeded(),
      this.#limits.removeExpired(),
    ]);
    return { ...tokens, mustChangePassword: user.mustChangePassword || !isOwn };
  }

  /**
   * Signs a candidate in with the access token of their link and their password.
   * @throws DomainError INVALID_CREDENTIALS, RATE_LIMITED.
   */
  async signInCandidate(input: unknown, origin: RequestOrigin): Promise<{ token: string }> {
    const { token, password } = parseInput(signInCandidateInput, input);
    const attempt = await this.#limits.attempt('candidateSignIn', { account: token, ip: origin.ip });
    const candidate = await this.deps.services.candidates.byAccessToken(token);
    const expected = candidate ? this.deps.sealer.unseal(candidate.passwordSealed) : '';
    // Hashes have one length, so that neither the length nor the absence of the password shows in the time taken.
    const matches = equalInConstantTime(hashToken(password), hashToken(expected));
    if (!candidate || !matches) throw invalidCredentials();
    const [session] = await Promise.all([
      this.#sessions.openForCandidate({
        candidateId: candidate._id,
        accessVersion: candidate.accessVersion,
        userAgent: origin.userAgent,
      }),
      attempt.succeeded(),
      this.#limits.removeExpired(),
    ]);
    return { token: session };
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
  }

  /** The newest of the viewer's open sessions, the present one always among them; a candidate is shown none. */
  async sessions(viewer: Viewer, limit: number): Promise<SessionRecord[]> {
    if (viewer.kind !== 'user') return [];
    const newest = await sessionsOf(viewer.userId, this.deps.now(), limit);
    if (newest.length < limit || newest.some(({ _id }) => _id.toString() === viewer.sessionId)) return newest;
    const present = await sessionOf(viewer.userId, viewer.sessionId);
    return present ? [...newest.slice(0, -1), present] : newest;
  }

  /**
   * Ends one of the viewer's sessions but the present one.
   * @param sessionId any text
   * @throws DomainError INVALID for the present one; NOT_FOUND for one that is over already, or somebody else's
   */
  async endSession(viewer: Viewer, sessionId: string): Promise<void> {
    if (sessionId === viewer.sessionId) throw fieldError('INVALID', 'id', 'Para encerrar a sessão em uso, use Sair.');
    const owner = viewer.kind === 'user' ? viewer.userId : viewer.candidateId;
    const ended = isDatabaseId(sessionId) && (await deleteSessionOf(owner, sessionId));
    if (!ended) throw fieldError('NOT_FOUND', 'id', 'Sessão não encontrada.');
  }

  /** Ends the viewer's sessions but the present one; returns how many. */
  async endOtherSessions(viewer: Viewer): Promise<number> {
    return deleteSessionsOf(viewer.kind === 'user' ? viewer.userId : viewer.candidateId, viewer.sessionId);
  }

  /** Where the administrators who can sign in read their mail. */
  async adminEmails(): Promise<string[]> {
    return (await findUsersWhere({ role: 'admin', active: true })).map(({ email }) => email);
  }

  /**
   * Creates the first administrator when there is none.
   * @returns its e-mail, and its password only when it was generated now.
   */
  async ensureFirstAdmin(): Promise<{ email: string; password: string | null }> {
    const { adminEmail, adminPassword } = this.deps.config;
    const admin = await findUser({ role: 'admin' });
    if (admin) return { email: admin.email, password: null };
    const password = adminPassword ?? temporaryPassword();
    const isOurs = await insertUser({
      _id: new Types.ObjectId(),
      role: 'admin',
      clientId: null,
      name: 'Administrador',
      email: adminEmail,
      active: true,
      passwordHash: await hashPassword(password),
      mustChangePassword: false,
      temporaryPassword: null,
      passwordReset: null,
      emailConfirmation: null,
      emailConfirmedAt: this.deps.now(),
    }).then(
      () => true,
      async (error: unknown) => {
        if (!(await userExists({ role: 'admin' }))) throw error;
        // another gateway of the same deployment came first: its administrator and password are the ones
        return false;
      },
    );
    return { email: adminEmail, password: isOurs && adminPassword === undefined ? password : null };
  }

  /**
   * A user as one who asks at this moment would be, for work in the background that goes on without a session: null when the
   * account is gone or switched off.
   */
  async presentUser(userId: string): Promise<UserViewer | null> {
    await dataVersions.confirm();
    const [user] = await this.#users.get([userId]);
    return user?.active ? { ...viewerOf(user), sessionId: '' } : null;
  }

  async #userViewer(claims: AccessClaims): Promise<UserViewer | null> {
    const [session, [user]] = await Promise.all([this.#sessions.ofClaims(claims), this.#users.get([claims.sub])]);
    if (!session || !user?.active) return null;
    const mustChangePassword = user.mustChangePassword || session.mustChangePassword;
    return { ...viewerOf(user), sessionId: claims.sid, mustChangePassword };
  }

  async #candidateViewer(claims: AccessClaims & { typ: 'candidate' }): Promise<CandidateViewer | null> {
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
    };
  }
}

const viewerOf = (user: PresentUser): Omit<UserViewer, 'sessionId'> => ({
  kind: 'user',
  role: user.role,
  userId: user._id.toString(),
  name: user.name,
  email: user.email,
  clientId: user.clientId?.toString() ?? null,
  mustChangePassword: user.mustChangePassword,
});

/** The one answer to every wrong pair of credentials. */
function invalidCredentials(): DomainError {
  return new DomainError('INVALID_CREDENTIALS', 'Credenciais inválidas');
}
