/** Access keys as their owner makes and keeps them. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { accessKeysOf, createAccessKey, newAccessKey } from '../../../test/accessKeys.js';
import { admin, identityAccounts, origin, START } from '../../../test/identityAccounts.js';
import { watchCommands } from '../../../test/sentCommands.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { useUp } from '../../../test/usedUp.js';
import { toGlobalId } from '../../lib/globalId.js';
import { MAX_KEYS } from './accessKeys.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestServer;
let token: string;
const { startAnew, signIn, adminViewer } = identityAccounts(() => server);
const later = (ms: number) => server.setNow(new Date(START.getTime() + ms));
const sessions = () => mongoose.connection.db!.collection('sessions');
const jobs = () => mongoose.connection.db!.collection('jobs');

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await startAnew();
  token = (await signIn()).accessToken;
});
afterAll(() => server.stop());

it('a key is shown once, listed newest first by its owner alone, and kept as a hash', async () => {
  const first = await createAccessKey(server, token, { name: '  Folha\u00A0 de pagamento ' });
  expect(first.token).toMatch(/^est_[0-9a-f]{24}_[\w-]{43}$/);
  expect(first.accessKey).toEqual({
    ...{ id: expect.any(String), name: 'Folha de pagamento', access: 'WRITE', lastUsedAt: null },
    ...{ createdAt: START.toISOString(), expiresAt: new Date(START.getTime() + 90 * DAY).toISOString() },
  });
  later(MINUTE);
  const second = await createAccessKey(server, token, { name: 'Painel', access: 'READ', days: 365 });
  expect(await accessKeysOf(server, token)).toEqual([second.accessKey, first.accessKey]);
  expect(await accessKeysOf(server, second.token!)).toEqual([]);
  for (const collection of await mongoose.connection.db!.collections()) {
    expect(JSON.stringify(await collection.find().toArray())).not.toContain(first.token!.slice(-43));
  }
});

it('making one wants the password given within ten minutes, and no password that is due', async () => {
  const refused = [{ code: 'REAUTHENTICATION_REQUIRED', field: null, message: 'Confirme sua senha para continuar.' }];
  later(10 * MINUTE);
  expect(await createAccessKey(server, token)).toEqual({ token: null, accessKey: null, userErrors: refused });
  await server.services.identity.passwords.set(admin.email, 'temporaria', { mustChange: true });
  const due = (await signIn({ ...admin, password: 'temporaria' })).accessToken;
  await expect(createAccessKey(server, due)).rejects.toThrow('Você precisa alterar sua senha antes de continuar.');
  expect(await sessions().countDocuments({ key: { $type: 'object' } })).toBe(0);
});

it.each([
  [{ name: '' }, 'REQUIRED', 'name'],
  [{ name: ' \u200B ' }, 'REQUIRED', 'name'],
  [{ name: 'x'.repeat(61) }, 'INVALID', 'name'],
  [{ days: 31 }, 'INVALID', 'days'],
])('%j is refused', async (input, code, field) => {
  const { userErrors, token: none } = await createAccessKey(server, token, input);
  expect([none, userErrors]).toEqual([null, [expect.objectContaining({ code, field: [field] })]]);
});

it('a name is taken by one key of an account, also where two ask at once', async () => {
  const taken = { code: 'CONFLICT', field: ['name'], message: 'Já existe uma chave com este nome.' };
  const both = await Promise.all([createAccessKey(server, token), createAccessKey(server, token)]);
  expect(both.flatMap(({ userErrors }) => userErrors)).toEqual([taken]);
  expect(await accessKeysOf(server, token)).toHaveLength(1);
  expect(await jobs().countDocuments({ detail: 'ending' })).toBe(1);
  later(89 * DAY);
  const other = (await signIn()).accessToken;
  expect((await createAccessKey(server, other)).userErrors).toEqual([taken]);
  later(91 * DAY);
  expect((await createAccessKey(server, (await signIn()).accessToken)).userErrors).toEqual([]);
});

it(`an account has ${MAX_KEYS} keys at most, also where several ask at once`, async () => {
  for (let count = 1; count < MAX_KEYS; count += 1) await newAccessKey(server, token, { name: `Chave ${count}` });
  const names = ['Uma', 'Outra', 'Mais uma'];
  const asked = await Promise.all(names.map((name) => createAccessKey(server, token, { name })));
  const made = asked.filter((answer) => answer.token);
  expect(made.length).toBeLessThanOrEqual(1);
  if (made.length === 0) await newAccessKey(server, token, { name: 'Sozinha' });
  const { userErrors } = await createAccessKey(server, token, { name: 'Demais' });
  expect(userErrors).toEqual([expect.objectContaining({ code: 'PRECONDITION_FAILED', field: null })]);
  expect(await accessKeysOf(server, token)).toHaveLength(MAX_KEYS);
});

it('making keys counts as making other records does', async () => {
  await useUp(server.config, 'create', await adminViewer());
  await expect(createAccessKey(server, token)).rejects.toThrow('RATE_LIMITED');
  expect(await accessKeysOf(server, token)).toEqual([]);
});

it('a key whose owner cannot be told of it is not made', async () => {
  jest.spyOn(server.services.mail, 'enqueue').mockResolvedValueOnce(false);
  await expect(createAccessKey(server, token)).rejects.toThrow('UNAVAILABLE');
  expect(await accessKeysOf(server, token)).toEqual([]);
});

it('a key that is stored behind the end of all sessions ends as well', async () => {
  const viewer = await adminViewer();
  const { identity } = server.services;
  const input = { name: 'Atrasada', access: 'read', days: 30 };
  await identity.passwords.set(admin.email, admin.password);
  await expect(identity.accessKeys.create(viewer, input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await sessions().countDocuments()).toBe(0);
});

it('only its owner ends a key', async () => {
  const { accessKey, token: key } = await createAccessKey(server, token);
  const other = await identityAccounts(() => server).clientCredentials();
  const end = async (by: string, id: string) => {
    const query = `mutation ($id: ID!) { deleteAccessKey(input: { id: $id }) { deletedId userErrors { code } } }`;
    return (await server.graphql(query, { id }, by)).data.deleteAccessKey;
  };
  const missing = { deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] };
  const otherToken = (await signIn({ email: other.email, password: other.password })).accessToken;
  expect(await end(otherToken, accessKey!.id)).toEqual(missing);
  const { sessionId } = await adminViewer();
  for (const id of [toGlobalId('AccessKey', sessionId), 'x']) expect(await end(token, id)).toEqual(missing);
  expect((await server.rest('get', '/identity/me', { token: key })).status).toBe(200);
  expect(await end(token, accessKey!.id)).toEqual({ deletedId: accessKey!.id, userErrors: [] });
  expect((await server.rest('get', '/identity/me', { token: key })).status).toBe(401);
});

it('a key is no device: it is not listed, and ends by nothing that ends sign-ins', async () => {
  const { accessKey, token: key } = await createAccessKey(server, token);
  const { identity } = server.services;
  const viewer = await adminViewer();
  const [id] = Buffer.from(accessKey!.id, 'base64url').toString().split(':').reverse();
  expect((await identity.sessions(viewer, 50)).map(({ _id }) => _id.toString())).not.toContain(id);
  await expect(identity.endSession(viewer, id!)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await identity.endOtherSessions(viewer)).toBe(1);
  expect((await server.graphql('{ viewer { name sessions { id } } }', {}, key)).data.viewer).toMatchObject({
    sessions: [],
  });
});

it('requests with a key cost no read of their own, and note its use once an hour', async () => {
  const key = await newAccessKey(server, token);
  const call = () => server.graphql('{ viewer { name } }', {}, key);
  const usedAt = async () => (await sessions().findOne({ 'key.name': 'Integração' }))?.['key'].lastUsedAt as Date;
  /** Asks with the key, and waits for what is written beside that; readers are told of it before it counts as written. */
  const callAndNote = async () => {
    await call();
    await server.services.identity.accessKeys.stop();
  };
  await callAndNote();
  expect(await usedAt()).toEqual(START);
  later(59 * MINUTE);
  await callAndNote();
  const sent = await watchCommands(server);
  await call();
  await call();
  const commands = () => sent.splice(0).map(({ name, collection }) => `${name} ${collection}`);
  expect(commands()).toEqual(['find dataVersions', 'find dataVersions']);
  await signIn();
  commands();
  await call();
  // Somebody's account has changed, so that the key and its account are read again, once as those of a sign-in are.
  expect(commands()).toEqual(['find dataVersions', 'find sessions', 'find users']);
  expect(await usedAt()).toEqual(START);
  later(60 * MINUTE);
  await callAndNote();
  expect(await accessKeysOf(server, (await signIn()).accessToken)).toMatchObject([
    { lastUsedAt: new Date(START.getTime() + 60 * MINUTE).toISOString() },
  ]);
});

