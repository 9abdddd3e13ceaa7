import { Types } from 'mongoose';
import { assertPermitted, type Permitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError, fieldError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { inviteStaffInput, updateStaffInput } from './identityInput.js';
import {
  companyOf,
  deleteUser,
  findUser,
  findUsersWhere,
  ofCompany,
  updateUser,
  userExists,
  type UserFilter,
  type UserRecord,
} from './identityModel.js';
import { managesSomeStaff, mayManageStaffOf } from './identityPolicy.js';
import { insertInvited, Invitations, nothingToComeInBy, unchanged } from './invitations.js';
import { deleteSessionsOf } from './sessionsModel.js';
import { disableTwoFactorOf } from './twoFactor.js';

/** Accounts that the internal staff may have, and each company. */
export const MAX_STAFF = 200;

/** An account of a team, and the password that its owner signs in with first, which is told this once. */
export interface InvitedStaff {
  account: UserRecord;
  temporaryPassword: string;
}

/** An account after a change; with the password of the invitation, where its owner was invited anew. */
export interface ChangedStaff {
  account: UserRecord;
  temporaryPassword: string | null;
}

/** Accounts of the internal staff, kept by each other, and of a company's colleagues, kept by its contact and the staff. */
export class StaffAccounts {
  readonly #invitations: Invitations;

  constructor(private readonly deps: IdentityDependencies) {
    this.#invitations = new Invitations(deps);
    deps.services.changes.subscribe(
      'account',
      async ({ entityId }) => {
        // Also of an account that is switched on: what a crash left of its sessions must not come back with it.
        await deleteSessionsOf(entityId);
        await this.#keepSomebody(entityId);
      },
      ({ fields }) => fields?.includes('active') === true,
    );
  }

  /**
   * All accounts of a team by name, that of a company's contact first.
   * @param clientId the company; null for the viewer's own team.
   * @throws FORBIDDEN unless the viewer keeps a team; NOT_FOUND for a company that there is not for them.
   */
  async list(viewer: UserViewer, clientId: string | null = null): Promise<UserRecord[]> {
    assertMayManage(viewer);
    const accounts = await findUsersWhere(ofTeam(await this.#team(viewer, clientId)));
    const isColleague = ({ clientId: ofContact }: UserRecord) => Number(ofContact === null);
    return accounts.sort(
      (one, other) => isColleague(one) - isColleague(other) || one.name.localeCompare(other.name, 'pt-BR'),
    );
  }

  /**
   * Makes an account and mails its owner the first password.
   * @param clientId the company whose colleague it is; null for the viewer's own team.
   * @throws REQUIRED, INVALID; NOT_FOUND for a company that there is not for the viewer; CONFLICT on a taken e-mail;
   *   REAUTHENTICATION_REQUIRED, as the new account sees what the viewer sees; PRECONDITION_FAILED when there are 200 already, and for
   *   a company that is not active; RATE_LIMITED.
   */
  async invite(viewer: UserViewer, input: unknown, clientId: string | null = null): Promise<InvitedStaff> {
    assertMayManage(viewer);
    const team = await this.#team(viewer, clientId);
    const { name, email } = parseInput(inviteStaffInput, input);
    await this.#assertActive(team);
    assertRecentPassword(viewer, this.deps.now());
    const { changes, workLimits } = this.deps.services;
    await workLimits.spend('create', viewer);
    await workLimits.spendMail(viewer, email);
    const invitation = await this.#invitations.make();
    const _id = new Types.ObjectId();
    const change: Change = { entity: 'account', entityId: _id.toString(), action: 'create', fields: ['name', 'email'] };
    const ofThisTeam =
      team === null ? { role: 'admin' as const } : { role: 'client' as const, colleagueOf: new Types.ObjectId(team) };
    await changes.record(viewer, change, async () => {
      await insertInvited({ _id, clientId: null, name, email, active: true, ...ofThisTeam }, invitation);
      // Behind the insertion, so that of several at once none passes.
      if ((await findUsersWhere(ofTeam(team))).length <= MAX_STAFF) return true;
      await deleteUser({ _id });
      throw new DomainError('PRECONDITION_FAILED', `A equipe já tem ${MAX_STAFF} contas.`);
    });
    const account = await this.#get(viewer, _id.toString());
    // The company was switched off meanwhile; once it is active again, its colleagues are invited anew.
    if (!account.active) throw companyIsOff();
    await this.#invitations.send(account, invitation, viewer.name);
    return { account, temporaryPassword: invitation.password };
  }

  /**
   * Mails somebody who has chosen no password yet another first one, which makes the one before worthless.
   * @throws NOT_FOUND; PRECONDITION_FAILED once they have, and for an account that is switched off; CONFLICT where the account
   *   changes at this moment; REAUTHENTICATION_REQUIRED, RATE_LIMITED.
   */
  async inviteAgain(viewer: UserViewer, id: string): Promise<InvitedStaff> {
    assertMayManage(viewer);
    const user = await this.#get(viewer, id);
    if (!user.mustChangePassword) throw new DomainError('PRECONDITION_FAILED', 'Esta pessoa já criou a própria senha.');
    if (!user.active) throw new DomainError('PRECONDITION_FAILED', 'Ative a conta para enviar o convite.');
    assertRecentPassword(viewer, this.deps.now());
    await this.deps.services.workLimits.spendMail(viewer, user.email);
    const temporaryPassword = await this.#renew(viewer, user);
    if (temporaryPassword === null) throw changedMeanwhile();
    return { account: await this.#get(viewer, id), temporaryPassword };
  }

  /**
   * Renames an account, and switches it off or on. Switched off it loses its sessions, and every password and link of a mail;
   * switched on before its owner has chosen a password, it is invited anew.
   * @throws NOT_FOUND; REQUIRED, INVALID, also for switching off the own account; REAUTHENTICATION_REQUIRED and RATE_LIMITED for
   *   switching on, and PRECONDITION_FAILED in a company that is not active; CONFLICT where none of the staff could sign in any more, as another one switches accounts off at
   *   this moment.
   */
  async update(viewer: UserViewer, id: string, input: unknown): Promise<ChangedStaff> {
    assertMayManage(viewer);
    const given = parseInput(updateStaffInput, input);
    const user = await this.#get(viewer, id);
    const present = { name: user.name, active: isActive(user, given.active) };
    const fields = (['name', 'active'] as const).filter(
      (field) => given[field] !== undefined && given[field] !== present[field],
    );
    if (fields.length === 0) return { account: user, temporaryPassword: null };
    const switched = fields.includes('active') ? given.active : undefined;
    if (switched === false && id === viewer.userId) throw ownAccount();
    if (switched) {
      await this.#assertActive(companyOf(user)?.toString() ?? null);
      assertRecentPassword(viewer, this.deps.now());
    }
    const invitation = switched && user.mustChangePassword ? await this.#invitations.make() : null;
    if (invitation) await this.deps.services.workLimits.spendMail(viewer, user.email);
    const change: Change = { entity: 'account', entityId: id, action: 'update', fields };
    const $set = {
      ...Object.fromEntries(fields.map((name) => [name, given[name]])),
      ...(user.colleagueOf && switched !== undefined && { isSwitchedOff: !switched }),
      ...(switched === false && nothingToComeInBy),
      ...invitation?.stored,
    };
    const updated = await this.deps.services.changes.record(viewer, change, () =>
      updateUser(unchanged(user), { $set }),
    );
    // What was read has decided on the invitation, and has changed.
    if (!updated) return this.update(viewer, id, input);
    if (invitation) await this.#invitations.send(updated, invitation, viewer.name);
    // The company, or the rest of the staff, may have had a word in it since.
    const account = switched === undefined ? updated : await this.#get(viewer, id);
    if (switched !== undefined && account.active !== switched) throw changedMeanwhile();
    return { account, temporaryPassword: invitation?.password ?? null };
  }

  /**
   * Deletes an account that is switched off; what its owner has done keeps their name.
   * @throws NOT_FOUND; INVALID for the own one; PRECONDITION_FAILED while it is active.
   */
  async remove(viewer: UserViewer, id: string): Promise<void> {
    assertMayManage(viewer);
    const { _id } = await this.#get(viewer, id);
    if (id === viewer.userId) throw ownAccount('id');
    const change: Change = { entity: 'account', entityId: id, action: 'delete' };
    const deleted = await this.deps.services.changes.record(viewer, change, () =>
      deleteUser({ _id, clientId: null, active: false }),
    );
    if (!deleted && (await userExists({ _id }))) {
      throw new DomainError('PRECONDITION_FAILED', 'Desative a conta antes de excluí-la.');
    }
  }

  /**
   * Has somebody sign in by the password alone who has lost app and recovery codes, also the contact of a company; nothing happens
   * where that is so already.
   * @throws NOT_FOUND; INVALID for the own account, whose owner does so with `disableTwoFactor`; REAUTHENTICATION_REQUIRED.
   */
  async disableTwoFactor(viewer: UserViewer, id: string): Promise<UserRecord> {
    assertMayManage(viewer);
    await this.#kept(viewer, { _id: id });
    if (id === viewer.userId)
      throw fieldError('INVALID', 'id', 'Desative a da sua conta em "Verificação em duas etapas".');
    assertRecentPassword(viewer, this.deps.now());
    await disableTwoFactorOf(viewer, id, this.deps);
    return this.#kept(viewer, { _id: id });
  }

  /** Invites those again whose mail was cut off before it was queued. @returns how many there were. */
  async renewCutOff(): Promise<number> {
    const accounts = await findUsersWhere({ clientId: null, active: true, mustChangePassword: true });
    const cutOff = accounts.filter((user) => this.#invitations.isCutOff(user));
    for (const user of cutOff) await this.#renew(null, user);
    return cutOff.length;
  }

  /** @returns the new password; null where the account has changed since it was read. */
  async #renew(viewer: Permitted<UserViewer> | null, user: UserRecord): Promise<string | null> {
    const invitation = await this.#invitations.make();
    const change: Change = { entity: 'account', entityId: user._id.toString(), action: 'renewCredentials' };
    const invited = await this.deps.services.changes.record(viewer, change, () =>
      this.#invitations.store(user, invitation),
    );
    if (!invited) return null;
    await this.#invitations.send(invited, invitation, viewer?.name);
    return invitation.password;
  }

  /**
   * Somebody who switches off can sign in themselves, so that one is left. Of two who switch each other off at once, and whose writes
   * both have taken place, the account that was switched is switched on again. As a reaction to the switch this is
   * made up for where the process ends in between.
   */
  async #keepSomebody(switchedId: string): Promise<void> {
    const ready = { role: 'admin', mustChangePassword: false } as const;
    if (await userExists({ ...ready, active: true })) return;
    const off = await findUsersWhere({ ...ready, active: false });
    // The one that was switched may have been deleted since.
    const back = off.find(({ _id }) => _id.toString() === switchedId) ?? off[0];
    if (!back) return;
    const change: Change = { entity: 'account', entityId: back._id.toString(), action: 'update', fields: ['active'] };
    await this.deps.services.changes.record(null, change, () =>
      updateUser({ _id: back._id, active: false }, { $set: { active: true } }),
    );
  }

  /** @returns the company that is meant; null for the internal staff. */
  async #team(viewer: UserViewer, clientId: string | null): Promise<string | null> {
    if (clientId === null) return viewer.clientId;
    return (await this.deps.services.clientDirectory.named(viewer, clientId))._id.toString();
  }

  /** As with the contact, none comes in while the company may not. */
  async #assertActive(companyId: string | null): Promise<void> {
    if (companyId === null) return;
    const [client] = await this.deps.services.clientDirectory.fresh([new Types.ObjectId(companyId)]);
    if (!client?.active) throw companyIsOff();
  }

  /** An account that the viewer may change; the contact's goes with the record of the client alone. */
  #get(viewer: UserViewer, id: string): Promise<UserRecord> {
    return this.#kept(viewer, { _id: id, clientId: null });
  }

  /** An account of a team that the viewer keeps. */
  async #kept(viewer: UserViewer, filter: { _id: string; clientId?: null }): Promise<UserRecord> {
    const user = isDatabaseId(filter._id) ? await findUser(filter) : null;
    if (!user || !mayManageStaffOf(viewer, companyOf(user)?.toString() ?? null))
      throw notFound('Conta não encontrada.');
    return user;
  }
}

/** The accounts that are kept together: of a company, or with null of the internal staff. */
const ofTeam = (companyId: string | null): UserFilter =>
  companyId === null ? { role: 'admin' } : ofCompany(new Types.ObjectId(companyId));

function assertMayManage(viewer: UserViewer): asserts viewer is Permitted<UserViewer> {
  assertPermitted(viewer, managesSomeStaff(viewer));
}

/** A colleague who is off with the company can be switched off as well, so as not to come back with it. */
const isActive = ({ active, colleagueOf, isSwitchedOff }: UserRecord, wanted: boolean | undefined): boolean =>
  wanted === false && colleagueOf ? !isSwitchedOff : active;

const ownAccount = (field = 'active') =>
  fieldError('INVALID', field, 'Você não pode desativar ou excluir a própria conta.');
const companyIsOff = () => new DomainError('PRECONDITION_FAILED', 'O cliente não está ativo.');
const changedMeanwhile = () => new DomainError('CONFLICT', 'A conta foi alterada por outra pessoa. Tente novamente.');
