import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { dueDayOf } from '../candidates/standing/standing.js';
import { addDays } from '../fields/values/civilDays.js';
import type { JobQueue, RunningJob } from '../jobs/jobKind.js';
import type { MailSubject } from '../mail/mailOutcomes.js';
import type { DependsOn } from '../services.js';
import type { ReminderMails } from './reminderMails.js';
import { rulesOf, type ReminderRules } from './reminderRules.js';
import { missedDay } from './sendingHours.js';

/** A reminder to a candidate: so many days before the due date, or after it. */
interface CandidateReminder {
  candidateId: string;
  side: 'before' | 'after';
  days: number;
  /** The day of the deadline, 'yyyy-MM-dd'. */
  dueOn: string;
}

/** The reminders that rules send to candidates. */
export class RuleReminders {
  readonly #reminders: JobQueue<CandidateReminder>;

  constructor(
    private readonly deps: DependsOn<'jobs' | 'mail' | 'candidates'>,
    private readonly mails: ReminderMails,
  ) {
    this.#reminders = deps.services.jobs.define({
      name: 'reminder',
      keepsFailedData: true,
      run: (one, job) => this.#remind(one, job),
      uselessness: (one) => missedDay(dayOf(one), deps.now()),
      onGivenUp: (one, job) => this.#giveUp(one, job),
    });
  }

  /** Queues what the rules want of a day, for a candidate of a due date; what is queued already is not queued again. */
  async plan(
    { candidateId, dueOn }: Pick<CandidateReminder, 'candidateId' | 'dueOn'>,
    day: string,
    rules: ReminderRules,
  ): Promise<void> {
    for (const [side, numbers] of [
      ['before', rules.daysBefore],
      ['after', rules.daysAfter],
    ] as const) {
      const days = numbers.find((number) => addDays(dueOn, side === 'before' ? -number : number) === day);
      if (days === undefined) continue;
      const key = `${candidateId} ${side} ${days} ${dueOn}`;
      await this.#reminders.enqueue({ candidateId, side, days, dueOn }, { detail: `${side} ${days}`, key });
    }
  }

  /**
   * A reminder is of its day: what could not go out on it goes out no more. The candidate is marked as reminded before the mail
   * goes out, by the job, so that a job that is run again goes on and no other job reminds on the same day.
   */
  async #remind(reminder: CandidateReminder, job: RunningJob): Promise<void> {
    const { candidateId, dueOn } = reminder;
    const { candidates, mail } = this.deps.services;
    const now = this.deps.now();
    const [candidate] = await candidates.byIds([candidateId]);
    if (missedDay(dayOf(reminder), now) !== null) {
      if (candidate?.remindedBy === job.id) await this.#giveUp(reminder, job);
      return;
    }
    const rules = candidate && (await rulesThatWant(reminder, candidate));
    if (!rules || !(await candidates.actions.reminding.byRule(candidateId, { dueOn, jobId: job.id }))) {
      await this.#unmark(candidateId, job);
      return;
    }
    // As it is by now: the mail holds the link, and is not for an address that has been corrected since the candidate was looked at.
    const [marked] = await candidates.byIds([candidateId]);
    if (!marked) return;
    const rendered = await this.mails.reminder(marked, rules, now);
    await mail.hand({ ...rendered, id: job.id, at: now }, aboutReminder(reminder));
  }

  /**
   * What tells that it was not sent comes first: by the mark a job knows after a crash that it still has to tell. The mark stays where
   * the last try was cut off, as the mail server may have taken the mail from it.
   */
  async #giveUp(reminder: CandidateReminder, job: RunningJob): Promise<void> {
    await this.deps.services.mail.giveUp(job.id, aboutReminder(reminder));
    await this.#unmark(reminder.candidateId, job);
  }

  /** A try before may have marked the candidate whom this one does not remind any more. */
  async #unmark(candidateId: string, { id, isInterrupted }: RunningJob): Promise<void> {
    if (!isInterrupted) await this.deps.services.candidates.actions.reminding.giveUp(candidateId, { jobId: id });
  }
}

/** The rules that ask for a reminder still; null where none do, or the candidate has finished, is due on another day, or has ended. */
async function rulesThatWant(
  { side, days, dueOn }: CandidateReminder,
  candidate: CandidateRecord,
): Promise<ReminderRules | null> {
  if (dueDayOf(candidate) !== dueOn) return null;
  const rules = await rulesOf(candidate.clientId);
  return (side === 'before' ? rules.daysBefore : rules.daysAfter).includes(days) ? rules : null;
}

/** The day that a reminder is of. */
const dayOf = ({ dueOn, side, days }: CandidateReminder): string => addDays(dueOn, side === 'before' ? -days : days);

const aboutReminder = ({ candidateId }: CandidateReminder): MailSubject => ({ candidateId, kind: 'reminder' });
