import { Types, type QueryFilter } from 'mongoose';
import { assertPermitted, type Permitted } from '../../auth/permitted.js';
import { assertNotByKey, asUser } from '../../auth/rules.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { VersionedCache } from '../../cache/versionedCache.js';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import { DomainError } from '../../lib/errors.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { parseInput } from '../../lib/validation.js';
import { dateOrder, readPage, textOrder } from '../../database/keyset.js';
import { checkFieldWrites } from '../fields/values/fieldValues.js';
import { assertNoneMissing, unfilledRequiredFields } from '../fields/values/requiredFields.js';
import {
  afterWrites,
  differingWrites,
  effectiveWrites,
  keysOf,
  noValues,
  updateOf,
  type CheckedWrites,
} from '../fields/values/storedValues.js';
import type { Change } from '../changes/change.js';
import type { DependsOn } from '../services.js';
import { createClientInput, listClientsInput, updateClientInput } from './clientsInput.js';
import {
  ClientModel,
  clientWriteError,
  countClients,
  nameCollation,
  reopenClients,
  type ClientRecord,
  type StoredClient,
} from './clientsModel.js';
import { mayManageClients } from './clientsPolicy.js';
import { setDefaultDates } from './defaultDates.js';
import { clientSearchFilter, clientSearchText } from './clientsSearch.js';

const orders = {
  CREATED_DESC: dateOrder({
    name: 'CREATED_DESC',
    path: 'createdAt',
    direction: -1,
    valueOf: ({ createdAt }: ClientRecord) => createdAt,
  }),
  NAME_ASC: textOrder({ name: 'NAME_ASC', path: 'name', direction: 1, valueOf: ({ name }: ClientRecord) => name }),
  COMPANY_ASC: textOrder({
    name: 'COMPANY_ASC',
    path: 'companyName',
    direction: 1,
    valueOf: ({ companyName }: ClientRecord) => companyName,
  }),
} as const;

/** The hiring companies. */
export class ClientsService {
  readonly #total = new VersionedCache<number>(['clients'], { answers: 1 });

  constructor(
    private readonly deps: DependsOn<
      'changes' | 'customFields' | 'clientDirectory' | 'candidates' | 'identity' | 'workLimits'
    >,
  ) {
    const { changes } = deps.services;
    const isConfirmation = ({ action }: Change) => action === 'confirmEmail';
    changes.subscribe('account', ({ entityId }) => this.#activateOf(entityId), isConfirmation);
    changes.defineExistence('client', async (_id) => (await ClientModel.exists({ _id })) !== null);
  }

  /** A page of clients. @throws FORBIDDEN unless the viewer is an admin, INVALID for unknown sorts and foreign cursors. */
  async list(
    viewer: Viewer,
    input: { page: PageRequest; search?: unknown; active?: unknown; sort?: unknown },
  ): Promise<Page<ClientRecord>> {
    assertMayManage(viewer);
    const { search, active, sort } = parseInput(listClientsInput, input);
    const filter: QueryFilter<StoredClient> = { ...clientSearchFilter(search), ...(active != null && { active }) };
    const { page } = input;
    return readPage<ClientRecord>(orders[sort], page, {
      find: (side) => {
        const query = ClientModel.find({ $and: [filter, side] });
        return sort === 'CREATED_DESC' ? query : query.collation(nameCollation);
      },
      count: search || active != null ? ClientModel.countDocuments(filter) : this.#total.get('all', countClients),
    });
  }

  /**
   * Creates a client and then its user. The user comes second: a crash between the two leaves a client whose user the sweep
   * makes and invites, never a user without a company.
   * @throws CONFLICT for a taken e-mail or CNPJ, INVALID per field, REQUIRED naming each active required field without
   *   a value that the viewer may edit; FORBIDDEN for an access key, which makes no accounts.
   */
  async create(viewer: Viewer, input: unknown): Promise<{ client: ClientRecord; temporaryPassword: string }> {
    assertMayManage(viewer);
    assertNotByKey(viewer);
    const { fields, ...properties } = parseInput(createClientInput, input);
    await this.deps.services.workLimits.spend('create', asUser(viewer));
    const now = this.deps.now();
    const catalogue = await this.deps.services.customFields.catalogue('client');
    const values = afterWrites(noValues, checkFieldWrites(catalogue, viewer.role, fields, now));
    assertNoneMissing(unfilledRequiredFields(catalogue, viewer.role, values));
    await this.deps.services.identity.clientAccounts.assertEmailIsFree(properties.email);
    const _id = new Types.ObjectId();
    const change: Change = {
      entity: 'client',
      entityId: _id.toString(),
      action: 'create',
      fields: Object.keys(properties),
    };
    let password = '';
    const client = await this.deps.services.changes.record(viewer, change, async (lastChange) => {
      const searchText = clientSearchText(properties);
      const inserted = await this.#insert({ ...properties, _id, ...values, searchText, lastChange });
      password = await this.#createAccount(inserted);
      return inserted;
    });
    if (!client) throw new Error('a new client is always stored');
    return { client, temporaryPassword: password };
  }

  /** Without its user a client is of no use: it goes when the user cannot be made. */
  async #createAccount({ _id, name, email, active }: ClientRecord): Promise<string> {
    const { clientAccounts } = this.deps.services.identity;
    try {
      return (await clientAccounts.create({ clientId: _id, name, email, active })).temporaryPassword;
    } catch (error) {
      await ClientModel.deleteOne({ _id });
      // The user may be there all the same, and would keep its e-mail from the next try.
      await clientAccounts.follow(_id.toString());
      throw error;
    }
  }

