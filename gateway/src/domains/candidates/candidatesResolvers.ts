import { asCandidate, asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, databaseIdOrNull, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { payload, toUserErrors } from '../http/userErrors.js';
import { candidateFields, filledFields } from './candidateFields.js';
import { filterOf } from './candidatesInput.js';
import type { CandidateRecord } from './candidatesModel.js';
import {
  mayAssignClient,
  mayConfirmCandidate,
  mayEditDocument,
  mayManageCandidate,
  mayReopenCandidate,
} from './candidatesPolicy.js';
import { correctableFields } from './openFields.js';
import { documentsStateOf } from './progress/documentsState.js';
import { progressOf } from './progress/candidateProgress.js';
import { ownCandidateResolvers } from './ownForm/ownCandidateResolvers.js';

/** On a CONFLICT the payload shows the candidate as somebody else has left it. */
const asCurrent = (candidate: CandidateRecord) => ({ candidate });

export const candidatesResolvers: Resolvers = {
  Query: {
    candidates: async (_, { filter, sort, ...paging }, { viewer, services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      return connectionFromPage(
        await services.candidates.list(asUser(viewer), { page, filter: filterOf(filter), sort }),
      );
    },
    candidatesByAnswer: (_, input, { viewer, services }) => services.candidates.answers.find(asUser(viewer), input),
    candidateDuplicates: (_, { id, cpf, clientId }, { viewer, services }) =>
      services.candidates.answers.duplicatesOf(asUser(viewer), {
        id: databaseIdOrNull('Candidate', id),
        cpf,
        clientId: databaseIdOrNull('Client', clientId),
      }),
    candidateInvitation: (_, { token }, { services }) => services.candidates.credentials.invitation({ token }),
    candidateTotals: (_, _args, { viewer, services }) => services.candidates.totals(asUser(viewer)),
  },
  Candidate: {
    id: ({ _id }) => toGlobalId('Candidate', _id),
    progress: async (candidate, _, { services }) =>
      progressOf(await services.customFields.catalogueOf(candidate), candidate),
    client: ({ clientId }, _, { loaders }) => clientId && loaders.clientById.load(clientId.toString()),
    clientName: async ({ clientId }, _, { loaders }) =>
      clientId && ((await loaders.clientById.load(clientId.toString()))?.name ?? null),
    clientCompany: async ({ clientId }, _, { loaders }) =>
      clientId && ((await loaders.clientById.load(clientId.toString()))?.companyName ?? null),
    fields: async (candidate, _, { viewer, services }) =>
      candidateFields(candidate, asViewer(viewer), await services.customFields.catalogueOf(candidate), {
        includeUnmet: true,
      }),
    filledFields: async (candidate, _, { viewer, services }) =>
      filledFields(candidate, asViewer(viewer), await services.customFields.catalogueOf(candidate)),
    confirmations: ({ _id }, _, { loaders }) => loaders.confirmationsByCandidate.load(_id.toString()),
    accessLink: (candidate, _, { viewer, services }) =>
      services.candidates.credentials.shownTo(asViewer(viewer), candidate)?.link ?? null,
    accessToken: (candidate, _, { viewer, services }) =>
      services.candidates.credentials.shownTo(asViewer(viewer), candidate)?.token ?? null,
    accessPassword: (candidate, _, { viewer, loaders }) =>
      loaders.accessPasswords.load({ candidate, viewer: asViewer(viewer) }),
    consentedAt: (candidate, _, { services }) =>
      services.privacy.hasConsented(candidate) ? (candidate.consent?.at ?? null) : null,
    consentWithdrawnAt: ({ consentWithdrawnAt }) => consentWithdrawnAt ?? null,
    correctableFields: async (candidate, _, { services }) =>
      correctableFields(await services.customFields.catalogueOf(candidate)),
    documentsState: async (candidate, _, { services }) =>
      documentsStateOf(await services.customFields.catalogueOf(candidate), candidate),
    correctionRequest: ({ correctionRequest }) =>
      correctionRequest ? { message: correctionRequest.message, requestedAt: correctionRequest.at } : null,
    viewerCanEdit: (candidate, _, { viewer }) => mayManageCandidate(asViewer(viewer), candidate),
    viewerCanEditDocument: async (candidate, _, { viewer, services }) =>
      mayEditDocument(asViewer(viewer), candidate, await services.customFields.catalogueOf(candidate)),
    viewerCanDelete: (candidate, _, { viewer }) => mayManageCandidate(asViewer(viewer), candidate),
    viewerCanConfirm: (candidate, _, { viewer }) => mayConfirmCandidate(asViewer(viewer), candidate),
    viewerCanAssignClient: (candidate, _, { viewer }) => mayAssignClient(asViewer(viewer), candidate),
    viewerCanReopen: (candidate, _, { viewer }) => mayReopenCandidate(asViewer(viewer), candidate),
  },
  OwnCandidate: ownCandidateResolvers,
  Mutation: {
    createCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const clientId = databaseIdOrNull('Client', input.clientId);
        return { candidate: await services.candidates.create(asUser(viewer), { ...input, clientId }) };
      }),
    updateCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const id = databaseId('Candidate', input.id);
        return { candidate: await services.candidates.update(asUser(viewer), id, input) };
      }, asCurrent),
    updateCandidates: (_, { input: { updates } }, { viewer, services }) =>
      payload(async () => {
        const changes = updates.map(({ id, ...input }) => ({ id: databaseId('Candidate', id), input }));
        const results = await services.candidates.updateMany(asUser(viewer), changes);
        return {
          results: results.map(({ id, candidate, error }) => ({
            id: toGlobalId('Candidate', id),
            candidate,
            userErrors: error ? toUserErrors(error) : [],
          })),
        };
      }),
    deleteCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        await services.candidates.remove(asUser(viewer), databaseId('Candidate', input.id));
        return { deletedId: input.id };
      }),
    reopenCandidate: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const id = databaseId('Candidate', input.id);
        const candidate = await services.candidates.reopen(asUser(viewer), id, input);
        return { candidate, isMailed: services.mail.canSend };
      }),
    sendCandidateAccessLink: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidate: await services.candidates.credentials.send(asUser(viewer), databaseId('Candidate', input.id)),
      })),
    renewCandidateAccess: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidate: await services.candidates.credentials.renew(asUser(viewer), databaseId('Candidate', input.id)),
      })),
    saveOwnAnswers: (_, { input }, { viewer, services, now }) =>
      payload(async () => {
        const candidate = await services.candidates.ownForm.save(asCandidate(viewer), input);
        return { candidate, savedAt: now };
      }, asCurrent),
    requestOwnCorrection: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidate: await services.candidates.ownForm.corrections.request(asCandidate(viewer), input),
      })),
    finishOwnForm: (_, { input }, { viewer, services }) =>
      payload(
        async () => ({
          candidate: await services.candidates.ownForm.finish(asCandidate(viewer), input),
        }),
        asCurrent,
      ),
  },
};
