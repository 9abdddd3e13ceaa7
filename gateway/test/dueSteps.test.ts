/** While a password change is due, or a second factor that is demanded, everything is closed but what leads to it: each root field and each REST call. */
import supertest from 'supertest';
import { send, startCallFixture, type CallFixture } from './restCatalogue/fixture.js';
import { documentedCalls } from './documentedCalls.js';
import { testOrigin } from './candidates.js';
import { insertDemand } from '../src/domains/identity/twoFactorDemandsModel.js';
import { enforceRule, type AccessRule } from '../src/auth/rules.js';
import type { Viewer } from '../src/auth/viewer.js';
import { buildSchema } from '../src/transports/graphql/schema.js';
import { mutationRules, queryRules, subscriptionRules } from '../src/transports/graphql/rules.js';

const refusals = {
  password: 'Você precisa alterar sua senha antes de continuar.',
  twoFactor: 'Ative a verificação em duas etapas para continuar.',
};
type Step = keyof typeof refusals;
const steps = Object.keys(refusals) as Step[];

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
/** What switches the second factor on, in a session that needs no other password first. */
const openFields: Record<Step, readonly string[]> = {
  password: open.fields,
  twoFactor: [...open.fields, 'reauthenticate', 'beginTwoFactor', 'enableTwoFactor'],
};

let fixture: CallFixture;
const pending: { step: Step; role: string; token: string; viewer: Viewer }[] = [];
beforeAll(async () => {
  fixture = await startCallFixture();
  const { identity } = fixture.server.services;
  // Demanded of all, so that with a password that is due both hold.
  for (const team of ['staff', 'companies'] as const) await insertDemand(team, { at: new Date(), byName: 'Ana' });
  for (const step of steps) {
    for (const role of ['admin', 'client'] as const) {
      const { email } = await fixture.newAccount({ role });
      await identity.passwords.set(email, 'temporaria', { mustChange: step === 'password' });
      const { accessToken: token } = await identity.signIn({ email, password: 'temporaria' }, testOrigin);
      pending.push({ step, role, token, viewer: await fixture.viewerOf<Viewer>(token) });
    }
  }
});
afterAll(() => fixture.stop());

const schema = buildSchema();
const rules = { ...queryRules, ...mutationRules, ...subscriptionRules };
const closedCalls = Object.keys(documentedCalls).filter((call) => !open.calls.includes(call));
const closedFields = steps.flatMap((step) =>
  Object.keys(rules)
    .filter((name) => !openFields[step].includes(name))
    .map((name) => [name, step] as const),
);

/** Runs a root field as far as its rule. */
function run(name: string, viewer: Viewer): unknown {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ].map((type) => type?.getFields()[name]);
  const start = subscription?.subscribe ?? query?.resolve ?? mutation?.resolve;
  return start?.(undefined, {}, { viewer }, undefined as never);
}

it('what stays open is there', () => {
  expect(Object.keys(documentedCalls)).toEqual(expect.arrayContaining(open.calls));
  expect(Object.keys(rules)).toEqual(expect.arrayContaining([...openFields.twoFactor]));
});

it.each(openFields.twoFactor)('the root field %s is open to either role while the twoFactor is due', (name) => {
  const rule = (rules as Record<string, AccessRule>)[name] ?? 'admin';
  for (const { viewer } of pending.filter(({ step }) => step === 'twoFactor')) {
    expect(() => enforceRule(rule, { viewer, credentials: 'valid' }, 'write')).not.toThrow();
  }
});

it.each(closedCalls)('%s is closed to either role', async (call) => {
  const names = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'type' ? 'client' : '0'.repeat(24)]));
  for (const { token, role, step } of pending) {
    const { status, body } = await send(fixture, call, { params, token, body: {} });
    expect([step, role, status, body.code, body.message]).toEqual([step, role, 403, 'FORBIDDEN', refusals[step]]);
  }
});

it.each(closedFields)('the root field %s is closed to either role while the %s is due', (name, step) => {
  const concerned = pending.filter((one) => one.step === step);
  for (const { viewer } of concerned) expect(() => run(name, viewer)).toThrow(refusals[step]);
});

it.each(['exports/x', 'document-archives/x', 'imports/model'])('the download %s is closed', async (path) => {
  for (const { token, step } of pending) {
    const answer = supertest(fixture.server.app).get(`/downloads/${path}`).set('authorization', `Bearer ${token}`);
    expect((await answer).body).toMatchObject({ code: 'FORBIDDEN', message: refusals[step] });
  }
});

it('a candidate never owes a step', async () => {
  const viewer = await fixture.viewerOf<Viewer>(fixture.tokens.candidate);
  expect(() => enforceRule('activeAccount', { viewer, credentials: 'valid' }, 'write')).not.toThrow();
});
