import type { CandidateViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { parseInput } from '../../../lib/validation.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { hasConsented } from '../consent.js';
import { correctionRequestInput } from '../candidatesInput.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { assertGoesOn, ENDED_BY_COMPANY } from '../standing/ending.js';
import { changeCandidate, findCandidate } from '../writes/candidateWrites.js';

/** An unanswered request may be repeated after a day, also where the clock was set back meanwhile; until then the company has it already. */
const REPEATED_AFTER_MS = 24 * 60 * 60 * 1000;

/** 'Pedir correção': how candidates whose form is closed ask their company to open it again. */
export class CorrectionRequests {
  constructor(private readonly deps: CandidateDependencies) {}

  /**
   * Stores what the candidate asks for, where the company sees it and the mail takes it from.
   * @throws PRECONDITION_FAILED before the finish, without consent, once the admission has ended, and within a day of another
   *   request that is still open;
   *   REQUIRED without a message, INVALID for one that is too long.
   */
  async request(viewer: CandidateViewer, input: unknown): Promise<CandidateRecord> {
    const { message } = parseInput(correctionRequestInput, input);
    const now = this.deps.now();
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, viewer.candidateId),
      (candidate) => {
        if (!hasConsented(candidate)) {
          throw new DomainError('PRECONDITION_FAILED', 'Aceite o termo de consentimento antes de continuar.');
        }
        assertGoesOn(candidate, ENDED_BY_COMPANY);
        if (candidate.status !== 'complete') {
          throw new DomainError('PRECONDITION_FAILED', 'Seu cadastro está aberto: você mesmo pode corrigi-lo.');
        }
        const { correctionRequest: earlier } = candidate;
        if (earlier && Math.abs(now.getTime() - earlier.at.getTime()) < REPEATED_AFTER_MS) {
          // A caller whose answer was lost sends the same message again.
          if (earlier.message === message) return null;
          throw new DomainError('PRECONDITION_FAILED', 'Seu pedido já foi enviado à empresa. Aguarde a resposta.');
        }
        const due: CandidateRecord['mailDue'] = 'correctionRequest';
        return {
          change: { action: 'requestCorrection' },
          set: { correctionRequest: { message, at: now }, mailDue: due },
          events: [{ kind: 'correction_requested', message }],
        };
      },
    );
  }
}