  /**
   * Changes a client and keeps its user in step.
   * @throws NOT_FOUND; CONFLICT for a taken e-mail or CNPJ, or (with `current`) when `expectedRevision` is no longer the
   *   one in store; FORBIDDEN/INVALID per field, REQUIRED for a required field whose value it would clear;
   *   FORBIDDEN for an access key that would give the account to another address, or switch it on or off.
   */
  async update(viewer: Viewer, id: string, input: unknown): Promise<ClientRecord> {
    assertMayManage(viewer);
    const { fields, replaceMissingFields, expectedRevision, ...given } = parseInput(updateClientInput, input);
    const client = await this.deps.services.clientDirectory.get(viewer, id);
    const changes = changedProperties(client, given);
    if ('email' in changes || 'active' in changes) assertNotByKey(viewer);
    const values = await this.#fieldChanges(viewer, client, fields ?? [], replaceMissingFields ?? false);
    const change: Change = {
      entity: 'client',
      entityId: id,
      action: 'update',
      fields: [...Object.keys(changes), ...(values ? keysOf(values) : [])],
    };
    if (change.fields?.length === 0 && (expectedRevision ?? client.revision) === client.revision) {
      // An earlier try may have been cut off before the client's user followed.
      await this.deps.services.changes.repeat(change);
      return client;
    }
    if (changes.email) await this.deps.services.identity.clientAccounts.assertEmailIsFree(changes.email, id);
    const update = values && updateOf(values);
    const updated = await this.deps.services.changes.record(viewer, change, (lastChange) =>
      ClientModel.findOneAndUpdate(
        // What is searched is made of properties that another change at the same moment may have written.
        { _id: client._id, revision: expectedRevision ?? client.revision },
        {
          $set: {
            ...changes,
            ...update?.set,
            searchText: clientSearchText({ ...client, ...changes }),
            lastChange,
          },
          ...(update && { $unset: update.unset }),
          $inc: { revision: 1 },
        },
        { returnDocument: 'after' },
      )
        .lean<ClientRecord>()
        .catch((error: unknown) => {
          throw clientWriteError(error);
        }),
    );
    if (updated) return updated;
    if (expectedRevision != null) throw await this.#conflict(viewer, id);
    return this.update(viewer, id, input);
  }

  /**
   * Sets the default dates of a client's new candidates; a client's user does so for its own company.
   * @throws NOT_FOUND for a company that is not the viewer's, INVALID for a number of days, CONFLICT (with `current`) for one that is
   *   neither what was expected nor what is wanted.
   */
  setDefaultDates(viewer: UserViewer, id: string | null, input: unknown): Promise<ClientRecord> {
    return setDefaultDates(this.deps.services, viewer, { id: id ?? viewer.clientId ?? '', input });
  }

