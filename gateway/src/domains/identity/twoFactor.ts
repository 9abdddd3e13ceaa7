import { trusted } from 'mongoose';
import { assertPermitted, type Permitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import { hashRecoveryCode, newRecoveryCodes } from '../../auth/recoveryCodes.js';
import type { RateLimits } from '../../auth/rateLimits.js';
import { latestTotpStep, newTotpSecret, totpStep, totpUri } from '../../auth/totp.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { normalizeEmail } from '../../lib/text.js';
import { parseInput } from '../../lib/validation.js';
import { onceKey, type Change, type RecordedChange } from '../changes/change.js';
import type { RequestOrigin } from '../context.js';
import type { SealedText } from '../security/keyRotation.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { enableTwoFactorInput, WRONG_CODE } from './identityInput.js';
import {
  findUser,
  keepPendingTwoFactor,
  sealedSecretsOfUsers,
  takeRecoveryCode,
  takeTotpStep,
  updateUser,
  type StoredTwoFactor,
  type TwoFactorRecord,
  type UserFilter,
  type UserRecord,
} from './identityModel.js';
import { mayKeepTwoFactor, maySetTwoFactorUp } from './identityPolicy.js';
import { deleteSessionsOf } from './sessionsModel.js';
import { TwoFactorDemands } from './twoFactorDemands.js';

/** For so long a secret waits for the first code of the app that has it. */
const PENDING_MS = 15 * 60 * 1000;
const TOTP_CODE = /^\d{6}$/;
/** The changes that a mail tells of. */
const toldChanges: ReadonlyMap<Change['action'], 'enabled' | 'disabled' | 'codesRenewed'> = new Map([
  ['enableTwoFactor', 'enabled'],
  ['disableTwoFactor', 'disabled'],
  ['renewRecoveryCodes', 'codesRenewed'],
]);

/** What an account is shown of its second factor. */
export interface TwoFactorState {
  enabledAt: Date;
  recoveryCodesLeft: number;
}

/** Two-step sign-in: besides the password a code of an authenticator app (RFC 6238), or a recovery code. */
export class TwoFactor {
  /** What the office demands. */
  readonly demands: TwoFactorDemands;

  constructor(
    private readonly deps: IdentityDependencies,
    private readonly limits: RateLimits,
  ) {
    this.demands = new TwoFactorDemands(deps);
    deps.services.changes.subscribe(
      'account',
      (change) => this.#follow(change),
      ({ action }) => toldChanges.has(action),
    );
  }

  /** The viewer's own; null while it is off, for a candidate and for an access key. */
  async state(viewer: Viewer): Promise<TwoFactorState | null> {
    if (viewer.kind !== 'user' || !maySetTwoFactorUp(viewer)) return null;
    const user = await findUser({ _id: viewer.userId });
    if (!user?.twoFactor) return null;
    const { enabledAt, recoveryHashes } = user.twoFactor;
    return { enabledAt, recoveryCodesLeft: recoveryHashes.length };
  }

  /**
   * Makes a secret for an authenticator app, which counts from its first code on; what was in force until then stays so.
   * @returns the secret in base32, and the `otpauth:` address that apps read out of a QR code.
   * @throws DomainError REAUTHENTICATION_REQUIRED
   */
  async begin(viewer: UserViewer): Promise<{ secret: string; uri: string }> {
    assertPermitted(viewer, maySetTwoFactorUp(viewer));
    const now = this.deps.now();
    assertRecentPassword(viewer, now);
    const secret = newTotpSecret();
    const secretSealed = this.deps.sealer.seal(secret);
    const expiresAt = new Date(now.getTime() + PENDING_MS);
    await keepPendingTwoFactor(viewer.userId, { secretSealed, expiresAt });
    return { secret, uri: totpUri(secret, viewer.email) };
  }

  /**
   * Puts the secret of `begin` in force, once its app has shown that it has it, and ends the account's other sessions, as somebody may have
   * come in by the password alone.
   * @returns the recovery codes, which are told this once; earlier ones are worthless.
   * @throws DomainError INVALID on `code`; PRECONDITION_FAILED without a secret that waits, or where it has waited too long; RATE_LIMITED.
   */
  async enable(viewer: UserViewer, input: unknown, { ip }: RequestOrigin): Promise<{ recoveryCodes: string[] }> {
    assertPermitted(viewer, maySetTwoFactorUp(viewer));
    const { code } = parseInput(enableTwoFactorInput, input);
    const attempt = await this.limits.attempt('enableTwoFactor', { account: viewer.userId, ip });
    const user = await attempt.decidedBy(findUser({ _id: viewer.userId }));
    const now = this.deps.now();
    const pending = user?.pendingTwoFactor;
    if (!pending || pending.expiresAt <= now) throw begunTooLongAgo();
    const { secretSealed } = pending;
    const lastStep = totpStep(this.deps.sealer.unseal(secretSealed), code, now);
    if (lastStep === null) throw fieldError('INVALID', 'code', WRONG_CODE);
    await attempt.succeeded();
    const recoveryCodes = newRecoveryCodes();
    const next = { secretSealed, lastStep, recoveryHashes: recoveryCodes.map(hashRecoveryCode) };
    if (!(await this.#putInForce(viewer, next))) throw begunTooLongAgo();
    return { recoveryCodes };
  }

  /** @returns false where the secret does not wait any more. */
  async #putInForce(viewer: Permitted<UserViewer>, next: Omit<StoredTwoFactor, 'enabledAt'>): Promise<boolean> {
    const { userId } = viewer;
    const waiting = { _id: userId, 'pendingTwoFactor.secretSealed': next.secretSealed };
    // Told as failed its recovery codes would be lost.
    const stored = await this.deps.services.changes.recordStored(
      viewer,
      changeOf(userId, 'enableTwoFactor'),
      ({ at: enabledAt }) =>
        updateUser(waiting, { $set: { twoFactor: { ...next, enabledAt }, pendingTwoFactor: null } }),
      () => deleteSessionsOf(userId, { exceptId: viewer.sessionId, keepsKeys: true }),
    );
    return stored !== null;
  }

  /**
   * Has the viewer sign in by the password alone from now on; nothing happens where that is so already.
   * @throws DomainError PRECONDITION_FAILED while it is demanded of the account; REAUTHENTICATION_REQUIRED
   */
  async disable(viewer: UserViewer): Promise<void> {
    assertPermitted(viewer, mayKeepTwoFactor(viewer));
    if (await this.demands.concern(viewer)) throw isDemanded();
    assertRecentPassword(viewer, this.deps.now());
    await disableTwoFactorOf(viewer, viewer.userId, this.deps);
  }

  /**
   * The same by the command of an operator, for any account.
   * @param email of the account, in any case
   * @returns whether it was on; null where no account has the e-mail.
   */
  async disableOf(email: string): Promise<boolean | null> {
    const user = await findUser({ email: normalizeEmail(email) });
    if (!user) return null;
    return disableTwoFactorOf(null, user._id.toString(), this.deps);
  }

  /**
   * Makes other recovery codes, which are told this once; earlier ones are worthless.
   * @throws DomainError REAUTHENTICATION_REQUIRED; PRECONDITION_FAILED while it is off.
   */
  async renewRecoveryCodes(viewer: UserViewer): Promise<{ recoveryCodes: string[] }> {
    assertPermitted(viewer, mayKeepTwoFactor(viewer));
    assertRecentPassword(viewer, this.deps.now());
    const recoveryCodes = newRecoveryCodes();
    const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
    const renewed = await this.deps.services.changes.record(viewer, changeOf(viewer.userId, 'renewRecoveryCodes'), () =>
      updateUser({ _id: viewer.userId, ...hasTwoFactor }, { $set: { 'twoFactor.recoveryHashes': recoveryHashes } }),
    );
    if (!renewed) throw new DomainError('PRECONDITION_FAILED', 'A verificação em duas etapas está desativada.');
    return { recoveryCodes };
  }

  /**
   * Uses a code up that came with the right password of an account: the app's of this moment, or a recovery code.
   * @returns false for a wrong one, and for one that was used.
   * @throws DomainError UNAVAILABLE where the mail about a recovery code cannot be queued.
   */
  async takes(user: UserRecord, twoFactor: TwoFactorRecord, code: string, origin: RequestOrigin): Promise<boolean> {
    if (!TOTP_CODE.test(code)) return this.#takesRecoveryCode(user, twoFactor, code, origin);
    const now = this.deps.now();
    const step = totpStep(this.deps.sealer.unseal(twoFactor.secretSealed), code, now);
    return step !== null && takeTotpStep(user._id, step, latestTotpStep(now));
  }

  /** The sealed secrets, for the rotation of keys. */
  sealedTexts(): AsyncIterable<SealedText> {
    return sealedSecretsOfUsers();
  }

  async #takesRecoveryCode(
    user: UserRecord,
    { recoveryHashes }: TwoFactorRecord,
    code: string,
    origin: RequestOrigin,
  ): Promise<boolean> {
    const hash = hashRecoveryCode(code);
    if (!recoveryHashes.includes(hash)) return false;
    const data = { name: user.name, at: this.deps.now().toISOString(), left: recoveryHashes.length - 1 };
    const mail = { to: user.email, template: 'recoveryCodeUsed', data } as const;
    // The mail comes first, and is one for each code: a crash in between leads to a mail that is told too early, never to none.
    if (!(await this.deps.services.mail.enqueue(mail, undefined, `recoveryCodeUsed ${hash}`))) {
      throw new DomainError('UNAVAILABLE', 'O código não pôde ser usado agora. Tente de novo em instantes.');
    }
    if (!(await takeRecoveryCode(user._id, hash))) return false;
    this.deps.services.securityLog.record({ type: 'recoveryCodeUsed', account: user._id.toString() }, origin);
    return true;
  }

  /** Tells the owner, who may not have done it, what is in force now. Of other recovery codes it cannot be seen whether they were stored. */
  async #follow(recorded: RecordedChange): Promise<void> {
    const { entityId, action, actor, at, isCertain } = recorded;
    const change = toldChanges.get(action);
    const user = await findUser({ _id: entityId });
    if (!user || !change) return;
    const { twoFactor } = user;
    const isInForce = {
      enabled: twoFactor != null && twoFactor.enabledAt >= at,
      disabled: twoFactor == null,
      codesRenewed: twoFactor != null,
    };
    if (!isCertain && !isInForce[change]) return;
    // It may have been cut off before it ended the sessions; which one of them was to go on is not known any more.
    if (!isCertain && change === 'enabled') await deleteSessionsOf(user._id, { keepsKeys: true });
    const by = actor && actor.account !== entityId ? actor.name : null;
    const mail = { to: user.email, template: 'twoFactorChanged', data: { name: user.name, change, by } } as const;
    if (!(await this.deps.services.mail.enqueue(mail, undefined, onceKey(action, recorded)))) {
      throw new Error('the mail about two-step sign-in could not be queued');
    }
  }
}

