import { hashPassword, temporaryPassword } from '../../auth/passwords.js';
import { hashToken, randomToken } from '../../auth/tokens.js';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import type { IdentityDependencies } from './identityDependencies.js';
import {
  awaitsConfirmation,
  insertUser,
  settleMailOf,
  updateUser,
  type StoredUser,
  type UserFilter,
  type UserRecord,
} from './identityModel.js';
import { deleteSessionsOf } from './sessionsModel.js';

/** How long the confirmation link of a welcome mail works. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60 * 1000;

/** A first password and a confirmation link, and what an account stores of them. */
export interface Invitation {
  password: string;
  token: string;
  stored: Pick<StoredUser, 'passwordHash' | 'mustChangePassword' | 'emailConfirmation' | 'invitationDue'>;
}

/** What a new account is made of, besides the passwords and proofs that it begins with. */
export type NewAccount = Pick<StoredUser, '_id' | 'role' | 'clientId' | 'name' | 'email' | 'active'>;

/** Welcome mails to users of hiring companies and to the staff. */
export class Invitations {
  constructor(private readonly deps: Pick<IdentityDependencies, 'services' | 'now'>) {}

  /** A new one. The account that stores it is marked until its mail is queued, so that what a crash cuts off is made up for. */
  async make(): Promise<Invitation> {
    const password = temporaryPassword();
    const token = randomToken();
    const passwordHash = await hashPassword(password);
    const now = this.deps.now();
    return {
      password,
      token,
      stored: {
        passwordHash,
        mustChangePassword: true,
        emailConfirmation: { hash: hashToken(token), expiresAt: new Date(now.getTime() + CONFIRMATION_MS) },
        invitationDue: now,
      },
    };
  }

  /**
   * Stores a new account and mails its owner the invitation.
   * @returns its first password.
   * @throws DomainError CONFLICT on a taken e-mail.
   */
  async createAccount(account: NewAccount): Promise<string> {
    const invitation = await this.make();
    const unused = { temporaryPassword: null, passwordReset: null, emailConfirmedAt: null };
    await insertUser({ ...account, ...invitation.stored, ...unused });
    await this.send(account, invitation);
    return invitation.password;
  }

  /** Mails the invitation that the account has stored. */
  async send(
    user: Pick<UserRecord, '_id' | 'name' | 'email' | 'clientId'>,
    { password, token, stored }: Invitation,
  ): Promise<void> {
    const { mail, clientDirectory } = this.deps.services;
    const { name, email: to, clientId } = user;
    const data = { name, email: to, temporaryPassword: password, userId: user._id.toString(), token };
    const isQueued = await mail.enqueue(
      clientId
        ? { to, template: 'welcome', data: { ...data, companyName: await clientDirectory.companyName(clientId) } }
        : { to, template: 'staffWelcome', data },
    );
    // The mark of one that could not be queued stays: the sweep invites again, with another password.
    if (isQueued && stored.invitationDue) await settleMailOf(user._id, { invitationDue: stored.invitationDue });
  }

  /** An account that somebody has come into by another way, such as the recovery of its password, needs no invitation. */
  isCutOff(user: UserRecord): boolean {
    const { invitationDue, mustChangePassword } = user;
    const isWaiting = invitationDue != null && mustChangePassword && awaitsConfirmation(user);
    return isWaiting && invitationDue < abandonedWriteCutoff(this.deps.now());
  }

  /**
   * Invites again where the first mail may have gone out to none: its password and link die. Of several processes that do so at once,
   * the one goes on that finds the account as it was; an owner who has come in meanwhile keeps the password.
   * @returns the new password; null where the account is not as it was.
   */
  async renew(user: UserRecord): Promise<string | null> {
    const invitation = await this.make();
    const invited = await updateUser(unchanged(user), { $set: invitation.stored });
    if (!invited) return null;
    await deleteSessionsOf(user._id);
    await this.send(invited, invitation);
    return invitation.password;
  }
}

/** Whether an invitation waits for the account to be switched on: one that is off must get no link that would do so. */
export const isPostponed = (user: UserRecord): boolean =>
  user.invitationDue != null && user.mustChangePassword && !user.emailConfirmedAt && !awaitsConfirmation(user);

/**
 * The account while everything is as it was read that decides on an invitation: its owner, an administrator or another gateway may
 * have changed it since. Null matches what is absent too.
 */
export const unchanged = (user: UserRecord): UserFilter => ({
  _id: user._id,
  email: user.email,
  active: user.active,
  passwordHash: user.passwordHash,
  emailConfirmedAt: user.emailConfirmedAt ?? null,
  'emailConfirmation.hash': user.emailConfirmation?.hash ?? null,
  invitationDue: user.invitationDue ?? null,
});
