/** What becomes of messages that are not taken, and of webhooks that take none. */
import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const START = new Date('2026-08-03T12:00:00Z');

let story: MailStory;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  story = await startMailStory({ webhookInternalAddresses: ['127.0.0.1'] });
});
beforeEach(async () => {
  for (const name of ['webhooks', 'webhookDeliveries', 'jobs'])
    await mongoose.connection.collection(name).deleteMany({});
  story.server.setNow(START);
  receiver.received.length = 0;
  story.mailServer.received.length = 0;
});
afterAll(async () => {
  await story.stop();
  await receiver.stop();
});

const webhooks = () => story.server.services.webhooks;
const admin = () => ({ ...story.admin.viewer, passwordGivenAt: START });
const later = (ms: number) => story.server.setNow(new Date(START.getTime() + ms));
const run = () => webhooks().deliveries.jobs.runDue();
const make = async (url = receiver.url) =>
  (await webhooks().create(admin(), { url, events: ['candidate.registered'] })).webhook._id.toString();
const test = (id: string) => webhooks().test(admin(), id);
const present = (id: string) => webhooks().get(admin(), id);
const latest = (id: string) => webhooks().latestDeliveries([id], 100);

it('sends a message again after a pause under the same id, until it is taken', async () => {
  const id = await make();
  receiver.answerWith(500);
  await test(id);
  await run();
  expect(await latest(id)).toMatchObject([{ state: 'waiting', attempts: 1, lastStatus: 500, lastError: null }]);
  expect(await present(id)).toMatchObject({ failingSince: START, isActive: true });
  later(29 * SECOND_MS);
  await run();
  expect(receiver.received).toHaveLength(1);
  later(30 * SECOND_MS);
  receiver.answerWith(201);
  await run();
  expect(await latest(id)).toMatchObject([{ state: 'delivered', attempts: 2, lastStatus: 201 }]);
  expect(await present(id)).toMatchObject({ failingSince: null, failures: 0, retryAt: null });
  const [first, second] = receiver.received.map(({ headers }) => headers);
  expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
  expect(second?.['webhook-timestamp']).not.toBe(first?.['webhook-timestamp']);
});

it('tries an address that fails with one message while the others wait, and sends all once it answers', async () => {
  const id = await make();
  receiver.answerWith(503);
  for (let count = 0; count < 3; count += 1) await test(id);
  await run();
  expect(receiver.received).toHaveLength(1);
  receiver.answerWith(200);
  later(30 * SECOND_MS);
  await run();
  later(45 * SECOND_MS);
  await run();
  expect((await latest(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  expect(receiver.received).toHaveLength(4);
});

it('keeps no other webhook waiting for one that fails', async () => {
  const failing = await make('http://127.0.0.1:9/');
  const well = await make();
  receiver.answerWith(200);
  await test(failing);
  await test(well);
  await run();
  expect(await latest(well)).toMatchObject([{ state: 'delivered' }]);
  expect(await latest(failing)).toMatchObject([{ state: 'waiting', lastStatus: null, lastError: 'ECONNREFUSED' }]);
});

it('follows no redirection', async () => {
  const id = await make();
  receiver.answerWith(302);
  await test(id);
  await run();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/mensagens']);
  expect(await latest(id)).toMatchObject([{ state: 'waiting', lastStatus: 302 }]);
});

it('is switched off after three days without a message that was taken, which its keepers are told of by one mail', async () => {
  const id = await make();
  receiver.answerWith(500);
  await test(id);
  for (let hours = 0; hours <= 84; hours += 12) {
    later(hours * HOUR_MS);
    await run();
    expect(await present(id)).toMatchObject({ isActive: hours < 72 });
    if (hours >= 72) break;
  }
  expect(await present(id)).toMatchObject({ stoppedBecause: 'failing', revision: 2, lastChange: { byName: null } });
  await story.server.services.mail.deliverDue();
  const [mail, ...others] = story.mailServer.received;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: admin().email, subject: 'Um webhook foi desligado' });
  expect(mail?.text).toContain(receiver.url);
  later(200 * HOUR_MS);
  await run();
  expect(await latest(id)).toMatchObject([{ state: 'failed', lastError: 'SWITCHED_OFF' }]);
});

it('is switched off at once by an address that is gone, and goes on as new when somebody switches it on', async () => {
  const id = await make();
  receiver.answerWith(410);
  await test(id);
  await run();
  expect(await present(id)).toMatchObject({ isActive: false, stoppedBecause: 'gone' });
  await expect(test(id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  receiver.answerWith(200);
  later(30 * SECOND_MS);
  await webhooks().update(admin(), id, { isActive: true });
  expect(await present(id)).toMatchObject({ isActive: true, stoppedBecause: null, failingSince: null, retryAt: null });
  await run();
  expect(await latest(id)).toMatchObject([{ state: 'delivered' }]);
});

it('gives a message up after twelve tries, and sends it again where somebody asks', async () => {
  const id = await make();
  receiver.answerWith(500);
  const { _id } = await test(id);
  const everyTry = { failingSince: null, failures: 0, retryAt: null };
  for (let time = 0; time < 12; time += 1) {
    later(time * 12 * HOUR_MS);
    // Other messages are taken meanwhile, so that the address is none that fails.
    await mongoose.connection.collection('webhooks').updateMany({}, { $set: everyTry });
    await run();
  }
  expect(await latest(id)).toMatchObject([{ state: 'failed', attempts: 12, lastStatus: 500 }]);
  receiver.answerWith(200);
  later(200 * HOUR_MS);
  const again = await webhooks().redeliver(admin(), _id.toString());
  expect(again).toMatchObject({ state: 'waiting', attempts: 12 });
  await expect(webhooks().redeliver(admin(), _id.toString())).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  await run();
  expect(await latest(id)).toMatchObject([{ state: 'delivered', attempts: 13 }]);
});

it('gives a message up over which each process has died', async () => {
  const id = await make();
  await test(id);
  await mongoose.connection.collection('jobs').updateOne({ kind: 'webhook' }, { $set: { attempts: 9 } });
  await run();
  expect(await latest(id)).toMatchObject([{ state: 'failed', lastError: 'EINTERRUPTED', attempts: 0 }]);
});

it('forgets messages after 30 days, and what belongs to a company or a webhook that is gone', async () => {
  const id = await make();
  await test(id);
  const { insertedId } = await mongoose.connection
    .collection('webhooks')
    .insertOne({ ...(await present(id)), _id: new mongoose.Types.ObjectId(), clientId: new mongoose.Types.ObjectId() });
  expect(await webhooks().deliveries.removeOfGone()).toBe(1);
  expect(await mongoose.connection.collection('webhooks').findOne({ _id: insertedId })).toBeNull();
  expect(await latest(id)).toHaveLength(1);
  later(29 * 24 * HOUR_MS);
  expect(await webhooks().deliveries.removeExpired()).toBe(0);
  later(30 * 24 * HOUR_MS);
  expect(await webhooks().deliveries.removeExpired()).toBe(1);
});
