import type { Resolvers } from '../../../generated/resolvers.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { requestedKeys } from '../openFields.js';
import { progressOf } from '../progress/candidateProgress.js';
import { hasEnded } from '../standing/ending.js';
import { dueDayOf } from '../standing/standing.js';

/** The candidate's own record: nothing personal before consent. */
export const ownCandidateResolvers: NonNullable<Resolvers['OwnCandidate']> = {
  id: ({ _id }) => toGlobalId('Candidate', _id),
  name: (candidate, _, { services }) => (services.privacy.hasConsented(candidate) ? candidate.name : null),
  email: (candidate, _, { services }) => (services.privacy.hasConsented(candidate) ? candidate.email : null),
  progress: async (candidate, _, { services }) =>
    progressOf(await services.customFields.catalogueOf(candidate), candidate),
  companyName: async ({ clientId }, _, { loaders }) =>
    clientId && ((await loaders.clientById.load(clientId.toString()))?.companyName ?? null),
  dueOn: (candidate, _, { services }) => (services.privacy.hasConsented(candidate) ? dueDayOf(candidate) : null),
  hasEnded,
  requestedFieldKeys: async (candidate, _, { services }) =>
    requestedKeys(candidate, await services.customFields.catalogueOf(candidate)),
  correctedFieldKeys: ({ correctedFieldKeys }) => correctedFieldKeys ?? [],
  reopenMessage: (candidate, _, { services }) =>
    services.privacy.hasConsented(candidate) ? (candidate.reopenMessage ?? null) : null,
  correctionRequestedAt: ({ correctionRequest }) => correctionRequest?.at ?? null,
  fields: async (candidate, _, { services }) =>
    services.candidates.ownForm.fields(candidate, await services.customFields.catalogueOf(candidate)),
};
