import { Types } from 'mongoose';
import { hashPassword, temporaryPassword } from '../../auth/passwords.js';
import { hashToken, randomToken } from '../../auth/tokens.js';
import { cutOffBefore } from '../../lib/cutOff.js';
import { DomainError } from '../../lib/errors.js';
import { groupsOf } from '../../lib/groupsOf.js';
import { normalizeEmail } from '../../lib/text.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import type { IdentityDependencies } from './identityDependencies.js';
import {
  awaitsConfirmation,
  clientUsers,
  deleteUser,
  emailTaken,
  findClientUsers,
  findUser,
  insertUser,
  settleMailOf,
  updateUser,
  type UserRecord,
} from './identityModel.js';
import { deleteSessionsOf, sessionsOf } from './sessionsModel.js';

/** How long the confirmation link of a welcome mail works. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60 * 1000;

/** Accounts that the sweep compares at a time. */
const BATCH = 500;

/** Users of hiring companies, made and kept by the clients domain. */
export class ClientAccounts {
  constructor(private readonly deps: IdentityDependencies) {
    deps.services.changes.subscribe(
      'client',
      ({ entityId }) => this.follow(entityId),
      ({ action }) => action !== 'create',
    );
  }

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
      invitationDue: this.deps.now(),
    };
    await insertUser(user);
    await this.#welcome(user, password, confirmationToken);
    return { temporaryPassword: password };
  }

  /**
   * Brings a client's user in step with the client, as both are in store: name, e-mail, and whether it may sign in; without a
   * client the user goes. Switching off ends the sessions; another e-mail for an account that was never used is invited anew,
   * with another temporary password. Nothing to do is no error, so it may be repeated.
   *
   * It reads the client again after writing: of two changes at once, the later one then sees and mends what the earlier one
   * has written.
   * @throws DomainError CONFLICT on a taken e-mail.
   */
  async follow(clientId: string): Promise<void> {
    let client = await this.#read(clientId);
    for (
      let followed: number | null = null;
      client && client.revision !== followed;
      client = await this.#read(clientId)
    ) {
      followed = client.revision;
      await this.#followAs(client);
    }
    if (client) return;
    const user = await deleteUser({ clientId });
    if (user) await deleteSessionsOf(user._id);
  }

  async #followAs({ _id: clientId, name, email, active }: ClientRecord): Promise<void> {
    const user = await findUser({ clientId });
    if (!user) return;
    const newEmail = normalizeEmail(email) !== user.email ? normalizeEmail(email) : undefined;
    const switchedOff = !active && user.active;
    const isInvitedAnew = newEmail !== undefined && awaitsFirstSignIn(user) && !switchedOff;
    const differs = newEmail !== undefined || name !== user.name || active !== user.active;
    const changed = !differs
      ? null
      : await updateUser(
          { _id: user._id },
          {
            $set: {
              name,
              active,
              ...(newEmail !== undefined && { email: newEmail }),
              // To an account that was never used the invitation goes anew; the old address was wrong, and is told nothing.
              ...(newEmail !== undefined && !awaitsFirstSignIn(user) && { formerEmail: user.email }),
              ...(isInvitedAnew && { invitationDue: this.deps.now() }),
              // Links and passwords that went to the old address, or to somebody who is no longer welcome, die.
              ...((newEmail !== undefined || switchedOff) && { temporaryPassword: null, passwordReset: null }),
              // Without this an old confirmation link would switch the account on again.
              ...(switchedOff && { emailConfirmation: null }),
            },
          },
        );
    // Also where the account is off already: an earlier try may have been cut off before this.
    if (!active) await deleteSessionsOf(user._id);
    const present = changed ?? user;
    if ((changed && isInvitedAnew) || this.#isInvitationCutOff(present)) await this.#inviteAgain(present);
    await this.#tellFormerAddress(present);
  }

  /** The account keeps whom to tell until the mail is queued: what a crash cuts off, the next call finishes. */
  async #tellFormerAddress({ _id, name, formerEmail, updatedAt }: UserRecord): Promise<void> {
    if (!formerEmail) return;
    const { mail, securityLog } = this.deps.services;
    const key = `emailChanged ${_id.toString()} ${securityLog.subject(formerEmail)} ${updatedAt.toISOString()}`;
    const queued = await mail.enqueue({ to: formerEmail, template: 'emailChanged', data: { name } }, undefined, key);
    if (queued) await settleMailOf(_id, { formerEmail });
  }

  /** The companies whose account was invited and never used: another e-mail voids its password. */
  async awaitingFirstSignIn(clientIds: readonly string[]): Promise<ReadonlySet<string>> {
    const users = await findClientUsers(clientIds);
    return new Set(users.filter(awaitsFirstSignIn).map(({ clientId }) => String(clientId)));
  }

  /** The client of a user whose e-mail is confirmed and whose account has not been switched off since; null otherwise. */
  async confirmedClientOf(userId: string): Promise<string | null> {
    const user = await findUser({ _id: userId });
    const isConfirmed = user?.emailConfirmedAt != null && user.emailConfirmation !== null;
    return isConfirmed ? (user.clientId?.toString() ?? null) : null;
  }

  /** Brings every client's user in step, where they differ, and makes those that are missing. @returns how many were mended. */
  async reconcile(): Promise<number> {
    let mended = await this.#createMissing();
    for await (const users of groupsOf(clientUsers(), BATCH)) {
      const ids = users.flatMap(({ clientId }) => clientId ?? []);
      const clients = new Map((await this.#readAll(ids)).map((client) => [client._id.toString(), client]));
      for (const user of users) {
        const client = clients.get(String(user.clientId));
        const isInStep =
          client &&
          client.email === user.email &&
          client.name === user.name &&
          client.active === user.active &&
          !user.formerEmail &&
          !this.#isInvitationCutOff(user);
        const hasSessions = !user.active && (await sessionsOf(user._id.toString(), this.deps.now(), 1)).length > 0;
        if (isInStep && !hasSessions) continue;
        await this.follow(String(user.clientId));
        mended += 1;
      }
    }
    return mended;
  }

  /** A client whose creation was cut off has no user. An e-mail that is another account's by now is for an administrator to mend. */
  async #createMissing(): Promise<number> {
    const { logger, now, services } = this.deps;
    const before = cutOffBefore(now());
    let created = 0;
    for await (const clients of groupsOf(services.clientDirectory.createdBefore(before), BATCH)) {
      const users = await findClientUsers(clients.map(({ _id }) => _id.toString()));
      const withUser = new Set(users.map(({ clientId }) => String(clientId)));
      for (const { _id: clientId, name, email, active } of clients) {
        if (withUser.has(clientId.toString())) continue;
        try {
          await this.create({ clientId, name, email, active });
          created += 1;
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          logger.error({ err: error, clientId: clientId.toString() }, 'the user of a client could not be made');
        }
      }
    }
    return created;
  }

  /** An account that somebody has come into by another way, such as the recovery of its password, needs no invitation. */
  #isInvitationCutOff(user: UserRecord): boolean {
    const { invitationDue } = user;
    return invitationDue != null && awaitsFirstSignIn(user) && invitationDue < cutOffBefore(this.deps.now());
  }

  async #read(clientId: string): Promise<ClientRecord | undefined> {
    return (await this.#readAll([new Types.ObjectId(clientId)]))[0];
  }

  #readAll(ids: readonly Types.ObjectId[]): Promise<ClientRecord[]> {
    return this.deps.services.clientDirectory.fresh(ids);
  }

  /** @throws DomainError CONFLICT when an account other than the client's own has the e-mail. */
  async assertEmailIsFree(email: string, exceptClientId?: Types.ObjectId | string): Promise<void> {
    const owner = await findUser({ email: normalizeEmail(email) });
    if (owner && (!exceptClientId || owner.clientId?.toString() !== exceptClientId.toString())) throw emailTaken();
  }

  /**
   * The first mail went to a wrong address, or to none: its password and link die, and the right one is invited. Of several
   * processes that do so at once, the one goes on that moves the mark; an owner who has come in meanwhile keeps the password.
   */
  async #inviteAgain({ _id, invitationDue = null }: UserRecord): Promise<void> {
    const password = temporaryPassword();
    const confirmationToken = randomToken();
    const passwordHash = await hashPassword(password);
    const emailConfirmation = this.#confirmation(confirmationToken);
    const invited = await updateUser(
      { _id, invitationDue, mustChangePassword: true },
      { $set: { passwordHash, emailConfirmation, invitationDue: this.deps.now() } },
    );
    if (!invited) return;
    await deleteSessionsOf(_id);
    await this.#welcome(invited, password, confirmationToken);
  }

  #confirmation(token: string) {
    return { hash: hashToken(token), expiresAt: new Date(this.deps.now().getTime() + CONFIRMATION_MS) };
  }

  async #welcome(
    user: Pick<UserRecord, '_id' | 'name' | 'email' | 'clientId' | 'invitationDue'>,
    password: string,
    token: string,
  ): Promise<void> {
    const { mail, clientDirectory } = this.deps.services;
    const isQueued = await mail.enqueue({
      to: user.email,
      template: 'welcome',
      data: {
        name: user.name,
        companyName: await clientDirectory.companyName(user.clientId),
        email: user.email,
        temporaryPassword: password,
        userId: user._id.toString(),
        token,
      },
    });
    // The mark of one that could not be queued stays: the sweep invites again, with another password.
    if (isQueued && user.invitationDue) await settleMailOf(user._id, { invitationDue: user.invitationDue });
  }
}

/** Neither has the e-mail been confirmed nor the temporary password been changed. */
const awaitsFirstSignIn = (
  user: Pick<UserRecord, 'emailConfirmation' | 'emailConfirmedAt' | 'mustChangePassword'>,
): boolean => awaitsConfirmation(user) && user.mustChangePassword;
