import { asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { payload } from '../http/userErrors.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { changesBetween } from '../fields/values/fieldDifferences.js';
import { changedKeys, confirmationProof } from './confirmationProof.js';
import { changedFields } from './confirmationLabels.js';

/** On a CONFLICT the payload shows the candidate as they are now. */
const asCurrent = (candidate: CandidateRecord) => ({ candidate });

export const confirmationsResolvers: Resolvers = {
  Query: {
    confirmations: async (_, { clientId, ...paging }, { viewer, services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      const id = databaseId('Client', clientId);
      return connectionFromPage(await services.confirmations.ofClient(asUser(viewer), id, page));
    },
    confirmedRecord: (_, { eventId }, { viewer, services }) =>
      services.confirmations.records.read(asUser(viewer), databaseId('CandidateEvent', eventId)),
  },
  ConfirmedRecord: {
    candidateId: ({ candidateId }) => toGlobalId('Candidate', candidateId),
  },
  Candidate: {
    confirmationProof: async (candidate, _, { viewer, services }) =>
      confirmationProof(candidate, asViewer(viewer), await services.customFields.catalogueOf(candidate)),
    async changesSinceConfirmation(candidate, _, { viewer, services, loaders }) {
      const [confirmed, catalogue] = await Promise.all([
        loaders.confirmedDataByCandidate.load(candidate._id.toString()),
        services.customFields.catalogueOf(candidate),
      ]);
      const before = confirmed.find(({ confirmedData }) => confirmedData)?.confirmedData;
      if (!before) return [];
      const { role } = asViewer(viewer);
      const keys = changedKeys(before, candidate);
      return changesBetween({ before, after: candidate, keys }, role, catalogue);
    },
  },
  CandidateConfirmation: {
    id: ({ _id }) => toGlobalId('CandidateConfirmation', _id),
    candidateId: ({ candidateId }) => toGlobalId('Candidate', candidateId),
    clientId: ({ clientId }) => toGlobalId('Client', clientId),
    clientName: async ({ clientId }, _, { loaders }) =>
      (await loaders.clientById.load(clientId.toString()))?.name ?? 'N/A',
    changedFieldLabels: async (confirmation, _, context) =>
      (await changedFields(confirmation, context)).map(({ label }) => label),
  },
  Mutation: {
    confirmCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const candidateId = databaseId('Candidate', input.candidateId);
        await services.confirmations.confirm(asUser(viewer), { ...input, candidateId });
        return { candidate: await services.candidates.get(asUser(viewer), candidateId) };
      }, asCurrent),
    unconfirmCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const candidateId = databaseId('Candidate', input.candidateId);
        await services.confirmations.unconfirm(asUser(viewer), { candidateId });
        return { candidate: await services.candidates.get(asUser(viewer), candidateId) };
      }),
  },
};
