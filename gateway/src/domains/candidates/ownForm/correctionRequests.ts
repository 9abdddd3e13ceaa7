import type { CandidateViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { parseInput } from '../../../lib/validation.js';
import type { ServiceDependencies } from '../../services.js';
import { correctionRequestInput } from '../candidatesInput.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { changeCandidate, changeStamp, findCandidate } from '../writes/candidateWrites.js';

/** A request that nobody has answered may be repeated after a day; until then the company has it already. */
const REPEATED_AFTER_MS = 24 * 60 * 60 * 1000;

/** 'Pedir correção': how candidates whose form is closed ask their company to open it again. */
export class CorrectionRequests {
  constructor(private readonly deps: ServiceDependencies) {}

  /**
   * Stores what the candidate asks for, where the company sees it, and mails it. The mail comes last: a crash in
   * between leaves a request that is seen on the screen.
   * @throws PRECONDITION_FAILED before the finish, without consent, and within a day of a request that is still open;
   *   REQUIRED without a message, INVALID for one that is too long.
   */
  async request(viewer: CandidateViewer, input: unknown): Promise<CandidateRecord> {
    const { message } = parseInput(correctionRequestInput, input);
    const now = this.deps.now();
    const { after } = await changeCandidate(
      () => findCandidate(viewer, viewer.candidateId),
      (candidate) => {
        if (!this.deps.services.privacy.hasConsented(candidate)) {
          throw new DomainError('PRECONDITION_FAILED', 'Aceite o termo de consentimento antes de continuar.');
        }
        if (candidate.status !== 'complete') {
          throw new DomainError('PRECONDITION_FAILED', 'Seu cadastro está aberto: você mesmo pode corrigi-lo.');
        }
        const earlier = candidate.correctionRequest?.at.getTime();
        if (earlier !== undefined && now.getTime() - earlier < REPEATED_AFTER_MS) {
          throw new DomainError('PRECONDITION_FAILED', 'Seu pedido já foi enviado à empresa. Aguarde a resposta.');
        }
        const stamp = changeStamp(this.deps, viewer, candidate._id, 'requestCorrection');
        return { set: { correctionRequest: { message, at: now }, ...stamp } };
      },
    );
    await this.#tell(after, message);
    return after;
  }

  /** The company's user; for a candidate without a company, the administrators. */
  async #tell(candidate: CandidateRecord, message: string): Promise<void> {
    const { clients, identity, mail } = this.deps.services;
    const clientId = candidate.clientId?.toString();
    const companies = clientId ? await clients.byIds([clientId]) : [];
    const readers = clientId ? companies.map(({ email }) => email) : await identity.adminEmails();
    for (const to of readers) {
      await mail.enqueue({
        to,
        template: 'correctionRequested',
        data: {
          candidateName: candidate.name,
          message,
          candidateId: toGlobalId('Candidate', candidate._id),
          dashboard: clientId ? '/client' : '/admin',
        },
      });
    }
  }
}
