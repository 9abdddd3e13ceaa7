import { passwordOf } from '../../auth/passwords.js';
import type { KnownDevices } from '../../auth/knownDevices.js';
import type { RateLimits } from '../../auth/rateLimits.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { derivedSecret, hashToken } from '../../auth/tokens.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { RequestOrigin } from '../context.js';
import type { PasswordResetMail } from '../mail/mailTemplates.js';
import type { IdentityDependencies } from './identityDependencies.js';
import type { AccountPasswords } from './accountPasswords.js';
import { confirmEmailInput, requestResetInput, resetPasswordInput } from './identityInput.js';
import {
  awaitsConfirmation,
  findUser,
  updateUser,
  type ExpiringProof,
  type UserFilter,
  type UserRecord,
} from './identityModel.js';
import { CONFIRMATION_MS } from './invitations.js';

/** How long the temporary password and the reset link of a mail work. */
const RESET_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** While those of an earlier mail work at least so long, a mail says the same ones, so that a stranger's request voids none. */
const REPEATED_MS = RESET_MS / 2;
/** After so many mails in 24 hours an address gets none that says the same as an earlier one. */
const REPEATING_MAILS_A_DAY = 10;

/** Which mail the password and the link of a mail are made from, and until when they work. */
interface Occasion {
  mailId: string;
  expiresAt: Date;
  /** Whether a mail with them may have gone out: what was used of it stays used. */
  isKnown: boolean;
}

/** What a confirmation link did; also the `status` of the page `/email-confirmed`. */
export type ConfirmationStatus = 'success' | 'already-confirmed' | 'invalid';

/** Ways back into an account by way of its mailbox. */
export class Recovery {
  constructor(
    private readonly deps: IdentityDependencies,
    private readonly parts: { limits: RateLimits; devices: KnownDevices; passwords: AccountPasswords },
  ) {
    deps.services.mail.provideData('passwordReset', (to, mailId) => this.prepareMail(to, mailId));
  }

  /**
   * Asks for a way back in: the owner of the mailbox gets a one-use temporary password and a reset link, each good for an
   * hour at most; the present password stays. The answer and its timing are the same for an unknown e-mail.
   * @throws DomainError REQUIRED, RATE_LIMITED; UNAVAILABLE where the mail could not be queued, also for an unknown e-mail.
   */
  async request(input: unknown, origin: RequestOrigin): Promise<void> {
    const { email } = parseInput(requestResetInput, input);
    const knownDevice = this.parts.devices.deviceOf(origin.device?.value, email);
    await this.parts.limits.attempt('requestReset', { account: email, ip: origin.ip, knownDevice });
    // Nothing is looked up yet, so known and unknown e-mails cost the same; `prepareMail` finds out at delivery.
    const isQueued = await this.deps.services.mail.enqueue({ to: email, template: 'passwordReset', data: null });
    if (!isQueued) {
      const message = 'Não foi possível enviar o e-mail de recuperação. Tente novamente em instantes.';
      throw new DomainError('UNAVAILABLE', message);
    }
  }

