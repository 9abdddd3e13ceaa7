import type { WebhookDependencies } from './webhookDependencies.js';
import { findWebhook, updateWebhook, type StopReason, type WebhookRecord } from './webhooksModel.js';

const HOUR_MS = 60 * 60_000;
/** After so long without a message that was taken an address is sent no more. */
const LONGEST_FAILURE_MS = 72 * HOUR_MS;
/** The status by which an address says that it wants no more, as Standard Webhooks has it. */
const GONE = 410;

/** Switches webhooks off whose address takes nothing any more, and tells those who keep them. */
export class WebhookStops {
  constructor(private readonly deps: WebhookDependencies) {}

  /**
   * Stops a webhook that has just failed, where that is over. What waits for it is given up as its turn comes.
   * @param status of the answer; null for none.
   */
  async stopIfOver({ _id }: Pick<WebhookRecord, '_id'>, status: number | null, now: Date): Promise<void> {
    const webhook = await findWebhook(_id);
    if (!webhook?.isActive) return;
    const reason = reasonToStop(webhook, status, now);
    if (reason === null) return;
    // The mail first: a crash in between has the next try tell it again, which is one mail, and stop it then.
    await this.#tell(webhook, reason);
    await this.deps.services.changes.record(
      null,
      { entity: 'webhook', entityId: _id.toString(), action: 'update', fields: ['isActive'] },
      (lastChange) => updateWebhook(webhook, { isActive: false, stoppedBecause: reason, lastChange }),
    );
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
