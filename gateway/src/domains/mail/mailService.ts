import type { JobQueue, RunningJob } from '../jobs/jobKind.js';
import type { DependsOn } from '../services.js';
import type { SealedText } from '../security/keyRotation.js';
import { adoptEarlierMails, sealedEarlierMails } from './earlierMails.js';
import type { MailOutcome, MailSubject } from './mailOutcomes.js';
import { renderMail, type OutgoingMail } from './mailTemplates.js';
import { createSendMail, type SendMail } from './mailTransport.js';
import { Outbox } from './outbox.js';

/** The kind of job that a mail is. */
const KIND = 'mail';
/** The key of a mail names an occasion; a mail that is asked for days later has another one. */
const REMEMBERED_DAYS = 2;

/** A mail as its job holds it; the job's detail is its template. */
type QueuedMail = Pick<OutgoingMail, 'to' | 'data'> & { about?: MailSubject };

/** How a mail about a candidate goes out after it has waited. */
export interface Readdressed {
  to: string;
  /** The candidate's link and password, where those that the mail was written with hold no more. */
  access?: { accessToken: string; password: string };
}

/** Makes the data of a mail; called again where its delivery was cut off. @param mailId stays as it is from try to try. */
type ProvideData = (to: string, mailId: string) => Promise<OutgoingMail['data']>;

/** Mails, queued as jobs and delivered beside the requests. */
export class MailService {
  /** The mails that have become files. */
  readonly outbox: Outbox;
  readonly #send: SendMail;
  readonly #queue: JobQueue<QueuedMail>;
  /** What has become of mails and could not be told when they were sent; the moment as ISO 8601. */
  readonly #untold: JobQueue<Omit<MailOutcome, 'at'> & { at: string }>;
  #tell: (outcome: MailOutcome) => Promise<void> = async () => undefined;
  #readdress: (about: MailSubject, to: string) => Promise<Readdressed | null> = async (_about, to) => ({ to });
  readonly #providers = new Map<OutgoingMail['template'], ProvideData>();

  constructor(private readonly deps: DependsOn<'jobs'>) {
    this.outbox = new Outbox(deps);
    this.#send = createSendMail(deps.config, this.outbox);
    this.#queue = deps.services.jobs.define<QueuedMail>({
      name: KIND,
      rememberedDays: REMEMBERED_DAYS,
      isAwaited: true,
      run: (mail, job) => this.#deliver(mail, job),
      freesKey: true,
      onGivenUp: ({ about }, { id }) => this.giveUp(id, about),
    });
    this.#untold = deps.services.jobs.define({
      name: 'mailOutcome',
      keepsFailedData: true,
      run: ({ at, ...outcome }) => this.#tell({ ...outcome, at: new Date(at) }),
    });
  }

  /** Has the data of a template made when the mail is delivered, for mails that are queued without. Null: no mail goes out. */
  provideData(template: OutgoingMail['template'], provide: ProvideData): void {
    this.#providers.set(template, provide);
  }

  /** Has what becomes of mails about candidates told, at least once for each: a mail that is tried again after a crash is told again. */
  onOutcome(tell: (outcome: MailOutcome) => Promise<void>): void {
    this.#tell = tell;
  }

  /** Has it asked before a mail about a candidate goes out to an address how it is to, by now; null: not any more. */
  askBeforeSending(readdress: (about: MailSubject, to: string) => Promise<Readdressed | null>): void {
    this.#readdress = readdress;
  }

  /** Whether mails reach people, rather than the outbox. */
  get canSend(): boolean {
    return this.deps.config.smtpUrl !== undefined;
  }

  /**
   * Queues a mail. What cannot be queued is logged, and told by the answer.
   * @param about the candidate whose timeline tells of it; none for other mails.
   * @param key two mails with one key are one mail, unless the first was given up; nothing personal.
   * @returns whether it is queued, by this call or an earlier one with its key.
   */
  async enqueue(mail: OutgoingMail, about?: MailSubject, key?: string): Promise<boolean> {
    try {
      const { to, data, template } = mail;
      const options = { detail: template, ...(key !== undefined && { key }) };
      await this.#queue.enqueue({ to, data, ...(about && { about }) }, options);
      return true;
    } catch (error) {
      this.deps.logger.error({ err: error, template: mail.template }, 'mail could not be queued');
      return false;
    }
  }

  /**
   * Hands over a mail that another job has written, with the id of that job. Once the server has taken it this does not fail.
   * @throws Error when the server does not take it; the job is to be tried again then.
   */
  async hand(mail: Parameters<SendMail>[0], about?: MailSubject): Promise<void> {
    await this.#send({ ...mail, ...(about && { candidateId: about.candidateId }) });
    this.deps.logger.info({ mailId: mail.id, template: mail.template, outbox: !this.canSend }, 'mail sent');
    // A file in the outbox has reached no recipient.
    if (!about || !this.canSend) return;
    const outcome = { ...about, mailId: mail.id, isSent: true, at: this.deps.now() };
    // What the server has taken is not handed over again because telling of it fails.
    await this.deps.services.jobs.surely(
      () => this.#tellOrQueue(outcome),
      (error) => this.deps.logger.error({ err: error, mailId: mail.id }, 'what has become of a mail is not told'),
    );
  }

  /** What has become of a mail is told later where it cannot be told now. @throws Error when it cannot be queued either. */
  async #tellOrQueue(outcome: MailOutcome): Promise<void> {
    try {
      await this.#tell(outcome);
    } catch (error) {
      const { mailId, kind, isSent, at } = outcome;
      this.deps.logger.warn({ err: error, mailId }, 'what has become of a mail could not be told yet');
      const key = isSent ? mailId : `${mailId} refused`;
      await this.#untold.enqueue({ ...outcome, at: at.toISOString() }, { detail: kind, key });
    }
  }

  /** Tells that a mail, named by its job, will not be tried again. @throws Error when that cannot even be queued; twice is once. */
  async giveUp(mailId: string, about: MailSubject | undefined): Promise<void> {
    if (about && this.canSend) await this.#tellOrQueue({ ...about, mailId, isSent: false, at: this.deps.now() });
  }

  /** Tries every mail that is due, one after the other; returns how many went out and how many have to wait. */
  async deliverDue(): Promise<{ sent: number; failed: number }> {
    const { done, failed } = await this.deps.services.jobs.runDue([KIND]);
    return { sent: done, failed };
  }

  /** Takes over what an earlier release has queued. @returns how many mails. */
  async adoptEarlier(): Promise<number> {
    return adoptEarlierMails(this.deps.services.jobs, this.deps.now());
  }

  /** The sealed content of the mails that `adoptEarlier` has not taken over, for the rotation of keys. */
  sealedEarlierTexts(): AsyncGenerator<SealedText> {
    return sealedEarlierMails();
  }

  async #deliver({ to: written, data, about }: QueuedMail, { id, detail }: RunningJob): Promise<void> {
    // It may have waited for hours.
    const present = about ? await this.#readdress(about, written) : { to: written };
    if (!present) return;
    const { to, access }: Readdressed = present;
    const template = detail as OutgoingMail['template'];
    const content = data ?? (await this.#providers.get(template)?.(to, id));
    if (!content) return; // No account has this e-mail, which is only found out here (see Recovery.request).
    const rendered = renderMail(template, { ...content, ...access }, this.deps.config);
    await this.hand({ ...rendered, id, to, template, at: this.deps.now() }, about);
  }
}
