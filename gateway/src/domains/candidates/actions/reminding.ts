import type { UserViewer } from '../../../auth/viewer.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../../cache/changeCounters.js';
import { DomainError } from '../../../lib/errors.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { hasEnded } from '../standing/ending.js';
import { reminderProblem, wasRemindedOn } from '../standing/nextAction.js';
import { byServer, writeState, type CandidateWrite } from '../writes/candidateWrite.js';
import { changeCandidate, findCandidate, findWithoutPolicy } from '../writes/candidateWrites.js';

/**
 * Marks candidates as reminded, for persons and for rules alike: the day, and whether the candidate has paused reminders, is
 * looked at in the same write, so that no candidate is reminded twice on it. That a person has asked for a reminder is an event
 * of its own; that one was sent, or could not be, the mail tells.
 */
export class Reminding {
  constructor(private readonly deps: CandidateDependencies) {}

  /**
   * A person asks for a reminder; the change has the mail queued. Of two who ask at the same moment both have reminded.
   * @throws NOT_FOUND; RATE_LIMITED; PRECONDITION_FAILED for a candidate who may be reminded no more, such as one who has just finished.
   */
  async byPerson(viewer: UserViewer, { _id, email }: Pick<CandidateRecord, '_id' | 'email'>): Promise<CandidateRecord> {
    const { changes, workLimits } = this.deps.services;
    const now = this.deps.now();
    // Once, however often another write comes first.
    let spent: Promise<void> | undefined;
    return changeCandidate(
      { changes, viewer },
      () => findCandidate(viewer, _id.toString()),
      async (candidate) => {
        const problem = reminderProblem(candidate, now);
        if (problem !== null && mayBeReminded(candidate) && wasRemindedOn(candidate, now)) return null;
        if (problem !== null) throw new DomainError('PRECONDITION_FAILED', problem);
        await (spent ??= workLimits.spendMail(viewer, email));
        const mailDue: CandidateRecord['mailDue'] = 'reminder';
        return {
          change: { action: 'remind' },
          set: { ...markOf(candidate, { at: now, by: null }), mailDue },
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
    return this.#byJob(
      candidateId,
      (candidate) => mayBeReminded(candidate) && candidate.dueOn === dueOn && candidate.remindedBy === jobId,
      (candidate, at) =>
        mayBeReminded(candidate) && candidate.dueOn === dueOn && !wasRemindedOn(candidate, at)
          ? { set: markOf(candidate, { at, by: jobId }) }
          : null,
    );
  }

  /**
   * A job sends the reminder that a person has asked for. Where that was on an earlier day, such as in the night before, the
   * candidate counts as reminded on the day of the mail; a rule or a person who has reminded since has made the mail needless.
   * @param remindedAt what the request of the person has left in the record.
   * @returns whether the job may send its mail.
   */
  async forPerson(candidateId: string, { remindedAt, jobId }: { remindedAt: Date; jobId: string }): Promise<boolean> {
    const now = this.deps.now();
    const isMarked = (candidate: CandidateRecord) => isMarkedBy(candidate, { jobId, remindedAt });
    // One that was given up is sent after all when its job is run again, unless another has reminded since.
    const isOwn = (candidate: CandidateRecord) => isMarked(candidate) || isRemindedBefore(candidate, remindedAt);
    return this.#byJob(
      candidateId,
      (candidate) => mayBeReminded(candidate) && isMarked(candidate) && wasRemindedOn(candidate, now),
      (candidate, at) =>
        mayBeReminded(candidate) && isOwn(candidate)
          ? { set: markOf(candidate, { at, by: jobId }, isMarked(candidate)) }
          : null,
    );
  }

  /**
   * A job will not send its reminder: the candidate counts as reminded by it no more, so that others may remind on the same day, and
   * the reminder before it is the last one again. Twice is once.
   * @param job `remindedAt`: what the request of a person has left in the record; absent for a rule's job.
   */
  async giveUp(candidateId: string, job: { jobId: string; remindedAt?: Date }): Promise<void> {
    const known = await findWithoutPolicy(candidateId);
    if (!known || !isMarkedBy(known, job)) return;
    const freed = await this.#write(candidateId, 'remindByJob', (candidate) =>
      isMarkedBy(candidate, job) ? { set: withoutMark(candidate) } : null,
    );
    if (freed) await incrementChangeCounters(topicsOfCandidates([freed.clientId]));
  }

