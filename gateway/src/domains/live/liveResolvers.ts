import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import type { LiveState } from './listener.js';

export const liveResolvers: Resolvers = {
  Subscription: {
    liveState: {
      subscribe: (_, __, { viewer, services }) => services.live.listen(asUser(viewer)),
      // What is listened to is the state itself, without the field's name around it.
      resolve: (state: LiveState) => state,
    },
  },
};
