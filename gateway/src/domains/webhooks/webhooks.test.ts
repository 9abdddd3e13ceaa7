/** Who keeps which webhooks, and what is asked of them. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { createSealer } from '../../auth/seal.js';
import { resealAll } from '../security/keyRotation.js';
import { MAX_WEBHOOKS } from './webhooksService.js';

const url = 'https://integracao.exemplo.com/esteira?fila=1';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  for (const name of ['webhooks', 'webhookDeliveries', 'rateLimits'])
    await mongoose.connection.collection(name).deleteMany({});
});
afterAll(() => story.stop());

const webhooks = () => story.server.services.webhooks;
const WEBHOOK = `webhook { id name url events isActive stoppedBecause failingSince revision lastChange { byName } }`;
const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { secret ${WEBHOOK} userErrors { message code field } } }`;
const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { ${WEBHOOK} userErrors { code field } } }`;
const input = { url, events: ['DOCUMENT_SENT', 'CANDIDATE_FINISHED', 'CANDIDATE_FINISHED'] };

async function call(query: string, variables: object, token: string | null = story.admin.token) {
  const { data, errors } = await story.server.graphql(query, variables, token);
  return errors ? { code: errors[0]?.extensions.code } : data;
}
const create = async (token?: string) => (await call(CREATE, { input }, token)).createWebhook;
const withoutPassword = ({ passwordGivenAt: _, ...viewer }: UserViewer) => viewer;

it('is made by administrators and the contact of a company, each for their own, and by no other', async () => {
  const candidate = await story.signIn(await story.register());
  expect(await call(CREATE, { input }, null)).toEqual({ code: 'UNAUTHENTICATED' });
  expect(await call(CREATE, { input }, candidate.token)).toEqual({ code: 'FORBIDDEN' });
  const colleague = { ...story.client.viewer, isContact: false };
  await expect(webhooks().create(colleague, { url, events: ['document.sent'] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(webhooks().list(colleague)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const office = await create();
  const company = await create(story.client.token);
  expect(office).toMatchObject({
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    webhook: {
      name: null,
      url,
      events: ['CANDIDATE_FINISHED', 'DOCUMENT_SENT'],
      isActive: true,
      revision: 1,
      lastChange: null,
    },
    userErrors: [],
  });
  const LIST = '{ viewer { viewerCanManageWebhooks } webhooks { id deliveries { id } } }';
  const own = (id: string) => ({ viewer: { viewerCanManageWebhooks: true }, webhooks: [{ id, deliveries: [] }] });
  expect(await call(LIST, {})).toEqual(own(office.webhook.id));
  expect(await call(LIST, {}, story.client.token)).toEqual(own(company.webhook.id));
  expect(await call('{ webhooks { id } }', {}, story.otherClient.token)).toEqual({ webhooks: [] });
});

it('does not exist for who does not keep it, whatever is asked of it', async () => {
  const { webhook } = await create();
  const { id } = webhook;
  const raw = (await mongoose.connection.collection('webhooks').findOne({}))!._id.toString();
  const delivery = await webhooks().test(story.admin.viewer, raw);
  const viewer = story.client.viewer;
  const missing = { code: 'NOT_FOUND' };
  expect(await call('query ($id: ID!) { webhook(id: $id) { id } }', { id }, story.client.token)).toEqual(missing);
  await expect(webhooks().update(viewer, raw, { isActive: false })).rejects.toMatchObject(missing);
  await expect(webhooks().renewSecret(viewer, raw)).rejects.toMatchObject(missing);
  await expect(webhooks().test(viewer, raw)).rejects.toMatchObject(missing);
  await expect(webhooks().remove(viewer, raw)).rejects.toMatchObject(missing);
  await expect(webhooks().redeliver(viewer, delivery._id.toString())).rejects.toMatchObject(missing);
  expect(await webhooks().list(story.admin.viewer)).toHaveLength(1);
});

it('wants the password for what makes it learn of people, and for nothing else', async () => {
  const { webhook } = await create();
  const id = (await mongoose.connection.collection('webhooks').findOne({}))!._id.toString();
  const viewer = withoutPassword(story.admin.viewer);
  const refused = { code: 'REAUTHENTICATION_REQUIRED' };
  await expect(webhooks().create(viewer, { url, events: ['document.sent'] })).rejects.toMatchObject(refused);
  await expect(webhooks().renewSecret(viewer, id)).rejects.toMatchObject(refused);
  await expect(webhooks().update(viewer, id, { url: `${url}2` })).rejects.toMatchObject(refused);
  expect(await webhooks().update(viewer, id, { isActive: false, events: ['document.sent'] })).toMatchObject({
    isActive: false,
    revision: 2,
  });
  await expect(webhooks().update(viewer, id, { isActive: true })).rejects.toMatchObject(refused);
  const change = { id: webhook.id, isActive: true, url: `${url}2` };
  expect((await call(UPDATE, { input: change })).updateWebhook).toMatchObject({
    webhook: { isActive: true, url: `${url}2`, revision: 3, lastChange: { byName: story.admin.viewer.name } },
  });
});

it.each([
  ['no address', '', 'REQUIRED'],
  ['no https', 'http://integracao.exemplo.com', 'INVALID'],
  ['another protocol', 'ftp://integracao.exemplo.com', 'INVALID'],
  ['a password', 'https://ana:segredo@integracao.exemplo.com', 'INVALID'],
  ['a private address', 'https://10.0.0.1/', 'INVALID'],
  ['the address of this machine', 'https://[::1]/', 'INVALID'],
  ['the name of this machine', 'https://localhost:4000/', 'INVALID'],
  ['a fragment', 'https://integracao.exemplo.com/#a', 'INVALID'],
  ['too long an address', `https://integracao.exemplo.com/${'a'.repeat(2_000)}`, 'INVALID'],
])('is not made with %s', async (_what, address, code) => {
  const { createWebhook } = await call(CREATE, { input: { ...input, url: address } });
  expect(createWebhook).toMatchObject({ webhook: null, secret: null, userErrors: [{ code, field: ['url'] }] });
});

it('is told of something, and not of tests', async () => {
  for (const events of [[], ['WEBHOOK_TEST']]) {
    const { createWebhook } = await call(CREATE, { input: { url, events } });
    expect(createWebhook.userErrors[0].field[0]).toBe('events');
  }
});

it('has a name where its keepers give it one, which needs no password, stays while it is not named and is cleared by null and blanks', async () => {
  const { webhook } = (await call(CREATE, { input: { ...input, name: '  Folha\n de   pagamento ' } })).createWebhook;
  expect(webhook).toMatchObject({ name: 'Folha de pagamento', revision: 1 });
  const update = async (changes: object) =>
    (await call(UPDATE, { input: { id: webhook.id, ...changes } })).updateWebhook;
  expect(await update({ isActive: false })).toMatchObject({ webhook: { name: 'Folha de pagamento', revision: 2 } });
  const id = (await mongoose.connection.collection('webhooks').findOne({}))!._id.toString();
  const viewer = withoutPassword(story.admin.viewer);
  expect(await webhooks().update(viewer, id, { name: 'Ponto' })).toMatchObject({ name: 'Ponto', revision: 3 });
  expect(await update({ name: 'Ponto' })).toMatchObject({ webhook: { revision: 3 } });
  expect(await update({ name: 'a'.repeat(61) })).toMatchObject({
    webhook: null,
    userErrors: [{ code: 'INVALID', field: ['name'] }],
  });
  expect(await update({ name: null })).toMatchObject({ webhook: { name: null, revision: 4 } });
  expect(await update({ name: 'a'.repeat(60) })).toMatchObject({ webhook: { name: 'a'.repeat(60) } });
  expect(await update({ name: ' \u200b ' })).toMatchObject({ webhook: { name: null } });
});

it('has no name where it was made before there were names', async () => {
  const { webhook } = await create();
  await mongoose.connection.collection('webhooks').updateOne({}, { $unset: { name: 1 } });
  const input = { id: webhook.id, name: '' };
  expect((await call(UPDATE, { input })).updateWebhook).toMatchObject({ webhook: { name: null, revision: 1 } });
});

it('is one of ten at most, also of those that are made at one moment', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: MAX_WEBHOOKS + 3 }, () =>
      webhooks().create(story.admin.viewer, { url, events: ['document.sent'] }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  const made = await webhooks().list(story.admin.viewer);
  expect(made).toHaveLength(MAX_WEBHOOKS);
  await webhooks().remove(story.admin.viewer, made[4]!._id.toString());
  await webhooks().create(story.admin.viewer, { url, events: ['document.sent'] });
  await expect(webhooks().create(story.admin.viewer, { url, events: ['document.sent'] })).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  });
});

it('is not overwritten unseen', async () => {
  const { webhook } = await create();
  await call(UPDATE, { input: { id: webhook.id, events: ['CANDIDATE_ENDED'] } });
  const late = { id: webhook.id, isActive: false, expectedRevision: 1 };
  expect((await call(UPDATE, { input: late })).updateWebhook).toMatchObject({
    webhook: { isActive: true, events: ['CANDIDATE_ENDED'], revision: 2 },
    userErrors: [{ code: 'CONFLICT' }],
  });
});

it('keeps its secret sealed, which a rotation of keys seals anew', async () => {
  const { secret } = await create();
  const stored = await mongoose.connection.collection('webhooks').findOne({});
  expect(JSON.stringify(stored)).not.toContain(secret);
  const { encryptionKey } = story.server.config;
  const next = createSealer('another-key-of-the-tests-with-48-characters-or-more', encryptionKey);
  expect(await resealAll(next, webhooks().sealedTexts())).toEqual({ current: 0, resealed: 1, unreadable: 0 });
  const { sealedSecret } = (await mongoose.connection.collection('webhooks').findOne({}))!;
  expect(next.unseal(sealedSecret)).toBe(secret);
});

it('goes with its messages when it is deleted, and with its company', async () => {
  const count = (name: string) => mongoose.connection.collection(name).countDocuments();
  const { webhook } = await create();
  const TEST = `mutation ($input: TestWebhookInput!) { testWebhook(input: $input) {
    delivery { id event state messageId candidateId attempts } userErrors { code } } }`;
  const { testWebhook } = await call(TEST, { input: { id: webhook.id } });
  expect(testWebhook.delivery).toMatchObject({
    event: 'WEBHOOK_TEST',
    state: 'WAITING',
    candidateId: null,
    attempts: 0,
  });
  const DELETE = `mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) {
    deletedId userErrors { code } } }`;
  expect((await call(DELETE, { input: { id: webhook.id } })).deleteWebhook.deletedId).toBe(webhook.id);
  expect([await count('webhooks'), await count('webhookDeliveries')]).toEqual([0, 0]);
  await create(story.otherClient.token);
  const [own] = await webhooks().list(story.otherClient.viewer);
  await webhooks().test(story.otherClient.viewer, own!._id.toString());
  await story.server.services.clients.delete(story.admin.viewer, story.otherClient.viewer.clientId!);
  expect([await count('webhooks'), await count('webhookDeliveries')]).toEqual([0, 0]);
});
