import { trusted, Types } from 'mongoose';
import { assertPermitted } from '../../../auth/permitted.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { parseInput } from '../../../lib/validation.js';
import { catalogueOfClient, withAnswers } from '../../fields/values/recordCatalogue.js';
import { afterWrites, noValues } from '../../fields/values/storedValues.js';
import type { Change, ChangeStamp } from '../../changes/change.js';
import { changeActor } from '../../changes/changes.js';
import { unknownClient } from '../../clients/clientDirectory.js';
import type { ClientRecord } from '../../clients/clientsModel.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { BulkResult } from './bulkUpdate.js';
import { newAccess, type CandidateCredentialsService } from './candidateCredentials.js';
import { insertCandidate, insertCandidates } from './insertCandidates.js';
import { pendingEvents, stamped } from './candidateWrite.js';
import { dataChanges } from './candidateWrites.js';
import { createCandidateInput } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { clientOfNewCandidate, mayRegister, maySeeCredentials } from '../candidatesPolicy.js';
import { documentsStateOf } from '../progress/documentsState.js';
import { progressOf } from '../progress/candidateProgress.js';
import { datesOfClient } from '../standing/clientDates.js';
import { storedStanding } from '../standing/standingWrite.js';

/** What a registration is asked for besides. */
export interface RegistrationOptions {
  /** Whether its answer gives the password to who registers: the record itself then tells so, without another write. */
  givesPassword?: boolean;
}

/** How a candidate comes into being. */
export class Registration {
  constructor(
    private readonly deps: CandidateDependencies,
    private readonly credentials: Pick<CandidateCredentialsService, 'givenWithWrite'>,
  ) {}