/** Accounts whose sign-in takes a second factor. */
const hasTwoFactor: UserFilter = { twoFactor: trusted({ $ne: null }) };

/** A change of the second factor of an account. */
const changeOf = (
  account: string,
  action: Extract<Change['action'], 'enableTwoFactor' | 'disableTwoFactor' | 'renewRecoveryCodes'>,
): Change => ({ entity: 'account', entityId: account, action, fields: ['twoFactor'] });

/**
 * Has an account sign in by its password alone.
 * @param viewer of whom it was asked whether they may; null for an operator
 * @returns false where it did so already.
 */
export async function disableTwoFactorOf(
  viewer: Permitted<UserViewer> | null,
  account: string,
  { services }: Pick<IdentityDependencies, 'services'>,
): Promise<boolean> {
  const disabled = await services.changes.record(viewer, changeOf(account, 'disableTwoFactor'), () =>
    updateUser({ _id: account, ...hasTwoFactor }, { $set: { twoFactor: null, pendingTwoFactor: null } }),
  );
  return disabled !== null;
}

const begunTooLongAgo = () =>
  new DomainError('PRECONDITION_FAILED', 'A configuração expirou. Comece de novo e leia outro código QR.');

const isDemanded = () =>
  new DomainError(
    'PRECONDITION_FAILED',
    'A verificação em duas etapas é exigida para a sua conta e não pode ser desativada.',
  );
