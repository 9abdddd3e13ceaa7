import { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

/** The types behind the schema's only interface; a test holds it against schema/*.graphql. */
export const possibleTypes: Record<string, string[]> = {
  Node: [
    'Candidate',
    'CandidateConfirmation',
    'CandidateImport',
    'Client',
    'CustomField',
    'Document',
    'ExportTemplate',
  ],
};

/**
 * Lists are shown page by page, so each page is an entry of its own: nothing is merged, and the arguments that tell
 * pages apart are all part of the key.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          clients: { keyArgs: ['first', 'after', 'page', 'search', 'active', 'sort'] },
          candidates: { keyArgs: ['first', 'after', 'page', 'filter', 'sort'] },
          customFields: { keyArgs: ['target'], merge: false },
          candidateImports: { keyArgs: ['first', 'after', 'page', 'clientId'] },
          exportTemplates: { merge: false },
          attention: relayStylePagination(['reason', 'clientId']),
          attentionCounts: { merge: false },
          stageCounts: { merge: false },
          candidateDuplicates: { merge: false },
          notifications: relayStylePagination(),
          notificationSettings: { merge: true },
          webhooks: { merge: false },
        },
      },
      // Values of one candidate or client: their `key` is not unique beyond it.
      FieldValue: { keyFields: false },
      Candidate: {
        fields: {
          fields: { merge: false },
          filledFields: { merge: false },
          confirmations: { merge: false },
          documents: { merge: false },
          // More of them are put behind those that are shown.
          events: relayStylePagination(['kinds']),
          notes: { merge: false },
          missingFields: { merge: false },
          // Lists ask for less of it than the page of the candidate.
          ending: { merge: true },
          attention: { merge: false },
          changesSinceConfirmation: { merge: false },
        },
      },
      Client: { fields: { fields: { merge: false } } },
      CustomField: { fields: { clients: { merge: false } } },
      Webhook: { fields: { events: { merge: false }, deliveries: { merge: false } } },
      // There is one of each, so that what a save gives is shown by the screen.
      Retention: { keyFields: [] },
      TwoFactorDemands: { keyFields: [] },
    },
  });
}
