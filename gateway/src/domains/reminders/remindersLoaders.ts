import DataLoader from 'dataloader';
import type { Services } from '../services.js';
import type { WhatsappText } from './whatsapp.js';

/** The messages by WhatsApp of a page of candidates cost two queries. */
export function createRemindersLoaders(services: Services) {
  return {
    whatsappText: new DataLoader((wanted: readonly WhatsappText[]) => services.reminders.whatsappTexts(wanted), {
      cacheKeyFn: ({ clientId, message }) => `${message} ${clientId}`,
    }),
  };
}
