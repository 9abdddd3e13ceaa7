import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { dueDayOf, overdueFrom } from '../candidates/standing/standing.js';
import { addDays } from '../fields/values/civilDays.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import type { JobQueue, RunningJob, Deferral } from '../jobs/jobKind.js';
import type { MailSubject } from '../mail/mailOutcomes.js';
import type { DependsOn } from '../services.js';
import { assertMaySet, OFFICE, settingsOwner } from '../texts/companySettings.js';
import type { Language, Message } from '../texts/messages.js';
import { CompanyDigests } from './companyDigests.js';
import { companyMail } from './reminderTemplates.js';
import { candidateValues } from './mailValues.js';
import { MessagePreviews } from './previews.js';
import { Pauses } from './pauses.js';
import { PersonReminders } from './personReminders.js';
import { ReminderMails } from './reminderMails.js';
import {
  chosenRules,
  daysInUse,
  forgetRules,
  resetRules,
  rulesOf,
  rulesOfSeveral,
  saveRules,
  type ReminderRules,
} from './reminderRules.js';
import { isSendingTime, isWorkingDay, nextSendingTime } from './sendingHours.js';
import { RuleReminders } from './ruleReminders.js';
import type { WhatsappText } from './whatsapp.js';

/** Reminders are looked for so often by day; one job for all gateways together. */
const SLOT_MS = 15 * 60_000;
/** A due date that passed before is told no more, should nothing have run since. */
const TOLD_OVERDUE_DAYS = 3;

/** The rules of one company, or with null of candidates without one. */
export type RulesOfClient = ReminderRules & {
  clientId: string | null;
  /** Whether they were chosen for it; otherwise those of the office hold, or the usual ones. */
  isOwn: boolean;
};

/** What is to be looked for on a day: the digests of companies, or else reminders and notices. */
interface Plan {
  day: string;
  isOfDigests?: boolean;
}

/** A mail to a company about a candidate, and what has to be so still when it goes out. */
type CompanyNotice =
  | { mail: 'complete'; candidateId: string; completedAt: string }
  | { mail: 'overdue'; candidateId: string; dueOn: string };

/**
 * Reminds candidates of their due date and tells companies what has become of their candidates. What is due is
 * looked for by a job every quarter of an hour; each mail is a job with a key of candidate, rule and day, so that none goes out
 * twice. Right before it goes out it is looked at whether its reason is still there. Reminders to candidates are in `ruleReminders.ts` and
 * `personReminders.ts`, the daily mails of companies in `companyDigests.ts`.
 */
export class RemindersService {
  readonly pauses: Pauses;
  readonly previews: MessagePreviews;
  readonly #mails: ReminderMails;
  readonly #plans: JobQueue<Plan>;
  readonly #reminders: RuleReminders;
  readonly #notices: JobQueue<CompanyNotice>;
  readonly #digests: CompanyDigests;