  /** Registers a candidate; parameters and errors as those of `CandidatesService.create`. */
  async register(
    viewer: UserViewer,
    input: unknown,
    { givesPassword = false }: RegistrationOptions = {},
  ): Promise<CandidateRecord> {
    assertPermitted(viewer, mayRegister(viewer));
    const prepare = await this.#preparing(viewer);
    const { record, change } = prepare(input);
    await this.deps.services.workLimits.spend('create', viewer);
    const clientId = record.clientId?.toString() ?? null;
    const client = await this.#clientNamed(viewer, clientId);
    const created = await this.deps.services.changes.record(viewer, change, async (stamp) => {
      const candidate = begun(record, client, stamp);
      const given =
        givesPassword && maySeeCredentials(viewer, candidate)
          ? this.credentials.givenWithWrite(viewer, candidate)
          : null;
      const events = registered(viewer, stamp);
      if (given) events.pendingEvents.push(given.event);
      await insertCandidate({ ...candidate, ...events });
      given?.written();
      return (await this.#wasInTime(clientId)) ? candidate : this.#undo(record.clientId, [record._id]);
    });
    if (!created) throw unknownClient();
    return created;
  }

  /**
   * Registers many candidates of one client in one write, each on its own: what is wrong with one keeps no other out.
   * @param items an `_id` of the caller's makes a repeated call find what the first has written: it answers that record.
   * @throws FORBIDDEN for a client user without a client, NOT_FOUND for an unknown client; nothing is registered then.
   */
  async registerMany(
    viewer: UserViewer,
    clientId: string | null,
    items: readonly { input: unknown; _id?: Types.ObjectId }[],
  ): Promise<BulkResult[]> {
    assertPermitted(viewer, mayRegister(viewer));
    const ownClientId = clientOfNewCandidate(viewer, clientId);
    const prepare = await this.#preparing(viewer);
    const client = await this.#clientNamed(viewer, ownClientId);
    const results: BulkResult[] = [];
    const prepared = items.flatMap(({ input, _id }, index) => {
      try {
        return [{ ...prepare({ ...(input as object), clientId: ownClientId }, _id), index }];
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        results[index] = { id: '', candidate: null, error };
        return [];
      }
    });
    await this.deps.services.changes.recordAll(
      viewer,
      prepared.map(({ change }) => change),
      async (stamp) => {
        const records = prepared.map(({ record }) => begun(record, client, stamp));
        const failures = await insertCandidates(records.map((record) => ({ ...record, ...registered(viewer, stamp) })));
        if (!(await this.#wasInTime(ownClientId))) {
          const written = records.filter((_, at) => !failures.has(at)).map(({ _id }) => _id);
          await this.#undo(records[0]?.clientId ?? null, written);
          throw unknownClient();
        }
        prepared.forEach(({ index, record }, at) => {
          const error = failures.get(at);
          results[index] = {
            id: record._id.toString(),
            candidate: error ? null : (records[at] ?? null),
            error: error ?? null,
          };
        });
        return prepared.map(({ index }) => results[index]?.candidate ?? null);
      },
    );
    return results;
  }

  /** The client of an id; null means that there is none, and nothing else does. @throws as `unknownClient`. */
  async #clientNamed(viewer: UserViewer, clientId: string | null): Promise<ClientRecord | null> {
    return clientId === null ? null : this.deps.services.clientDirectory.named(viewer, clientId);
  }

  /** What makes a record of an input, after all checks; nothing is stored. */
  async #preparing(viewer: UserViewer) {
    const now = this.deps.now();
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    return (input: unknown, _id = new Types.ObjectId()) => {
      const { name, email, clientId: wantedClient, fields } = parseInput(createCandidateInput, input);
      const clientId = clientOfNewCandidate(viewer, wantedClient ?? null);
      if (clientId !== null && !isDatabaseId(clientId)) throw unknownClient();
      const askable = catalogueOfClient(allFields, clientId);
      const blank = { name, email, ...noValues };
      const changes = dataChanges(blank, { fields }, { catalogue: askable, role: viewer.role, now });
      const values = afterWrites(noValues, changes.writes);
      const catalogue = withAnswers(askable, values);
      const record = {
        _id,
        clientId: clientId === null ? null : new Types.ObjectId(clientId),
        name,
        email,
        ...newAccess(this.deps.sealer),
        accessVersion: 1,
        status: 'in_progress',
        ...values,
        progress: progressOf(catalogue, { name, email, ...values }),
        documentsState: documentsStateOf(catalogue, values),
        requestedFieldKeys: [],
        consent: null,
        completedAt: null,
        isConfirmed: false,
        revision: 1,
        createdAt: now,
      } satisfies NewCandidate;
      const change: Change = {
        entity: 'candidate',
        entityId: _id.toString(),
        action: 'create',
        fields: ['name', 'email', ...changes.keys],
      };
      return { record, change };
    };
  }

  /**
   * Whether the client is still there. A client that is being deleted is marked before its candidates are counted: so either
   * the count has seen this candidate, or this sees the mark.
   */
  async #wasInTime(clientId: string | null): Promise<boolean> {
    return clientId === null || this.deps.services.clientDirectory.isOpen(clientId);
  }

  async #undo(clientId: Types.ObjectId | null, ids: readonly Types.ObjectId[]): Promise<null> {
    await CandidateModel.deleteMany({ clientId, _id: trusted({ $in: [...ids] }) });
    return null;
  }
}

/** What an input says of a candidate, before it is known when and by whom it is registered. */
type NewCandidate = Omit<
  CandidateRecord,
  'updatedAt' | 'lastChange' | 'stage' | 'stageSince' | 'dueOn' | 'plannedAdmissionOn' | 'stateRevision'
>;

/** A new candidate's record at the beginning of the admission: with its client's default dates, and where it stands. */
function begun<T extends NewCandidate>(record: T, client: ClientRecord | null, stamp: ChangeStamp) {
  const now = record.createdAt;
  const candidate = { ...record, ...datesOfClient(client, now), stateRevision: 0 };
  return { ...candidate, ...storedStanding(candidate, now, now), ...stamped(stamp) };
}

/** The event of a registration, which is stored with the record. */
function registered(viewer: UserViewer, stamp: ChangeStamp) {
  const origin = { actor: changeActor(viewer), stamp };
  return { pendingEvents: pendingEvents([{ kind: 'registered' }], origin, false), eventsPendingSince: stamp.at };
}
