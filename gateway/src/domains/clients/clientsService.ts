import { trusted, Types, type QueryFilter } from 'mongoose';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError, forbidden, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { parseInput } from '../../lib/validation.js';
import { byIds, rawFind } from '../../database/rawFind.js';
import { VersionedCache, versionedRecords } from '../../cache/versionedCache.js';
import { checkFieldWrites } from '../fields/values/fieldValues.js';
import { recordChange, type ChangeStamp } from '../recordChange.js';
import type { ServiceDependencies } from '../services.js';
import { createClientInput, listClientsInput, updateClientInput } from './clientsInput.js';
import { ClientModel, clientWriteError, type ClientRecord } from './clientsModel.js';
import { clientsVisibleTo, mayManageClients } from './clientsPolicy.js';
import { clientSearchFilter, clientSearchText } from './clientsSearch.js';

/** Those of a dozen pages of candidates. */
const KNOWN_CLIENTS = 500;
const KNOWN_SEARCHES = 100;
const COLLATION = { locale: 'pt', strength: 1 } as const;
const sortOrders = {
  CREATED_DESC: { createdAt: -1, _id: -1 },
  NAME_ASC: { name: 1, _id: 1 },
  COMPANY_ASC: { companyName: 1, _id: 1 },
} as const;

/** The hiring companies. */
export class ClientsService {
  readonly #byId = versionedRecords((ids) => rawFind<ClientRecord>(ClientModel, { filter: byIds(ids) }), {
    areas: ['clients'],
    capacity: KNOWN_CLIENTS,
  });
  readonly #idsMatching = new VersionedCache<Types.ObjectId[]>(['clients'], KNOWN_SEARCHES);

  constructor(private readonly deps: ServiceDependencies) {}

  /** A page of clients. @throws FORBIDDEN unless the viewer is an admin, INVALID for unknown sorts. */
  async list(
    viewer: Viewer,
    input: { page: PageRequest; search?: unknown; active?: unknown; sort?: unknown },
  ): Promise<Page<ClientRecord>> {
    assertMayManage(viewer);
    const { search, active, sort } = parseInput(listClientsInput, input);
    const filter: QueryFilter<ClientRecord> = { ...clientSearchFilter(search), ...(active != null && { active }) };
    const { offset, limit } = input.page;
    const query = ClientModel.find(filter).sort(sortOrders[sort]).skip(offset).limit(limit);
    if (sort !== 'CREATED_DESC') query.collation(COLLATION);
    const [items, totalCount] = await Promise.all([
      query.lean<ClientRecord[]>(),
      search || active != null ? ClientModel.countDocuments(filter) : ClientModel.estimatedDocumentCount(),
    ]);
    return { items, totalCount, offset, limit };
  }

  /** One client. @throws NOT_FOUND also for one that is not the viewer's. */
  async get(viewer: Viewer, id: string): Promise<ClientRecord> {
    const client = isDatabaseId(id)
      ? await ClientModel.findOne({
          $and: [{ _id: new Types.ObjectId(id) }, clientsVisibleTo(viewer)],
        }).lean<ClientRecord>()
      : null;
    if (!client) throw notFound('Cliente não encontrado.');
    return client;
  }

  /** Clients by id, without any policy: for loaders, whose callers have seen the candidate that names them. */
  async byIds(ids: readonly string[]): Promise<ClientRecord[]> {
    return (await this.#byId.get(ids)).filter((client) => client !== null);
  }

  /** The same for one, at once; undefined when the database has to be asked. */
  known(id: string): ClientRecord | null | undefined {
    return this.#byId.peek(id);
  }

  /** Ids of the clients that a search text matches; candidates are found through them. */
  async idsMatching(search: string): Promise<Types.ObjectId[]> {
    return this.#idsMatching.get(search, async () => {
      const filter = clientSearchFilter(search);
      const rows = await rawFind<Pick<ClientRecord, '_id'>>(ClientModel, { filter, projection: { _id: 1 } });
      return rows.map(({ _id }) => _id);
    });
  }

  /**
   * Creates a client and then its user. The user comes second: a crash between the two leaves a client whose user
   * `clientAccounts.create` makes on the next try, never a user without a company.
   * @throws CONFLICT for a taken e-mail or CNPJ, INVALID/REQUIRED per field.
   */
  async create(viewer: Viewer, input: unknown): Promise<{ client: ClientRecord; temporaryPassword: string }> {
    assertMayManage(viewer);
    const { fields, ...properties } = parseInput(createClientInput, input);
    const now = this.deps.now();
    const catalogue = await this.deps.services.customFields.catalogue('client');
    const { set } = checkFieldWrites(catalogue, viewer.role, fields, now);
    await this.deps.services.identity.clientAccounts.assertEmailIsFree(properties.email);
    const id = new Types.ObjectId();
    const lastChange = this.#record(viewer, id, 'create', Object.keys(properties));
    const client = await this.#insert({
      ...properties,
      _id: id,
      values: set,
      searchText: clientSearchText(properties),
      lastChange,
    });
    try {
      const { temporaryPassword } = await this.deps.services.identity.clientAccounts.create({
        clientId: id.toString(),
        name: client.name,
        email: client.email,
        active: client.active,
      });
      return { client, temporaryPassword };
    } catch (error) {
      await ClientModel.deleteOne({ _id: id });
      throw error;
    }
  }

  /**
   * Changes a client and keeps its user in step.
   * @throws NOT_FOUND; CONFLICT for a taken e-mail or CNPJ, or (with `current`) when `expectedRevision` is no longer the
   *   one in store; FORBIDDEN/INVALID per field.
   */
  async update(viewer: Viewer, id: string, input: unknown): Promise<ClientRecord> {
    assertMayManage(viewer);
    const { fields, replaceMissingFields, expectedRevision, ...given } = parseInput(updateClientInput, input);
    const client = await this.get(viewer, id);
    const changes = changedProperties(client, given);
    const { set, unset } = await this.#fieldChanges(viewer, client, fields ?? [], replaceMissingFields ?? false);
    const changed = [...Object.keys(changes), ...Object.keys(set), ...unset];
    if (changed.length === 0 && (expectedRevision ?? client.revision) === client.revision) return client;
    if (changes.email) await this.deps.services.identity.clientAccounts.assertEmailIsFree(changes.email, id);

    const updated = await ClientModel.findOneAndUpdate(
      { _id: client._id, ...(expectedRevision != null && { revision: expectedRevision }) },
      {
        $set: {
          ...changes,
          ...prefixed(set),
          searchText: clientSearchText({ ...client, ...changes }),
          lastChange: this.#record(viewer, client._id, 'update', changed),
        },
        ...(unset.length > 0 && { $unset: prefixed(Object.fromEntries(unset.map((key) => [key, '']))) }),
        $inc: { revision: 1 },
      },
      { returnDocument: 'after' },
    )
      .lean<ClientRecord>()
      .catch((error: unknown) => {
        throw clientWriteError(error);
      });
    if (!updated) throw await this.#conflict(viewer, id);
    await this.deps.services.identity.clientAccounts.update(id, {
      name: updated.name,
      email: updated.email,
      active: updated.active,
    });
    return updated;
  }

  /**
   * Deletes a client without candidates; its user goes first, so that nobody signs in to a company that is gone.
   * @throws NOT_FOUND; CONFLICT when candidates belong to it.
   */
  async delete(viewer: Viewer, id: string): Promise<void> {
    assertMayManage(viewer);
    const client = await this.get(viewer, id);
    const candidates = (await this.deps.services.candidates.countsByClient([id])).get(id) ?? 0;
    if (candidates > 0) {
      throw new DomainError(
        'CONFLICT',
        `Este cliente possui ${candidates} ${candidates === 1 ? 'candidato' : 'candidatos'} e não pode ser excluído.`,
      );
    }
    await this.deps.services.identity.clientAccounts.delete(id);
    await ClientModel.deleteOne({ _id: client._id });
    this.#record(viewer, client._id, 'delete', []);
  }

  /** Sets a client active once its e-mail is confirmed. */
  async activate(clientId: string): Promise<void> {
    await ClientModel.updateOne({ _id: clientId }, { $set: { active: true }, $inc: { revision: 1 } });
  }

  /** How many clients hold a value for a field key. */
  async countWithValue(key: string): Promise<number> {
    return ClientModel.countDocuments({ [`values.${key}`]: trusted({ $exists: true }) });
  }

  /** The distinct stored texts of a field key. */
  async *valuesOf(key: string): AsyncIterable<string> {
    yield* (await ClientModel.distinct(`values.${key}`)) as string[];
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
  ): Promise<{ set: Record<string, string>; unset: string[] }> {
    if (writes.length === 0 && !replaceMissing) return { set: {}, unset: [] };
    const catalogue = await this.deps.services.customFields.catalogue('client');
    const named = new Set(writes.map(({ key }) => key));
    const cleared = replaceMissing
      ? catalogue.fields.filter(({ key, active }) => active && !named.has(key)).map(({ key }) => ({ key, value: null }))
      : [];
    // An unchanged value of a field that was switched off meanwhile is no write, so it must not be refused as one.
    const changing = writes.filter(({ key, value }) => (client.values[key] ?? '') !== (value ?? ''));
    const { set, unset } = checkFieldWrites(catalogue, viewer.role, [...changing, ...cleared], this.deps.now());
    return {
      set: Object.fromEntries(Object.entries(set).filter(([key, value]) => client.values[key] !== value)),
      unset: unset.filter((key) => key in client.values),
    };
  }

  async #conflict(viewer: Viewer, id: string): Promise<DomainError> {
    const current = await this.get(viewer, id);
    return new DomainError(
      'CONFLICT',
      `Este cliente foi alterado por ${current.lastChange?.byName ?? 'outra pessoa'}.`,
      {
        current,
      },
    );
  }

  #record(viewer: Viewer, id: Types.ObjectId, action: 'create' | 'update' | 'delete', fields: string[]): ChangeStamp {
    const { logger, now } = this.deps;
    return recordChange({ logger, viewer, now: now() }, { entity: 'client', entityId: id.toString(), action, fields });
  }
}

function assertMayManage(viewer: Viewer): void {
  if (!mayManageClients(viewer)) throw forbidden();
}

type ClientProperties = Pick<ClientRecord, 'name' | 'email' | 'phone' | 'cnpj' | 'companyName' | 'active'>;

/** Absent and null mean 'as it is'; a telephone of null was given as '' and clears it. */
function changedProperties(
  client: ClientRecord,
  given: { [Key in keyof ClientProperties]?: ClientProperties[Key] | null | undefined },
): Partial<ClientProperties> {
  const entries = Object.entries(given).filter(
    ([key, value]) =>
      value !== undefined && (value !== null || key === 'phone') && value !== client[key as keyof ClientProperties],
  );
  return Object.fromEntries(entries);
}

function prefixed(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`values.${key}`, value]));
}
