/** In which turn messages are sent, by several processes too, and what ends them. */
import mongoose from 'mongoose';
import { pino } from 'pino';
import { Webhook as Signer } from 'standardwebhooks';
import { watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { START, startWebhookStory, type WebhookStory } from '../../../test/webhookStory.js';
import { createSealer } from '../../auth/seal.js';
import { messageIdOf } from './messages.js';
import { WebhookSender } from './webhookSender.js';
import { WebhookStops } from './webhookStops.js';
import { giveBack, NEVER, takeDue } from './webhooksModel.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

let webhook: WebhookStory;
let sent: SentCommand[];
beforeAll(async () => {
  webhook = await startWebhookStory();
  sent = await watchCommands(webhook.story.server);
});
beforeEach(() => webhook.begin());
afterAll(() => webhook.stop());

const webhooks = () => webhook.story.server.services.webhooks;

it('tries an address that fails with one message while the others wait, and sends all once it answers', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(503);
  await webhook.test(id);
  await webhook.insertWaiting(id, 20);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(1);
  webhook.later(29 * SECOND_MS);
  sent.length = 0;
  await webhook.run();
  // However many wait, an address in its pause costs the one command that looks for what is due.
  expect(sent.map(({ name }) => name)).toEqual(['findAndModify']);
  webhook.receiver.answerWith(200);
  webhook.later(30 * SECOND_MS);
  await webhook.run();
  expect((await webhook.latest(id)).map(({ state }) => state)).toEqual(Array.from({ length: 21 }, () => 'delivered'));
  expect(webhook.receiver.received).toHaveLength(22);
});

it('sends at once what somebody asks for, before what waits, although the address has failed', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(503);
  const first = await webhook.test(id);
  await webhook.insertWaiting(id, 1);
  await webhook.run();
  webhook.receiver.answerWith(200);
  const second = await webhook.test(id);
  await webhook.run();
  const idsSent = webhook.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(idsSent.slice(0, 2)).toEqual([messageIdOf(first), messageIdOf(second)]);
  webhook.later(30 * SECOND_MS);
  await webhook.run();
  expect((await webhook.latest(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
});

it('keeps no other webhook waiting for a receiver that takes long, which a stop waits for', async () => {
  const slow = await webhook.make(`${webhook.receiver.url}/slow`);
  const well = await webhook.make();
  const release = webhook.receiver.holdBack('/mensagens/slow');
  await webhook.test(slow);
  await webhook.test(well);
  const { sender } = webhooks();
  sender.start();
  const { receiver } = webhook;
  while (!receiver.received.some(({ path }) => path === '/mensagens/slow')) await receiver.next();
  // The other one has its turn already; none is begun from here on.
  const stopped = sender.stop();
  release();
  await stopped;
  expect(await webhook.latest(well)).toMatchObject([{ state: 'delivered' }]);
  expect(await webhook.latest(slow)).toMatchObject([{ state: 'delivered' }]);
});

it('is sent to by one process at a time, and by another one when that has died', async () => {
  const id = await webhook.make();
  await webhook.test(id);
  const taken = await takeDue(START, MINUTE_MS);
  expect(taken?._id.toString()).toBe(id);
  // What comes meanwhile waits for the same process.
  await webhook.test(id);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(0);
  webhook.later(MINUTE_MS);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(2);
});

it('is not taken from a process by another one that was only slow', async () => {
  const id = await webhook.make();
  await webhook.test(id);
  const slow = await takeDue(START, MINUTE_MS);
  const later = new Date(START.getTime() + MINUTE_MS);
  const next = await takeDue(later, MINUTE_MS);
  await giveBack(slow!, NEVER);
  await webhook.test(id);
  expect(await takeDue(later, MINUTE_MS)).toBeNull();
  await giveBack(next!, START);
  expect((await takeDue(later, MINUTE_MS))?._id.toString()).toBe(id);
});

it('has one message in a turn that lasts long, and the next turn behind the others', async () => {
  const [busy, other] = [
    await webhook.make(`${webhook.receiver.url}/busy`),
    await webhook.make(`${webhook.receiver.url}/other`),
  ];
  for (let count = 0; count < 3; count += 1) await webhook.test(busy);
  webhook.later(1);
  await webhook.test(other);
  const { config, services, files } = webhook.story.server;
  const deps = {
    config,
    files,
    services,
    logger: pino({ level: 'silent' }),
    sealer: createSealer(config.encryptionKey),
    now: () => new Date(START.getTime() + 2),
  };
  await new WebhookSender(deps, new WebhookStops(deps), 0).sendDue();
  expect(webhook.receiver.received.map(({ path }) => path.split('/').at(-1))).toEqual([
    'busy',
    'other',
    'busy',
    'busy',
  ]);
});

it('begins no message once it is told to stop', async () => {
  const id = await webhook.make();
  await webhook.insertWaiting(id, 5);
  const release = webhook.receiver.holdBack('/mensagens');
  const { sender } = webhooks();
  sender.start();
  await webhook.test(id);
  await webhook.receiver.next();
  const stopped = sender.stop();
  release();
  await stopped;
  expect(webhook.receiver.received).toHaveLength(1);
});

it('sends what somebody asks for while an earlier message is failing', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(503);
  const release = webhook.receiver.holdBack('/mensagens');
  await webhook.insertWaiting(id, 1);
  await webhooks().deliveries.settleWaiting();
  const running = webhook.run();
  await webhook.receiver.next();
  await webhook.test(id);
  webhook.receiver.answerWith(200);
  webhook.receiver.answerNextWith(503);
  release();
  await running;
  expect((await webhook.latest(id)).map(({ state }) => state)).toContain('delivered');
  expect(webhook.receiver.received).toHaveLength(2);
});

it('signs by a secret that is renewed, and keeps to an address that is changed, from the next message on', async () => {
  const id = await webhook.make(`${webhook.receiver.url}/old`);
  const release = webhook.receiver.holdBack('/mensagens/old');
  await webhook.test(id);
  await webhook.insertWaiting(id, 2);
  const running = webhook.run();
  await webhook.receiver.next();
  await webhooks().update(webhook.admin, id, { url: `${webhook.receiver.url}/new` });
  const { secret } = await webhooks().renewSecret(webhook.admin, id);
  release();
  await running;
  const paths = webhook.receiver.received.map(({ path }) => path.split('/').at(-1));
  expect(paths).toEqual(['old', 'new', 'new']);
  const [, next] = webhook.receiver.received;
  expect(next?.headers['webhook-signature']).toBe(
    new Signer(secret).sign(next?.headers['webhook-id'] ?? '', START, next?.body ?? ''),
  );
});

it('does not lose sight of a message that comes while others are being sent', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(200);
  await webhook.test(id);
  const taken = await takeDue(START, MINUTE_MS);
  await webhook.test(id);
  await giveBack(taken!, NEVER);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(2);
});

