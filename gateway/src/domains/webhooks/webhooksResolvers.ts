import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { pageSize } from '../../lib/pages.js';
import { payload } from '../http/userErrors.js';
import { messageIdOf } from './messages.js';
import type { WebhookRecord } from './webhooksModel.js';

export const webhooksResolvers: Resolvers = {
  Query: {
    webhooks: (_root, _args, { viewer, services }) => services.webhooks.list(asUser(viewer)),
    webhook: (_root, { id }, { viewer, services }) => services.webhooks.get(asUser(viewer), databaseId('Webhook', id)),
  },
  Mutation: {
    createWebhook: (_root, { input }, { viewer, services }) =>
      payload(() => services.webhooks.create(asUser(viewer), input)),
    updateWebhook: (_root, { input: { id, ...changes } }, { viewer, services }) =>
      payload(
        async () => ({ webhook: await services.webhooks.update(asUser(viewer), databaseId('Webhook', id), changes) }),
        (current: WebhookRecord) => ({ webhook: current }),
      ),
    renewWebhookSecret: (_root, { input: { id } }, { viewer, services }) =>
      payload(() => services.webhooks.renewSecret(asUser(viewer), databaseId('Webhook', id))),
    deleteWebhook: (_root, { input: { id } }, { viewer, services }) =>
      payload(async () => {
        await services.webhooks.remove(asUser(viewer), databaseId('Webhook', id));
        return { deletedId: id };
      }),
    testWebhook: (_root, { input: { id } }, { viewer, services }) =>
      payload(async () => ({
        delivery: await services.webhooks.test(asUser(viewer), databaseId('Webhook', id)),
      })),
    redeliverWebhook: (_root, { input: { id } }, { viewer, services }) =>
      payload(async () => ({
        delivery: await services.webhooks.redeliver(asUser(viewer), databaseId('WebhookDelivery', id)),
      })),
  },
  Webhook: {
    id: ({ _id }) => toGlobalId('Webhook', _id),
    deliveries: ({ _id }, { first }, { loaders }) =>
      loaders.latestDeliveries(pageSize('first', first)).load(_id.toString()),
  },
  WebhookDelivery: {
    id: ({ _id }) => toGlobalId('WebhookDelivery', _id),
    messageId: messageIdOf,
    candidateId: ({ about }) => about?.toString() ?? null,
  },
};
