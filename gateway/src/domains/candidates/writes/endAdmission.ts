import type { UserViewer } from '../../../auth/viewer.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { hasEnded, type AdmissionEnding, type EndReason } from '../standing/ending.js';
import { changeCandidate, findCandidate } from './candidateWrites.js';

/** How the staff end an admission, and resume it. Doing either twice is doing it once: the first reason stays. */
export class EndAdmission {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Ends an admission; its data stay as they are. @throws NOT_FOUND. */
  async end(
    viewer: UserViewer,
    id: string,
    { reason, message }: { reason: EndReason; message: string | null },
  ): Promise<CandidateRecord> {
    const ending: AdmissionEnding = { at: this.deps.now(), reason, message };
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      (candidate) =>
        hasEnded(candidate)
          ? null
          : {
              change: { action: 'endAdmission' },
              set: { ending },
              events: [{ kind: 'ended', endReason: reason, message }],
              keepsRevision: true,
            },
    );
  }

  /** Lets an admission go on as it stood. @throws NOT_FOUND. */
  async resume(viewer: UserViewer, id: string): Promise<CandidateRecord> {
    return changeCandidate(
      { changes: this.deps.services.changes, viewer },
      () => findCandidate(viewer, id),
      (candidate) =>
        hasEnded(candidate)
          ? {
              change: { action: 'resumeAdmission' },
              set: { ending: null },
              events: [{ kind: 'resumed' }],
              keepsRevision: true,
            }
          : null,
    );
  }
}