it('a flood of invented keys costs no session its place among what is cached', async () => {
  const { identity } = server.services;
  const invented = () => `est_${new mongoose.Types.ObjectId().toString()}_${'x'.repeat(43)}`;
  const sent = await watchCommands(server);
  const again = async () => {
    expect(await identity.authenticate(token)).toMatchObject({ email: admin.email });
    return sent.filter(({ collection }) => collection === 'sessions').length;
  };
  const before = await again();
  await Promise.all(Array.from({ length: 5_000 }, () => identity.authenticate(invented())));
  const during = sent.filter(({ collection }) => collection === 'sessions').length;
  expect([during > before, await again()]).toEqual([true, during]);
});

it('its owner is told when a key is made, and a week before it ends unless it is gone', async () => {
  const { identity, jobs: runner } = server.services;
  const told = async () => (await jobs().find({ kind: 'mail' }).toArray()).map(({ detail }) => String(detail));
  await newAccessKey(server, token, { days: 30 });
  const { accessKey } = await createAccessKey(server, token, { name: 'Passageira', days: 30 });
  expect(await told()).toEqual(['accessKeyCreated', 'accessKeyCreated']);
  const [, id] = Buffer.from(accessKey!.id, 'base64url').toString().split(':');
  await identity.accessKeys.remove(await adminViewer(), id!);
  later(23 * DAY - MINUTE);
  await runner.runDue(['accessKeyEnding']);
  expect(await told()).toHaveLength(2);
  later(23 * DAY);
  expect(await runner.runDue(['accessKeyEnding'])).toEqual({ done: 2, failed: 0 });
  expect(await told()).toEqual(['accessKeyCreated', 'accessKeyCreated', 'accessKeyExpires']);
});

it('a key speaks for its account, and the viewer is marked by the stored session', async () => {
  const key = await newAccessKey(server, token);
  expect(await server.services.identity.authenticate(key, { ip: origin.ip, requestId: 'r' })).toMatchObject({
    ...{ email: admin.email, key: { access: 'write' }, mustChangePassword: false },
    origin: { ip: origin.ip, requestId: 'r' },
  });
});
