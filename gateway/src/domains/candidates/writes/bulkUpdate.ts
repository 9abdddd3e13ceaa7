import mongoose, { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, fieldError, fieldErrors, type ErrorDetail } from '../../../lib/errors.js';
import { isDatabaseId } from '../../../lib/globalId.js';
import { parseInput } from '../../../lib/validation.js';
import { unknownClient } from '../../clients/clientDirectory.js';
import { catalogueIn, catalogueOfClient, type FieldCatalogue } from '../../fields/values/recordCatalogue.js';
import { noValues } from '../../fields/values/storedValues.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { dataChanges, withChanges } from './candidateWrites.js';
import { createCandidateInput, MAX_UPDATES, updateCandidateInput } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { candidatesVisibleTo, clientOfNewCandidate } from '../candidatesPolicy.js';

/** What became of one of several updates. */
export interface BulkResult {
  id: string;
  candidate: CandidateRecord | null;
  error: DomainError | null;
}

/** The checks before several candidates are changed. */
export class BulkChecks {
  constructor(private readonly deps: CandidateDependencies) {}

  /** @throws DomainError with everything that is wrong anywhere, the paths below `updates` and the position. */
  async assertAllValid(viewer: UserViewer, updates: readonly { id: string; input: unknown }[]): Promise<void> {
    if (updates.length === 0) throw fieldError('REQUIRED', 'updates', 'Informe os candidatos.');
    if (updates.length > MAX_UPDATES) throw fieldError('INVALID', 'updates', 'Candidatos demais.');
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const ids = updates.flatMap(({ id }) => (isDatabaseId(id) ? new Types.ObjectId(id) : []));
    const found = await CandidateModel.find({
      $and: [candidatesVisibleTo(viewer), { _id: mongoose.trusted({ $in: ids }) }],
    }).lean<CandidateRecord[]>();
    const byId = new Map(found.map((candidate) => [candidate._id.toString(), candidate]));
    const [first, ...rest] = updates.flatMap(({ id, input }, index) =>
      problemsOf(() => {
        // As the updates before it leave the candidate: an answer decides what a later one of the same candidate may hold.
        byId.set(id, this.#updated(viewer, byId.get(id), input, catalogue));
      }).map((problem) => ({ ...problem, field: ['updates', String(index), ...problem.field] })),
    );
    if (first) throw fieldErrors([first, ...rest]);
  }

  /**
   * Checks candidates before any is registered.
   * @throws DomainError with what is wrong anywhere, the paths below `candidates` and the position; of a candidate with an unknown
   *   client that alone.
   */
  async assertAllNew(viewer: UserViewer, inputs: readonly { clientId?: string | null | undefined }[]): Promise<void> {
    if (inputs.length === 0) throw fieldError('REQUIRED', 'candidates', 'Informe os candidatos.');
    if (inputs.length > MAX_UPDATES) throw fieldError('INVALID', 'candidates', 'Candidatos demais.');
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const clientIds = inputs.map(({ clientId }) => clientOfNewCandidate(viewer, clientId ?? null));
    const wanted = new Set(clientIds.flatMap((id) => (id !== null && isDatabaseId(id) ? [id] : [])));
    const clients = await this.deps.services.clientDirectory.byIds([...wanted]);
    const known = new Set([null, ...clients.map(({ _id }) => _id.toString())]);
    const [first, ...rest] = inputs.flatMap((input, index) =>
      problemsOf(() => {
        const { name, email, fields } = parseInput(createCandidateInput, input);
        if (!known.has(clientIds[index] ?? null)) throw unknownClient();
        const blank = { name, email, ...noValues };
        const ofClient = catalogueOfClient(catalogue, clientIds[index] ?? null);
        dataChanges(blank, { fields }, { catalogue: ofClient, role: viewer.role, now: this.deps.now() });
      }).map((problem) => ({ ...problem, field: ['candidates', String(index), ...problem.field] })),
    );
    if (first) throw fieldErrors([first, ...rest]);
  }

  /** @throws DomainError with what is wrong with an update. @returns the candidate as it leaves the record. */
  #updated(
    viewer: UserViewer,
    candidate: CandidateRecord | undefined,
    input: unknown,
    catalogue: FieldCatalogue,
  ): CandidateRecord {
    if (!candidate) throw fieldError('NOT_FOUND', 'id', 'Candidato não encontrado.');
    const changes = dataChanges(candidate, parseInput(updateCandidateInput, input), {
      catalogue: catalogueIn(catalogue, candidate),
      role: viewer.role,
      now: this.deps.now(),
    });
    return withChanges(candidate, changes);
  }
}

/** What a check finds wrong; none for one that passes. */
function problemsOf(check: () => void): ErrorDetail[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, details } = error;
    return details.length > 0 ? details : [{ field: [], message, code }];
  }
}
