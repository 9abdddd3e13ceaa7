import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import type { ServiceDependencies } from '../services.js';
import { newAccess, readableAccess, type CandidateCredentials } from './candidatesAccess.js';
import { changeCandidate, changeStamp, findCandidate } from './candidatesChanges.js';
import type { CandidateRecord } from './candidatesModel.js';

/** What staff do with a candidate's link and password; the service has asked the policy. */
export class AccessOperations {
  constructor(private readonly deps: ServiceDependencies) {}

  read(candidate: CandidateRecord): CandidateCredentials {
    return readableAccess(candidate, this.deps.config.publicUrl, this.deps.sealer);
  }

  async renew(viewer: UserViewer, id: string): Promise<CandidateRecord> {
    const { after } = await changeCandidate(
      () => findCandidate(viewer, id),
      (candidate) => ({
        set: {
          ...newAccess(this.deps.sealer),
          accessVersion: candidate.accessVersion + 1,
          ...changeStamp(this.deps, viewer, candidate._id, 'update', ['accessToken', 'accessPassword']),
        },
      }),
    );
    await this.deps.services.identity.endCandidateSessions(id);
    return after;
  }

  async send(candidate: CandidateRecord): Promise<void> {
    const { mail, clients } = this.deps.services;
    if (!mail.canSend) throw new DomainError('PRECONDITION_FAILED', 'Funcionalidade será implementada');
    const [client] = candidate.clientId ? await clients.byIds([candidate.clientId.toString()]) : [];
    const { token, password } = this.read(candidate);
    await mail.enqueue({
      to: candidate.email,
      template: 'candidateAccess',
      data: { name: candidate.name, companyName: client?.companyName ?? null, accessToken: token, password },
    });
  }
}
