/** What webhooks are told, whom of whom, and that each is told once. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { startWebhookReceiver, verified, type WebhookReceiver } from '../../../test/webhookReceiver.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { webhookEventOf, webhookEvents } from './webhookEvents.js';
import type { WebhookWithSecret } from './webhooksService.js';

const CRASH = 'the process ends here';

let story: CandidateStory;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  story = await startCandidateStory({ webhookInternalAddresses: ['127.0.0.1'] });
  // The tests tell when events are copied, and with it when messages are made.
  await candidates().events.stopCopying();
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
const make = (viewer: UserViewer) => webhooks().create(viewer, { url: receiver.url, events: webhookEvents });
const makeOf = (viewer: UserViewer, events: readonly string[] = webhookEvents) =>
  webhooks().create(viewer, { url: 'https://integracao.exemplo.com', events });
const idOf = ({ _id }: CandidateRecord) => _id.toString();

/** What a company's webhook is told, in the order in which it is stored; its messages do not leave the machine of a test. */
async function toldTo({ webhook }: WebhookWithSecret) {
  await candidates().events.copyPending();
  const deliveries = await webhooks().latestDeliveries([webhook._id.toString()], 100);
  return deliveries.reverse().map(({ event }) => event);
}

/** What has happened is told, and sent. @returns what every message says, in the order in which they came. */
async function sent(secret: string) {
  await candidates().events.copyPending();
  await webhooks().sender.sendDue();
  return receiver.received.splice(0).map((message) => verified(secret, message));
}

it('tells the office, signed and without any value, of a candidate who is registered, confirmed and deleted', async () => {
  const { secret } = await make(story.admin.viewer);
  const candidate = await story.register({ name: 'Eva Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  await candidates().events.copyPending();
  await webhooks().sender.sendDue();
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
  await webhooks().sender.sendDue();
  const [message] = receiver.received;
  expect(() => verified(secret, message!)).toThrow('No matching signature found');
  expect(verified(renewed.secret, message!).type).toBe('candidate.registered');
});

it('tells a company of its own candidates alone, and each webhook of what it was made for alone', async () => {
  const made = await makeOf(story.otherClient.viewer, ['candidate.registered', 'candidate.deleted']);
  const { _id } = await story.register();
  await candidates().remove(story.client.viewer, _id.toString());
  expect(await toldTo(made)).toEqual([]);
  const own = await story.register({}, story.otherClient.viewer);
  await candidates().update(story.otherClient.viewer, idOf(own), { name: 'Outro Nome' });
  expect(await toldTo(made)).toEqual(['candidate.registered']);
  await candidates().remove(story.otherClient.viewer, idOf(own));
  expect(await toldTo(made)).toEqual(['candidate.registered', 'candidate.deleted']);
});

it('tells nobody of what is for administrators alone, nor a company of anything while it is switched off', async () => {
  expect(webhookEventOf({ kind: 'changed' })).toBe('candidate.changed');
  expect(webhookEventOf({ kind: 'changed', isInternal: true })).toBeNull();
  const made = await makeOf(story.otherClient.viewer);
  const own = await story.register({}, story.otherClient.viewer);
  expect(await toldTo(made)).toEqual(['candidate.registered']);
  const { clientId } = story.otherClient.viewer;
  await story.server.services.clients.update(story.admin.viewer, clientId!, { active: false });
  await candidates().update(story.admin.viewer, idOf(own), { name: 'Mais um Nome' });
  expect(await toldTo(made)).toEqual(['candidate.registered']);
  await story.server.services.clients.update(story.admin.viewer, clientId!, { active: true });
});

it('tells nothing that happened before the webhook was made', async () => {
  const { _id } = await story.register();
  await candidates().events.copyPending();
  const made = await makeOf(story.admin.viewer);
  const waiting = { _id: new mongoose.Types.ObjectId(), kind: 'finished', actor: null, afterConfirmation: false };
  const at = new Date(made.webhook.createdAt.getTime() - 1);
  const late = { pendingEvents: [{ ...waiting, at }], eventsPendingSince: at };
  await mongoose.connection.collection('candidates').updateOne({ _id }, { $set: late });
  expect(await toldTo(made)).toEqual([]);
});

it('tells a company of a candidate whom it is given', async () => {
  const made = await makeOf(story.otherClient.viewer);
  const { _id } = await story.register({}, story.admin.viewer);
  expect(await toldTo(made)).toEqual([]);
  const selection = { selection: { candidateIds: [_id.toString()] }, clientId: story.otherClient.viewer.clientId! };
  await candidates().actions.assignClient(story.admin.viewer, selection);
  expect(await toldTo(made)).toEqual(['candidate.company_changed']);
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

it('loses no message where the process ends before it is stored', async () => {
  const { secret } = await make(story.admin.viewer);
  await story.register();
  const insertMany = jest.spyOn(mongoose.models['WebhookDelivery']!, 'insertMany');
  insertMany.mockRejectedValueOnce(new Error(CRASH));
  await expect(candidates().events.copyPending()).rejects.toThrow(CRASH);
  expect(await mongoose.connection.collection('webhookDeliveries').countDocuments()).toBe(0);
  expect(await sent(secret)).toHaveLength(1);
});
