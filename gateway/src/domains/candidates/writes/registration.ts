import { trusted, Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, forbidden } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { parseInput } from '../../../lib/validation.js';
import { afterWrites, noValues } from '../../fields/values/storedValues.js';
import type { Change } from '../../changes/change.js';
import { unknownClient } from '../../clients/clientDirectory.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { BulkResult } from './bulkUpdate.js';
import { newAccess } from './candidateCredentials.js';
import { insertCandidates } from './insertCandidates.js';
import { dataChanges, stamped } from './candidateWrites.js';
import { createCandidateInput } from '../candidatesInput.js';
import { CandidateModel, candidateWriteError, type CandidateRecord } from '../candidatesModel.js';
import { clientOfNewCandidate } from '../candidatesPolicy.js';
import { documentsStateOf } from '../progress/documentsState.js';
import { progressOf } from '../progress/candidateProgress.js';

/** How a candidate comes into being. */
export class Registration {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Registers a candidate; errors as `CandidatesService.create` names them. */
  async register(viewer: UserViewer, input: unknown): Promise<CandidateRecord> {
    const prepare = await this.#preparing(viewer);
    const { record, change } = prepare(input);
    await this.deps.services.workLimits.spend('create', viewer);
    const clientId = record.clientId?.toString() ?? null;
    if (clientId) await this.deps.services.clientDirectory.named(viewer, clientId);
    const created = await this.deps.services.changes.record(viewer, change, async (stamp) => {
      const candidate = { ...record, ...stamped(stamp) };
      await CandidateModel.create(candidate).catch((error: unknown) => {
        throw candidateWriteError(error);
      });
      return (await this.#wasInTime(clientId)) ? candidate : this.#undo([record._id]);
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
    const ownClientId = clientOfNewCandidate(viewer, clientId);
    const prepare = await this.#preparing(viewer);
    if (ownClientId) await this.deps.services.clientDirectory.named(viewer, ownClientId);
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
        const records = prepared.map(({ record }) => ({ ...record, ...stamped(stamp) }));
        const failures = await insertCandidates(records);
        if (!(await this.#wasInTime(ownClientId))) {
          await this.#undo(records.filter((_, at) => !failures.has(at)).map(({ _id }) => _id));
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

  /** What makes a record of an input, after all checks; nothing is stored. */
  async #preparing(viewer: UserViewer) {
    const now = this.deps.now();
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    return (input: unknown, _id = new Types.ObjectId()) => {
      const { name, email, clientId: wantedClient, fields } = parseInput(createCandidateInput, input);
      const clientId = clientOfNewCandidate(viewer, wantedClient ?? null);
      if (viewer.role === 'client' && !clientId) throw forbidden();
      if (clientId && !isDatabaseId(clientId)) throw unknownClient();
      const blank = { name, email, ...noValues };
      const changes = dataChanges(blank, { fields }, { catalogue, role: viewer.role, now });
      const values = afterWrites(noValues, changes.writes);
      const record = {
        _id,
        clientId: clientId ? new Types.ObjectId(clientId) : null,
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
      } satisfies Omit<CandidateRecord, 'updatedAt' | 'lastChange'>;
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

  async #undo(ids: readonly Types.ObjectId[]): Promise<null> {
    await CandidateModel.deleteMany({ _id: trusted({ $in: [...ids] }) });
    return null;
  }
}
