import { hashPassword, temporaryPassword } from '../../auth/passwords.js';
import { hashToken, randomToken } from '../../auth/tokens.js';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import type { IdentityDependencies } from './identityDependencies.js';
import {
  awaitsConfirmation,
  companyOf,
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
export type NewAccount = Pick<StoredUser, '_id' | 'role' | 'clientId' | 'colleagueOf' | 'name' | 'email' | 'active'>;

/** Welcome mails to contacts of hiring companies, to their colleagues and to the staff. */
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
    await insertInvited(account, invitation);
    await this.send(account, invitation);
    return invitation.password;
  }

  /** Mails the invitation that the account has stored. @param invitedBy who invites a colleague; null for the server itself. */
  async send(
    user: Pick<UserRecord, '_id' | 'name' | 'email' | 'clientId' | 'colleagueOf'>,
    { password, token, stored }: Invitation,
    invitedBy: string | null = null,
  ): Promise<void> {
    const { mail, clientDirectory } = this.deps.services;
    const { name, email: to, clientId } = user;
    const companyName = await clientDirectory.companyName(companyOf(user));
    const data = { name, email: to, temporaryPassword: password, userId: user._id.toString(), token };
    const isQueued = await mail.enqueue(
      clientId
        ? { to, template: 'welcome', data: { ...data, companyName } }
        : { to, template: 'staffWelcome', data: { ...data, companyName, invitedBy } },
    );
    // The mark of one that could not be queued stays: the sweep invites again, with another password.
    if (isQueued && stored.invitationDue) await settleMailOf(user._id, { invitationDue: stored.invitationDue });
  }

  /** An account that somebody has come into by another way, such as the recovery of its password, needs no invitation. */
  isCutOff(user: UserRecord): boolean {
    const { invitationDue, mustChangePassword } = user;
    if (invitationDue == null || !mustChangePassword) return false;
    // A colleague needs the password of the mail also where the link of an earlier one was followed.
    const isWaiting = user.clientId ? awaitsConfirmation(user) : user.active;
    return isWaiting && invitationDue < abandonedWriteCutoff(this.deps.now());
  }

  /**
   * Invites again where the first mail may have gone out to none: its password and link die. Of several processes that do so at once,
   * the one goes on that finds the account as it was; an owner who has come in meanwhile keeps the password.
   */
  async renew(user: UserRecord): Promise<void> {
    const invitation = await this.make();
    const invited = await this.store(user, invitation);
    if (invited) await this.send(invited, invitation);
  }

  /** Puts an invitation in the place of the password that an account has, and ends its sessions. @returns null where the account is not as it was read. */
  async store(user: UserRecord, invitation: Invitation): Promise<UserRecord | null> {
    const invited = await updateUser(unchanged(user), { $set: invitation.stored });
    if (invited) await deleteSessionsOf(user._id);
    return invited;
  }
}

/** Stores a new account with its invitation. @throws DomainError CONFLICT on a taken e-mail. */
export const insertInvited = (account: NewAccount, { stored }: Invitation): Promise<void> =>
  insertUser({ ...account, ...stored, temporaryPassword: null, passwordReset: null, emailConfirmedAt: null });

/** Whatever could bring somebody in who does not know the account's password. */
export const nothingToComeInBy: Partial<StoredUser> = {
  temporaryPassword: null,
  passwordReset: null,
  emailConfirmation: null,
  invitationDue: null,
};

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
