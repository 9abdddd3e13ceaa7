import type { UpdateWebhookInput, WebhookEvent } from '../../generated/staff/graphql';
import { inOrder } from './webhookEvents';
import type { Webhook } from './webhookOperations';

/** The form's values; the events are rows, which a conflict compares as one text. */
export interface WebhookValues {
  /** '' for none. */
  name: string;
  url: string;
  events: { value: WebhookEvent }[];
}

/** The server takes no longer address. */
export const MAX_URL = 2000;
/** Nor a longer name. */
export const MAX_NAME = 60;

export const newWebhook: WebhookValues = { name: '', url: '', events: [] };

export const valuesOf = ({ name, url, events }: Webhook): WebhookValues => ({
  name: name ?? '',
  url,
  events: inOrder(events).map((value) => ({ value })),
});

/** What the server is given for a new webhook. */
export const inputOf = ({ name, url, events }: WebhookValues) => ({
  name: name.trim() || null,
  url: url.trim(),
  events: events.map(({ value }) => value),
});

/** Only what differs from the webhook that the form began with, as another address wants the password. */
export function changesOf(before: Webhook, values: WebhookValues): Pick<UpdateWebhookInput, 'name' | 'url' | 'events'> {
  const { name, url, events } = inputOf(values);
  return {
    ...(name !== (before.name ?? null) && { name }),
    ...(url !== before.url && { url }),
    ...(events.join() !== inOrder(before.events).join() && { events }),
  };
}

const isSameAddress = (one: string, other: string) =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

/** Another webhook of the same address, which is told twice what both are told of; undefined for none. */
export const twinOf = ({ id, url }: { id: string | undefined; url: string }, webhooks: readonly Webhook[]) =>
  webhooks.find((other) => other.id !== id && isSameAddress(other.url, url));
