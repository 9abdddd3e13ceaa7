import { asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseIdOrNull, toGlobalId } from '../../lib/globalId.js';
import { filledIn } from '../texts/messages.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { isCorrection } from '../candidates/standing/standing.js';
import { payload } from '../http/userErrors.js';
import type { RulesOfClient } from './remindersService.js';
import { candidateValues } from './mailValues.js';
import { phoneOf, whatsappLink } from './whatsapp.js';

export const remindersResolvers: Resolvers = {
  Query: {
    reminderRules: (_, { clientId }, { viewer, services }) =>
      services.reminders.rules(asUser(viewer), databaseIdOrNull('Client', clientId)),
  },
  ReminderRules: {
    clientId: ({ clientId }) => clientId && toGlobalId('Client', clientId),
  },
  Candidate: {
    async whatsappLink(candidate, _, { viewer, services, loaders }) {
      // It asks to fill the form in, which one who has finished, or whose admission has ended, cannot do.
      if (candidate.status === 'complete' || hasEnded(candidate)) return null;
      const access = services.candidates.credentials.shownTo(asViewer(viewer), candidate);
      const catalogue = await services.customFields.catalogueOf(candidate);
      const phone = phoneOf(catalogue, asViewer(viewer).role, candidate);
      if (!access || phone === null) return null;
      const clientId = candidate.clientId?.toString() ?? null;
      const message = isCorrection(candidate) ? 'whatsappCorrection' : 'whatsapp';
      const { language, body } = await loaders.whatsappText.load({ clientId, message });
      const companyName = clientId && ((await loaders.clientById.load(clientId))?.companyName ?? null);
      const about = { name: candidate.name, companyName, dueOn: candidate.dueOn ?? null, link: access.link };
      return whatsappLink(phone, filledIn(body, candidateValues(language, about)));
    },
  },
  Mutation: {
    saveReminderRules: (_, { input: { clientId, ...rules } }, { viewer, services }) =>
      payload(
        async () => {
          const id = databaseIdOrNull('Client', clientId);
          return { rules: await services.reminders.saveRules(asUser(viewer), id, rules) };
        },
        (current: RulesOfClient) => ({ rules: current }),
      ),
    resetReminderRules: (_, { input: { clientId } }, { viewer, services }) =>
      payload(async () => {
        const id = databaseIdOrNull('Client', clientId);
        return { rules: await services.reminders.resetRules(asUser(viewer), id) };
      }),
  },
};
