import { trusted, Types } from 'mongoose';
import type { Viewer } from '../../auth/viewer.js';
import { VersionedCache, versionedRecords } from '../../cache/versionedCache.js';
import { byIds, rawFind } from '../../database/rawFind.js';
import { fieldError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { distinctTexts, holdsValue } from '../fields/values/storedValues.js';
import type { DependsOn } from '../services.js';
import { ClientModel, type ClientRecord } from './clientsModel.js';
import { clientsVisibleTo, mayReadClient } from './clientsPolicy.js';
import { clientNamesFilter, clientNamesHave } from './clientsSearch.js';

/** Cache size: some 5,000 clients, who are on two hundred pages of 50 candidates. */
const CLIENTS_BYTES = 8 * 1024 ** 2;
/** Cache size: searches that find 70,000 clients together. */
const SEARCHES_BYTES = 1024 ** 2;
/** So many clients are looked through in memory, which takes some tenths of a millisecond; where there are more the database is asked. */
const MAX_IN_MEMORY = 5_000;

const NOT_FOUND = 'Cliente não encontrado.';

/** What is said of an input whose `clientId` names no client that there is for the viewer: NOT_FOUND on `clientId`. */
export const unknownClient = () => fieldError('NOT_FOUND', 'clientId', NOT_FOUND);

type Searched = Pick<ClientRecord, '_id' | 'searchText'>;

/** Reads of clients, for the domains that `ClientsService` itself depends on. */
export class ClientDirectory {
  readonly #byId = versionedRecords((ids) => rawFind<ClientRecord>(ClientModel, { filter: byIds(ids) }), {
    areas: ['clients'],
    capacity: { bytes: CLIENTS_BYTES },
  });
  readonly #idsMatching = new VersionedCache<Types.ObjectId[]>(['clients'], { bytes: SEARCHES_BYTES });
  /** The search texts of all, or null where they are too many. */
  readonly #searched = new VersionedCache<Searched[] | null>(['clients'], { answers: 1 });

  constructor(
    { services }: Pick<DependsOn<'customFields'>, 'services'>,
    private readonly mostInMemory = MAX_IN_MEMORY,
  ) {
    services.customFields.checkTypeChangesOf('client', this);
    services.customFields.findClientsBy((ids) => this.byIds(ids));
  }

  /** One client. @throws NOT_FOUND also for one that is not the viewer's. */
  async get(viewer: Viewer, id: string): Promise<ClientRecord> {
    const client = await findVisible(viewer, id);
    if (!client) throw notFound(NOT_FOUND);
    return client;
  }

  /** The client that an input names as its `clientId`. @throws as `unknownClient`, also for one that is not the viewer's. */
  async named(viewer: Viewer, clientId: string): Promise<ClientRecord> {
    const [client] = isDatabaseId(clientId) ? await this.byIds([clientId.toLowerCase()]) : [];
    if (!client || !mayReadClient(viewer, client)) throw unknownClient();
    return client;
  }

  /** Clients by id, without any policy: for loaders, whose callers have seen the candidate that names them. */
  async byIds(ids: readonly string[]): Promise<ClientRecord[]> {
    return (await this.#byId.get(ids)).filter((client) => client !== null);
  }

  /** The company of a client, without any policy; null for no client, and for one that is gone. */
  async companyName(id: Types.ObjectId | null): Promise<string | null> {
    const [client] = id ? await this.byIds([id.toString()]) : [];
    return client?.companyName ?? null;
  }

  /** Ids of the clients that have a text, which is not blank, in their name or company; candidates are found by them. */
  async idsMatching(search: string): Promise<readonly Types.ObjectId[]> {
    return this.#idsMatching.get(search, async () => {
      const clients = await this.#searched.get('all', () => this.#readSearched());
      const found = clients
        ? clients.filter(clientNamesHave(search))
        : await rawFind<Searched>(ClientModel, { filter: clientNamesFilter(search), projection: { _id: 1 } });
      return found.map(({ _id }) => _id);
    });
  }

  async #readSearched(): Promise<Searched[] | null> {
    const projection = { _id: 1, searchText: 1 } as const;
    const clients = await rawFind<Searched>(ClientModel, { filter: {}, projection, limit: this.mostInMemory + 1 });
    return clients.length > this.mostInMemory ? null : clients;
  }

  /** The given ids that have a client, as they are in store at this moment. */
  async existing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return ClientModel.distinct('_id', { _id: trusted({ $in: [...ids] }) });
  }

  /** The clients of these ids, as they are in store at this moment. */
  async fresh(ids: readonly Types.ObjectId[]): Promise<ClientRecord[]> {
    return ClientModel.find({ _id: trusted({ $in: [...ids] }) }).lean<ClientRecord[]>();
  }

  /** Whether candidates may be registered for a client at this moment: it is there and not being deleted. */
  async isOpen(id: string): Promise<boolean> {
    return (await ClientModel.exists({ _id: id, deletingSince: null })) !== null;
  }

  /** The clients that may sign in, as they are in store. */
  async *active(): AsyncGenerator<Pick<ClientRecord, '_id'>> {
    yield* ClientModel.find({ active: true }, { _id: 1 }).lean<Pick<ClientRecord, '_id'>[]>().cursor();
  }

  /** The clients that were created before a moment and are not being deleted, as they are in store. */
  async *createdBefore(moment: Date): AsyncGenerator<ClientRecord> {
    const filter = { createdAt: trusted({ $lt: moment }), deletingSince: null };
    yield* ClientModel.find(filter).lean<ClientRecord[]>().cursor();
  }

  /** How many clients hold a value for a field key. */
  async countWithValue(key: string): Promise<number> {
    return ClientModel.countDocuments(holdsValue(key));
  }

  /** The distinct stored texts of a field key. */
  async *valuesOf(key: string): AsyncIterable<string> {
    const texts = ClientModel.aggregate<{ _id: string }>(distinctTexts(key));
    for await (const { _id } of texts.cursor()) yield _id;
  }
}

/** The client, if it exists for the viewer. */
async function findVisible(viewer: Viewer, id: string): Promise<ClientRecord | null> {
  if (!isDatabaseId(id)) return null;
  const filter = { $and: [{ _id: new Types.ObjectId(id) }, clientsVisibleTo(viewer)] };
  return ClientModel.findOne(filter).lean<ClientRecord | null>();
}
