import type DataLoader from 'dataloader';
import { listLoader } from '../../lib/loaders.js';
import type { Services } from '../services.js';
import type { DeliveryRecord } from './deliveriesModel.js';

/** The latest messages of all webhooks of an answer cost one query for each length that is asked for. */
export function createWebhooksLoaders(services: Services) {
  const byLength = new Map<number, DataLoader<string, DeliveryRecord[]>>();
  return {
    /** @param limit how many of each webhook at most. */
    latestDeliveries(limit: number): DataLoader<string, DeliveryRecord[]> {
      const loader =
        byLength.get(limit) ??
        listLoader(
          (ids) => services.webhooks.latestDeliveries(ids, limit),
          ({ webhookId }) => webhookId.toString(),
        );
      byLength.set(limit, loader);
      return loader;
    },
  };
}
