import { asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { whenThere } from '../../lib/maybePromise.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { payload } from '../userErrors.js';
import { changedFields } from './confirmationLabels.js';

export const confirmationsResolvers: Resolvers = {
  Query: {
    confirmations: async (_, { clientId, ...paging }, { viewer, services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      const id = databaseId('Client', clientId);
      return connectionFromPage(await services.confirmations.ofClient(asUser(viewer), id, page));
    },
  },
  CandidateConfirmation: {
    id: ({ _id }) => toGlobalId('CandidateConfirmation', _id),
    candidateId: ({ candidateId }) => toGlobalId('Candidate', candidateId),
    clientId: ({ clientId }) => toGlobalId('Client', clientId),
    clientName: ({ clientId }, _, { loaders }) =>
      whenThere(loaders.clientById.load(clientId.toString()), (client) => client?.name ?? 'N/A'),
    async changedFieldLabels(confirmation, _, { viewer, services }) {
      const catalogue = await services.customFields.catalogue('candidate');
      return changedFields(confirmation, asViewer(viewer), catalogue).map(({ label }) => label);
    },
  },
  Mutation: {
    confirmCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const candidateId = databaseId('Candidate', input.candidateId);
        await services.confirmations.confirm(asUser(viewer), { ...input, candidateId });
        return { candidate: await services.candidates.get(asUser(viewer), candidateId) };
      }),
    unconfirmCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const candidateId = databaseId('Candidate', input.candidateId);
        await services.confirmations.unconfirm(asUser(viewer), { candidateId });
        return { candidate: await services.candidates.get(asUser(viewer), candidateId) };
      }),
  },
};
