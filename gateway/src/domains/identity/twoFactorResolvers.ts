import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { payload } from '../http/userErrors.js';

export const twoFactorResolvers: Resolvers = {
  Viewer: {
    twoFactor: (viewer, _args, { services }) => services.identity.twoFactor.state(viewer),
  },
  Mutation: {
    beginTwoFactor: (_root, _args, { viewer, services }) =>
      payload(() => services.identity.twoFactor.begin(asUser(viewer))),
    enableTwoFactor: (_root, { input }, { viewer, services, origin }) =>
      payload(() => services.identity.twoFactor.enable(asUser(viewer), input, origin)),
    disableTwoFactor: (_root, _args, { viewer, services }) =>
      payload(async () => {
        await services.identity.twoFactor.disable(asUser(viewer));
        return {};
      }),
    renewRecoveryCodes: (_root, _args, { viewer, services }) =>
      payload(() => services.identity.twoFactor.renewRecoveryCodes(asUser(viewer))),
  },
};
