import type { Deferral, JobQueue, RunningJob } from '../jobs/jobKind.js';
import type { MailSubject } from '../mail/mailOutcomes.js';
import type { DependsOn } from '../services.js';
import type { ReminderMails } from './reminderMails.js';
import { rulesOf } from './reminderRules.js';
import { isSendingTime, nextSendingTime } from './sendingHours.js';

/** What a person has asked for, and what that has left in the candidate's record. */
interface PersonReminder {
  candidateId: string;
  /** When it was asked for, in ISO 8601. */
  remindedAt: string;
}

/**
 * The reminders that persons send: as those of rules they go out by day, with a link that pauses them, and only while
 * their reason is there. The record of the candidate says that one is due until its job is queued, so that the sweep finds the
 * same after a crash; the job's key keeps that from making two.
 */
export class PersonReminders {
  readonly #reminders: JobQueue<PersonReminder>;

  constructor(
    private readonly deps: DependsOn<'changes' | 'jobs' | 'mail' | 'candidates'>,
    private readonly mails: ReminderMails,
  ) {
    const { changes, jobs } = deps.services;
    this.#reminders = jobs.define({
      name: 'personReminder',
      keepsFailedData: true,
      run: (reminder, job) => this.#send(reminder, job),
      onGivenUp: (reminder, job) => this.#giveUp(reminder, job),
    });
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.#ask(entityId),
      ({ action }) => action === 'remind',
    );
  }

  async #ask(candidateId: string): Promise<void> {
    const { candidates } = this.deps.services;
    const [candidate] = await candidates.byIds([candidateId]);
    // Deleted or finished meanwhile, or queued already.
    if (candidate?.mailDue !== 'reminder' || !candidate.remindedAt) return;
    const remindedAt = candidate.remindedAt.toISOString();
    const dueAt = nextSendingTime(this.deps.now());
    const options = { detail: 'person', key: `${candidateId} ${remindedAt}`, dueAt };
    await this.#reminders.enqueue({ candidateId, remindedAt }, options);
    await candidates.settleMail(candidate);
  }

  async #send(reminder: PersonReminder, job: RunningJob): Promise<Deferral | void> {
    const { candidates, mail } = this.deps.services;
    const now = this.deps.now();
    if (!isSendingTime(now)) return { laterAt: nextSendingTime(now) };
    const { candidateId } = reminder;
    if (!(await candidates.actions.reminding.forPerson(candidateId, occasionOf(reminder, job.id)))) {
      await this.#unmark(reminder, job);
      return;
    }
    const [candidate] = await candidates.byIds([candidateId]);
    if (!candidate) return;
    const rendered = await this.mails.reminder(candidate, await rulesOf(candidate.clientId), now);
    await mail.hand({ ...rendered, id: job.id, at: now }, about(reminder));
  }

  async #giveUp(reminder: PersonReminder, job: RunningJob): Promise<void> {
    await this.deps.services.mail.giveUp(job.id, about(reminder));
    await this.#unmark(reminder, job);
  }

  /** The mark stays where the last try was cut off, as the mail server may have taken the mail from it. */
  async #unmark(reminder: PersonReminder, { id, isInterrupted }: RunningJob): Promise<void> {
    if (isInterrupted) return;
    await this.deps.services.candidates.actions.reminding.giveUp(reminder.candidateId, occasionOf(reminder, id));
  }
}

const occasionOf = ({ remindedAt }: PersonReminder, jobId: string) => ({ remindedAt: new Date(remindedAt), jobId });

const about = ({ candidateId }: PersonReminder): MailSubject => ({ candidateId, kind: 'reminder' });
