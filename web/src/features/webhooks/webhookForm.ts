import type { UpdateWebhookInput, WebhookEvent } from '../../generated/staff/graphql';
import { inOrder } from './webhookEvents';
import type { Webhook } from './webhookOperations';

/** The form's values; the events are rows, which a conflict compares as one text. */
export interface WebhookValues {
  url: string;
  events: { value: WebhookEvent }[];
}

/** The server takes no longer address. */
export const MAX_URL = 2000;

export const newWebhook: WebhookValues = { url: '', events: [] };

export const valuesOf = ({ url, events }: Webhook): WebhookValues => ({
  url,
  events: inOrder(events).map((value) => ({ value })),
});

/** What the server is given for a new webhook. */
export const inputOf = ({ url, events }: WebhookValues) => ({
  url: url.trim(),
  events: events.map(({ value }) => value),
});

/** Only what differs from the webhook that the form began with, as another address wants the password. */
export function changesOf(before: Webhook, values: WebhookValues): Pick<UpdateWebhookInput, 'url' | 'events'> {
  const { url, events } = inputOf(values);
  return {
    ...(url !== before.url && { url }),
    ...(events.join() !== inOrder(before.events).join() && { events }),
  };
}
