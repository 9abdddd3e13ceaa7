import { Types } from 'mongoose';
import { hashPassword, temporaryPassword } from '../../auth/passwords.js';
import { hashToken, randomToken } from '../../auth/tokens.js';
import { normalizeEmail } from '../../lib/text.js';
import type { ServiceDependencies } from '../services.js';
import { deleteUser, emailTaken, findUser, insertUser, updateUser, type UserRecord } from './identityModel.js';
import { deleteSessionsOf } from './sessionsModel.js';

/** How long the confirmation link of a welcome mail works. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60 * 1000;

/** Users of hiring companies, made and kept by the clients domain. */
export class ClientAccounts {
  constructor(private readonly deps: ServiceDependencies) {}

  /** Creates a client's user and mails the welcome. @throws DomainError CONFLICT on a taken e-mail. */
  async create(input: {
    clientId: Types.ObjectId | string;
    name: string;
    email: string;
    active: boolean;
  }): Promise<{ temporaryPassword: string }> {
    const password = temporaryPassword();
    const confirmationToken = randomToken();
    const user = {
      _id: new Types.ObjectId(),
      role: 'client' as const,
      clientId: new Types.ObjectId(input.clientId),
      name: input.name,
      email: normalizeEmail(input.email),
      active: input.active,
      passwordHash: await hashPassword(password),
      mustChangePassword: true,
      temporaryPassword: null,
      passwordReset: null,
      emailConfirmation: this.#confirmation(confirmationToken),
      emailConfirmedAt: null,
    };
    await insertUser(user);
    await this.#welcome(user, password, confirmationToken);
    return { temporaryPassword: password };
  }

  /**
   * Follows a change of the client. Switching off ends the sessions; another e-mail for an account that was never used
   * is invited anew, with another temporary password. @throws DomainError CONFLICT on a taken e-mail.
   */
  async update(
    clientId: Types.ObjectId | string,
    { name, email, active }: { name?: string; email?: string; active?: boolean },
  ): Promise<void> {
    const user = await findUser({ clientId });
    if (!user) return;
    const newEmail = email !== undefined && normalizeEmail(email) !== user.email ? normalizeEmail(email) : undefined;
    const switchedOff = active === false && user.active;
    const changed = await updateUser(
      { _id: user._id },
      {
        $set: {
          ...(name !== undefined && { name }),
          ...(newEmail !== undefined && { email: newEmail }),
          ...(active !== undefined && { active }),
          // Links and passwords that went to the old address, or to somebody who is no longer welcome, die.
          ...((newEmail !== undefined || switchedOff) && { temporaryPassword: null, passwordReset: null }),
          // Without this an old confirmation link would switch the account on again.
          ...(switchedOff && { emailConfirmation: null }),
        },
      },
    );
    if (switchedOff) await deleteSessionsOf(user._id);
    const neverUsed = user.emailConfirmation !== null && user.mustChangePassword && !switchedOff;
    if (changed && newEmail !== undefined && neverUsed) await this.#inviteAgain(changed);
  }

  /** Deletes a client's user and ends its sessions; nothing to do is no error. */
  async delete(clientId: Types.ObjectId | string): Promise<void> {
    const user = await deleteUser({ clientId });
    if (user) await deleteSessionsOf(user._id);
  }

  /** @throws DomainError CONFLICT when an account other than the client's own has the e-mail. */
  async assertEmailIsFree(email: string, exceptClientId?: Types.ObjectId | string): Promise<void> {
    const owner = await findUser({ email: normalizeEmail(email) });
    if (owner && (!exceptClientId || owner.clientId?.toString() !== exceptClientId.toString())) throw emailTaken();
  }

  /** The first mail went to a wrong address: that one's password and link die, and the right one is invited. */
  async #inviteAgain(user: UserRecord): Promise<void> {
    const password = temporaryPassword();
    const confirmationToken = randomToken();
    const passwordHash = await hashPassword(password);
    await updateUser(
      { _id: user._id },
      { $set: { passwordHash, emailConfirmation: this.#confirmation(confirmationToken) } },
    );
    await deleteSessionsOf(user._id);
    await this.#welcome(user, password, confirmationToken);
  }

  #confirmation(token: string) {
    return { hash: hashToken(token), expiresAt: new Date(this.deps.now().getTime() + CONFIRMATION_MS) };
  }

  #welcome(user: Pick<UserRecord, '_id' | 'name' | 'email'>, password: string, token: string): Promise<void> {
    return this.deps.services.mail.enqueue({
      to: user.email,
      template: 'welcome',
      data: { name: user.name, email: user.email, temporaryPassword: password, userId: user._id.toString(), token },
    });
  }
}
