import { asViewer } from '../../../auth/rules.js';
import type { Resolvers } from '../../../generated/resolvers.js';
import { databaseId, databaseIdOrNull, toGlobalId } from '../../../lib/globalId.js';
import type { RequestContext } from '../../context.js';
import { proposedPermission, withAdmin } from '../permissions/fieldPermissionsPolicy.js';
import { isHiddenFromCandidates } from '../values/requiredFields.js';
import { payload } from '../../http/userErrors.js';
import type { CustomFieldRecord } from './customFieldsModel.js';

const permissionOf = ({ key }: CustomFieldRecord, { loaders }: RequestContext) => loaders.fieldPermission.load(key);

/** What the badges of a field show; for a key without a record the proposal, which grants nothing. */
const badgesOf = async (field: CustomFieldRecord, context: RequestContext) =>
  (await permissionOf(field, context)) ?? proposedPermission(field.key);

/** The ids of clients as they are stored; absent ones stay absent. */
const withClientIds = <Input extends { clientIds?: readonly string[] | null | undefined }>(input: Input): Input => ({
  ...input,
  ...(input.clientIds && { clientIds: input.clientIds.map((id) => databaseId('Client', id)) }),
});

export const customFieldsResolvers: Resolvers = {
  Query: {
    customFields: (_root, { target }, { viewer, services }) => services.customFields.list(asViewer(viewer), { target }),
    customFieldOrderRevision: (_root, { target }, { viewer, services }) =>
      services.customFields.ordering.revision(asViewer(viewer), target),
    formFields: (_root, { target, includeInactive, clientId }, { viewer, services }) =>
      services.customFields.byRole.formFields(asViewer(viewer), target, {
        includeInactive: includeInactive === true,
        clientId: databaseIdOrNull('Client', clientId),
      }),
  },
  Mutation: {
    createCustomField: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        const customField = await services.customFields.create(asViewer(viewer), withClientIds(input));
        return { customField };
      }),
    updateCustomField: (_root, { input: { id, ...changes } }, { viewer, services }) =>
      payload(
        async () => {
          const fieldId = databaseId('CustomField', id);
          const customField = await services.customFields.update(asViewer(viewer), fieldId, {
            ...withClientIds(changes),
            expected: changes.expected && withClientIds(changes.expected),
          });
          return { customField };
        },
        (current: CustomFieldRecord) => ({ customField: current }),
      ),
    deleteCustomField: (_root, { input: { id } }, { viewer, services }) =>
      payload(async () => {
        await services.customFields.delete(asViewer(viewer), databaseId('CustomField', id));
        return { deletedId: id };
      }),
    reorderCustomFields: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        const fieldIds = input.fieldIds.map((id) => databaseId('CustomField', id));
        const reordered = await services.customFields.ordering.reorder(asViewer(viewer), { ...input, fieldIds });
        return reordered;
      }),
    renameFieldSection: (_root, { input }, { viewer, services }) =>
      payload(async () => ({ customFields: await services.customFields.sections.rename(asViewer(viewer), input) })),
  },
  CustomField: {
    id: ({ _id }) => toGlobalId('CustomField', _id),
    clientIds: ({ clientIds }) => clientIds?.map((id) => toGlobalId('Client', id)) ?? null,
    clients: async ({ clientIds }, _args, { loaders }) => {
      if (!clientIds) return null;
      const clients = await Promise.all(clientIds.map((id) => loaders.clientById.load(id)));
      return clients.flatMap((client) =>
        client ? [{ id: toGlobalId('Client', client._id), companyName: client.companyName }] : [],
      );
    },
    canView: async (field, _args, context) => withAdmin((await permissionOf(field, context))?.canView ?? []),
    canEdit: async (field, _args, context) => withAdmin((await permissionOf(field, context))?.canEdit ?? []),
    hasPermission: async (field, _args, context) => (await permissionOf(field, context)) !== null,
    badgeCanView: async (field, _args, context) => withAdmin((await badgesOf(field, context)).canView),
    badgeCanEdit: async (field, _args, context) => withAdmin((await badgesOf(field, context)).canEdit),
    answerCount: (field, _args, { viewer, services }) => services.customFields.countAnswers(asViewer(viewer), field),
    hiddenFromCandidates: async (field, _args, context) => {
      const permission = await permissionOf(field, context);
      return isHiddenFromCandidates(field, new Map(permission && [[field.key, permission]]));
    },
  },
};
