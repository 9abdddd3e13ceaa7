import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseIdOrNull } from '../../lib/globalId.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import { payload, toUserErrors } from '../http/userErrors.js';
import type { EditableText } from './textsService.js';

const idOf = (clientId: string | null | undefined) => databaseIdOrNull('Client', clientId);

export const textsResolvers: Resolvers = {
  Query: {
    messageTexts: (_, { clientId, language }, { viewer, services }) =>
      services.texts.list(asUser(viewer), idOf(clientId), language),
    messagePreview: async (_, { input: { clientId, ...input } }, { viewer, services }) => {
      const { refusal, ...shown } = await services.reminders.previews.of(asUser(viewer), idOf(clientId), input);
      return { ...shown, userErrors: refusal ? toUserErrors(refusal) : [] };
    },
  },
  Mutation: {
    saveMessageText: (_, { input: { clientId, ...input } }, { viewer, services }) =>
      payload(
        async () => ({ text: await services.texts.save(asUser(viewer), idOf(clientId), input) }),
        (current: EditableText) => ({ text: current }),
      ),
    resetMessageText: (_, { input: { clientId, ...input } }, { viewer, services }) =>
      payload(async () => ({ text: await services.texts.reset(asUser(viewer), idOf(clientId), input) })),
    setDefaultDates: (_, { input: { clientId, ...days } }, { viewer, services }) =>
      payload(
        async () => ({ client: await services.clients.setDefaultDates(asUser(viewer), idOf(clientId), days) }),
        (current: ClientRecord) => ({ client: current }),
      ),
  },
};
