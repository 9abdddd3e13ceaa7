import { asUser } from '../../../auth/rules.js';
import type { Resolvers } from '../../../generated/resolvers.js';
import { databaseIdOrNull } from '../../../lib/globalId.js';

/** Each figure is computed only where it is asked for, so that a page can ask for the quick ones first. */
export const figuresResolvers: Resolvers = {
  Query: {
    admissionFigures: (_, { clientId, ...period }, { viewer, services }) =>
      services.figures.scope(asUser(viewer), { ...period, clientId: databaseIdOrNull('Client', clientId) }),
  },
  AdmissionFigures: {
    funnel: (scope, _, { services }) => services.figures.funnel(scope),
    stageDurations: (scope, _, { services }) => services.figures.stageDurations(scope),
    dropOff: (scope, _, { services }) => services.figures.dropOff(scope),
    endings: (scope, _, { services }) => services.figures.endings(scope),
    reminders: (scope, _, { services }) => services.figures.reminders(scope),
  },
};
