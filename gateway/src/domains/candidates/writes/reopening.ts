import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, fieldError } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { reopenInput } from '../candidatesInput.js';
import type { CandidateRecord, CandidateStatus } from '../candidatesModel.js';
import { mayReopenCandidate } from '../candidatesPolicy.js';
import { correctableFields } from '../openFields.js';
import { changeCandidate, findCandidate } from './candidateWrites.js';

/** How a complete form is opened again. */
export class Reopening {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Opens the form and stores why, for the mail as well; errors as `CandidatesService.reopen` names them. */
  async reopen(viewer: UserViewer, id: string, input: unknown): Promise<CandidateRecord> {
    const { fieldKeys = [], message = null } = parseInput(reopenInput, input);
    const correctable = correctableFields(await this.deps.services.customFields.catalogue('candidate'));
    const asked = correctable.filter(({ key }) => fieldKeys.includes(key));
    const foreign = fieldKeys.find((key) => !correctable.some((field) => field.key === key));
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      async (candidate) => {
        if (!mayReopenCandidate(viewer, candidate)) {
          throw new DomainError('PRECONDITION_FAILED', 'Só um candidato com cadastro completo pode ser reaberto.');
        }
        if (foreign !== undefined) {
          throw fieldError('INVALID', 'fieldKeys', `O candidato não pode alterar o campo "${foreign}".`);
        }
        await this.deps.services.workLimits.spendMail(viewer, candidate.email);
        return {
          change: { action: 'reopen', fields: asked.map(({ key }) => key) },
          set: {
            status: 'in_progress' satisfies CandidateStatus,
            completedAt: null,
            completedBeforeReview: null,
            requestedFieldKeys: asked.map(({ key }) => key),
            correctedFieldKeys: [],
            reopenMessage: message,
            correctionRequest: null,
            mailDue: 'reopening' satisfies CandidateRecord['mailDue'],
          },
        };
      },
    );
  }
}
