import { admits, asUser, asViewer, unknownAsker } from '../../auth/rules.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { notFound } from '../../lib/errors.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { pageSize } from '../../lib/pages.js';
import type { RequestContext } from '../context.js';
import { payload } from '../http/userErrors.js';
import {
  mayCreateCandidatesNow,
  mayExportNow,
  mayManageClientsNow,
  mayManageFieldsNow,
  mayManageRetentionNow,
  mayManageStaffNow,
  mayManageWebhooksNow,
} from './identityPolicy.js';

export const identityResolvers: Resolvers = {
  Query: {
    viewer(_root, _args, { viewer, credentials }) {
      // A token that is worth nothing any more must be told, so that the caller renews it.
      if (credentials === 'invalid' || credentials === 'invalidKey') throw unknownAsker(credentials);
      if (credentials === 'deletedCandidate') throw notFound('Candidato não encontrado.');
      return viewer;
    },
  },

  Mutation: {
    signIn: (_root, { input }, { services, origin }) => payload(() => services.identity.signIn(input, origin)),

    signInCandidate: (_root, { input }, { services, origin }) =>
      payload(() => services.identity.signInCandidate(input, origin)),

    refreshSession: (_root, { input }, { services }) =>
      payload(async () => {
        const { accessToken, refreshToken } = await services.identity.refresh(input);
        return { accessToken, refreshToken };
      }),

    signOut: (_root, _args, { viewer, services }) =>
      payload(async () => {
        await services.identity.signOut(asViewer(viewer));
        return {};
      }),

    requestPasswordReset: (_root, { input }, { services, origin }) =>
      payload(async () => {
        await services.identity.recovery.request(input, origin);
        return {};
      }),

    changePassword: (_root, { input }, { viewer, services, origin }) =>
      payload(async () => {
        await services.identity.passwords.change(asUser(viewer), input, origin);
        return {};
      }),

    reauthenticate: (_root, { input }, { viewer, services, origin }) =>
      payload(async () => {
        await services.identity.passwords.reauthenticate(asUser(viewer), input, origin);
        return {};
      }),

    resetPassword: (_root, { input }, { services, origin }) =>
      payload(async () => {
        await services.identity.recovery.reset(input, origin);
        return {};
      }),

    confirmEmail: async (_root, { input }, { services, origin }) => {
      const status = await services.identity.recovery.confirm(input, origin);
      return { status, userErrors: [] };
    },

    endOtherSessions: async (_root, _args, { viewer, services }) => {
      const endedCount = await services.identity.endOtherSessions(asViewer(viewer));
      return { endedCount, userErrors: [] };
    },

    endSession: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        await services.identity.endSession(asViewer(viewer), databaseId('Session', input.id));
        return { endedId: input.id };
      }),
  },

  Viewer: {
    id: (viewer) =>
      viewer.kind === 'user' ? toGlobalId('User', viewer.userId) : toGlobalId('Candidate', viewer.candidateId),
    name: (viewer) => (viewer.kind === 'user' ? viewer.name : 'Candidato'),
    email: async (viewer, _args, context) => {
      if (viewer.kind === 'user') return viewer.email;
      return viewer.hasConsented ? ((await ownCandidate(viewer, context))?.email ?? null) : null;
    },
    roles: (viewer) => [viewer.role],
    mustChangePassword: (viewer) => viewer.kind === 'user' && viewer.mustChangePassword,
    client: (viewer, _args, { loaders }) =>
      viewer.kind === 'user' && viewer.clientId && admits('activeAccountOrKey', viewer, 'read')
        ? loaders.clientById.load(viewer.clientId)
        : null,
    candidate: (viewer, _args, context) => ownCandidate(viewer, context),
    sessions: async (viewer, { first }, { services }) => {
      const sessions = await services.identity.sessions(viewer, pageSize('first', first));
      return sessions.map((session) => ({
        id: toGlobalId('Session', session._id),
        createdAt: session.createdAt,
        lastUsedAt: session.lastUsedAt,
        userAgent: session.userAgent,
        isCurrent: session._id.toString() === viewer.sessionId,
      }));
    },
    viewerCanManageClients: mayManageClientsNow,
    viewerCanManageFields: mayManageFieldsNow,
    viewerCanManageStaff: mayManageStaffNow,
    viewerCanManageRetention: mayManageRetentionNow,
    viewerCanManageWebhooks: mayManageWebhooksNow,
    viewerCanExport: mayExportNow,
    viewerCanCreateCandidates: mayCreateCandidatesNow,
    viewerCanMailCandidates: (viewer, _args, { services }) =>
      viewer.kind === 'user' && admits('activeAccountOrKey', viewer, 'write') && services.mail.canSend,
  },
};

async function ownCandidate(viewer: Viewer, { loaders }: RequestContext) {
  return viewer.kind === 'candidate' ? loaders.candidateById.load(viewer.candidateId) : null;
}
