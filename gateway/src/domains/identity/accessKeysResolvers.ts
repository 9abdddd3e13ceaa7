import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { payload } from '../http/userErrors.js';

export const accessKeysResolvers: Resolvers = {
  Viewer: {
    accessKeys: (viewer, _args, { services }) => services.identity.accessKeys.list(viewer),
  },
  Mutation: {
    createAccessKey: (_root, { input }, { viewer, services }) =>
      payload(() => services.identity.accessKeys.create(asUser(viewer), input)),
    deleteAccessKey: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        await services.identity.accessKeys.remove(asUser(viewer), databaseId('AccessKey', input.id));
        return { deletedId: input.id };
      }),
  },
  AccessKey: {
    id: ({ _id }) => toGlobalId('AccessKey', _id),
    name: ({ key }) => key.name,
    access: ({ key }) => key.access,
    lastUsedAt: ({ key }) => key.lastUsedAt,
  },
};
