import type { Types } from 'mongoose';
import { hashPassword, passwordMatches } from '../../auth/passwords.js';
import { assertPermitted } from '../../auth/permitted.js';
import type { RateLimits } from '../../auth/rateLimits.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { hashToken } from '../../auth/tokens.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { fieldError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { normalizeEmail } from '../../lib/text.js';
import { parseInput } from '../../lib/validation.js';
import { onceKey, type Change, type RecordedChange } from '../changes/change.js';
import type { RequestOrigin } from '../context.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { changePasswordInput, reauthenticateInput } from './identityInput.js';
import { mayChangePasswordOf } from './identityPolicy.js';
import { findUser, updateUser, type UserFilter, type UserRecord } from './identityModel.js';
import { clearForcedChange, deleteSessionsOf, keepPasswordGiven } from './sessionsModel.js';

/** Passwords of users, the one-use temporary ones among them. */
export class AccountPasswords {
  constructor(
    private readonly deps: IdentityDependencies,
    private readonly limits: RateLimits,
  ) {
    deps.services.changes.subscribe(
      'account',
      (change) => this.#follow(change),
      ({ fields }) => fields?.includes('password') === true,
    );
  }

  /**
   * Changes the viewer's own password, ends their other sessions and tells them by mail. Access keys stay, unless it was a temporary
   * password that was given: who comes in by the mailbox may be another person than the one who made them.
   * @throws DomainError INVALID on `currentPassword` or `newPassword`; RATE_LIMITED.
   */
  async change(viewer: UserViewer, input: unknown, origin: RequestOrigin): Promise<void> {
    const { currentPassword, newPassword } = parseInput(changePasswordInput, input);
    const attempt = await this.limits.attempt('changePassword', { account: viewer.userId, ip: origin.ip });
    const user = await attempt.decidedBy(findUser({ _id: viewer.userId }));
    const isOwn = await attempt.decidedBy(passwordMatches(currentPassword, user?.passwordHash ?? null));
    if (!user || !(isOwn || this.isTemporary(user, currentPassword, viewer.sessionId))) {
      const event = { type: 'passwordRefused', account: viewer.userId, action: 'changePassword' } as const;
      this.deps.services.securityLog.record(event, origin);
      throw fieldError('INVALID', 'currentPassword', 'Senha atual incorreta.');
    }
    await attempt.succeeded();
    if (currentPassword === newPassword) {
      throw fieldError('INVALID', 'newPassword', 'A nova senha deve ser diferente da atual.');
    }
    // The hash in the filter makes two changes at once one change and one failure.
    const changed = await this.replace(viewer, user, {
      filter: { passwordHash: user.passwordHash },
      password: newPassword,
      keptSessionId: viewer.sessionId,
      keepsKeys: isOwn && !viewer.mustChangePassword,
    });
    if (!changed) throw fieldError('INVALID', 'currentPassword', 'Senha atual incorreta.');
  }

  /**
   * Takes the viewer's password once more, which counts as recent for ten minutes in this session.
   * @throws DomainError INVALID on `password`; RATE_LIMITED.
   */
  async reauthenticate(viewer: UserViewer, input: unknown, origin: RequestOrigin): Promise<void> {
    const { password } = parseInput(reauthenticateInput, input);
    const { securityLog } = this.deps.services;
    const account = viewer.userId;
    const attempt = await this.limits.attempt('reauthenticate', { account, ip: origin.ip });
    const user = await attempt.decidedBy(findUser({ _id: account }));
    if (!(await attempt.decidedBy(passwordMatches(password, user?.passwordHash ?? null)))) {
      securityLog.record({ type: 'passwordRefused', account, action: 'reauthenticate' }, origin);
      throw fieldError('INVALID', 'password', 'Senha incorreta.');
    }
    await attempt.succeeded();
    await keepPasswordGiven(viewer.sessionId, this.deps.now());
    securityLog.record({ type: 'reauthenticated', account }, origin);
  }

  /**
   * Sets an account's password without asking for the present one, and ends its sessions: for the operator's seed and
   * commands, never for a transport.
   * @param account the account's id or e-mail.
   * @throws DomainError NOT_FOUND.
   */
  async set(account: string, password: string, options?: { mustChange?: boolean }): Promise<void> {
    const filter = isDatabaseId(account) ? { _id: account } : { email: normalizeEmail(account) };
    const user = await this.store(filter, password, options);
    if (!user) throw notFound('Usuário não encontrado.');
    await deleteSessionsOf(user._id);
  }

  /** Whether this is the account's temporary password: unused and in time, or the one that opened this very session. */
  isTemporary(user: UserRecord, password: string, sessionId?: string): boolean {
    const { temporaryPassword: temporary } = user;
    if (!temporary || !equalInConstantTime(hashToken(password), temporary.hash)) return false;
    return temporary.sessionId ? temporary.sessionId.toString() === sessionId : temporary.expiresAt > this.deps.now();
  }

  /** Uses the temporary password up, for this session; false when there is none or another sign-in was faster. */
  async claimTemporary(user: UserRecord, sessionId: Types.ObjectId): Promise<boolean> {
    if (!user.temporaryPassword) return false;
    const { hash } = user.temporaryPassword;
    const claimed = await updateUser(
      { _id: user._id, 'temporaryPassword.hash': hash, 'temporaryPassword.sessionId': null },
      { $set: { 'temporaryPassword.sessionId': sessionId } },
    );
    return claimed !== null;
  }

  /** Stores a new password; whatever could have set another one is void afterwards. Null when no account matches. */
  async store(filter: UserFilter, password: string, { mustChange = false } = {}): Promise<UserRecord | null> {
    const passwordHash = await hashPassword(password);
    return updateUser(filter, {
      $set: { passwordHash, mustChangePassword: mustChange, temporaryPassword: null, passwordReset: null },
    });
  }

  /**
   * Stores the password that the owner has chosen, ends the account's other sessions, and mails the owner, who may not have
   * made the change. Sessions and mail follow the change: they are made up for when the process ends in between, and the kept
   * session ends then as well.
   * @param keptSessionId the session that goes on, in which the password counts as given.
   * @param keepsKeys whether access keys go on as well; none does where the change is made up for.
   * @returns null when the filter no longer matches.
   */
  async replace(
    viewer: Viewer | null,
    user: UserRecord,
    {
      filter,
      password,
      keptSessionId,
      keepsKeys = false,
    }: { filter: UserFilter; password: string; keptSessionId?: string; keepsKeys?: boolean },
  ): Promise<UserRecord | null> {
    if (viewer) assertPermitted(viewer, mayChangePasswordOf(viewer, user._id.toString()));
    const change: Change = {
      entity: 'account',
      entityId: user._id.toString(),
      action: 'update',
      fields: ['password'],
    };
    // Told as failed it would be tried again with a password that is no more.
    return this.deps.services.changes.recordStored(
      viewer,
      change,
      () => this.store({ ...filter, _id: user._id }, password),
      async () => {
        if (keptSessionId) await clearForcedChange(keptSessionId, this.deps.now());
        await deleteSessionsOf(user._id, { exceptId: keptSessionId, keepsKeys });
      },
    );
  }

  async #follow(recorded: RecordedChange): Promise<void> {
    const { entityId, at, isCertain } = recorded;
    const user = await findUser({ _id: entityId });
    if (!user || (!isCertain && user.updatedAt < at)) return;
    // It may have been cut off before it ended the sessions; which one of them was to go on is not known any more.
    if (!isCertain) await deleteSessionsOf(user._id);
    const mail = { to: user.email, template: 'passwordChanged', data: { name: user.name } } as const;
    if (!(await this.deps.services.mail.enqueue(mail, undefined, onceKey('passwordChanged', recorded)))) {
      throw new Error('the mail about a changed password could not be queued');
    }
  }
}
