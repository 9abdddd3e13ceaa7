import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { BulkChecks, type BulkResult } from './bulkUpdate.js';
import type { Registration } from './registration.js';

/** Several candidates that are changed or registered in one call. */
export class SeveralCandidates {
  readonly #checks: BulkChecks;

  constructor(
    private readonly deps: CandidateDependencies,
    private readonly registration: Registration,
  ) {
    this.#checks = new BulkChecks(deps);
  }

  /** Does the work of `CandidatesService.updateMany`. @param change changes one of the candidates. */
  async update(
    viewer: UserViewer,
    updates: readonly { id: string; input: unknown }[],
    change: (id: string, input: unknown) => Promise<CandidateRecord>,
  ): Promise<BulkResult[]> {
    await this.#checks.assertAllValid(viewer, updates);
    const results: BulkResult[] = [];
    for (const { id, input } of updates) {
      try {
        results.push({ id, candidate: await change(id, input), error: null });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        results.push({ id, candidate: null, error });
      }
    }
    return results;
  }

  /** Does the work of `CandidatesService.createMany`. */
  async create(viewer: UserViewer, inputs: readonly { clientId?: string | null | undefined }[]): Promise<BulkResult[]> {
    await this.#checks.assertAllNew(viewer, inputs);
    await this.deps.services.workLimits.spendTogether('create', viewer, inputs.length);
    const results: BulkResult[] = [];
    const clientIds = new Set(inputs.map(({ clientId }) => clientId ?? null));
    for (const clientId of clientIds) {
      const meant = inputs.flatMap((input, index) => ((input.clientId ?? null) === clientId ? [{ input, index }] : []));
      const written = await this.registration.registerMany(viewer, clientId, meant).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return meant.map(() => ({ id: '', candidate: null, error }));
      });
      meant.forEach(({ index }, at) => (results[index] = written[at] as BulkResult));
    }
    return results;
  }
}
