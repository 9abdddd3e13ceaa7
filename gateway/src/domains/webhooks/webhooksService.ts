import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { assertPermitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { Change } from '../changes/change.js';
import type { SealedText } from '../security/keyRotation.js';
import { isOneOf } from './allowedAddresses.js';
import { Deliveries } from './deliveries.js';
import { deleteDeliveriesOf, findDelivery, latestDeliveries, type DeliveryRecord } from './deliveriesModel.js';
import type { WebhookDependencies } from './webhookDependencies.js';
import { WebhookSender } from './webhookSender.js';
import { WebhookStops } from './webhookStops.js';
import { webhookInputs } from './webhooksInput.js';
import {
  deleteWebhook,
  deleteWebhooksOf,
  findWebhook,
  insertWebhook,
  NEVER,
  replaceSealedSecret,
  sealedSecrets,
  updateWebhook,
  webhooksOf,
  type WebhookRecord,
} from './webhooksModel.js';
import { isOwnWebhook, mayManageWebhooks, webhookOwnerOf } from './webhooksPolicy.js';

/** Webhooks that the office may have, and each company. */
export const MAX_WEBHOOKS = 10;

/** A webhook, and what signs its messages, which is told this once. */
export interface WebhookWithSecret {
  webhook: WebhookRecord;
  secret: string;
}

/** The addresses of integrators that are told of what happens with candidates, kept by those who want it. */
export class WebhooksService {
  /** What sends the messages. */
  readonly sender: WebhookSender;
  /** The messages. */
  readonly deliveries: Deliveries;

  constructor(private readonly deps: WebhookDependencies) {
    this.sender = new WebhookSender(deps, new WebhookStops(deps));
    this.deliveries = new Deliveries(deps, this.sender);
    deps.services.changes.subscribe(
      'client',
      ({ entityId }) => this.#forgetCompany(new Types.ObjectId(entityId)),
      ({ action }) => action === 'delete',
    );
  }

  /** The viewer's webhooks, oldest first. @throws FORBIDDEN. */
  async list(viewer: UserViewer): Promise<WebhookRecord[]> {
    assertPermitted(viewer, mayManageWebhooks(viewer));
    return webhooksOf(webhookOwnerOf(viewer));
  }

  /** One of them. @throws FORBIDDEN; NOT_FOUND also for one that is not the viewer's. */
  async get(viewer: UserViewer, id: string): Promise<WebhookRecord> {
    assertPermitted(viewer, mayManageWebhooks(viewer));
    const webhook = isDatabaseId(id) ? await findWebhook(new Types.ObjectId(id)) : null;
    if (!webhook || !isOwnWebhook(viewer, webhook)) throw notFound('Webhook não encontrado.');
    return webhook;
  }

  /** The latest messages of each of some webhooks, newest first. For loaders, whose callers have seen the webhooks. */
  async latestDeliveries(webhookIds: readonly string[], limit: number): Promise<DeliveryRecord[]> {
    return latestDeliveries(
      webhookIds.map((id) => new Types.ObjectId(id)),
      limit,
    );
  }

  /**
   * Makes a webhook, which is on.
   * @throws FORBIDDEN, REQUIRED, INVALID; REAUTHENTICATION_REQUIRED, as it learns of people; PRECONDITION_FAILED when there are ten
   *   already; RATE_LIMITED.
   */
  async create(viewer: UserViewer, input: unknown): Promise<WebhookWithSecret> {
    assertPermitted(viewer, mayManageWebhooks(viewer));
    const { name, url, events } = parseInput(this.#inputsOf(viewer).create, input);
    assertRecentPassword(viewer, this.deps.now());
    await this.deps.services.workLimits.spend('create', viewer);
    const clientId = webhookOwnerOf(viewer);
    const _id = new Types.ObjectId();
    const secret = newSecret();
    const fields = ['name', 'url', 'events'];
    const change: Change = { entity: 'webhook', entityId: _id.toString(), action: 'create', fields };
    await this.deps.services.changes.record(viewer, change, async ({ at }) => {
      const webhook = {
        ...{ _id, clientId, name, url, events, sealedSecret: this.deps.sealer.seal(secret), isActive: true },
        ...{ ...WELL, dueAt: NEVER, lease: null },
        ...{ createdAt: at, lastChange: null, revision: 1 },
      };
      if (await insertWebhook(webhook, MAX_WEBHOOKS)) return true;
      throw new DomainError('PRECONDITION_FAILED', `São no máximo ${MAX_WEBHOOKS} webhooks.`);
    });
    return { webhook: await this.get(viewer, _id.toString()), secret };
  }

  /**
   * Changes a webhook, switches it off or on. On again it is as one that has never failed.
   * @throws FORBIDDEN, NOT_FOUND, INVALID; CONFLICT (with `current`) when `expectedRevision` is no longer the revision in store;
   *   REAUTHENTICATION_REQUIRED for another address, and where it is switched on.
   */
  async update(viewer: UserViewer, id: string, input: unknown): Promise<WebhookRecord> {
    const webhook = await this.get(viewer, id);
    const { expectedRevision, ...wanted } = parseInput(this.#inputsOf(viewer).update, input);
    if ((expectedRevision ?? webhook.revision) !== webhook.revision) throw changedMeanwhile(webhook);
    const present = { ...webhook, name: webhook.name ?? null, events: [...webhook.events] };
    const { name = present.name, url = present.url, events = present.events, isActive = present.isActive } = wanted;
    const fields = [
      ...(name === present.name ? [] : ['name']),
      ...(url === webhook.url ? [] : ['url']),
      ...(events.join() === webhook.events.join() ? [] : ['events']),
      ...(isActive === webhook.isActive ? [] : ['isActive']),
    ];
    if (fields.length === 0) return webhook;
    const isAnew = (isActive && !webhook.isActive) || url !== webhook.url;
    if (isAnew) assertRecentPassword(viewer, this.deps.now());
    return this.#change(viewer, webhook, fields, { name, url, events, isActive, ...(isAnew && WELL) });
  }

  /**
   * Gives a webhook another secret; messages that are sent from now on are signed by it.
   * @throws FORBIDDEN, NOT_FOUND, REAUTHENTICATION_REQUIRED; CONFLICT where somebody else changes it at this moment.
   */
  async renewSecret(viewer: UserViewer, id: string): Promise<WebhookWithSecret> {
    const webhook = await this.get(viewer, id);
    assertRecentPassword(viewer, this.deps.now());
    const secret = newSecret();
    const sealedSecret = this.deps.sealer.seal(secret);
    return { webhook: await this.#change(viewer, webhook, ['secret'], { sealedSecret }), secret };
  }

  /** Deletes a webhook, with its messages. @throws FORBIDDEN, NOT_FOUND. */
  async remove(viewer: UserViewer, id: string): Promise<void> {
    const { _id } = await this.get(viewer, id);
    assertPermitted(viewer, mayManageWebhooks(viewer));
    const change: Change = { entity: 'webhook', entityId: id, action: 'delete' };
    await this.deps.services.changes.record(viewer, change, async () => ((await deleteWebhook(_id)) ? true : null));
    // What a crash leaves of them, the sweep deletes.
    await deleteDeliveriesOf([_id]);
  }

  /** Sends a webhook a message that tells of nothing. @throws FORBIDDEN, NOT_FOUND; PRECONDITION_FAILED while it is off; RATE_LIMITED. */
  async test(viewer: UserViewer, id: string): Promise<DeliveryRecord> {
    const webhook = await this.get(viewer, id);
    assertIsOn(webhook);
    await this.deps.services.workLimits.spend('create', viewer);
    return this.deliveries.sendTest(webhook);
  }

  /**
   * Sends a message again that does not wait to be sent.
   * @throws FORBIDDEN; NOT_FOUND also for one of somebody else's; PRECONDITION_FAILED while its webhook is off, and for one that waits.
   */
  async redeliver(viewer: UserViewer, deliveryId: string): Promise<DeliveryRecord> {
    assertPermitted(viewer, mayManageWebhooks(viewer));
    const delivery = isDatabaseId(deliveryId) ? await findDelivery(deliveryId) : null;
    const webhook = delivery && (await findWebhook(delivery.webhookId));
    if (!webhook || !isOwnWebhook(viewer, webhook)) throw notFound('Mensagem não encontrada.');
    assertIsOn(webhook);
    await this.deps.services.workLimits.spend('create', viewer);
    const again = await this.deliveries.sendAgain(delivery);
    if (!again) throw new DomainError('PRECONDITION_FAILED', 'Esta mensagem já está na fila de envio.');
    return again;
  }

  /** The sealed secrets, for the rotation of keys. */
  async *sealedTexts(): AsyncGenerator<SealedText> {
    for await (const webhook of sealedSecrets()) {
      yield { sealed: webhook.sealedSecret, replace: (next) => replaceSealedSecret(webhook, next) };
    }
  }

  /** The own network is the office's alone. */
  #inputsOf(viewer: UserViewer) {
    const { webhookInternalAddresses } = this.deps.config;
    const mayBeInside = webhookOwnerOf(viewer) === null && webhookInternalAddresses.length > 0;
    return webhookInputs(mayBeInside ? isOneOf(webhookInternalAddresses) : null);
  }

  async #change(
    viewer: UserViewer,
    webhook: WebhookRecord,
    fields: readonly string[],
    values: Parameters<typeof updateWebhook>[1],
  ): Promise<WebhookRecord> {
    assertPermitted(viewer, mayManageWebhooks(viewer));
    const change: Change = { entity: 'webhook', entityId: webhook._id.toString(), action: 'update', fields };
    const changed = await this.deps.services.changes.record(viewer, change, (lastChange) =>
      updateWebhook(webhook, { ...values, lastChange }),
    );
    if (!changed) throw changedMeanwhile(await this.get(viewer, webhook._id.toString()));
    return changed;
  }

  async #forgetCompany(clientId: Types.ObjectId): Promise<void> {
    await deleteDeliveriesOf(await deleteWebhooksOf(clientId));
  }
}

/** A webhook whose address has not failed. */
const WELL = { stoppedBecause: null, failingSince: null, failures: 0, retryAt: null };

/** 256 bits, as Standard Webhooks writes them. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

function assertIsOn({ isActive }: WebhookRecord): void {
  if (!isActive) throw new DomainError('PRECONDITION_FAILED', 'Ligue o webhook para enviar mensagens.');
}

const changedMeanwhile = (current: WebhookRecord): DomainError =>
  new DomainError('CONFLICT', 'O webhook foi alterado por outra pessoa. Confira como está antes de salvar.', {
    current,
  });
