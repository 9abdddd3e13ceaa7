/** While a password change is due, everything is closed but what leads to it: each root field and each REST call. */
import { send, startCallFixture, type CallFixture } from './restCatalogue/fixture.js';
import { documentedCalls } from './documentedCalls.js';
import { testOrigin } from './candidates.js';
import { enforceRule } from '../src/auth/rules.js';
import type { Viewer } from '../src/auth/viewer.js';
import { buildSchema } from '../src/transports/graphql/schema.js';
import { mutationRules, queryRules } from '../src/transports/graphql/rules.js';

const REFUSAL = 'Você precisa alterar sua senha antes de continuar.';

/** What the session may still do, and what needs no session at all. */
const open = {
  fields: [
    ...['viewer', 'changePassword', 'refreshSession', 'signOut'],
    ...['signIn', 'signInCandidate', 'candidateInvitation'],
    ...['requestPasswordReset', 'resetPassword', 'confirmEmail'],
  ],
  calls: [
    ...['GET /identity/me', 'POST /identity/change-password', 'POST /identity/refresh', 'POST /identity/logout'],
    ...['POST /identity/login', 'POST /candidates/login', 'POST /identity/forgot-password'],
    ...['POST /identity/reset-password', 'GET /identity/confirm-email'],
  ],
};

let fixture: CallFixture;
const pending: { role: string; token: string; viewer: Viewer }[] = [];
beforeAll(async () => {
  fixture = await startCallFixture();
  const { identity } = fixture.server.services;
  for (const role of ['admin', 'client'] as const) {
    const { email } = await fixture.newAccount({ role });
    await identity.passwords.set(email, 'temporaria', { mustChange: true });
    const { accessToken: token } = await identity.signIn({ email, password: 'temporaria' }, testOrigin);
    pending.push({ role, token, viewer: await fixture.viewerOf<Viewer>(token) });
  }
});
afterAll(() => fixture.stop());

const schema = buildSchema();
const closedCalls = Object.keys(documentedCalls).filter((call) => !open.calls.includes(call));
const closedFields = Object.keys({ ...queryRules, ...mutationRules }).filter((name) => !open.fields.includes(name));

it('what stays open is there', () => {
  expect(Object.keys(documentedCalls)).toEqual(expect.arrayContaining(open.calls));
  expect(Object.keys({ ...queryRules, ...mutationRules })).toEqual(expect.arrayContaining(open.fields));
});

it.each(closedCalls)('%s is closed to either role', async (call) => {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'type' ? 'client' : '0'.repeat(24)]));
  for (const { token, role } of pending) {
    const { status, body } = await send(fixture, call, { params, token, body: {} });
    expect([role, status, body.code, body.message]).toEqual([role, 403, 'FORBIDDEN', REFUSAL]);
  }
});

it.each(closedFields)('the root field %s is closed to either role', (name) => {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  for (const { viewer } of pending) {
    expect(() => field?.resolve?.(undefined, {}, { viewer }, undefined as never)).toThrow(REFUSAL);
  }
});

it('a candidate never owes a change', () => {
  const candidate: Viewer = {
    ...{ kind: 'candidate' as const, role: 'candidate' as const, candidateId: 'x', sessionId: 'x' },
    ...{ clientId: null, hasConsented: false },
  };
  expect(() => enforceRule('activeAccount', { viewer: candidate, credentials: 'valid' }, 'write')).not.toThrow();
});
