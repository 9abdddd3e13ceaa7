import { Types } from 'mongoose';
import { hashPassword, passwordMatches, temporaryPassword } from '../../auth/passwords.js';
import { RateLimits } from '../../auth/rateLimits.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { hashToken, Tokens, type AccessClaims } from '../../auth/tokens.js';
import type { CandidateViewer, UserViewer, Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { normalizeEmail } from '../../lib/text.js';
import { parseInput } from '../../lib/validation.js';
import { rememberedRecords } from '../../persistence/remembered.js';
import type { RequestOrigin } from '../context.js';
import type { PasswordResetMail } from '../mail/mailTemplates.js';
import { recordChange } from '../recordChange.js';
import type { ServiceDependencies } from '../services.js';
import { ClientAccounts } from './clientAccounts.js';
import { changePasswordInput, refreshInput, signInCandidateInput, signInInput } from './identityInput.js';
import { findUser, findUsers, insertUser, updateUser, userExists, type UserRecord } from './identityModel.js';
import { Recovery, type ConfirmationStatus } from './recovery.js';
import { sessionOver, Sessions, type TokenPair } from './sessions.js';
import { clearForcedChange, deleteSession, deleteSessionsOf, sessionsOf, type SessionRecord } from './sessionsModel.js';

/** What a sign-in answers. */
export interface SignInResult extends TokenPair {
  mustChangePassword: boolean;
}

/** Those that work at the same time. */
const KNOWN_USERS = 1_000;
const NO_TOKEN = new Types.ObjectId('000000000000000000000000').toString();

/** Accounts, sessions and their recovery (spec sections 2, 4 and 7; design.md sections 5 and 6). */
export class IdentityService {
  readonly #tokens: Tokens;
  readonly #sessions: Sessions;
  readonly #users = rememberedRecords(findUsers, { areas: ['accounts'], capacity: KNOWN_USERS });
  readonly #limits: RateLimits;
  readonly #clientAccounts: ClientAccounts;
  readonly #recovery: Recovery;

  constructor(private readonly deps: ServiceDependencies) {
    this.#tokens = new Tokens(deps.config.jwtSecret);
    this.#sessions = new Sessions(this.#tokens, deps.logger, deps.now);
    this.#limits = new RateLimits(deps.config.jwtSecret, deps.now);
    this.#clientAccounts = new ClientAccounts(deps);
    this.#recovery = new Recovery(deps, this.#limits);
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
   * Signs a user in with e-mail and password, or with the one-use temporary password of a reset mail.
   * @throws DomainError INVALID_CREDENTIALS; INACTIVE_ACCOUNT (only after the right password); RATE_LIMITED.
   */
  async signIn(input: unknown, origin: RequestOrigin): Promise<SignInResult> {
    const { email, password } = parseInput(signInInput, input);
    const attempt = await this.#limits.attempt('signIn', { account: email, ip: origin.ip });
    const user = await findUser({ email });
    const isOwn = await passwordMatches(password, user?.passwordHash ?? null);
    if (!user || !(isOwn || this.#isTemporary(user, password))) throw invalidCredentials();
    if (!user.active) {
      await attempt.succeeded();
      throw new DomainError('INACTIVE_ACCOUNT', 'Sua conta ainda não está ativa.');
    }
    const sessionId = new Types.ObjectId();
    if (!isOwn && !(await this.#claimTemporary(user, sessionId))) throw invalidCredentials();
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

  /** The viewer's open sessions, newest first; a candidate is shown none. */
  async sessions(viewer: Viewer): Promise<SessionRecord[]> {
    return viewer.kind === 'user' ? sessionsOf(viewer.userId, this.deps.now()) : [];
  }

  /** Ends the viewer's sessions but the present one; returns how many. */
  async endOtherSessions(viewer: Viewer): Promise<number> {
    return deleteSessionsOf(viewer.kind === 'user' ? viewer.userId : viewer.candidateId, viewer.sessionId);
  }

  /**
   * Changes the viewer's own password, ends their other sessions and tells them by mail.
   * @throws DomainError INVALID on `currentPassword` or `newPassword`; RATE_LIMITED.
   */
  async changePassword(viewer: UserViewer, input: unknown, origin: RequestOrigin): Promise<void> {
    const { currentPassword, newPassword } = parseInput(changePasswordInput, input);
    const attempt = await this.#limits.attempt('changePassword', { account: viewer.userId, ip: origin.ip });
    const user = await findUser({ _id: viewer.userId });
    const isOwn = await passwordMatches(currentPassword, user?.passwordHash ?? null);
    if (!user || !(isOwn || this.#isTemporary(user, currentPassword, viewer.sessionId))) {
      throw fieldError('INVALID', 'currentPassword', 'Senha atual incorreta.');
    }
    await attempt.succeeded();
    if (currentPassword === newPassword) {
      throw fieldError('INVALID', 'newPassword', 'A nova senha deve ser diferente da atual.');
    }
    // The hash in the filter makes two changes at once one change and one failure.
    const changed = await this.#storePassword({ _id: user._id, passwordHash: user.passwordHash }, newPassword, false);
    if (!changed) throw fieldError('INVALID', 'currentPassword', 'Senha atual incorreta.');
    await Promise.all([deleteSessionsOf(user._id, viewer.sessionId), clearForcedChange(viewer.sessionId)]);
    await this.#tellPasswordChanged(changed, viewer);
  }

  /**
   * Asks for a way back in: whoever reads the mailbox gets a one-use temporary password and a reset link, each good for an
   * hour; the present password stays. The answer and its timing are the same for an unknown e-mail.
   * @throws DomainError REQUIRED, RATE_LIMITED.
   */
  requestPasswordReset(input: unknown, origin: RequestOrigin): Promise<void> {
    return this.#recovery.request(input, origin);
  }

  /** What the mail of `requestPasswordReset` says, made when it is delivered; null for an e-mail that has no account. */
  preparePasswordResetMail(email: string): Promise<PasswordResetMail | null> {
    return this.#recovery.prepareMail(email);
  }

  /**
   * Sets a new password with the token of a reset link, and ends all sessions of the account.
   * @throws DomainError INVALID on `token` (wrong, used or expired) or `newPassword`; RATE_LIMITED.
   */
  async resetPassword(input: unknown, origin: RequestOrigin): Promise<void> {
    await this.#tellPasswordChanged(await this.#recovery.reset(input, origin), null);
  }

  /**
   * Confirms the e-mail of a new account and activates it and its client.
   * @throws DomainError RATE_LIMITED.
   */
  confirmEmail(input: unknown, origin: RequestOrigin): Promise<ConfirmationStatus> {
    return this.#recovery.confirm(input, origin);
  }

  /** Follows a confirmation link as the browser does; returns the page of the web that tells the outcome. */
  async confirmationTarget(query: { userId?: string; token?: string }, origin: RequestOrigin): Promise<string> {
    const isWhole = query.userId && query.token;
    const status = isWhole ? await this.confirmEmail(query, origin) : 'invalid';
    return `${this.deps.config.publicUrl}/email-confirmed?status=${status}`;
  }

  /**
   * Sets an account's password without asking for the present one, and ends its sessions: for the operator's seed and
   * commands, never for a door.
   * @param account the account's id or e-mail.
   * @throws DomainError NOT_FOUND.
   */
  async setPassword(
    account: string,
    password: string,
    { mustChange = false }: { mustChange?: boolean } = {},
  ): Promise<void> {
    const filter = isDatabaseId(account) ? { _id: account } : { email: normalizeEmail(account) };
    const user = await this.#storePassword(filter, password, mustChange);
    if (!user) throw notFound('Usuário não encontrado.');
    await deleteSessionsOf(user._id);
  }

  /** Creates a client's user and mails the welcome. @throws DomainError CONFLICT on a taken e-mail. */
  createClientUser(input: {
    clientId: Types.ObjectId | string;
    name: string;
    email: string;
    active: boolean;
  }): Promise<{ temporaryPassword: string }> {
    return this.#clientAccounts.create(input);
  }

  /**
   * Follows a change of the client. Switching off ends the sessions; another e-mail for an account that was never used
   * is invited anew, with another temporary password. @throws DomainError CONFLICT on a taken e-mail.
   */
  updateClientUser(
    clientId: Types.ObjectId | string,
    change: { name?: string; email?: string; active?: boolean },
  ): Promise<void> {
    return this.#clientAccounts.update(clientId, change);
  }

  /** Deletes a client's user and ends its sessions; nothing to do is no error. */
  deleteClientUser(clientId: Types.ObjectId | string): Promise<void> {
    return this.#clientAccounts.delete(clientId);
  }

  /** @throws DomainError CONFLICT when an account other than the client's own has the e-mail. */
  assertEmailIsFree(email: string, exceptClientId?: Types.ObjectId | string): Promise<void> {
    return this.#clientAccounts.assertEmailIsFree(email, exceptClientId);
  }

  /** Ends a candidate's sessions: their access was renewed, or they are gone. */
  async endCandidateSessions(candidateId: Types.ObjectId | string): Promise<void> {
    await deleteSessionsOf(candidateId);
  }

  /**
   * Creates the first administrator when there is none (design.md section 1).
   * @returns its e-mail, and its password only when it was generated now.
   */
  async ensureFirstAdmin(): Promise<{ email: string; password: string | null }> {
    const { adminEmail, adminPassword } = this.deps.config;
    const admin = await findUser({ role: 'admin' });
    if (admin) return { email: admin.email, password: null };
    const password = adminPassword ?? temporaryPassword();
    await insertUser({
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
    }).catch(async (error: unknown) => {
      // Another gateway of the same deployment came first: its administrator is the one.
      if (!(await userExists({ role: 'admin' }))) throw error;
    });
    return { email: adminEmail, password: adminPassword === undefined ? password : null };
  }

  async #userViewer(claims: AccessClaims): Promise<UserViewer | null> {
    const [session, [user]] = await Promise.all([this.#sessions.ofClaims(claims), this.#users.get([claims.sub])]);
    if (!session || !user?.active) return null;
    return {
      kind: 'user',
      role: user.role,
      userId: claims.sub,
      sessionId: claims.sid,
      name: user.name,
      email: user.email,
      clientId: user.clientId?.toString() ?? null,
      mustChangePassword: user.mustChangePassword || session.mustChangePassword,
    };
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

  /** Whether this is the account's temporary password: unused and in time, or the one that opened this very session. */
  #isTemporary(user: UserRecord, password: string, sessionId?: string): boolean {
    const { temporaryPassword: temporary } = user;
    if (!temporary || !equalInConstantTime(hashToken(password), temporary.hash)) return false;
    return temporary.sessionId ? temporary.sessionId.toString() === sessionId : temporary.expiresAt > this.deps.now();
  }

  /** Uses the temporary password up, for this session; false when another sign-in was faster. */
  async #claimTemporary(user: UserRecord, sessionId: Types.ObjectId): Promise<boolean> {
    const claimed = await updateUser(
      {
        _id: user._id,
        'temporaryPassword.hash': user.temporaryPassword?.hash ?? NO_TOKEN,
        'temporaryPassword.sessionId': null,
      },
      { $set: { 'temporaryPassword.sessionId': sessionId } },
    );
    return claimed !== null;
  }

  /** Stores a new password; whatever could have set another one is void afterwards. */
  async #storePassword(filter: object, password: string, mustChangePassword: boolean): Promise<UserRecord | null> {
    const passwordHash = await hashPassword(password);
    return updateUser(filter, {
      $set: { passwordHash, mustChangePassword, temporaryPassword: null, passwordReset: null },
    });
  }

  async #tellPasswordChanged(user: UserRecord, viewer: Viewer | null): Promise<void> {
    recordChange(
      { logger: this.deps.logger, viewer, now: this.deps.now() },
      { entity: 'account', entityId: user._id.toString(), action: 'update', fields: ['password'] },
    );
    await this.deps.services.mail.enqueue({ to: user.email, template: 'passwordChanged', data: { name: user.name } });
  }
}

/** The one answer to every wrong pair of credentials. */
function invalidCredentials(): DomainError {
  return new DomainError('INVALID_CREDENTIALS', 'Credenciais inválidas');
}