  constructor(
    private readonly deps: DependsOn<
      'changes' | 'jobs' | 'mail' | 'candidates' | 'dueCandidates' | 'clientDirectory' | 'confirmations' | 'texts'
    >,
  ) {
    const { changes, jobs } = deps.services;
    this.pauses = new Pauses(deps);
    this.#mails = new ReminderMails(deps, this.pauses);
    new PersonReminders(deps, this.#mails);
    this.#reminders = new RuleReminders(deps, this.#mails);
    this.previews = new MessagePreviews(deps);
    this.#digests = new CompanyDigests(deps, this.#mails);
    this.#plans = jobs.define({
      name: 'reminderPlan',
      rememberedDays: 2,
      run: ({ day, isOfDigests }) => (isOfDigests ? this.#digests.plan(day) : this.#plan(day)),
    });
    this.#notices = jobs.define({
      name: 'companyNotice',
      keepsFailedData: true,
      run: (one, job) => this.#tell(one, job),
      onGivenUp: (one, { id }) => deps.services.mail.giveUp(id, aboutNotice(one)),
    });
    changes.subscribe(
      'candidate',
      ({ entityId }) => this.#tellComplete(entityId),
      ({ action }) => action === 'finish',
    );
    changes.subscribe(
      'client',
      ({ entityId }) => forgetRules(entityId),
      ({ action }) => action === 'delete',
    );
  }

  /** The rules of a company. @throws NOT_FOUND for one that is not the viewer's. */
  async rules(viewer: UserViewer, clientId: string | null): Promise<RulesOfClient> {
    const owner = await settingsOwner(viewer, clientId, this.deps.services.clientDirectory);
    return { ...(await rulesOf(owner)), clientId: owner };
  }

  /** Sets the rules of a company. @throws NOT_FOUND for one that is not the viewer's, INVALID and CONFLICT as `saveRules`. */
  async saveRules(viewer: UserViewer, clientId: string | null, input: unknown): Promise<RulesOfClient> {
    const owner = await settingsOwner(viewer, clientId, this.deps.services.clientDirectory);
    assertMaySet(viewer, owner);
    const change = { entity: 'reminderRules', entityId: owner ?? OFFICE, action: 'update' } as const;
    await this.deps.services.changes.record(viewer, change, async () => (await saveRules(owner, input)) || null);
    return { ...(await rulesOf(owner)), clientId: owner };
  }

  /** Gives up what was chosen: the office's rules hold again, or for the office the usual ones. @throws NOT_FOUND as `rules`. */
  async resetRules(viewer: UserViewer, clientId: string | null): Promise<RulesOfClient> {
    const owner = await settingsOwner(viewer, clientId, this.deps.services.clientDirectory);
    assertMaySet(viewer, owner);
    const change = { entity: 'reminderRules', entityId: owner ?? OFFICE, action: 'delete' } as const;
    await this.deps.services.changes.record(viewer, change, async () => (await resetRules(owner)) || null);
    return { ...(await rulesOf(owner)), clientId: owner };
  }

  /** The language and text of messages by WhatsApp, in their order. */
  async whatsappTexts(wanted: readonly WhatsappText[]): Promise<{ language: Language; body: string }[]> {
    const rules = await rulesOfSeveral(wanted.map(({ clientId }) => clientId));
    const keys = wanted.map(({ clientId: owner, message }, index) => ({
      owner,
      message,
      language: rules[index]?.language ?? 'pt-BR',
    }));
    const texts = await this.deps.services.texts.textsOf(keys);
    return keys.map(({ language }, index) => ({ language, body: texts[index]?.body ?? '' }));
  }

  /**
   * Asks for the reminders of this moment to be looked for, by night for none. The digests of a working day are looked for once, as
   * soon as it is 8:00 and a gateway runs: a company that wants them from a later moment on has its first one on the next day.
   * @returns how many jobs were added.
   */
  async planDue(): Promise<number> {
    const now = this.deps.now();
    if (!isSendingTime(now)) return 0;
    const day = todayInBrazil(now);
    const slot = Math.floor(now.getTime() / SLOT_MS);
    const plans = [this.#plans.enqueue({ day }, { detail: 'plan', key: String(slot) })];
    if (isWorkingDay(day)) {
      plans.push(this.#plans.enqueue({ day, isOfDigests: true }, { detail: 'digests', key: `digests ${day}` }));
    }
    return (await Promise.all(plans)).filter(Boolean).length;
  }

  async #plan(day: string): Promise<void> {
    if (day !== todayInBrazil(this.deps.now())) return;
    const [rulesFor, used] = await Promise.all([chosenRules(), daysInUse()]);
    const overdue = Array.from({ length: TOLD_OVERDUE_DAYS }, (_, index) => addDays(day, -1 - index));
    const days = new Set([
      ...used.before.map((number) => addDays(day, number)),
      ...used.after.map((number) => addDays(day, -number)),
      ...overdue,
    ]);
    for await (const batch of this.deps.services.dueCandidates.dueOn([...days])) {
      for (const { _id, clientId, dueOn } of batch) {
        const rules = rulesFor(clientId);
        await this.#reminders.plan({ candidateId: _id.toString(), dueOn }, day, rules);
        const isTold = clientId !== null && rules.companyMails.includes('overdue') && overdue.includes(dueOn);
        if (isTold) await this.#ask({ mail: 'overdue', candidateId: _id.toString(), dueOn }, dueOn);
      }
    }
  }

  async #tellComplete(candidateId: string): Promise<void> {
    const [candidate] = await this.deps.services.candidates.byIds([candidateId]);
    if (candidate?.status !== 'complete' || !candidate.completedAt || !candidate.clientId) return;
    const completedAt = candidate.completedAt.toISOString();
    await this.#ask({ mail: 'complete', candidateId, completedAt }, completedAt);
  }

  async #ask(notice: CompanyNotice, occasion: string): Promise<void> {
    const { mail, candidateId } = notice;
    const dueAt = nextSendingTime(this.deps.now());
    await this.#notices.enqueue(notice, { detail: mail, key: `${candidateId} ${mail} ${occasion}`, dueAt });
  }

  async #tell(notice: CompanyNotice, job: RunningJob): Promise<Deferral | void> {
    const { candidates, clientDirectory, mail } = this.deps.services;
    const now = this.deps.now();
    if (!isSendingTime(now)) return { laterAt: nextSendingTime(now) };
    const [candidate] = await candidates.byIds([notice.candidateId]);
    const [client] = candidate?.clientId ? await clientDirectory.byIds([candidate.clientId.toString()]) : [];
    if (!candidate || !client?.active || !(await this.#stillHolds(notice, candidate))) return;
    const rules = await rulesOf(client._id);
    if (!rules.companyMails.includes(notice.mail)) return;
    const message: Message = notice.mail === 'complete' ? 'companyComplete' : 'companyOverdue';
    const dueOn = candidate.dueOn ?? null;
    const query = new URLSearchParams({ candidate: toGlobalId('Candidate', candidate._id) });
    const link = `${this.deps.config.publicUrl}/client?${query.toString()}`;
    const { companyName } = client;
    const values = candidateValues(rules.language, { name: candidate.name, companyName, dueOn, link });
    const pauseUrl = this.#mails.pauseUrl({ kind: 'client', id: client._id.toString(), mail: notice.mail });
    const frame = { language: rules.language, companyName, pauseUrl };
    const rendered = companyMail(await this.#mails.text(message, client._id, rules), values, frame);
    const envelope = { id: job.id, to: client.email, template: message, at: now, pauseUrl };
    await mail.hand({ ...rendered, ...envelope }, aboutNotice(notice));
  }

  async #stillHolds(notice: CompanyNotice, candidate: CandidateRecord): Promise<boolean> {
    if (notice.mail === 'overdue') {
      return dueDayOf(candidate) === notice.dueOn && !(await this.#isTakenUpLate(candidate));
    }
    const { status, completedAt } = candidate;
    if (hasEnded(candidate)) return false;
    if (status !== 'complete' || completedAt?.toISOString() !== notice.completedAt) return false;
    // What the mail asks for may have been done since, as one of the night waits for the morning.
    const confirmations = await this.deps.services.confirmations.byCandidateIds([notice.candidateId]);
    return !confirmations.some(
      ({ isConfirmed, confirmedAt }) => isConfirmed && confirmedAt && confirmedAt >= completedAt,
    );
  }

  /** Whether a finished form was opened again, or an ended admission resumed, after the due date: that is no news to the company. */
  async #isTakenUpLate({ _id, reopenedAt, dueOn }: CandidateRecord): Promise<boolean> {
    const from = overdueFrom({ dueOn });
    if (from === null) return false;
    if (reopenedAt != null && reopenedAt >= from) return true;
    return this.deps.services.candidates.events.happenedSince(_id, 'resumed', from);
  }
}

const aboutNotice = ({ candidateId, mail }: CompanyNotice): MailSubject => ({
  candidateId,
  kind: mail === 'complete' ? 'complete_notice' : 'overdue_notice',
});