  /** Whether a candidate wants no reminders; false for a candidate who does not exist. */
  async isPaused(candidateId: string): Promise<boolean> {
    return Boolean((await findWithoutPolicy(candidateId))?.remindersPausedAt);
  }

  /** Keeps that a candidate wants no reminders, or wants them again; twice is once. */
  async setPaused(candidateId: string, isPaused: boolean): Promise<void> {
    if ((await this.isPaused(candidateId)) === isPaused) return;
    const paused = await this.#write(candidateId, 'pauseReminders', (_candidate, at) => ({
      set: { remindersPausedAt: isPaused ? at : null },
    }));
    if (paused) await incrementChangeCounters(topicsOfCandidates([paused.clientId]));
  }

  /** @param holds whether the job has marked the candidate; @param mark how it does that; null where it may not. */
  async #byJob(
    candidateId: string,
    holds: (candidate: CandidateRecord) => boolean,
    mark: (candidate: CandidateRecord, at: Date) => CandidateWrite | null,
  ): Promise<boolean> {
    const known = await findWithoutPolicy(candidateId);
    if (known && holds(known)) return true;
    return (await this.#write(candidateId, 'remindByJob', mark, holds)) !== null;
  }

  /**
   * Writes what no person does, and records it.
   * @param decide as that of `writeState`; @param holds what has to be true of the record by then for it to have taken place.
   * @returns the record; null when there is none, or when it did not take place.
   */
  #write(
    candidateId: string,
    action: 'remindByJob' | 'pauseReminders',
    decide: (candidate: CandidateRecord, at: Date) => CandidateWrite | null,
    holds: (candidate: CandidateRecord) => boolean = () => true,
  ): Promise<CandidateRecord | null> {
    const change = { entity: 'candidate', entityId: candidateId, action } as const;
    return this.deps.services.changes.record(null, change, async ({ at }) => {
      const read = () => findWithoutPolicy(candidateId);
      const written = await writeState(read, (candidate) => decide(candidate, at), byServer(at));
      return written && holds(written) ? written : null;
    });
  }
}

const mayBeReminded = (candidate: CandidateRecord): boolean =>
  candidate.status === 'in_progress' && !hasEnded(candidate) && !candidate.remindersPausedAt;

/** Whether a candidate counts as reminded by a job, or by the request that the job is of. */
const isMarkedBy = (
  candidate: Pick<CandidateRecord, 'remindedAt' | 'remindedBy'>,
  { jobId, remindedAt }: { jobId: string; remindedAt?: Date },
): boolean =>
  candidate.remindedBy
    ? candidate.remindedBy === jobId
    : remindedAt !== undefined && candidate.remindedAt?.getTime() === remindedAt.getTime();

/** Whether the last reminder of a candidate, if any, is of before a moment. */
const isRemindedBefore = ({ remindedAt }: CandidateRecord, moment: Date): boolean =>
  remindedAt == null || remindedAt < moment;

/**
 * What marks a candidate as reminded. It keeps what it replaces, which counts again should this reminder be given up: that a candidate
 * was mailed is read from it, such as by the undoing of an import.
 * @param isSame whether the mark that is there is one of the same reminder, which replaces nothing anew.
 */
function markOf(candidate: CandidateRecord, { at, by }: { at: Date; by: string | null }, isSame = false) {
  const { remindedAt, remindedBy = null, remindedBefore = null } = candidate;
  const replaced = remindedAt ? { at: remindedAt, by: remindedBy } : null;
  return {
    remindedAt: at,
    remindedBy: by,
    remindedBefore: isSame ? remindedBefore : replaced,
    ...withoutReminderDue(candidate),
  };
}

const withoutMark = (candidate: CandidateRecord): CandidateWrite['set'] => ({
  remindedAt: candidate.remindedBefore?.at ?? null,
  remindedBy: candidate.remindedBefore?.by ?? null,
  ...withoutReminderDue(candidate),
});

/** A reminder that is still due by the record has its job by now: a crash, or how soon the job was run, has kept that from being noted. */
const withoutReminderDue = ({ mailDue }: CandidateRecord) => mailDue === 'reminder' && { mailDue: null };
