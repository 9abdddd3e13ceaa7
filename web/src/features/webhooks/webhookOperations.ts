import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import type {
  WebhookDelivery_DeliveryFragment,
  WebhookForm_WebhookFragment,
  WebhooksQuery,
} from '../../generated/staff/graphql';

/** What the list shows of a webhook, what its form edits, and what a conflict compares. */
const WebhookForm_webhook = graphql(`
  fragment WebhookForm_webhook on Webhook {
    id
    name
    url
    events
    isActive
    stoppedBecause
    failingSince
    retryAt
    createdAt
    lastChange {
      at
      byName
    }
    revision
  }
`);

export type Webhook = WebhookForm_WebhookFragment;

/** Unmasks the record for the screen's logic. */
export const readWebhook = (webhook: FragmentType<typeof WebhookForm_webhook>): Webhook =>
  readFragment(WebhookForm_webhook, webhook);

export const webhooksQuery = graphql(`
  query Webhooks {
    webhooks {
      id
      ...WebhookForm_webhook
    }
  }
`);

/** The webhooks of an answer. */
export const webhooksOf = ({ webhooks }: WebhooksQuery): Webhook[] => webhooks.map(readWebhook);

const WebhookDelivery_delivery = graphql(`
  fragment WebhookDelivery_delivery on WebhookDelivery {
    id
    event
    occurredAt
    state
    attempts
    lastStatus
    lastError
    lastDurationMs
  }
`);

export type Delivery = WebhookDelivery_DeliveryFragment;

/** Unmasks the messages of a webhook. */
export const readDeliveries = (deliveries: readonly FragmentType<typeof WebhookDelivery_delivery>[]): Delivery[] =>
  deliveries.map((delivery) => readFragment(WebhookDelivery_delivery, delivery));

/** What has come of the messages changes the state of their webhook, which comes with them so that the two never disagree. */
export const webhookDeliveriesQuery = graphql(`
  query WebhookDeliveries($id: ID!, $first: Int!) {
    webhook(id: $id) {
      id
      ...WebhookForm_webhook
      deliveries(first: $first) {
        id
        ...WebhookDelivery_delivery
      }
    }
  }
`);

export const createWebhookMutation = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      webhook {
        id
      }
      secret
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const updateWebhookMutation = graphql(`
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        id
        ...WebhookForm_webhook
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const renewWebhookSecretMutation = graphql(`
  mutation RenewWebhookSecret($input: RenewWebhookSecretInput!) {
    renewWebhookSecret(input: $input) {
      webhook {
        id
      }
      secret
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const deleteWebhookMutation = graphql(`
  mutation DeleteWebhook($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) {
      deletedId
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const testWebhookMutation = graphql(`
  mutation TestWebhook($input: TestWebhookInput!) {
    testWebhook(input: $input) {
      delivery {
        id
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export const redeliverWebhookMutation = graphql(`
  mutation RedeliverWebhook($input: RedeliverWebhookInput!) {
    redeliverWebhook(input: $input) {
      delivery {
        id
        ...WebhookDelivery_delivery
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);
