import { asUser, asViewer } from '../../auth/rules.js';
import type { ClientResolvers, Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { fieldValueViews } from '../fields/values/fieldViews.js';
import { payload } from '../http/userErrors.js';
import type { ClientRecord } from './clientsModel.js';
import { mayManageClients } from './clientsPolicy.js';

const awaitsEmailConfirmation: ClientResolvers['awaitsEmailConfirmation'] = (client, _, { loaders }) =>
  loaders.awaitsEmailConfirmationByClient.load(client._id.toString());

export const clientsResolvers: Resolvers = {
  Query: {
    async clients(_, { search, active, sort, ...paging }, { viewer, services }) {
      const page = pageRequestFromConnectionArgs(paging);
      return connectionFromPage(await services.clients.list(asUser(viewer), { page, search, active, sort }));
    },
  },
  Mutation: {
    createClient: (_, { input }, { viewer, services }) => payload(() => services.clients.create(asUser(viewer), input)),
    updateClient: (_, { input: { id, ...changes } }, { viewer, services }) =>
      payload(
        async () => ({ client: await services.clients.update(asUser(viewer), databaseId('Client', id), changes) }),
        (current: ClientRecord) => ({ client: current }),
      ),
    deleteClient: (_, { input }, { viewer, services }) =>
      payload(async () => {
        await services.clients.delete(asUser(viewer), databaseId('Client', input.id));
        return { deletedId: input.id };
      }),
  },
  Client: {
    id: (client) => toGlobalId('Client', client._id),
    async fields(client, _, { viewer, services }) {
      const catalogue = await services.customFields.catalogue('client');
      return fieldValueViews(catalogue, asViewer(viewer).role, client, {
        includeInactiveWithValue: true,
        includeUnconfigured: true,
      });
    },
    candidateCount: (client, _, { loaders }) => loaders.candidateCountByClient.load(client._id.toString()),
    awaitsEmailConfirmation,
    // A page or a program of the release before asks by this name, also while gateways of both run side by side.
    awaitsFirstSignIn: awaitsEmailConfirmation,
    viewerCanEdit: (_client, _, { viewer }) => mayManageClients(asViewer(viewer)),
    async viewerCanDelete(client, _, { viewer, loaders }) {
      if (!mayManageClients(asViewer(viewer))) return false;
      return (await loaders.candidateCountByClient.load(client._id.toString())) === 0;
    },
  },
};
