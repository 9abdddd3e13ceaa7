import { isDatabaseUnavailable } from '../../database/connection.js';
import type { SealedText } from '../security/keyRotation.js';
import type { BaseDependencies } from '../services.js';
import {
  claimNextMail,
  deleteMail,
  insertMail,
  postponeMail,
  replaceSealedMail,
  sealedMails,
  type MailRecord,
} from './mailModel.js';
import { renderMail, type OutgoingMail } from './mailTemplates.js';
import { createSendMail, type SendMail } from './mailTransport.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Pauses before the second, third … try; after the last one a mail is given up. */
const RETRY_PAUSES = [
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
  180 * MINUTE,
  360 * MINUTE,
  720 * MINUTE,
];
/** How long one try may take before another gateway may make it. */
const LEASE_MS = 5 * MINUTE;
/** How often the loop looks for mails of other gateways and for those whose pause is over. */
const POLL_MS = 5 * SECOND;

/** Mails, queued in the database and delivered beside the requests. */
export class MailService {
  readonly #send: SendMail;
  readonly #providers = new Map<OutgoingMail['template'], (to: string) => Promise<OutgoingMail['data']>>();
  #timer: NodeJS.Timeout | null = null;
  #delivery: Promise<unknown> = Promise.resolve();
  #isStarted = false;

  constructor(private readonly deps: BaseDependencies) {
    this.#send = createSendMail(deps.config);
  }

  /** Has the data of a template made when the mail is delivered, for mails that are queued without. Null: no mail goes out. */
  provideData(template: OutgoingMail['template'], provide: (to: string) => Promise<OutgoingMail['data']>): void {
    this.#providers.set(template, provide);
  }

  /** Whether mails reach people, rather than the outbox. */
  get canSend(): boolean {
    return this.deps.config.smtpUrl !== undefined;
  }

  /** Queues a mail. It never fails the request: what cannot be queued is logged. @returns whether it is queued. */
  async enqueue(mail: OutgoingMail): Promise<boolean> {
    try {
      const sealed = this.deps.sealer.seal(JSON.stringify({ to: mail.to, data: mail.data }));
      await insertMail({ template: mail.template, sealed }, this.deps.now());
      this.#wake(0);
      return true;
    } catch (error) {
      this.deps.logger.error({ err: error, template: mail.template }, 'mail could not be queued');
      return false;
    }
  }

  /** The sealed content of every queued mail, for the rotation of keys. */
  async *sealedTexts(): AsyncGenerator<SealedText> {
    for await (const mail of sealedMails()) {
      yield { sealed: mail.sealed, replace: (next) => replaceSealedMail(mail, next) };
    }
  }

  /** Starts delivering; several gateways may do so over one database. */
  start(): void {
    this.#isStarted = true;
    this.#wake(0);
  }

  /** Stops delivering; resolves once the mail in hand is settled. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#delivery;
  }

  /** Tries every mail that is due, one after the other; returns how many went out and how many have to wait. */
  async deliverDue(): Promise<{ sent: number; failed: number }> {
    const outcome = { sent: 0, failed: 0 };
    for (;;) {
      const mail = await claimNextMail(this.deps.now(), LEASE_MS);
      if (!mail) return outcome;
      if (await this.#deliver(mail)) outcome.sent += 1;
      else outcome.failed += 1;
    }
  }

  async #deliver(mail: MailRecord): Promise<boolean> {
    try {
      await this.#hand(mail);
      await deleteMail(mail);
      return true;
    } catch (error) {
      const pause = RETRY_PAUSES[mail.attempts - 1];
      const dueAt = pause === undefined ? null : new Date(this.deps.now().getTime() + pause);
      await postponeMail(mail, dueAt, reasonOf(error));
      const { _id, template, attempts } = mail;
      const facts = { mailId: _id.toString(), template, attempts, dueAt, reason: reasonOf(error) };
      if (dueAt) this.deps.logger.warn(facts, 'mail not sent, will be tried again');
      else this.deps.logger.error(facts, 'mail given up');
      return false;
    }
  }

  async #hand({ _id, template, sealed }: MailRecord): Promise<void> {
    const { to, data } = JSON.parse(this.deps.sealer.unseal(sealed)) as OutgoingMail;
    const content = data ?? (await this.#providers.get(template)?.(to));
    if (!content) return; // no account has this e-mail, which is only found out here (see Recovery.request)
    const rendered = renderMail(template, content, this.deps.config);
    await this.#send({ ...rendered, id: _id.toString(), to, template, at: this.deps.now() });
    this.deps.logger.info({ mailId: _id.toString(), template, outbox: !this.canSend }, 'mail sent');
  }

  #wake(pauseMs: number): void {
    if (!this.#isStarted) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#delivery = this.#delivery.then(() => this.#round());
    }, pauseMs);
  }

  async #round(): Promise<void> {
    try {
      await this.deliverDue();
    } catch (error) {
      const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
      this.deps.logger[level]({ err: error }, 'mail queue could not be read');
    }
    this.#wake(POLL_MS);
  }
}

/** Why a mail server refused, without the addresses that such texts like to repeat. */
function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'Error', responseCode].filter((part) => part !== undefined).join(' ');
}
