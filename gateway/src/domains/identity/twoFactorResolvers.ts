import { asUser, asViewer } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { payload } from '../http/userErrors.js';

export const twoFactorResolvers: Resolvers = {
  Query: {
    twoFactorDemands: (_root, _args, { viewer, services }) =>
      services.identity.twoFactor.demands.list(asViewer(viewer)),
  },
  Viewer: {
    twoFactor: (viewer, _args, { services }) => services.identity.twoFactor.state(viewer),
    isTwoFactorDemanded: (viewer, _args, { services }) => services.identity.twoFactor.demands.concern(viewer),
    mustEnableTwoFactor: (viewer) => viewer.kind === 'user' && viewer.mustEnableTwoFactor === true,
  },
  TwoFactorDemand: {
    lackingCount: ({ team }, _args, { services }) => services.identity.twoFactor.demands.lackingCount(team),
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
    setTwoFactorDemand: (_root, { input }, { viewer, services }) =>
      payload(async () => {
        const { demands } = services.identity.twoFactor;
        await demands.set(asUser(viewer), input);
        return { twoFactorDemands: await demands.list(asUser(viewer)) };
      }),
  },
};
