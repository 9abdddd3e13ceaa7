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

/** Switches webhooks off whose address takes nothing any more, and tells those who keep them. */
export class WebhookStops {
  constructor(private readonly deps: WebhookDependencies) {}

  /**
   * Stops a webhook whose address has just failed, where that is over; what waits for it is given up.
   * @param failed as it was when the message was sent: another address by now has not failed.
   * @param status of the answer; null for none.
   */
  async stopIfOver(failed: Pick<WebhookRecord, '_id' | 'url'>, status: number | null, now: Date): Promise<void> {
    const webhook = await findWebhook(failed._id);
    if (!webhook?.isActive || webhook.url !== failed.url) return;
    const reason = reasonToStop(webhook, status, now);
    if (reason === null) return;
    // The mail first: a crash in between has the next try tell it again, which is one mail, and stop it then.
    await this.#tell(webhook, reason);
    const stopped = await this.deps.services.changes.record(
      null,
      { entity: 'webhook', entityId: webhook._id.toString(), action: 'update', fields: ['isActive'] },
      (lastChange) => updateWebhook(webhook, { isActive: false, stoppedBecause: reason, lastChange }),
    );
    if (stopped) await giveUpWaiting([webhook._id], SWITCHED_OFF);
  }

  async #tell({ _id, clientId, url, failingSince }: WebhookRecord, reason: StopReason): Promise<void> {
    const { identity, mail } = this.deps.services;
    const staff = await identity.staffOf(clientId);
    // A company's webhooks are its contact's.
    const keepers = staff.filter((user) => (clientId === null ? user.role === 'admin' : user.clientId !== null));
    for (const { _id: userId, name, email } of keepers) {
      const data = { name, url, reason, dashboard: clientId === null ? '/admin' : '/client' } as const;
      const key = `${_id.toString()} ${failingSince?.toISOString() ?? ''} ${userId.toString()}`;
      await mail.enqueue({ to: email, template: 'webhookStopped', data }, undefined, key);
    }
  }
}

function reasonToStop({ failingSince }: WebhookRecord, status: number | null, now: Date): StopReason | null {
  if (status === GONE) return 'gone';
  const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= LONGEST_FAILURE_MS;
  return isOver ? 'failing' : null;
}
