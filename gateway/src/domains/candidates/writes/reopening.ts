import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, fieldError } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { ServiceDependencies } from '../../services.js';
import { reopenInput } from '../candidatesInput.js';
import type { CandidateRecord, CandidateStatus } from '../candidatesModel.js';
import { mayReopenCandidate } from '../candidatesPolicy.js';
import { correctableFields } from '../openFields.js';
import { changeCandidate, changeStamp, findCandidate } from './candidateWrites.js';

/** How a complete form is opened again. */
export class Reopening {
  constructor(private readonly deps: ServiceDependencies) {}

  /** Opens the form, stores why, and mails it to the candidate; errors as `CandidatesService.reopen` names them. */
  async reopen(viewer: UserViewer, id: string, input: unknown): Promise<CandidateRecord> {
    const { fieldKeys = [], message = null } = parseInput(reopenInput, input);
    const correctable = correctableFields(await this.deps.services.customFields.catalogue('candidate'));
    const asked = correctable.filter(({ key }) => fieldKeys.includes(key));
    const foreign = fieldKeys.find((key) => !correctable.some((field) => field.key === key));
    const { after } = await changeCandidate(
      () => findCandidate(viewer, id),
      (candidate) => {
        if (!mayReopenCandidate(viewer, candidate)) {
          throw new DomainError('PRECONDITION_FAILED', 'Só um candidato com cadastro completo pode ser reaberto.');
        }
        if (foreign !== undefined) {
          throw fieldError('INVALID', 'fieldKeys', `O candidato não pode alterar o campo "${foreign}".`);
        }
        return {
          set: {
            status: 'in_progress' satisfies CandidateStatus,
            completedAt: null,
            requestedFieldKeys: asked.map(({ key }) => key),
            correctedFieldKeys: [],
            reopenMessage: message,
            correctionRequest: null,
            ...changeStamp(this.deps, viewer, candidate._id, 'reopen', fieldKeys),
          },
        };
      },
    );
    await this.#tell(viewer, after, { message, labels: asked.map(({ label }) => label) });
    return after;
  }

  async #tell(
    viewer: UserViewer,
    candidate: CandidateRecord,
    asked: { message: string | null; labels: string[] },
  ): Promise<void> {
    const { mail, candidates } = this.deps.services;
    const access = candidates.credentials.shownTo(viewer, candidate);
    if (!access) return;
    await mail.enqueue({
      to: candidate.email,
      template: 'candidateReopened',
      data: {
        name: candidate.name,
        companyName: await candidates.companyNameOf(candidate),
        accessToken: access.token,
        password: access.password,
        ...asked,
      },
    });
  }
}
