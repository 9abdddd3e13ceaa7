import type { UserViewer } from '../../src/auth/viewer.js';
import { testOrigin } from '../candidates.js';
import { signedIn, tenTimes, type Catalogue } from './fixture.js';

const wrong = 'uma-senha-errada';

export const identityCatalogue: Catalogue = {
  'POST /identity/login': {
    async works(world) {
      const { email, password } = await world.newAccount();
      return { body: { email, password } };
    },
    failures: {
      'the password is wrong': {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        request: async (world) => ({ body: { email: (await world.newAccount()).email, password: wrong } }),
      },
      'the account is not active': {
        status: 403,
        code: 'INACTIVE_ACCOUNT',
        async request(world) {
          const { email, password } = await world.newAccount({ active: false });
          return { body: { email, password } };
        },
      },
      'the account has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(world) {
          const body = { email: `ninguem${world.unique()}@exemplo.com`, password: wrong };
          await tenTimes(() => world.server.services.identity.signIn(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'POST /candidates/login': {
    async works({ server, admin, newCandidate }) {
      const { token, password } = await server.services.candidates.access.of(admin.viewer, await newCandidate());
      return { body: { token, password } };
    },
    failures: {
      'the password is wrong': {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        async request({ server, admin, newCandidate }) {
          const { token } = await server.services.candidates.access.of(admin.viewer, await newCandidate());
          return { body: { token, password: wrong } };
        },
      },
      'the link has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(world) {
          const body = { token: `link-${world.unique()}`, password: wrong };
          await tenTimes(() => world.server.services.identity.signInCandidate(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'POST /identity/logout': {
    async works(world, role) {
      if (role === 'candidate') return { token: (await world.newCandidateAccount()).token };
      return { token: (await signedIn(world, await world.newAccount({ role }))).accessToken };
    },
  },
  'POST /identity/refresh': {
    async works(world) {
      const { refreshToken } = await signedIn(world, await world.newAccount());
      return { body: { refreshToken } };
    },
    failures: {
      'the token was used before': {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        async request(world) {
          const { identity } = world.server.services;
          const { refreshToken } = await signedIn(world, await world.newAccount());
          // Twice, as a second tab may come late with the token that was replaced last.
          await identity.refresh(await identity.refresh({ refreshToken }));
          return { body: { refreshToken } };
        },
      },
    },
  },
  'GET /identity/me': { works: () => ({}) },
  'POST /identity/forgot-password': {
    works: (world) => ({ body: { email: `esquecido${world.unique()}@exemplo.com` } }),
    failures: {
      'it was asked for ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(world) {
          const body = { email: `insistente${world.unique()}@exemplo.com` };
          await tenTimes(() => world.server.services.identity.recovery.request(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'POST /identity/change-password': {
    async works(world, role) {
      const account = await world.newAccount({ role: role === 'admin' ? role : 'client' });
      const body = { currentPassword: account.password, newPassword: 'segredo-novo' };
      return { body, token: (await signedIn(world, account)).accessToken };
    },
    failures: {
      'the present password is wrong': {
        status: 422,
        code: 'INVALID',
        async request(world) {
          const token = (await signedIn(world, await world.newAccount())).accessToken;
          return { token, body: { currentPassword: wrong, newPassword: 'segredo-novo' } };
        },
      },
      'the present password was wrong ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(world) {
          const { accessToken } = await signedIn(world, await world.newAccount());
          const viewer = await world.viewerOf<UserViewer>(accessToken);
          const body = { currentPassword: wrong, newPassword: 'segredo-novo' };
          await tenTimes(() => world.server.services.identity.passwords.change(viewer, body, testOrigin));
          return { token: accessToken, body };
        },
      },
      'the new password is too short': {
        status: 422,
        code: 'INVALID',
        request: () => ({ body: { currentPassword: wrong, newPassword: '12345' } }),
      },
    },
  },
  'POST /identity/reset-password': {
    async works({ server, newAccount }) {
      const mail = await server.services.identity.recovery.prepareMail((await newAccount()).email);
      return { body: { userId: mail?.userId, token: mail?.token, newPassword: 'segredo-novo' } };
    },
    failures: {
      'the link is wrong': {
        status: 422,
        code: 'INVALID',
        request: (world) => ({ body: { userId: `x${world.unique()}`, token: 'y', newPassword: 'segredo-novo' } }),
      },
      'the link has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(world) {
          const body = { userId: `x${world.unique()}`, token: 'y', newPassword: 'segredo-novo' };
          await tenTimes(() => world.server.services.identity.recovery.reset(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'GET /identity/confirm-email': {
    async works({ server, newAccount }) {
      const mail = await server.services.identity.recovery.prepareMail((await newAccount({ active: false })).email);
      return { query: { userId: mail?.userId ?? '', token: mail?.confirmationToken ?? '' } };
    },
    failures: {
      'the link has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(world) {
          const query = { userId: `x${world.unique()}`, token: 'y' };
          await tenTimes(() => world.server.services.identity.recovery.confirm(query, testOrigin));
          return { query };
        },
      },
    },
  },
};
