import type { CandidateViewer } from '../../../auth/viewer.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord, ConsentStamp } from '../candidatesModel.js';
import type { CandidateWrite } from './candidateWrite.js';
import { changeCandidate, findCandidate } from './candidateWrites.js';

/** A consent in place of that to an earlier version, whose proof is kept. */
export function consentWrite(
  { consent: earlier }: CandidateRecord,
  consent: ConsentStamp,
): Pick<CandidateWrite, 'set' | 'push'> {
  return { set: { consent, consentWithdrawnAt: null }, ...(earlier && { push: { earlierConsents: earlier } }) };
}

/** What candidates have consented to. A proof stays for good: what was done under it is proven by it. */
export class CandidateConsents {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Stores the proof of an acceptance; the first of a version stays. @throws NOT_FOUND. */
  async store(viewer: CandidateViewer, consent: ConsentStamp): Promise<CandidateRecord> {
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, viewer.candidateId),
      (candidate) => {
        if (candidate.consent?.version === consent.version) return null;
        return {
          change: { action: 'consent' },
          ...consentWrite(candidate, consent),
          events: [{ kind: 'consented' }],
        };
      },
    );
  }

  /** Takes the candidate's consent back, whatever its version; without one nothing changes. @throws NOT_FOUND. */
  async withdraw(viewer: CandidateViewer): Promise<CandidateRecord> {
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, viewer.candidateId),
      ({ consent }) => {
        if (!consent) return null;
        const withdrawnAt = this.deps.now();
        return {
          change: { action: 'withdrawConsent' },
          set: { consent: null, consentWithdrawnAt: withdrawnAt },
          push: { earlierConsents: { ...consent, withdrawnAt } },
          events: [{ kind: 'consent_withdrawn' }],
        };
      },
    );
  }
}