  /**
   * What the mail of `request` says, made when it is delivered; null for an e-mail that has no account, and where the mails before
   * it are enough.
   * @param mailId a mail that is delivered again, as its first delivery was cut off, says the same: mail programs hide the second one;
   *   where JWT_SECRET has become another since, it cannot, and says others, which make the first ones worthless. Null for one of which something was used meanwhile.
   */
  async prepareMail(email: string, mailId: string): Promise<PasswordResetMail | null> {
    const user = await findUser({ email });
    // An account that was switched off gets nothing; one that was never confirmed gets its confirmation link again.
    if (!user || (!user.active && !awaitsConfirmation(user))) return null;
    const now = this.deps.now().getTime();
    const occasion = await this.#occasionOf(user, mailId, now);
    if (!occasion) return null;
    const { token, password, ...secrets } = this.#secretsOf(occasion.mailId);
    const confirmationToken = awaitsConfirmation(user) ? secrets.confirmationToken : null;
    const { expiresAt, isKnown } = occasion;
    const unused = {
      'passwordReset.hash': hashToken(token),
      'temporaryPassword.hash': hashToken(password),
      'temporaryPassword.sessionId': null,
    };
    const prepared = await updateUser(
      { _id: user._id, ...(isKnown ? unused : asRead(user)) },
      {
        $set: {
          recoveryMailId: occasion.mailId,
          lastRecoveryMailId: mailId,
          temporaryPassword: { hash: hashToken(password), expiresAt, sessionId: null },
          passwordReset: { hash: hashToken(token), expiresAt },
          ...(confirmationToken && {
            emailConfirmation: { hash: hashToken(confirmationToken), expiresAt: new Date(now + CONFIRMATION_MS) },
          }),
        },
      },
    );
    // Something about the account changed meanwhile: what holds now decides, and an address that is another's by now has none.
    if (!prepared) return isKnown ? null : this.prepareMail(email, mailId);
    const validMinutes = Math.floor((expiresAt.getTime() - now) / MINUTE_MS);
    const userId = user._id.toString();
    return { name: user.name, temporaryPassword: password, userId, token, validMinutes, confirmationToken };
  }

  /** From which mail a mail has its password and link: from itself, or from an earlier one; null where it is not to go out. */
  async #occasionOf(user: UserRecord, mailId: string, now: number): Promise<Occasion | null> {
    const anew = { mailId, expiresAt: new Date(now + RESET_MS) };
    const isAgain = user.recoveryMailId === mailId || user.lastRecoveryMailId === mailId;
    // Nothing of it was used, and what it has said cannot be said again.
    if (isAgain && isUnused(user) && !this.#isDerived(user)) return { ...anew, isKnown: false };
    if (user.recoveryMailId === mailId) return { ...anew, isKnown: true };
    // Delivered again, it says what it has said, for as long as that works.
    if (user.lastRecoveryMailId === mailId) return this.#earlierOccasion(user, now, MINUTE_MS);
    const mayRepeat = await this.deps.services.workLimits.mayTell('recovery', user.email, REPEATING_MAILS_A_DAY);
    const earlier = this.#earlierOccasion(user, now, REPEATED_MS);
    if (!earlier) return { ...anew, isKnown: false };
    return mayRepeat ? earlier : null;
  }

