import { isDatabaseUnavailable } from '../../database/connection.js';
import {
  BEFORE_ALL,
  giveUpWaiting,
  keepRefused,
  keepTaken,
  nextWaiting,
  type DeliveryRecord,
} from './deliveriesModel.js';
import { ofActiveCompanies } from './activeCompanies.js';
import { ADDRESS_NOT_ALLOWED } from './allowedAddresses.js';
import { bodyOf, messageIdOf } from './messages.js';
import { createPostMessage, type PostMessage, type PostOutcome } from './postMessage.js';
import type { WebhookDependencies } from './webhookDependencies.js';
import { SWITCHED_OFF, type WebhookStops } from './webhookStops.js';
import {
  endFailing,
  endPause,
  giveBack,
  keepFailure,
  markDue,
  NEVER,
  stillLeased,
  takeDue,
  type WebhookRecord,
} from './webhooksModel.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses after the first, second … try that has failed, of a message as of an address; the last one stays. */
const RETRY_PAUSES_MS = [
  ...[30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS],
];
/** Webhooks to which a process sends side by side. */
const MAX_AT_ONCE = 8;
const TURN_MS = 5 * SECOND_MS;
/** Longer than a turn takes. */
const LEASE_MS = MINUTE_MS;
/** How often it is looked for what other processes have stored, and for what is due again. */
const POLL_MS = 5 * SECOND_MS;

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

const SECRET_UNREADABLE = 'SECRET_UNREADABLE';

const pauseAfter = (failures: number) => RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length) - 1] ?? 0;

/**
 * Sends what waits for webhooks. Each has its turn by a lease, in which its messages go one after the other: a receiver that takes long
 * keeps its own waiting alone, and an address that fails costs one message after each pause, however many wait.
 */
export class WebhookSender {
  readonly #post: PostMessage;
  readonly #turns = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #isStarted = false;

  /** @param turnMs so long one webhook has its turn while others may wait, in milliseconds; a message that was begun is ended. */
  constructor(
    private readonly deps: WebhookDependencies,
    private readonly stops: WebhookStops,
    private readonly turnMs = TURN_MS,
  ) {
    this.#post = createPostMessage(deps.config.webhookInternalAddresses);
  }

  /** Starts sending; several gateways may do so over one database. */
  start(): void {
    this.#isStarted = true;
    this.#timer = setInterval(() => this.wake(), POLL_MS).unref();
    this.wake();
  }

  /** Stops sending; resolves once the messages under way have been answered, within ten seconds. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    if (this.#timer) clearInterval(this.#timer);
    await Promise.all(this.#turns);
  }

  /** Looks for what is due at once, where this process sends. */
  wake(): void {
    if (!this.#isStarted || this.#turns.size >= MAX_AT_ONCE) return;
    const turn: Promise<void> = this.#takeTurn(() => this.#isStarted)
      .catch((error: unknown) => {
        const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
        this.deps.logger[level]({ err: error }, 'messages to a webhook could not be sent');
        return false;
      })
      .then((hasSent) => {
        this.#turns.delete(turn);
        if (hasSent) this.wake();
      });
    this.#turns.add(turn);
  }

  /** Sends all that is due, one webhook after the other. */
  async sendDue(): Promise<void> {
    while (await this.#takeTurn(() => true));
  }

  /** @returns whether a webhook was due. */
  async #takeTurn(goesOn: () => boolean): Promise<boolean> {
    const webhook = await takeDue(this.deps.now(), LEASE_MS);
    if (!webhook) return false;
    // There may be another one, which need not wait for this one.
    this.wake();
    const endsAt = performance.now() + this.turnMs;
    while (goesOn() && (await this.#sendNext(webhook)) && performance.now() < endsAt);
    await this.#giveBack(webhook);
    return true;
  }

  /** @returns whether a message was taken, so that the next one may follow. */
  async #sendNext(leased: WebhookRecord): Promise<boolean> {
    // Read for each message: another address, another secret and switching off hold at once.
    const webhook = await stillLeased(leased);
    if (!webhook) return false;
    if ((await ofActiveCompanies([webhook], this.deps)).length === 0) {
      await giveUpWaiting([webhook._id], SWITCHED_OFF);
      return false;
    }
    const next = await nextWaiting(webhook._id);
    return next !== null && next.dueAt <= this.deps.now() && this.#send(webhook, next);
  }

  /** Behind all others that wait for a turn. */
  async #giveBack(webhook: WebhookRecord): Promise<void> {
    const now = this.deps.now();
    const next = await nextWaiting(webhook._id);
    // Asked for while an earlier message was failing: somebody waits for it.
    if (next && next.dueAt <= BEFORE_ALL) await endPause(webhook._id);
    await giveBack(webhook, next ? latest(next.dueAt, now) : NEVER);
    // Another gateway, whose clock is ahead, may have stored one meanwhile that it took for later than this lease.
    if (!next && (await nextWaiting(webhook._id))) await markDue([webhook._id], now);
  }

  /** @returns whether the message was taken. */
  async #send(webhook: WebhookRecord, delivery: DeliveryRecord): Promise<boolean> {
    const at = this.deps.now();
    const outcome = await this.#outcomeOf(webhook, delivery, at);
    const { status } = outcome;
    if (status !== null && status >= 200 && status < 300) {
      await keepTaken(delivery._id, { at, ...outcome });
      if (webhook.failures > 0) await endFailing(webhook);
      return true;
    }
    const now = this.deps.now();
    const dueAt = now >= delivery.triedUntil ? null : inMs(pauseAfter(delivery.failures + 1), now);
    await keepRefused(delivery._id, { at, ...outcome }, dueAt);
    await keepFailure(webhook, now, inMs(pauseAfter(isAboutMessage(status) ? 1 : webhook.failures + 1), now));
    await this.stops.stopIfOver(webhook, status, now);
    return false;
  }

  async #outcomeOf(webhook: WebhookRecord, delivery: DeliveryRecord, at: Date): Promise<PostOutcome> {
    const { url, clientId, sealedSecret } = webhook;
    let secret: string;
    try {
      secret = this.deps.sealer.unseal(sealedSecret);
    } catch {
      return { status: null, error: SECRET_UNREADABLE, durationMs: 0 };
    }
    const mayStayInside = clientId === null;
    const message = { id: messageIdOf(delivery), url, secret, body: bodyOf(delivery), mayStayInside };
    const outcome = await this.#post(message, at);
    // A company does not learn which names of the server's own network there are.
    return outcome.error === ADDRESS_NOT_ALLOWED && !mayStayInside ? { ...outcome, error: 'ENOTFOUND' } : outcome;
  }
}

/** Whether an answer refuses the message rather than tells of trouble: what comes after it has not to wait as long. */
const isAboutMessage = (status: number | null) =>
  status !== null && status >= 400 && status < 500 && ![REQUEST_TIMEOUT, TOO_MANY_REQUESTS].includes(status);

const latest = (one: Date, other: Date) => (one > other ? one : other);
const inMs = (ms: number, from: Date) => new Date(from.getTime() + ms);
