import type { UserViewer } from '../../src/auth/viewer.js';
import { testOrigin } from '../candidates.js';
import { signedIn, tenTimes, type Catalogue } from './fixture.js';

const wrong = 'uma-senha-errada';

export const identityCatalogue: Catalogue = {
  'POST /identity/login': {
    async works(fixture) {
      const { email, password } = await fixture.newAccount();
      return { body: { email, password } };
    },
    failures: {
      'the password is wrong': {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        request: async (fixture) => ({ body: { email: (await fixture.newAccount()).email, password: wrong } }),
      },
      'the account is not active': {
        status: 403,
        code: 'INACTIVE_ACCOUNT',
        async request(fixture) {
          const { email, password } = await fixture.newAccount({ active: false });
          return { body: { email, password } };
        },
      },
      'the account has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const body = { email: `ninguem${fixture.unique()}@exemplo.com`, password: wrong };
          await tenTimes(() => fixture.server.services.identity.signIn(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'POST /candidates/login': {
    async works({ server, admin, newCandidate }) {
      const { token, password } = await server.services.candidates.credentials.of(admin.viewer, await newCandidate());
      return { body: { token, password } };
    },
    failures: {
      'the password is wrong': {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        async request({ server, admin, newCandidate }) {
          const { token } = await server.services.candidates.credentials.of(admin.viewer, await newCandidate());
          return { body: { token, password: wrong } };
        },
      },
      'the link has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const body = { token: `link-${fixture.unique()}`, password: wrong };
          await tenTimes(() => fixture.server.services.identity.signInCandidate(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'POST /identity/logout': {
    async works(fixture, role) {
      if (role === 'candidate') return { token: (await fixture.newCandidateAccount()).token };
      return { token: (await signedIn(fixture, await fixture.newAccount({ role }))).accessToken };
    },
  },
  'POST /identity/refresh': {
    async works(fixture) {
      const { refreshToken } = await signedIn(fixture, await fixture.newAccount());
      return { body: { refreshToken } };
    },
    failures: {
      'the token was used before': {
        status: 401,
        code: 'INVALID_CREDENTIALS',
        async request(fixture) {
          const { identity } = fixture.server.services;
          const { refreshToken } = await signedIn(fixture, await fixture.newAccount());
          // Twice, as a second tab may come late with the token that was replaced last.
          await identity.refresh(await identity.refresh({ refreshToken }));
          return { body: { refreshToken } };
        },
      },
    },
  },
  'GET /identity/me': { works: () => ({}) },
  'POST /identity/forgot-password': {
    works: (fixture) => ({ body: { email: `esquecido${fixture.unique()}@exemplo.com` } }),
    failures: {
      'it was asked for ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const body = { email: `insistente${fixture.unique()}@exemplo.com` };
          await tenTimes(() => fixture.server.services.identity.recovery.request(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'POST /identity/change-password': {
    async works(fixture, role) {
      const account = await fixture.newAccount({ role: role === 'admin' ? role : 'client' });
      const body = { currentPassword: account.password, newPassword: 'segredo-novo' };
      return { body, token: (await signedIn(fixture, account)).accessToken };
    },
    failures: {
      'the present password is wrong': {
        status: 422,
        code: 'INVALID',
        async request(fixture) {
          const token = (await signedIn(fixture, await fixture.newAccount())).accessToken;
          return { token, body: { currentPassword: wrong, newPassword: 'segredo-novo' } };
        },
      },
      'the present password was wrong ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const { accessToken } = await signedIn(fixture, await fixture.newAccount());
          const viewer = await fixture.viewerOf<UserViewer>(accessToken);
          const body = { currentPassword: wrong, newPassword: 'segredo-novo' };
          await tenTimes(() => fixture.server.services.identity.passwords.change(viewer, body, testOrigin));
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
      const mail = await server.services.identity.recovery.prepareMail((await newAccount()).email, 'mail-1');
      return { body: { userId: mail?.userId, token: mail?.token, newPassword: 'segredo-novo' } };
    },
    failures: {
      'the link is wrong': {
        status: 422,
        code: 'INVALID',
        request: (fixture) => ({ body: { userId: `x${fixture.unique()}`, token: 'y', newPassword: 'segredo-novo' } }),
      },
      'the link has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const body = { userId: `x${fixture.unique()}`, token: 'y', newPassword: 'segredo-novo' };
          await tenTimes(() => fixture.server.services.identity.recovery.reset(body, testOrigin));
          return { body };
        },
      },
    },
  },
  'GET /identity/confirm-email': {
    async works({ server, newAccount }) {
      const mail = await server.services.identity.recovery.prepareMail(
        (await newAccount({ active: false })).email,
        'mail-2',
      );
      return { query: { userId: mail?.userId ?? '', token: mail?.confirmationToken ?? '' } };
    },
    failures: {
      'the link has failed ten times': {
        status: 429,
        code: 'RATE_LIMITED',
        async request(fixture) {
          const query = { userId: `x${fixture.unique()}`, token: 'y' };
          await tenTimes(() => fixture.server.services.identity.recovery.confirm(query, testOrigin));
          return { query };
        },
      },
    },
  },
};
