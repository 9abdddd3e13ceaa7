import DataLoader from 'dataloader';
import type { Services } from '../services.js';

/** The messages by WhatsApp of a page of candidates cost two queries. */
export function createRemindersLoaders(services: Services) {
  return {
    /** By the id of a client; '' for candidates without one. */
    whatsappTextByClient: new DataLoader((clientIds: readonly string[]) =>
      services.reminders.whatsappTexts(clientIds.map((id) => id || null)),
    ),
  };
}
