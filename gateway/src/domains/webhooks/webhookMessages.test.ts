/** What webhooks are told, whom of whom, and that each is told once. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../../test/webhookReceiver.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { webhookEvents } from './webhookEvents.js';

const CRASH = 'the process ends here';

let story: CandidateStory;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  story = await startCandidateStory({ webhookInternalAddresses: ['127.0.0.1'] });
});
beforeEach(async () => {
  for (const name of ['webhooks', 'webhookDeliveries', 'jobs'])
    await mongoose.connection.collection(name).deleteMany({});
  await candidates().events.copyPending();
  receiver.received.length = 0;
  receiver.answerWith(204);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await story.stop();
  await receiver.stop();
});

const candidates = () => story.server.services.candidates;
const webhooks = () => story.server.services.webhooks;
const make = (viewer: UserViewer, events: readonly string[] = webhookEvents) =>
  webhooks().create(viewer, { url: receiver.url, events });
const idOf = ({ _id }: CandidateRecord) => _id.toString();

/** What has happened is told, and sent. @returns what every message says, in the order in which they came. */
async function sent(secret: string) {
  await candidates().events.copyPending();
  await webhooks().deliveries.jobs.runDue();
  return receiver.received.splice(0).map((message) => verified(secret, message));
}

it('tells the office, signed and without any value, of a candidate who is registered, confirmed and deleted', async () => {
  const { secret } = await make(story.admin.viewer);
  const candidate = await story.register({ name: 'Eva Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  await candidates().events.copyPending();
  await webhooks().deliveries.jobs.runDue();
  const [message] = receiver.received;
  expect(message?.path).toBe('/mensagens');
  expect(message?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Esteira-Webhooks/1',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{24}$/),
  });
  expect(message?.body).not.toMatch(/Eva|529/);
  const about = {
    candidate: { id: toGlobalId('Candidate', candidate._id), v1Id: idOf(candidate) },
    client: { id: toGlobalId('Client', candidate.clientId!), v1Id: candidate.clientId!.toString() },
  };
  expect(await sent(secret)).toEqual([
    { type: 'candidate.registered', timestamp: expect.stringMatching(/^\d{4}-.*Z$/), data: about },
  ]);
  await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: idOf(candidate) });
  expect(await sent(secret)).toEqual([expect.objectContaining({ type: 'candidate.confirmed', data: about })]);
  await candidates().remove(story.admin.viewer, idOf(candidate));
  expect(await sent(secret)).toContainEqual(expect.objectContaining({ type: 'candidate.deleted', data: about }));
});

it('signs with the secret of the webhook alone, and with the next one once it is renewed', async () => {
  const { secret, webhook } = await make(story.admin.viewer);
  await story.register();
  await sent(secret);
  const renewed = await webhooks().renewSecret(story.admin.viewer, webhook._id.toString());
  await story.register();
  await candidates().events.copyPending();
  await webhooks().deliveries.jobs.runDue();
  const [message] = receiver.received;
  expect(() => verified(secret, message!)).toThrow('No matching signature found');
  expect(verified(renewed.secret, message!).type).toBe('candidate.registered');
});

it('tells a company of its own candidates alone, and each webhook of what it was made for alone', async () => {
  const { secret } = await make(story.otherClient.viewer, ['candidate.registered']);
  await story.register();
  expect(await sent(secret)).toEqual([]);
  const own = await story.register({}, story.otherClient.viewer);
  await candidates().update(story.otherClient.viewer, idOf(own), { name: 'Outro Nome' });
  const messages = await sent(secret);
  expect(messages.map(({ type }) => type)).toEqual(['candidate.registered']);
  await candidates().remove(story.otherClient.viewer, idOf(own));
  expect(await sent(secret)).toEqual([]);
});

it('tells a company nothing of notes, and nothing at all while the company is switched off', async () => {
  const { secret } = await make(story.otherClient.viewer);
  const own = await story.register({}, story.otherClient.viewer);
  expect(await sent(secret)).toHaveLength(1);
  await story.server.services.notes.add(story.admin.viewer, idOf(own), { text: 'Só nosso', isShared: true });
  expect(await sent(secret)).toEqual([]);
  const { clientId } = story.otherClient.viewer;
  await story.server.services.clients.update(story.admin.viewer, clientId!, { active: false });
  await candidates().update(story.admin.viewer, idOf(own), { name: 'Mais um Nome' });
  expect(await sent(secret)).toEqual([]);
  await story.server.services.clients.update(story.admin.viewer, clientId!, { active: true });
});

it('tells a company of a candidate whom it is given', async () => {
  const { secret } = await make(story.otherClient.viewer);
  const { _id } = await story.register({}, story.admin.viewer);
  expect(await sent(secret)).toEqual([]);
  const other = story.otherClient.viewer.clientId!;
  const selection = { selection: { candidateIds: [_id.toString()] }, clientId: other };
  await candidates().actions.assignClient(story.admin.viewer, selection);
  expect((await sent(secret)).map(({ type }) => type)).toEqual(['candidate.company_changed']);
});

it('sends each message once, however often what it tells of is copied and told', async () => {
  const { secret } = await make(story.admin.viewer);
  const candidate = await story.register();
  const carried = await mongoose.connection.collection('candidates').findOne({ _id: candidate._id });
  expect(await sent(secret)).toHaveLength(1);
  const { pendingEvents, eventsPendingSince } = carried!;
  const again = { $set: { pendingEvents, eventsPendingSince } };
  await mongoose.connection.collection('candidates').updateOne({ _id: candidate._id }, again);
  expect(await sent(secret)).toEqual([]);
  const id = idOf(candidate);
  const deletion = { entity: 'candidate', entityId: id, action: 'delete', ofClient: null } as const;
  await candidates().remove(story.admin.viewer, id);
  await story.server.services.changes.repeat(deletion);
  expect((await sent(secret)).map(({ type }) => type)).toEqual(['candidate.deleted']);
});

it('loses no message where the process ends before it is queued', async () => {
  const { secret } = await make(story.admin.viewer);
  await story.register();
  jest.spyOn(webhooks().deliveries, 'queue').mockRejectedValueOnce(new Error(CRASH));
  await expect(candidates().events.copyPending()).rejects.toThrow(CRASH);
  expect(await mongoose.connection.collection('jobs').countDocuments({ kind: 'webhook' })).toBe(0);
  expect(await sent(secret)).toHaveLength(1);
});

it('finds a message in the sweep that was stored to be sent again, and whose job was not', async () => {
  const { secret, webhook } = await make(story.admin.viewer);
  await webhooks().test(story.admin.viewer, webhook._id.toString());
  await webhooks().deliveries.jobs.runDue();
  receiver.received.length = 0;
  const delivery = await mongoose.connection.collection('webhookDeliveries').findOne({});
  jest.spyOn(webhooks().deliveries, 'queue').mockRejectedValueOnce(new Error(CRASH));
  await expect(webhooks().redeliver(story.admin.viewer, delivery!._id.toString())).rejects.toThrow(CRASH);
  expect(await sent(secret)).toEqual([]);
  story.server.setNow(new Date(Date.now() + 11 * 60_000));
  expect(await webhooks().deliveries.queueLeft()).toBe(1);
  expect(await webhooks().deliveries.queueLeft()).toBe(0);
  story.server.setNow(null);
});
