import { Types } from 'mongoose';
import { giveUpWaiting } from './deliveriesModel.js';
import type { WebhookDependencies } from './webhookDependencies.js';
import { findWebhook, updateWebhook, type StopReason, type WebhookRecord } from './webhooksModel.js';

const HOUR_MS = 60 * 60_000;
/** After so long without a message that was taken an address is sent no more. */
const LONGEST_FAILURE_MS = 72 * HOUR_MS;
/** The status by which an address says that it wants no more, as Standard Webhooks has it. */
const GONE = 410;

/** Says of a message that its webhook was switched off. */
export const SWITCHED_OFF = 'SWITCHED_OFF';

/** Switches webhooks off whose address takes nothing any more, and does what follows when one is off. */
export class WebhookStops {
  constructor(private readonly deps: WebhookDependencies) {
    deps.services.changes.subscribe(
      'webhook',
      ({ entityId }) => this.#follow(new Types.ObjectId(entityId)),
      ({ action, fields = [] }) => action === 'update' && fields.includes('isActive'),
    );
  }

  /**
   * Stops a webhook whose address has just failed, where that is over.
   * @param failed as it was when the message was sent: what was changed since has not failed.
   * @param status of the answer; null for none.
   */
  async stopIfOver(failed: Pick<WebhookRecord, '_id' | 'revision'>, status: number | null, now: Date): Promise<void> {
    const webhook = await findWebhook(failed._id);
    if (!webhook?.isActive || webhook.revision !== failed.revision) return;
    const reason = reasonToStop(webhook, status, now);
    if (reason === null) return;
    await this.deps.services.changes.record(
      null,
      { entity: 'webhook', entityId: webhook._id.toString(), action: 'update', fields: ['isActive'] },
      (lastChange) => updateWebhook(webhook, { isActive: false, stoppedBecause: reason, lastChange }),
    );
  }

  /** What waits for one that is off is given up, and its keepers are told where the server has done it; twice is once. */
  async #follow(id: Types.ObjectId): Promise<void> {
    const webhook = await findWebhook(id);
    if (!webhook || webhook.isActive) return;
    await giveUpWaiting([id], SWITCHED_OFF);
    if (webhook.stoppedBecause) await this.#tell(webhook, webhook.stoppedBecause);
  }

  async #tell({ _id, clientId, url, revision }: WebhookRecord, reason: StopReason): Promise<void> {
    const { identity, mail } = this.deps.services;
    const staff = await identity.staffOf(clientId);
    // A company's webhooks are its contact's.
    const keepers = staff.filter((user) => (clientId === null ? user.role === 'admin' : user.clientId !== null));
    for (const { _id: userId, name, email } of keepers) {
      const data = { name, url, reason, dashboard: clientId === null ? '/admin' : '/client' } as const;
      const key = `${_id.toString()} ${revision} ${userId.toString()}`;
      await mail.enqueue({ to: email, template: 'webhookStopped', data }, undefined, key);
    }
  }
}

function reasonToStop({ failingSince }: WebhookRecord, status: number | null, now: Date): StopReason | null {
  if (status === GONE) return 'gone';
  const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= LONGEST_FAILURE_MS;
  return isOver ? 'failing' : null;
}
