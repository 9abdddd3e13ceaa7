import { todayInBrazil } from '../fields/values/fieldDates.js';
import type { JobQueue, RunningJob } from '../jobs/jobKind.js';
import type { DependsOn } from '../services.js';
import { digestMail } from './reminderTemplates.js';
import { digestValues } from './mailValues.js';
import type { ReminderMails } from './reminderMails.js';
import { chosenRules, rulesOf, type CompanyMail } from './reminderRules.js';
import { missedDay } from './sendingHours.js';

interface Digest {
  clientId: string;
  day: string;
}

/** What companies are told at 8:00 on working days: whom of their candidates they have to look after. */
export class CompanyDigests {
  readonly #digests: JobQueue<Digest>;

  constructor(
    private readonly deps: DependsOn<'jobs' | 'mail' | 'dueCandidates' | 'clientDirectory'>,
    private readonly mails: ReminderMails,
  ) {
    this.#digests = deps.services.jobs.define({
      name: 'digest',
      keepsFailedData: true,
      run: (digest, job) => this.#send(digest, job),
      uselessness: ({ day }) => missedDay(day, deps.now()),
    });
  }

  /** Asks for the digests of a day, of the companies that want one at this moment. */
  async plan(day: string): Promise<void> {
    if (day !== todayInBrazil(this.deps.now())) return;
    const rulesFor = await chosenRules();
    for await (const { _id } of this.deps.services.clientDirectory.active()) {
      if (!rulesFor(_id).companyMails.includes('digest')) continue;
      const clientId = _id.toString();
      await this.#digests.enqueue({ clientId, day }, { detail: 'digest', key: `${clientId} ${day}` });
    }
  }

  async #send({ clientId, day }: Digest, { id }: RunningJob): Promise<void> {
    const { clientDirectory, dueCandidates, mail } = this.deps.services;
    const now = this.deps.now();
    if (missedDay(day, now) !== null) return;
    const [client] = await clientDirectory.byIds([clientId]);
    const rules = await rulesOf(clientId);
    if (!client?.active || !rules.companyMails.includes('digest')) return;
    const template: CompanyMail = 'digest';
    const { companyName, email: to } = client;
    const pauseUrl = this.mails.pauseUrl({ kind: 'client', id: clientId, mail: template });
    const digest = await dueCandidates.digestOf(client._id, day);
    const frame = { language: rules.language, companyName, pauseUrl };
    const link = `${this.deps.config.publicUrl}/client`;
    const values = digestValues(rules.language, { companyName, day, link });
    const rendered = digestMail(await this.mails.text(template, client._id, rules), values, digest, frame);
    if (rendered) await mail.hand({ ...rendered, id, to, template, at: now, pauseUrl });
  }
}
