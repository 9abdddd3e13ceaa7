import { Types } from 'mongoose';
import { toGlobalId } from '../../lib/globalId.js';
import type { StoredCandidateEvent } from '../candidates/events/candidateEvent.js';
import { derivedEventId } from '../candidates/events/eventCopies.js';
import type { RecordedChange } from '../changes/change.js';
import type { Deferral, JobQueue } from '../jobs/jobKind.js';
import { JobRunner } from '../jobs/jobRunner.js';
import {
  deleteDeliveriesOf,
  deleteExpiredDeliveries,
  findDelivery,
  giveUpDelivery,
  insertDeliveries,
  keepAttempt,
  MAX_TRIES,
  waitingSince,
  webhooksWithDeliveries,
  type DeliveryRecord,
  type StoredDelivery,
} from './deliveriesModel.js';
import { createPostMessage, type PostMessage } from './postMessage.js';
import type { WebhookDependencies } from './webhookDependencies.js';
import { TEST_EVENT, webhookEventOf, type WebhookEvent } from './webhookEvents.js';
import { WebhookStops } from './webhookStops.js';
import {
  activeWebhooks,
  companiesWithWebhooks,
  deleteWebhooksOf,
  endFailing,
  findWebhook,
  goneWebhooks,
  keepFailure,
  takeProbe,
  type WebhookRecord,
} from './webhooksModel.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Pauses after the first, second … try that has failed, of a message as of an address; the last one stays. */
const RETRY_PAUSES_MS = [
  ...[30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS],
];
/** Longer than a try takes. */
const PROBE_MS = 15 * SECOND_MS;
/** How long a list of messages shows one. */
const KEPT_MS = 30 * DAY_MS;
/** A receiver that takes long to answer keeps others waiting only when four do. */
const LANES = 4;
/** A job that was done is not asked for again after so long. */
const REMEMBERED_DAYS = 2;
/** After so long a message whose job was never stored is found by the sweep. */
const LEFT_MS = 10 * MINUTE_MS;
const BATCH = 1_000;

/** Says of a message that its webhook is off. */
export const SWITCHED_OFF = 'SWITCHED_OFF';
/** Says of a message that each process that tried it has died over it. */
export const INTERRUPTED = 'EINTERRUPTED';

const pauseAfter = (failures: number) => RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length) - 1] ?? 0;

/** What has happened, and to whom it may be told. */
interface Told {
  /** Tells it from all else, so that no webhook is told twice. */
  id: string;
  event: WebhookEvent;
  about: Types.ObjectId;
  clientId: Types.ObjectId | null;
  at: Date;
}

/** The messages to webhooks: stored with what they tell of, sent beside the requests, at least once each. */
export class Deliveries {
  /** Runs the jobs of webhooks alone, so that no receiver keeps mails waiting. */
  readonly jobs: JobRunner;
  readonly #queue: JobQueue<{ deliveryId: string }>;
  readonly #post: PostMessage;
  readonly #stops: WebhookStops;

