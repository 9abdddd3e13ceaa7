import { asViewer } from '../../../auth/rules.js';
import type { Resolvers } from '../../../generated/resolvers.js';
import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import { payload } from '../../http/userErrors.js';

export const fieldPermissionsResolvers: Resolvers = {
  Query: {
    fieldPermissions: (_root, _args, { viewer, services }) => services.fieldPermissions.list(asViewer(viewer)),
    proposedFieldPermission: async (_root, { key }, { viewer, services }) => ({
      ...services.fieldPermissions.proposed(asViewer(viewer), key),
      format: guessFormat(key),
      allowFutureDates: proposesFutureDates(key),
      stored: (await services.fieldPermissions.ofKeys([key]))[0] ?? null,
    }),
  },
  Mutation: {
    saveFieldPermission: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        const fieldPermission = await services.fieldPermissions.save(asViewer(viewer), input);
        return { fieldPermission };
      }),
    deleteFieldPermission: (_root, { input: { fieldKey } }, { viewer, services }) =>
      payload(async () => {
        await services.fieldPermissions.delete(asViewer(viewer), fieldKey);
        return { deletedFieldKey: fieldKey };
      }),
  },
};
