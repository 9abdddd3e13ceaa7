import { Types } from 'mongoose';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { chunkedAsync } from '../../lib/chunkedAsync.js';
import { normalizeEmail } from '../../lib/text.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import { differencesOf, isInvitedAnew, mayEnterAs, waitsForClient } from './accountsInStep.js';
import type { IdentityDependencies } from './identityDependencies.js';
import {
  awaitsConfirmation,
  clientUsers,
  colleaguesOf,
  companyOf,
  contactOf,
  deleteUser,
  emailTaken,
  findContacts,
  findUser,
  findUsersWhere,
  ofCompany,
  settleMailOf,
  updateUser,
  type UserRecord,
} from './identityModel.js';
import { Invitations, nothingToComeInBy, unchanged } from './invitations.js';
import { deleteSessionsOf, sessionsOf } from './sessionsModel.js';

const COLLEAGUE_HAS_IT = 'Este e-mail é de uma conta da equipe deste cliente. Exclua essa conta antes.';
/** Accounts that the sweep compares at a time. */
const BATCH = 500;

/** Accounts of hiring companies: the contact's, made and kept by the clients domain, and those of colleagues. */
export class ClientAccounts {
  readonly #invitations: Invitations;

  constructor(private readonly deps: IdentityDependencies) {
    this.#invitations = new Invitations(deps);
    deps.services.changes.subscribe(
      'client',
      ({ entityId, fields }) => this.follow(entityId, fields?.includes('active')),
      ({ action }) => action !== 'create',
    );
    deps.services.changes.subscribe(
      'account',
      async ({ entityId }) => {
        const colleagueOf = (await findUser({ _id: entityId }))?.colleagueOf;
        if (colleagueOf) await this.#withPresent(colleagueOf.toString(), (client) => this.#followColleagues(client));
      },
      // The company may have been switched off or deleted at the same moment.
      ({ action, fields }) => action === 'create' || fields?.includes('active') === true,
    );
  }

