import { asUser, asViewer } from '../../auth/rules.js';
import { viewerAccount } from '../../auth/viewer.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, databaseIdOrNull, toGlobalId } from '../../lib/globalId.js';
import { payload } from '../http/userErrors.js';

export const staffResolvers: Resolvers = {
  Query: {
    staffAccounts: (_root, { clientId }, { viewer, services }) =>
      services.identity.staffAccounts.list(asUser(viewer), databaseIdOrNull('Client', clientId)),
  },
  Mutation: {
    inviteStaff: (_root, { input: { clientId, ...person } }, { viewer, services }) =>
      payload(() =>
        services.identity.staffAccounts.invite(asUser(viewer), person, databaseIdOrNull('Client', clientId)),
      ),
    inviteStaffAgain: (_root, { input }, { viewer, services }) =>
      payload(() => services.identity.staffAccounts.inviteAgain(asUser(viewer), databaseId('User', input.id))),
    updateStaffAccount: (_root, { input: { id, ...changes } }, { viewer, services }) =>
      payload(() => services.identity.staffAccounts.update(asUser(viewer), databaseId('User', id), changes)),
    disableStaffTwoFactor: (_root, { input }, { viewer, services }) =>
      payload(async () => ({
        account: await services.identity.staffAccounts.disableTwoFactor(asUser(viewer), databaseId('User', input.id)),
      })),
    deleteStaffAccount: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        await services.identity.staffAccounts.remove(asUser(viewer), databaseId('User', input.id));
        return { deletedId: input.id };
      }),
  },
  StaffAccount: {
    id: ({ _id }) => toGlobalId('User', _id),
    isContact: ({ clientId }) => clientId !== null,
    hasTwoFactor: ({ twoFactor }) => twoFactor != null,
    isInvited: ({ mustChangePassword }) => mustChangePassword,
    isViewer: ({ _id }, _args, { viewer }) => _id.toString() === viewerAccount(asViewer(viewer)),
  },
};
