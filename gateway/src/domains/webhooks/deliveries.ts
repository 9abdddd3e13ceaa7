import { Types } from 'mongoose';
import type { StoredCandidateEvent } from '../candidates/events/candidateEvent.js';
import { derivedId } from '../../lib/derivedId.js';
import type { RecordedChange } from '../changes/change.js';
import {
  askAgain,
  BEFORE_ALL,
  deleteDeliveriesOf,
  deleteExpiredDeliveries,
  giveUpWaiting,
  insertDeliveries,
  TRIED_MS,
  webhooksWithDeliveries,
  webhooksWithWaiting,
  type DeliveryRecord,
  type StoredDelivery,
} from './deliveriesModel.js';
import { ofActiveCompanies } from './activeCompanies.js';
import type { WebhookDependencies } from './webhookDependencies.js';
import { TEST_EVENT, webhookEventOf, type WebhookEvent } from './webhookEvents.js';
import { SWITCHED_OFF } from './webhookStops.js';
import type { WebhookSender } from './webhookSender.js';
import {
  activeAmong,
  activeWebhooks,
  companiesWithWebhooks,
  deleteWebhooksOf,
  endPause,
  goneWebhooks,
  markDue,
  type ListeningWebhook,
  type WebhookRecord,
} from './webhooksModel.js';

/** How long a list of messages shows one. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** What has happened, and to whom it may be told. */
interface Told {
  /** Tells it from all else, so that no webhook is told twice. */
  id: string;
  event: WebhookEvent;
  about: Types.ObjectId;
  clientId: Types.ObjectId | null;
  at: Date;
}

/** The messages to webhooks: stored before what they tell of is, and sent beside the requests. */
export class Deliveries {
  constructor(
    private readonly deps: WebhookDependencies,
    private readonly sender: WebhookSender,
  ) {
    deps.services.candidates.events.beforeStored((events) => this.#tellEvents(events));
    deps.services.changes.subscribe(
      'candidate',
      (change) => this.#tellDeletion(change),
      ({ action }) => action === 'delete',
    );
  }

  /** Has a message sent that tells of nothing, before all that waits. */
  async sendTest({ _id }: WebhookRecord): Promise<DeliveryRecord> {
    const at = this.deps.now();
    const test = { event: TEST_EVENT, about: null, clientId: null, at, dueAt: BEFORE_ALL } as const;
    const delivery = this.#delivery(new Types.ObjectId(), _id, test);
    await insertDeliveries([delivery]);
    await this.#hurry(_id);
    return delivery;
  }

  /** Has a message sent again, before all that waits. @returns it as it is then; null for one that waits already. */
  async sendAgain({ _id, webhookId }: Pick<DeliveryRecord, '_id' | 'webhookId'>): Promise<DeliveryRecord | null> {
    const delivery = await askAgain(_id, this.deps.now());
    if (delivery) await this.#hurry(webhookId);
    return delivery;
  }

  /** Finishes what a crash has cut off: has sent what waits unseen, and gives up what waits for webhooks that are off. @returns how many were given up. */
  async settleWaiting(): Promise<number> {
    const waitedFor = await webhooksWithWaiting();
    const active = await activeAmong(waitedFor);
    await markDue(active, this.deps.now());
    const isActive = new Set(active.map((id) => id.toString()));
    return giveUpWaiting(
      waitedFor.filter((id) => !isActive.has(id.toString())),
      SWITCHED_OFF,
    );
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
    if (all.length === 0) return;
    const listening = await activeWebhooks(all.flatMap(({ clientId }) => clientId ?? []));
    const webhooks = await ofActiveCompanies(listening, this.deps);
    const deliveries = all.flatMap((told) =>
      webhooks
        .filter((webhook) => isMeant(webhook, told))
        .map(({ _id }) => this.#delivery(derivedId('webhook', _id.toString(), told.id), _id, told)),
    );
    if (deliveries.length === 0) return;
    await insertDeliveries(deliveries);
    await this.#markDue(deliveries.map(({ webhookId }) => webhookId));
  }

  #delivery(
    _id: Types.ObjectId,
    webhookId: Types.ObjectId,
    told: Pick<StoredDelivery, 'event' | 'about' | 'clientId'> & { at: Date; dueAt?: Date },
  ): StoredDelivery {
    const { event, about, clientId, at } = told;
    const createdAt = this.deps.now();
    const { dueAt = createdAt } = told;
    return {
      ...{ _id, webhookId, event, about, clientId, occurredAt: at, state: 'waiting', dueAt, failures: 0 },
      ...{ triedUntil: new Date(createdAt.getTime() + TRIED_MS), attempts: 0, lastAttemptAt: null, lastStatus: null },
      ...{ lastError: null, lastDurationMs: null, createdAt, expiresAt: new Date(createdAt.getTime() + KEPT_MS) },
    };
  }

  /** Somebody waits for it, also where the address has failed. */
  async #hurry(webhookId: Types.ObjectId): Promise<void> {
    await endPause(webhookId);
    await this.#markDue([webhookId]);
  }

  async #markDue(webhookIds: readonly Types.ObjectId[]): Promise<void> {
    await markDue(webhookIds, this.deps.now());
    this.sender.wake();
  }
}

/** What happened before a webhook was made is not told to it. */
const isMeant = (webhook: ListeningWebhook, { event, clientId, at }: Told): boolean =>
  webhook.events.includes(event) &&
  webhook.createdAt <= at &&
  (webhook.clientId === null || webhook.clientId.toString() === clientId?.toString());