  /** Creates the account of a client's contact and mails the welcome. @throws DomainError CONFLICT on a taken e-mail. */
  async create(input: {
    clientId: Types.ObjectId | string;
    name: string;
    email: string;
    active: boolean;
  }): Promise<{ temporaryPassword: string }> {
    const temporaryPassword = await this.#invitations.createAccount({
      _id: new Types.ObjectId(),
      role: 'client',
      clientId: new Types.ObjectId(input.clientId),
      name: input.name,
      email: normalizeEmail(input.email),
      active: input.active,
    });
    return { temporaryPassword };
  }

  /**
   * Brings a client's accounts in step with the client, as they are in store: the contact's in name, e-mail, and whether it may sign
   * in, those of colleagues in the last alone; without a client they go. Switching off ends the sessions. Another e-mail voids password
   * and links in the same write, ends the sessions, and is invited anew: at once, or when the account is switched on again. Nothing to do is no error, so it may be repeated.
   *
   * It reads the client again after writing: of two changes at once, the later one then sees and mends what the earlier one
   * has written.
   * @param isSwitched whether the client was switched on or off by this change, which its account need not show: it may not have
   * followed the one before.
   * @throws DomainError CONFLICT on a taken e-mail.
   */
  async follow(clientId: string, isSwitched = false): Promise<void> {
    await this.#withPresent(clientId, async (client) => {
      // Before the contact, whose e-mail may be another account's by now.
      await this.#followColleagues(client);
      await this.#followAs(client, isSwitched);
    });
  }

  /** Does something with a client as it is in store, and again while that has changed meanwhile; without a client its accounts go. */
  async #withPresent(clientId: string, follow: (client: ClientRecord) => Promise<void>): Promise<void> {
    let client = await this.#read(clientId);
    for (
      let followed: number | null = null;
      client && client.revision !== followed;
      client = await this.#read(clientId)
    ) {
      followed = client.revision;
      await follow(client);
    }
    if (!client) await this.#remove(clientId);
  }

  /** Switched off first: then no sign-in opens a session behind the deletion of all, and a crash leaves the account to find them by. */
  async #remove(clientId: string): Promise<void> {
    for (const { _id } of await findUsersWhere(ofCompany(new Types.ObjectId(clientId)))) {
      await updateUser({ _id }, { $set: { active: false } });
      await deleteSessionsOf(_id);
      await deleteUser({ _id });
    }
  }

  /**
   * Colleagues of the contact may sign in while the company may; one who was switched off stays so, and one who has chosen no password
   * is invited anew, as where one is switched on alone.
   */
  async #followColleagues(client: ClientRecord): Promise<void> {
    for (const colleague of await findUsersWhere(colleaguesOf(client._id))) await this.#switch(colleague, client);
  }

  async #switch(colleague: UserRecord | null, client: ClientRecord): Promise<void> {
    if (!colleague) return;
    const { _id, active, mustChangePassword, isSwitchedOff } = colleague;
    const mayEnter = mayEnterAs(colleague, client);
    if (active !== mayEnter) {
      const invitation = mayEnter && mustChangePassword ? await this.#invitations.make() : null;
      const $set = { active: mayEnter, ...(mayEnter ? invitation?.stored : nothingToComeInBy) };
      const switched = await updateUser({ ...unchanged(colleague), isSwitchedOff: isSwitchedOff ?? null }, { $set });
      // What was read decides on the invitation, and has changed.
      if (!switched) return this.#switch(await findUser({ _id }), client);
      if (invitation) await this.#invitations.send(switched, invitation);
    }
    // Also where the account is off already: an earlier try may have been cut off before this.
    if (!mayEnter) await deleteSessionsOf(_id);
  }

  async #followAs(client: ClientRecord, isSwitched: boolean): Promise<void> {
    const user = await findUser(contactOf(client._id));
    if (!user) return;
    const differences = differencesOf(user, client, isSwitched);
    const invitation = isInvitedAnew(user, client) ? await this.#invitations.make() : null;
    const $set = { ...invitation?.stored, ...differences };
    const changed =
      differences && (await updateUser(unchanged(user), { $set }).catch((error) => this.#keepOut(user, client, error)));
    // What was read decides on the invitation, and has changed.
    if (differences && !changed) return this.#followAs(client, isSwitched);
    if (user.twoFactor && changed && !changed.twoFactor) this.#recordTwoFactorOff(user);
    const present = changed ?? user;
    // Also where the account is off already: an earlier try may have been cut off before this.
    if (invitation || !client.active) await deleteSessionsOf(user._id);
    if (invitation && awaitsConfirmation(present)) await this.#invitations.send(present, invitation);
    else if (this.#invitations.isCutOff(present)) await this.#invitations.renew(present);
    await this.#tellFormerAddress(present);
  }

  #recordTwoFactorOff({ _id }: UserRecord): void {
    this.deps.services.securityLog.record({ type: 'twoFactorDisabled', account: _id.toString(), by: null }, null);
  }

  /** An e-mail that is another account's by now keeps an account from following its client, but not from being switched off with it. */
  async #keepOut({ _id }: UserRecord, { active }: ClientRecord, error: unknown): Promise<never> {
    if (!active) {
      await updateUser({ _id }, { $set: { active: false, ...nothingToComeInBy } });
      await deleteSessionsOf(_id);
    }
    throw error;
  }

  /** The account keeps whom to tell until the mail is queued: what a crash cuts off, the next call finishes. */
  async #tellFormerAddress({ _id, name, formerEmail, updatedAt }: UserRecord): Promise<void> {
    if (!formerEmail) return;
    const { mail, securityLog } = this.deps.services;
    const key = `emailChanged ${_id.toString()} ${securityLog.subject(formerEmail)} ${updatedAt.toISOString()}`;
    const queued = await mail.enqueue({ to: formerEmail, template: 'emailChanged', data: { name } }, undefined, key);
    if (queued) await settleMailOf(_id, { formerEmail });
  }

  /** The companies whose account has an e-mail that was never confirmed. */
  async awaitingEmailConfirmation(clientIds: readonly string[]): Promise<ReadonlySet<string>> {
    const users = await findContacts(clientIds);
    const awaiting = users.filter(({ emailConfirmedAt }) => !emailConfirmedAt);
    return new Set(awaiting.map(({ clientId }) => String(clientId)));
  }

  /** The client of a user who waits for it to be activated; null for any other. */
  async confirmedClientOf(userId: string): Promise<string | null> {
    const user = await findUser({ _id: userId });
    return user && waitsForClient(user) ? (user.clientId?.toString() ?? null) : null;
  }

  /** Brings every client's accounts in step, where they differ, and makes those that are missing. @returns how many were mended. */
  async reconcile(): Promise<number> {
    let mended = await this.#createMissing();
    const followed = new Set<string>();
    for await (const users of chunkedAsync(clientUsers(), BATCH)) {
      const ids = users.flatMap((user) => companyOf(user) ?? []);
      const clients = new Map((await this.#readAll(ids)).map((client) => [client._id.toString(), client]));
      for (const user of users) {
        const clientId = String(companyOf(user));
        const client = clients.get(clientId);
        const isInStep =
          client && (user.clientId ? this.#isInStep(user, client) : user.active === mayEnterAs(user, client));
        const hasSessions = !user.active && (await sessionsOf(user._id.toString(), this.deps.now(), 1)).length > 0;
        if ((isInStep && !hasSessions) || followed.has(clientId)) continue;
        followed.add(clientId);
        mended += await this.#mend(clientId, () => this.follow(clientId));
      }
    }
    return mended;
  }

  #isInStep(contact: UserRecord, { email, name, active }: ClientRecord): boolean {
    const isAlike = email === contact.email && name === contact.name && active === contact.active;
    return isAlike && !contact.formerEmail && !this.#invitations.isCutOff(contact);
  }

  /** A client whose creation was cut off has no contact's account. */
  async #createMissing(): Promise<number> {
    const { now, services } = this.deps;
    const before = abandonedWriteCutoff(now());
    let created = 0;
    for await (const clients of chunkedAsync(services.clientDirectory.createdBefore(before), BATCH)) {
      const contacts = await findContacts(clients.map(({ _id }) => _id.toString()));
      const withContact = new Set(contacts.map(({ clientId }) => String(clientId)));
      for (const { _id: clientId, name, email, active } of clients) {
        if (withContact.has(clientId.toString())) continue;
        created += await this.#mend(clientId.toString(), () => this.create({ clientId, name, email, active }));
      }
    }
    return created;
  }

  /** An e-mail that is another account's by now is for an administrator to mend, and holds up no other. @returns how many were mended. */
  async #mend(clientId: string, mend: () => Promise<unknown>): Promise<0 | 1> {
    try {
      await mend();
      return 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
      this.deps.logger.error({ err: error, clientId }, 'the accounts of a client could not be brought in step');
      return 0;
    }
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
    if (!owner || (exceptClientId && owner.clientId?.toString() === exceptClientId.toString())) return;
    const isColleague = exceptClientId && owner.colleagueOf?.toString() === exceptClientId.toString();
    throw isColleague ? fieldError('CONFLICT', 'email', COLLEAGUE_HAS_IT) : emailTaken();
  }
}
