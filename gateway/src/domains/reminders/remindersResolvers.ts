import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { payload } from '../userErrors.js';

export const remindersResolvers: Resolvers = {
  Query: {
    reminderRules: (_, { clientId }, { viewer, services }) =>
      services.reminders.rules(asUser(viewer), clientId == null ? null : databaseId('Client', clientId)),
  },
  ReminderRules: {
    clientId: ({ clientId }) => clientId && toGlobalId('Client', clientId),
  },
  Mutation: {
    saveReminderRules: (_, { input: { clientId, ...rules } }, { viewer, services }) =>
      payload(async () => {
        const id = clientId == null ? null : databaseId('Client', clientId);
        return { rules: await services.reminders.saveRules(asUser(viewer), id, rules) };
      }),
  },
};
