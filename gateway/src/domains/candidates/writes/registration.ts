import { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, fieldError, forbidden } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import { afterWrites, noValues } from '../../fields/values/storedValues.js';
import type { Change } from '../../changes/change.js';
import { changeActor } from '../../changes/changes.js';
import type { ClientRecord } from '../../clients/clientsModel.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { newAccess } from './candidateCredentials.js';
import { pendingEvents, stamped } from './candidateWrite.js';
import { dataChanges } from './candidateWrites.js';
import { createCandidateInput } from '../candidatesInput.js';
import { CandidateModel, candidateWriteError, type CandidateRecord } from '../candidatesModel.js';
import { clientOfNewCandidate } from '../candidatesPolicy.js';
import { documentsStateOf } from '../progress/documentsState.js';
import { progressOf } from '../progress/candidateProgress.js';
import { storedStanding } from '../standing/standingWrite.js';
import { addDays } from '../../fields/values/civilDays.js';
import { todayInBrazil } from '../../fields/values/fieldDates.js';

/** How a candidate comes into being. */
export class Registration {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Registers a candidate; errors as `CandidatesService.create` names them. */
  async register(viewer: UserViewer, input: unknown): Promise<CandidateRecord> {
    const { name, email, clientId: wantedClient, fields } = parseInput(createCandidateInput, input);
    const clientId = clientOfNewCandidate(viewer, wantedClient ?? null);
    if (viewer.role === 'client' && !clientId) throw forbidden();
    await this.deps.services.workLimits.spend('create', viewer);
    const client = clientId ? await this.#clientOf(viewer, clientId) : null;
    const now = this.deps.now();
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const blank = { name, email, ...noValues };
    const changes = dataChanges(blank, { fields }, { catalogue, role: viewer.role, now });
    const values = afterWrites(noValues, changes.writes);
    const _id = new Types.ObjectId();
    const candidate = {
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
      dueOn: client?.dueInDays ? addDays(todayInBrazil(now), client.dueInDays) : null,
      stateRevision: 0,
      revision: 1,
      createdAt: now,
    } satisfies Omit<CandidateRecord, 'updatedAt' | 'lastChange' | 'stage' | 'stageSince'>;
    const change: Change = {
      entity: 'candidate',
      entityId: _id.toString(),
      action: 'create',
      fields: ['name', 'email', ...changes.keys],
    };
    const created = await this.deps.services.changes.record(viewer, change, async (stamp) => {
      const record = { ...candidate, ...storedStanding(candidate, now, now), ...stamped(stamp) };
      const registered = pendingEvents([{ kind: 'registered' }], { actor: changeActor(viewer), stamp }, false);
      await CandidateModel.create({ ...record, pendingEvents: registered, eventsPendingSince: now }).catch(
        (error: unknown) => {
          throw candidateWriteError(error);
        },
      );
      return (await this.#wasInTime(clientId)) ? record : this.#undo(_id);
    });
    if (!created) throw unknownClient();
    return created;
  }

  /**
   * Whether the client is still there. A client that is being deleted is marked before its candidates are counted: so either
   * the count has seen this candidate, or this sees the mark.
   */
  async #wasInTime(clientId: string | null): Promise<boolean> {
    return clientId === null || this.deps.services.clientDirectory.isOpen(clientId);
  }

  async #undo(_id: Types.ObjectId): Promise<null> {
    await CandidateModel.deleteOne({ _id });
    return null;
  }

  async #clientOf(viewer: UserViewer, clientId: string): Promise<ClientRecord> {
    try {
      return await this.deps.services.clientDirectory.get(viewer, clientId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
      throw unknownClient();
    }
  }
}

const unknownClient = () => fieldError('NOT_FOUND', 'clientId', 'Cliente não encontrado.');
