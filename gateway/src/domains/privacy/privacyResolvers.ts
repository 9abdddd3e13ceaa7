import { asCandidate } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { payload } from '../http/userErrors.js';

export const privacyResolvers: Resolvers = {
  OwnCandidate: {
    hasConsented: (candidate, _, { services }) => services.privacy.hasConsented(candidate),
    consentDocument: async (_, { language }, { services }) =>
      services.privacy.consentDocument(language ?? 'pt-BR', await services.customFields.catalogue('candidate')),
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
  },
};
