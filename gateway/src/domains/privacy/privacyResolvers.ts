import { asCandidate, asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { payload } from '../http/userErrors.js';
import type { RetentionRecord } from './retentionModel.js';

export const privacyResolvers: Resolvers = {
  Query: {
    retention: (_, _args, { viewer, services }) => services.retention.get(asViewer(viewer)),
    retentionPreview: (_, periods, { viewer, services }) => services.retention.preview(asViewer(viewer), periods),
  },
  AdmissionEnding: {
    deletedFrom: (ending, _args, { loaders }) => loaders.deletedFrom.load(ending),
  },
  OwnCandidate: {
    hasConsented: (candidate, _, { services }) => services.privacy.hasConsented(candidate),
    consentDocument: async (candidate, { language }, { services }) =>
      services.privacy.consentDocument(
        language ?? 'pt-BR',
        await services.customFields.catalogueOfClient(candidate.clientId),
      ),
  },
  Mutation: {
    acceptConsent: (_, { input }, { viewer, services, origin }) =>
      payload(async () => {
        const candidate = await services.privacy.recordConsent(asCandidate(viewer), {
          ...input,
          origin,
          source: 'web',
        });
        return { candidate };
      }),

    withdrawConsent: (_, _args, { viewer, services }) =>
      payload(async () => ({ candidate: await services.privacy.withdrawConsent(asCandidate(viewer)) })),

    saveRetention: (_, { input }, { viewer, services }) =>
      payload(
        async () => ({ retention: await services.retention.save(asUser(viewer), input) }),
        (current: RetentionRecord) => ({ retention: current }),
      ),
  },
};