it('has not failed at an address that is another one by now', async () => {
  const id = await webhook.make(`${webhook.receiver.url}/old`);
  webhook.receiver.answerWith(410);
  const release = webhook.receiver.holdBack('/mensagens/old');
  await webhook.test(id);
  const running = webhook.run();
  await webhook.receiver.next();
  await webhooks().update(webhook.admin, id, { url: webhook.receiver.url });
  release();
  await running;
  expect(await webhook.present(id)).toMatchObject({
    isActive: true,
    failures: 0,
    retryAt: null,
    url: webhook.receiver.url,
  });
});

it('sends nothing that waited when it was switched off, once it is on again', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(500);
  await webhook.test(id);
  await webhook.run();
  await webhooks().update(webhook.admin, id, { isActive: false });
  expect(await webhook.latest(id)).toMatchObject([{ state: 'failed', lastStatus: 500, lastError: null }]);
  await webhooks().update(webhook.admin, id, { isActive: true });
  webhook.later(HOUR_MS);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(1);
});

it('fails a message whose secret cannot be read any more, and no job', async () => {
  const id = await webhook.make();
  await mongoose.connection.collection('webhooks').updateMany({}, { $set: { sealedSecret: 'k1.gone.x' } });
  await webhook.test(id);
  await webhook.run();
  expect(await webhook.latest(id)).toMatchObject([{ state: 'waiting', lastError: 'SECRET_UNREADABLE' }]);
  expect(await mongoose.connection.collection('jobs').countDocuments({ isGivenUp: true })).toBe(0);
});

it('has the sweep send what a crash has left unseen, and give up what waits for one that is off', async () => {
  const id = await webhook.make();
  const off = await webhook.make();
  webhook.receiver.answerWith(200);
  await webhooks().update(webhook.admin, off, { isActive: false });
  await webhook.insertWaiting(id, 1);
  await webhook.insertWaiting(off, 1);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(0);
  expect(await webhooks().deliveries.settleWaiting()).toBe(1);
  await webhook.run();
  expect(await webhook.latest(id)).toMatchObject([{ state: 'delivered' }]);
  expect(await webhook.latest(off)).toMatchObject([{ state: 'failed', lastError: 'SWITCHED_OFF' }]);
});

it('forgets messages after 30 days, and what belongs to a company or a webhook that is gone', async () => {
  const id = await webhook.make();
  await webhook.test(id);
  const { insertedId } = await mongoose.connection.collection('webhooks').insertOne({
    ...(await webhook.present(id)),
    _id: new mongoose.Types.ObjectId(),
    clientId: new mongoose.Types.ObjectId(),
  });
  expect(await webhooks().deliveries.removeOfGone()).toBe(1);
  expect(await mongoose.connection.collection('webhooks').findOne({ _id: insertedId })).toBeNull();
  expect(await webhook.latest(id)).toHaveLength(1);
  webhook.later(29 * 24 * HOUR_MS);
  expect(await webhooks().deliveries.removeExpired()).toBe(0);
  webhook.later(30 * 24 * HOUR_MS);
  expect(await webhooks().deliveries.removeExpired()).toBe(1);
});