  constructor(private readonly deps: WebhookDependencies) {
    this.#post = createPostMessage(deps.config.webhookInternalAddresses);
    this.#stops = new WebhookStops(deps);
    this.jobs = new JobRunner({ ...deps, lanes: LANES });
    this.#queue = this.jobs.define({
      name: 'webhook',
      rememberedDays: REMEMBERED_DAYS,
      run: ({ deliveryId }) => this.#deliver(deliveryId),
      onGivenUp: ({ deliveryId }) => giveUpDelivery(deliveryId, INTERRUPTED),
    });
    deps.services.candidates.events.beforeStored((events) => this.#tellEvents(events));
    deps.services.changes.subscribe(
      'candidate',
      (change) => this.#tellDeletion(change),
      ({ action }) => action === 'delete',
    );
  }

  /** Has a message sent that tells of nothing. */
  async sendTest(webhook: WebhookRecord): Promise<DeliveryRecord> {
    const delivery = this.#delivery(new Types.ObjectId(), webhook, {
      ...{ event: TEST_EVENT, about: null, clientId: null, at: this.deps.now() },
    });
    await insertDeliveries([delivery]);
    await this.queue([delivery]);
    return delivery;
  }

  /** Has messages sent that are stored as waiting; the same ones twice are sent once. @returns how many were not asked for yet. */
  async queue(deliveries: readonly Pick<DeliveryRecord, '_id' | 'event' | 'round'>[]): Promise<number> {
    let queued = 0;
    for (const { _id, event, round } of deliveries) {
      const deliveryId = _id.toString();
      const isNew = await this.#queue.enqueue({ deliveryId }, { detail: event, key: `${deliveryId} ${round}` });
      if (isNew) queued += 1;
    }
    return queued;
  }

  /** Queues messages whose job a crash has kept from being stored. @returns how many. */
  async queueLeft(): Promise<number> {
    return this.queue(await waitingSince(new Date(this.deps.now().getTime() - LEFT_MS), BATCH));
  }

  /** Deletes messages that are kept no longer, for engines whose TTL indexes never expire. @returns how many. */
  async removeExpired(): Promise<number> {
    return deleteExpiredDeliveries(this.deps.now());
  }

  /** Deletes webhooks of companies, and messages of webhooks, that are gone. @returns how many. */
  async removeOfGone(): Promise<number> {
    const companies = await companiesWithWebhooks();
    const present = await this.deps.services.clientDirectory.byIds(companies.map((id) => id.toString()));
    const there = new Set(present.map(({ _id }) => _id.toString()));
    let removed = 0;
    for (const id of companies) if (!there.has(id.toString())) removed += (await deleteWebhooksOf(id)).length;
    return removed + (await deleteDeliveriesOf(await goneWebhooks(await webhooksWithDeliveries())));
  }

  /** Called before the events are stored, and again where that was cut off: so none is stored that no webhook is told of. */
  async #tellEvents(events: readonly StoredCandidateEvent[]): Promise<void> {
    await this.#tell(
      events.flatMap((stored) => {
        const { _id, candidateId: about, clientId, at } = stored;
        const event = webhookEventOf(stored);
        return event ? [{ id: _id.toString(), event, about, clientId, at }] : [];
      }),
    );
  }

  async #tellDeletion({ entityId, ofClient = null, at }: RecordedChange): Promise<void> {
    const clientId = ofClient === null ? null : new Types.ObjectId(ofClient);
    const event = 'candidate.deleted' as const;
    await this.#tell([{ id: `deleted ${entityId}`, event, about: new Types.ObjectId(entityId), clientId, at }]);
  }

  async #tell(all: readonly Told[]): Promise<void> {
    const webhooks = all.length > 0 ? await this.#listening() : [];
    const deliveries = all.flatMap((told) =>
      webhooks
        .filter((webhook) => isMeant(webhook, told))
        .map((webhook) => this.#delivery(derivedEventId('webhook', webhook._id.toString(), told.id), webhook, told)),
    );
    if (deliveries.length === 0) return;
    await insertDeliveries(deliveries);
    await this.queue(deliveries);
  }

  /** The webhooks that are on, but for those of companies that are switched off. */
  async #listening(): Promise<WebhookRecord[]> {
    const webhooks = await activeWebhooks();
    const isOn = await Promise.all(webhooks.map((webhook) => this.#isOn(webhook)));
    return webhooks.filter((_, index) => isOn[index]);
  }

  async #isOn({ isActive, clientId }: WebhookRecord): Promise<boolean> {
    if (!isActive || clientId === null) return isActive;
    const [company] = await this.deps.services.clientDirectory.byIds([clientId.toString()]);
    return company?.active === true;
  }

  #delivery(
    _id: Types.ObjectId,
    { _id: webhookId }: WebhookRecord,
    told: Pick<StoredDelivery, 'event' | 'about' | 'clientId'> & { at: Date },
  ): StoredDelivery {
    const { event, about, clientId, at } = told;
    const createdAt = this.deps.now();
    return {
      ...{ _id, webhookId, event, about, clientId, occurredAt: at, state: 'waiting', round: 0 },
      ...{ triesLeft: MAX_TRIES, attempts: 0, lastAttemptAt: null, lastStatus: null, lastError: null },
      ...{ lastDurationMs: null, createdAt, expiresAt: new Date(createdAt.getTime() + KEPT_MS) },
    };
  }

  async #deliver(deliveryId: string): Promise<Deferral | void> {
    const delivery = await findDelivery(deliveryId);
    if (delivery?.state !== 'waiting') return;
    const webhook = await findWebhook(delivery.webhookId);
    if (!webhook || !(await this.#isOn(webhook))) {
      await giveUpDelivery(deliveryId, SWITCHED_OFF);
      return;
    }
    const at = this.deps.now();
    const othersWaitUntil = new Date(at.getTime() + PROBE_MS);
    if (!(await takeProbe(webhook, at, othersWaitUntil))) {
      const { retryAt } = webhook;
      return { laterAt: retryAt && retryAt > at ? retryAt : othersWaitUntil };
    }
    return this.#send(delivery, webhook, at);
  }

  async #send(delivery: DeliveryRecord, webhook: WebhookRecord, at: Date): Promise<Deferral | void> {
    const secret = this.deps.sealer.unseal(webhook.sealedSecret);
    const message = { id: messageIdOf(delivery), url: webhook.url, secret, body: bodyOf(delivery) };
    const outcome = await this.#post(message, at);
    const { status } = outcome;
    if (status !== null && status >= 200 && status < 300) {
      await keepAttempt(delivery, 'delivered', { at, ...outcome });
      await endFailing(webhook);
      return;
    }
    const isLast = delivery.triesLeft <= 1;
    await keepAttempt(delivery, isLast ? 'failed' : 'waiting', { at, ...outcome });
    const now = this.deps.now();
    await keepFailure(webhook, now, new Date(now.getTime() + pauseAfter(webhook.failures + 1)));
    await this.#stops.stopIfOver(webhook, status, now);
    if (isLast) return;
    const tries = MAX_TRIES - delivery.triesLeft + 1;
    return { laterAt: new Date(now.getTime() + pauseAfter(tries)) };
  }
}

/** What happened before a webhook was made is not told to it. */
const isMeant = (webhook: WebhookRecord, { event, clientId, at }: Told): boolean =>
  webhook.events.includes(event) &&
  webhook.createdAt <= at &&
  (webhook.clientId === null || webhook.clientId.toString() === clientId?.toString());

/** Stays as it is from try to try, so that a receiver knows what came before. */
export const messageIdOf = ({ _id }: Pick<DeliveryRecord, '_id'>): string => `msg_${_id.toString()}`;

/** The message: ids alone, by GraphQL and by `/v1`, as what is behind them is read by those who may. */
function bodyOf({ event, occurredAt, about, clientId }: DeliveryRecord): string {
  const candidate = about && { id: toGlobalId('Candidate', about), v1Id: about.toString() };
  const client = clientId && { id: toGlobalId('Client', clientId), v1Id: clientId.toString() };
  const data = candidate ? { candidate, client } : {};
  return JSON.stringify({ type: event, timestamp: occurredAt.toISOString(), data });
}
