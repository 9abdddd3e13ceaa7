import { createCandidatesLoaders } from './candidates/candidatesLoaders.js';
import { createClientsLoaders } from './clients/clientsLoaders.js';
import { createConfirmationsLoaders } from './confirmations/confirmationsLoaders.js';
import { createDocumentsLoaders } from './documents/documentsLoaders.js';
import { createCustomFieldsLoaders } from './fields/definitions/customFieldsLoaders.js';
import { createNotesLoaders } from './notes/notesLoaders.js';
import { createPrivacyLoaders } from './privacy/privacyLoaders.js';
import { createRemindersLoaders } from './reminders/remindersLoaders.js';
import { createTimelineLoaders } from './timeline/timelineLoaders.js';
import { createWebhooksLoaders } from './webhooks/webhooksLoaders.js';
import type { Services } from './services.js';

/** The loaders of one request; they batch and remember, so they must never outlive it. */
export function createLoaders(services: Services) {
  return {
    ...createClientsLoaders(services),
    ...createCandidatesLoaders(services),
    ...createConfirmationsLoaders(services),
    ...createCustomFieldsLoaders(services),
    ...createDocumentsLoaders(services),
    ...createRemindersLoaders(services),
    ...createTimelineLoaders(services),
    ...createNotesLoaders(services),
    ...createPrivacyLoaders(services),
    ...createWebhooksLoaders(services),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
