import { passwordOf } from '../../auth/passwords.js';
import type { KnownDevices } from '../../auth/knownDevices.js';
import type { RateLimits } from '../../auth/rateLimits.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { derivedSecret, hashToken } from '../../auth/tokens.js';
import type { DomainError } from '../../lib/errors.js';
import { fieldError } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { RequestOrigin } from '../context.js';
import type { PasswordResetMail } from '../mail/mailTemplates.js';
import type { IdentityDependencies } from './identityDependencies.js';
import type { AccountPasswords } from './accountPasswords.js';
import { CONFIRMATION_MS } from './clientAccounts.js';
import { confirmEmailInput, requestResetInput, resetPasswordInput } from './identityInput.js';
import { awaitsConfirmation, findUser, updateUser, type ExpiringProof } from './identityModel.js';

/** How long the temporary password and the reset link of a mail work. */
const RESET_MS = 60 * 60 * 1000;

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
   * hour; the present password stays. The answer and its timing are the same for an unknown e-mail.
   * @throws DomainError REQUIRED, RATE_LIMITED.
   */
  async request(input: unknown, origin: RequestOrigin): Promise<void> {
    const { email } = parseInput(requestResetInput, input);
    const knownDevice = this.parts.devices.deviceOf(origin.device?.value, email);
    await this.parts.limits.attempt('requestReset', { account: email, ip: origin.ip, knownDevice });
    // Nothing is looked up yet, so known and unknown e-mails cost the same; `prepareMail` finds out at delivery.
    await this.deps.services.mail.enqueue({ to: email, template: 'passwordReset', data: null });
  }

  /**
   * What the mail of `request` says, made when it is delivered; null for an e-mail that has no account.
   * @param mailId a mail that is delivered again, as its first delivery was cut off, says the same: mail programs hide the second one.
   *   Null for one of which something was used meanwhile.
   */
  async prepareMail(email: string, mailId: string): Promise<PasswordResetMail | null> {
    const user = await findUser({ email });
    // An account that was switched off gets nothing; one that was never confirmed gets its confirmation link again.
    if (!user || (!user.active && !awaitsConfirmation(user))) return null;
    const secretOf = (what: string) => derivedSecret(this.deps.config.jwtSecret, `${what} of the mail ${mailId}`);
    const password = passwordOf(secretOf('password'));
    const token = secretOf('reset').toString('base64url');
    const confirmationToken = awaitsConfirmation(user) ? secretOf('confirmation').toString('base64url') : null;
    const now = this.deps.now().getTime();
    const expiresAt = new Date(now + RESET_MS);
    // What was used of a mail that is delivered again stays used.
    const unused = {
      'passwordReset.hash': hashToken(token),
      'temporaryPassword.hash': hashToken(password),
      'temporaryPassword.sessionId': null,
    };
    const isRepeated = user.recoveryMailId === mailId;
    const prepared = await updateUser(
      { _id: user._id, ...(isRepeated && unused) },
      {
        $set: {
          recoveryMailId: mailId,
          temporaryPassword: { hash: hashToken(password), expiresAt, sessionId: null },
          passwordReset: { hash: hashToken(token), expiresAt },
          ...(confirmationToken && {
            emailConfirmation: { hash: hashToken(confirmationToken), expiresAt: new Date(now + CONFIRMATION_MS) },
          }),
        },
      },
    );
    if (!prepared) return null;
    return { name: user.name, temporaryPassword: password, userId: user._id.toString(), token, confirmationToken };
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
   * Confirms the e-mail of a new account and activates it and its client.
   * @throws DomainError RATE_LIMITED.
   */
  async confirm(input: unknown, origin: RequestOrigin): Promise<ConfirmationStatus> {
    const { userId, token } = parseInput(confirmEmailInput, input);
    const attempt = await this.parts.limits.attempt('confirmEmail', { account: userId, ip: origin.ip });
    const user = isDatabaseId(userId) ? await findUser({ _id: userId }) : null;
    const { emailConfirmation } = user ?? {};
    if (!user || !emailConfirmation || !equalInConstantTime(hashToken(token), emailConfirmation.hash)) return 'invalid';
    await attempt.succeeded();
    if (user.emailConfirmedAt) return 'already-confirmed';
    if (emailConfirmation.expiresAt <= this.deps.now()) return 'invalid';
    const change: Change = { entity: 'account', entityId: userId, action: 'confirmEmail' };
    const confirmed = await this.deps.services.changes.record(null, change, () =>
      updateUser(
        { _id: user._id, 'emailConfirmation.hash': emailConfirmation.hash, emailConfirmedAt: null },
        { $set: { emailConfirmedAt: this.deps.now(), active: true } },
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

function linkOver(): DomainError {
  return fieldError('INVALID', 'token', 'O link de redefinição de senha está inválido ou expirado.');
}