  /**
   * Deletes a client without candidates, and then its user, who cannot do anything without it.
   *
   * The client is marked before its candidates are counted, and a registration looks for the mark after it has stored its
   * candidate: so a candidate is either counted here or withdrawn there, and none is left without its client.
   * @throws NOT_FOUND; CONFLICT when candidates belong to it.
   */
  async delete(viewer: Viewer, id: string): Promise<void> {
    assertMayManage(viewer);
    const { _id } = await this.deps.services.clientDirectory.get(viewer, id);
    const deletingSince = this.deps.now();
    await ClientModel.updateOne({ _id }, { $set: { deletingSince } });
    const candidates = await this.deps.services.candidates.countOfClient(_id);
    if (candidates > 0) {
      await ClientModel.updateOne({ _id, deletingSince }, { $set: { deletingSince: null } });
      throw new DomainError(
        'CONFLICT',
        `Este cliente possui ${candidates} ${candidates === 1 ? 'candidato' : 'candidatos'} e não pode ser excluído.`,
      );
    }
    const change: Change = { entity: 'client', entityId: id, action: 'delete', fields: [] };
    // Another deletion may have taken the mark off, and a registration have found the client open since.
    const deleted = await this.deps.services.changes.record(viewer, change, async () =>
      (await ClientModel.deleteOne({ _id, deletingSince })).deletedCount > 0 ? true : null,
    );
    if (!deleted && (await ClientModel.exists({ _id }))) {
      throw new DomainError('CONFLICT', 'Este cliente está sendo excluído por outra pessoa. Tente novamente.');
    }
  }

  /** Opens clients again whose deletion was cut off: the admin who wanted it asks again. @returns how many there were. */
  reopenCutOffDeletions = (): Promise<number> => reopenClients(abandonedWriteCutoff(this.deps.now()));

  /** Sets a client active once the e-mail of its user is confirmed. */
  async #activateOf(userId: string): Promise<void> {
    const clientId = await this.deps.services.identity.clientAccounts.confirmedClientOf(userId);
    if (!clientId) return;
    const { changes } = this.deps.services;
    const change: Change = { entity: 'client', entityId: clientId, action: 'update', fields: ['active'] };
    const activated = await changes.record(null, change, async (lastChange) => {
      const update = { $set: { active: true, lastChange }, $inc: { revision: 1 } };
      return (await ClientModel.updateOne({ _id: clientId, active: false }, update)).modifiedCount || null;
    });
    // A change of the client at the same moment may have brought its user in step with the client as it was before.
    if (activated === null) await changes.repeat(change);
  }

  async #insert(client: Partial<ClientRecord>): Promise<ClientRecord> {
    try {
      const created = await ClientModel.create(client);
      return created.toObject<ClientRecord>();
    } catch (error) {
      throw clientWriteError(error);
    }
  }

  async #fieldChanges(
    viewer: Viewer,
    client: ClientRecord,
    writes: { key: string; value: string | null }[],
    replaceMissing: boolean,
  ): Promise<CheckedWrites | null> {
    if (writes.length === 0 && !replaceMissing) return null;
    const catalogue = await this.deps.services.customFields.catalogue('client');
    const named = new Set(writes.map(({ key }) => key));
    const left = replaceMissing
      ? catalogue.fields.filter(({ key, active }) => active && !named.has(key)).map(({ key }) => ({ key, value: null }))
      : [];
    // An unchanged value of a field that was switched off meanwhile is no write, so it must not be refused as one.
    const changing = differingWrites(client, writes);
    const checked = checkFieldWrites(catalogue, viewer.role, [...changing, ...left], this.deps.now(), client);
    const effective = effectiveWrites(client, checked);
    // Only what this change clears: a value that was missing before does not keep anybody from changing the rest.
    const required = unfilledRequiredFields(catalogue, viewer.role, afterWrites(client, effective));
    assertNoneMissing(required.filter(({ key }) => effective.unset.includes(key)));
    return effective;
  }

  async #conflict(viewer: Viewer, id: string): Promise<DomainError> {
    const current = await this.deps.services.clientDirectory.get(viewer, id);
    const by = current.lastChange?.byName ?? 'outra pessoa';
    return new DomainError('CONFLICT', `Este cliente foi alterado por ${by}.`, { current });
  }
}

function assertMayManage(viewer: Viewer): asserts viewer is Permitted {
  assertPermitted(viewer, mayManageClients(viewer));
}

type ClientProperties = Pick<ClientRecord, 'name' | 'email' | 'phone' | 'cnpj' | 'companyName' | 'active'>;

/** Properties that a null clears; for the others it is as if they were absent. */
const clearable: ReadonlySet<string> = new Set(['phone', 'dueInDays', 'admissionInDays']);

function changedProperties(
  client: ClientRecord,
  given: { [Key in keyof ClientProperties]?: ClientProperties[Key] | null | undefined },
): Partial<ClientProperties> {
  const entries = Object.entries(given).filter(
    ([key, value]) =>
      value !== undefined && (value !== null || clearable.has(key)) && value !== client[key as keyof ClientProperties],
  );
  return Object.fromEntries(entries);
}
