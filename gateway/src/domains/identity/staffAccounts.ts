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
  deleteUser,
  findUser,
  findUsersWhere,
  updateUser,
  userExists,
  type StoredUser,
  type UserRecord,
} from './identityModel.js';
import { mayManageStaff } from './identityPolicy.js';
import { Invitations, unchanged } from './invitations.js';
import { deleteSessionsOf } from './sessionsModel.js';

/** Accounts that the staff may have. */
export const MAX_STAFF = 200;

/** An account of the staff, and the password that its owner signs in with first, which is told this once. */
export interface InvitedStaff {
  account: UserRecord;
  temporaryPassword: string;
}

/** Accounts of the internal staff, made and kept by each other. */
export class StaffAccounts {
  readonly #invitations: Invitations;

  constructor(private readonly deps: IdentityDependencies) {
    this.#invitations = new Invitations(deps);
    deps.services.changes.subscribe(
      'account',
      async ({ entityId, isCertain }) => {
        // Also of an account that is switched on: what a crash left of its sessions must not come back with it.
        await deleteSessionsOf(entityId);
        if (!isCertain) await this.#isUndoneAsNobodyIsLeft(entityId);
      },
      ({ fields }) => fields?.includes('active') === true,
    );
  }

  /** All accounts of the staff, by name. @throws FORBIDDEN unless the viewer is one of them. */
  async list(viewer: UserViewer): Promise<UserRecord[]> {
    assertMayManage(viewer);
    const accounts = await findUsersWhere({ role: 'admin' });
    return accounts.sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
  }