  /** The mail before, while nothing of it was used and both work for so long at least, in milliseconds. */
  #earlierOccasion(user: UserRecord, now: number, leastMs: number): Occasion | null {
    const { recoveryMailId, passwordReset } = user;
    if (!recoveryMailId || !passwordReset || !isUnused(user)) return null;
    const { expiresAt } = passwordReset;
    const worksLong = expiresAt.getTime() - now >= leastMs;
    return worksLong && this.#isDerived(user) ? { mailId: recoveryMailId, expiresAt, isKnown: true } : null;
  }

  /** Whether the link is made from its mail; it is not once the secret of the server is another. */
  #isDerived({ recoveryMailId, passwordReset }: UserRecord): boolean {
    return recoveryMailId != null && passwordReset?.hash === hashToken(this.#secretsOf(recoveryMailId).token);
  }

  /** The same for the same mail, so that they can be said again although only hashes are stored. */
  #secretsOf(mailId: string): { password: string; token: string; confirmationToken: string } {
    const secretOf = (what: string) => derivedSecret(this.deps.config.jwtSecret, `${what} of the mail ${mailId}`);
    return {
      password: passwordOf(secretOf('password')),
      token: secretOf('reset').toString('base64url'),
      confirmationToken: secretOf('confirmation').toString('base64url'),
    };
  }

  /**
   * Sets a new password with the token of a reset link, and ends all sessions of the account.
   * @throws DomainError INVALID on `token` (wrong, used or expired) or `newPassword`; RATE_LIMITED.
   */
  async reset(input: unknown, origin: RequestOrigin): Promise<void> {
    const { userId, token, newPassword } = parseInput(resetPasswordInput, input);
    // Counted for the link, which cannot be guessed: those who know no more than the account cannot use up its owner's tries.
    const account = `${userId} ${hashToken(token)}`;
    const attempt = await this.parts.limits.attempt('resetPassword', { account, ip: origin.ip });
    const user = isDatabaseId(userId) ? await findUser({ _id: userId }) : null;
    if (!user || !this.#proves(user.passwordReset, token)) throw linkOver();
    // The hash in the filter is what makes the link work once.
    const changed = await this.parts.passwords.replace(null, user, {
      filter: { 'passwordReset.hash': hashToken(token) },
      password: newPassword,
    });
    if (!changed) throw linkOver();
    await Promise.all([
      attempt.succeeded(),
      this.parts.limits.clear('signIn', user.email), // Somebody else's guesses must not keep the owner out now.
    ]);
    this.deps.services.securityLog.record({ type: 'passwordReset', account: userId }, origin);
    // The reader of the mailbox is the owner: from this device the next sign-in passes by what strangers use up meanwhile.
    origin.device?.keep(this.parts.devices.remember(origin.device.value, user.email));
  }

  /**
   * Confirms the e-mail of a new account and activates it and its client. The client comes first and the account follows it, so that one
   * that was cut off in between looks like no account whose client was switched off.
   * @throws DomainError RATE_LIMITED.
   */
  async confirm(input: unknown, origin: RequestOrigin): Promise<ConfirmationStatus> {
    const { userId, token } = parseInput(confirmEmailInput, input);
    const attempt = await this.parts.limits.attempt('confirmEmail', { account: userId, ip: origin.ip });
    const user = isDatabaseId(userId) ? await findUser({ _id: userId }) : null;
    const { emailConfirmation } = user ?? {};
    if (!user || !emailConfirmation || !equalInConstantTime(hashToken(token), emailConfirmation.hash)) return 'invalid';
    await attempt.succeeded();
    const change: Change = { entity: 'account', entityId: userId, action: 'confirmEmail' };
    if (user.emailConfirmedAt) {
      // The try that confirmed it may have been cut off before the account was switched on.
      if (!user.active) await this.deps.services.changes.repeat(change);
      return 'already-confirmed';
    }
    if (emailConfirmation.expiresAt <= this.deps.now()) return 'invalid';
    const confirmed = await this.deps.services.changes.record(null, change, () =>
      updateUser(
        { _id: user._id, 'emailConfirmation.hash': emailConfirmation.hash, emailConfirmedAt: null },
        { $set: { emailConfirmedAt: this.deps.now() } },
      ),
    );
    return confirmed ? 'success' : 'already-confirmed';
  }

  /** Follows a confirmation link as the browser does; returns the page of the web that tells the outcome. */
  async confirmationTarget(query: { userId?: string; token?: string }, origin: RequestOrigin): Promise<string> {
    const isWhole = query.userId && query.token;
    const status = isWhole ? await this.confirm(query, origin) : 'invalid';
    return `${this.deps.config.publicUrl}/email-confirmed?status=${status}`;
  }

  #proves(proof: ExpiringProof | null, token: string): boolean {
    return proof !== null && proof.expiresAt > this.deps.now() && equalInConstantTime(hashToken(token), proof.hash);
  }
}

/**
 * What a new password and link take for granted of an account, as a filter: an address that was corrected, an account that was
 * switched off or a mail that was made meanwhile must not be overtaken by them. Null matches what is absent too.
 */
function asRead(user: UserRecord): UserFilter {
  return {
    email: user.email,
    active: user.active,
    recoveryMailId: user.recoveryMailId ?? null,
    'passwordReset.hash': user.passwordReset?.hash ?? null,
    'temporaryPassword.sessionId': user.temporaryPassword?.sessionId ?? null,
    'emailConfirmation.hash': user.emailConfirmation?.hash ?? null,
  };
}

/** Whether neither the link nor the temporary password of a mail was used. */
const isUnused = ({ passwordReset, temporaryPassword }: UserRecord): boolean =>
  Boolean(passwordReset && temporaryPassword && !temporaryPassword.sessionId);

function linkOver(): DomainError {
  return fieldError('INVALID', 'token', 'O link de redefinição de senha está inválido ou expirado.');
}
