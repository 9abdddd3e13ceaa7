import { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, fieldError, forbidden } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { ServiceDependencies } from '../../services.js';
import { newAccess } from './candidateCredentials.js';
import { changeStamp, dataChanges } from './candidateWrites.js';
import { createCandidateInput } from '../candidatesInput.js';
import { CandidateModel, candidateWriteError, type CandidateRecord } from '../candidatesModel.js';
import { clientOfNewCandidate } from '../candidatesPolicy.js';
import { progressOf } from '../progress/candidateProgress.js';

/** How a candidate comes into being. */
export class Registration {
  constructor(private readonly deps: ServiceDependencies) {}

  /** Registers a candidate; errors as `CandidatesService.create` names them. */
  async register(viewer: UserViewer, input: unknown): Promise<CandidateRecord> {
    const { name, email, clientId: wantedClient, fields } = parseInput(createCandidateInput, input);
    const clientId = clientOfNewCandidate(viewer, wantedClient ?? null);
    if (viewer.role === 'client' && !clientId) throw forbidden();
    if (clientId) await this.#assertClientExists(viewer, clientId);
    const now = this.deps.now();
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const blank = { name, email, values: {} };
    const changes = dataChanges(blank, { fields }, { catalogue, role: viewer.role, now });
    const _id = new Types.ObjectId();
    const candidate: CandidateRecord = {
      _id,
      clientId: clientId ? new Types.ObjectId(clientId) : null,
      name,
      email,
      ...newAccess(this.deps.sealer),
      accessVersion: 1,
      status: 'in_progress',
      values: changes.set,
      progress: progressOf(catalogue, { name, email, values: changes.set }),
      requestedFieldKeys: [],
      consent: null,
      completedAt: null,
      isConfirmed: false,
      revision: 1,
      createdAt: now,
      ...changeStamp(this.deps, viewer, _id, 'create', ['name', 'email', ...changes.keys]),
    };
    await CandidateModel.create(candidate).catch((error: unknown) => {
      throw candidateWriteError(error);
    });
    return candidate;
  }

  async #assertClientExists(viewer: UserViewer, clientId: string): Promise<void> {
    try {
      await this.deps.services.clients.get(viewer, clientId);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
      throw fieldError('NOT_FOUND', 'clientId', 'Cliente não encontrado.');
    }
  }
}