  /**
   * Makes an account and mails its owner the first password.
   * @throws REQUIRED, INVALID; CONFLICT on a taken e-mail; REAUTHENTICATION_REQUIRED, as the new account sees everything;
   *   PRECONDITION_FAILED when there are 200 already; RATE_LIMITED.
   */
  async invite(viewer: UserViewer, input: unknown): Promise<InvitedStaff> {
    assertMayManage(viewer);
    const { name, email } = parseInput(inviteStaffInput, input);
    assertRecentPassword(viewer, this.deps.now());
    const { changes, workLimits } = this.deps.services;
    await workLimits.spend('create', viewer);
    if ((await findUsersWhere({ role: 'admin' })).length >= MAX_STAFF) {
      throw new DomainError('PRECONDITION_FAILED', `A equipe já tem ${MAX_STAFF} contas.`);
    }
    const _id = new Types.ObjectId();
    const change: Change = { entity: 'account', entityId: _id.toString(), action: 'create', fields: ['name', 'email'] };
    const account = { _id, role: 'admin', clientId: null, name, email, active: true } as const;
    const password = await changes.record(viewer, change, () => this.#invitations.createAccount(account));
    return { account: await this.#get(_id.toString()), temporaryPassword: password! };
  }

  /**
   * Mails somebody who has never signed in another first password, which makes the one before worthless.
   * @throws NOT_FOUND; PRECONDITION_FAILED once they have signed in, and for an account that is switched off; CONFLICT where the
   *   account changes at this moment; REAUTHENTICATION_REQUIRED, RATE_LIMITED.
   */
  async inviteAgain(viewer: UserViewer, id: string): Promise<InvitedStaff> {
    assertMayManage(viewer);
    const user = await this.#get(id);
    if (hasSignedIn(user)) throw new DomainError('PRECONDITION_FAILED', 'Esta pessoa já entrou no sistema.');
    if (!user.active) throw new DomainError('PRECONDITION_FAILED', 'Ative a conta para enviar o convite.');
    assertRecentPassword(viewer, this.deps.now());
    await this.deps.services.workLimits.spendMail(viewer, user.email);
    const change: Change = { entity: 'account', entityId: id, action: 'renewCredentials' };
    const password = await this.deps.services.changes.record(viewer, change, () => this.#invitations.renew(user));
    if (password === null) throw changedMeanwhile();
    return { account: await this.#get(id), temporaryPassword: password };
  }

  /**
   * Renames an account, and switches it off or on. Switched off it loses its sessions, and every password and link of a mail;
   * switched on before its owner has ever signed in, it is invited anew.
   *
   * Somebody who switches off is active themselves, so that one is left. Of two who switch each other off at once, each looks
   * after the own write whether anybody is left, and else undoes it; the sweep does so for a process that ended in between.
   * @throws NOT_FOUND; REQUIRED, INVALID, also for switching off the own account; REAUTHENTICATION_REQUIRED for switching on.
   */
  async update(viewer: UserViewer, id: string, input: unknown): Promise<UserRecord> {
    assertMayManage(viewer);
    const given = parseInput(updateStaffInput, input);
    const user = await this.#get(id);
    const differs = (name: 'name' | 'active') => given[name] !== undefined && given[name] !== user[name];
    const fields = (['name', 'active'] as const).filter(differs);
    if (fields.length === 0) return user;
    const switched = fields.includes('active') ? given.active : undefined;
    if (switched === false && id === viewer.userId) throw ownAccount();
    if (switched) assertRecentPassword(viewer, this.deps.now());
    const invitation = switched && !hasSignedIn(user) ? await this.#invitations.make() : null;
    const change: Change = { entity: 'account', entityId: id, action: 'update', fields };
    const updated = await this.deps.services.changes.record(viewer, change, async () => {
      const $set = {
        ...Object.fromEntries(fields.map((name) => [name, given[name]])),
        ...(switched === false && nothingToComeInBy),
        ...invitation?.stored,
      };
      const stored = await updateUser(unchanged(user), { $set });
      if (stored && switched === false && (await this.#isUndoneAsNobodyIsLeft(id))) throw changedMeanwhile();
      if (stored && invitation) await this.#invitations.send(stored, invitation);
      return stored;
    });
    // What was read has decided on the invitation, and has changed.
    return updated ?? this.update(viewer, id, input);
  }

  /**
   * Deletes an account that is switched off; what its owner has done keeps their name.
   * @throws NOT_FOUND; PRECONDITION_FAILED while it is active.
   */
  async remove(viewer: UserViewer, id: string): Promise<void> {
    assertMayManage(viewer);
    const { _id } = await this.#get(id);
    const change: Change = { entity: 'account', entityId: id, action: 'delete' };
    const deleted = await this.deps.services.changes.record(viewer, change, () =>
      deleteUser({ _id, role: 'admin', active: false }),
    );
    if (!deleted && (await userExists({ _id }))) {
      throw new DomainError('PRECONDITION_FAILED', 'Desative a conta antes de excluí-la.');
    }
  }

  /** Invites those again whose mail was cut off before it was queued. @returns how many there were. */
  async renewCutOff(): Promise<number> {
    const accounts = await findUsersWhere({ role: 'admin', active: true });
    const cutOff = accounts.filter((user) => this.#invitations.isCutOff(user));
    for (const user of cutOff) await this.#invitations.renew(user);
    return cutOff.length;
  }

  /** Switches an account on again where none of the staff could sign in any more. @returns whether it did. */
  async #isUndoneAsNobodyIsLeft(id: string): Promise<boolean> {
    if (await userExists({ role: 'admin', active: true })) return false;
    return (await updateUser({ _id: id, role: 'admin', active: false }, { $set: { active: true } })) !== null;
  }

  async #get(id: string): Promise<UserRecord> {
    const user = isDatabaseId(id) ? await findUser({ _id: id, role: 'admin' }) : null;
    if (!user) throw notFound('Conta não encontrada.');
    return user;
  }
}

/** Whether somebody has come in with the account: then they have a password of their own, or are asked for one at once. */
export const hasSignedIn = ({ mustChangePassword, knownOrigins }: UserRecord): boolean =>
  !mustChangePassword || (knownOrigins ?? []).length > 0;

/** Whatever could bring somebody in who does not know the account's password. */
const nothingToComeInBy: Partial<StoredUser> = {
  temporaryPassword: null,
  passwordReset: null,
  emailConfirmation: null,
  invitationDue: null,
};

function assertMayManage(viewer: UserViewer): asserts viewer is Permitted<UserViewer> {
  assertPermitted(viewer, mayManageStaff(viewer));
}

const ownAccount = () => fieldError('INVALID', 'active', 'Você não pode desativar a própria conta.');
const changedMeanwhile = () => new DomainError('CONFLICT', 'A conta foi alterada por outra pessoa. Tente novamente.');
