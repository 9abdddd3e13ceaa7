import type { UserViewer } from '../../../auth/viewer.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { reminderProblem, wasRemindedOn } from '../standing/nextAction.js';
import { byServer, writeState } from '../writes/candidateWrite.js';
import { changeCandidate, findCandidate, findWithoutPolicy } from '../writes/candidateWrites.js';

/**
 * Marks candidates as reminded, for persons and for rules alike: the day is looked at in the same write, so that nobody is
 * reminded twice on it.
 */
export class Reminding {
  constructor(private readonly deps: CandidateDependencies) {}

  /** A person reminds; the change has the mail queued. @throws NOT_FOUND; RATE_LIMITED. */
  async byPerson(viewer: UserViewer, { _id, email }: Pick<CandidateRecord, '_id' | 'email'>): Promise<CandidateRecord> {
    const { changes, workLimits } = this.deps.services;
    const now = this.deps.now();
    await workLimits.spendMail(viewer, email);
    return changeCandidate(
      { changes, viewer },
      () => findCandidate(viewer, _id.toString()),
      (candidate) => {
        if (reminderProblem(candidate, now) !== null) return null;
        const mailDue: CandidateRecord['mailDue'] = 'reminder';
        return {
          change: { action: 'remind' },
          set: { remindedAt: now, remindedBy: null, mailDue },
          events: [{ kind: 'reminded' }],
          keepsRevision: true,
        };
      },
    );
  }

  /**
   * A job reminds by a rule. The job is kept with the day: one that is run again after a crash, or because the mail server was
   * not there, finds that it was itself.
   * @param dueOn the day that the reminder tells of.
   * @returns whether the job may send its mail.
   */
  async byRule(candidateId: string, { dueOn, jobId }: { dueOn: string; jobId: string }): Promise<boolean> {
    const isMeant = (candidate: CandidateRecord | null): candidate is CandidateRecord =>
      candidate !== null && candidate.status === 'in_progress' && candidate.dueOn === dueOn;
    const known = await findWithoutPolicy(candidateId);
    if (known?.remindedBy === jobId) return isMeant(known);
    const change = { entity: 'candidate', entityId: candidateId, action: 'remindByRule' } as const;
    const reminded = await this.deps.services.changes.record(null, change, async ({ at }) => {
      const written = await writeState(
        () => findWithoutPolicy(candidateId),
        (candidate) =>
          isMeant(candidate) && !wasRemindedOn(candidate, at)
            ? { set: { remindedAt: at, remindedBy: jobId }, events: [{ kind: 'reminded' }] }
            : null,
        byServer(at),
      );
      return isMeant(written) && written.remindedBy === jobId ? written : null;
    });
    return reminded !== null;
  }
}
