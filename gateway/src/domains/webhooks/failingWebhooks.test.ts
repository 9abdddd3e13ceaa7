/** What becomes of messages that are not taken, and of webhooks that take none. */
import mongoose from 'mongoose';
import { START, startWebhookStory, type WebhookStory } from '../../../test/webhookStory.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

let webhook: WebhookStory;
beforeAll(async () => {
  webhook = await startWebhookStory();
});
beforeEach(() => webhook.begin());
afterAll(() => webhook.stop());

const webhooks = () => webhook.story.server.services.webhooks;

it('sends a message again after a pause under the same id, until it is taken', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(500);
  await webhook.test(id);
  await webhook.run();
  expect(await webhook.latest(id)).toMatchObject([{ state: 'waiting', attempts: 1, lastStatus: 500, lastError: null }]);
  expect(await webhook.present(id)).toMatchObject({ failingSince: START, isActive: true });
  webhook.later(29 * SECOND_MS);
  await webhook.run();
  expect(webhook.receiver.received).toHaveLength(1);
  webhook.later(30 * SECOND_MS);
  webhook.receiver.answerWith(201);
  await webhook.run();
  expect(await webhook.latest(id)).toMatchObject([{ state: 'delivered', attempts: 2, lastStatus: 201 }]);
  expect(await webhook.present(id)).toMatchObject({ failingSince: null, failures: 0, retryAt: null });
  const [first, second] = webhook.receiver.received.map(({ headers }) => headers);
  expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
  expect(second?.['webhook-timestamp']).not.toBe(first?.['webhook-timestamp']);
});

it('follows no redirection', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(302);
  await webhook.test(id);
  await webhook.run();
  expect(webhook.receiver.received.map(({ path }) => path)).toEqual(['/mensagens']);
  expect(await webhook.latest(id)).toMatchObject([{ state: 'waiting', lastStatus: 302 }]);
});

it('is switched off after three days without a message that was taken, which its keepers are told of by one mail', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(500);
  await webhook.test(id);
  await webhook.insertWaiting(id, 1);
  for (let minutes = 0; minutes < 72 * 60; minutes += 15) {
    webhook.later(minutes * MINUTE_MS);
    await webhook.run();
  }
  expect(await webhook.present(id)).toMatchObject({ isActive: true, failingSince: START });
  for (let hours = 72; hours <= 84; hours += 1) {
    webhook.later(hours * HOUR_MS);
    await webhook.run();
  }
  expect(await webhook.present(id)).toMatchObject({ isActive: false, stoppedBecause: 'failing', revision: 2 });
  expect((await webhook.latest(id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  await webhook.story.server.services.mail.deliverDue();
  const [mail, ...others] = webhook.story.mailServer.received;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: webhook.admin.email, subject: 'Um webhook foi desligado' });
  expect(mail?.text).toContain(webhook.receiver.url);
});

it('is not taken for failing since long ago by one refusal behind a message that was taken', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(500);
  await webhook.test(id);
  await webhook.run();
  webhook.later(80 * HOUR_MS);
  webhook.receiver.answerWith(200);
  await webhook.test(id);
  await webhook.insertWaiting(id, 1);
  webhook.receiver.answerNextWith(200);
  webhook.receiver.answerWith(500);
  await webhook.run();
  expect(await webhook.present(id)).toMatchObject({ isActive: true, failures: 1 });
});

it('is not stopped where somebody has switched it off and on during the try that failed', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(500);
  await webhook.test(id);
  await webhook.run();
  webhook.later(80 * HOUR_MS);
  const release = webhook.receiver.holdBack('/mensagens');
  const running = webhook.run();
  await webhook.receiver.next();
  const admin = { ...webhook.admin, passwordGivenAt: new Date(START.getTime() + 80 * HOUR_MS) };
  await webhooks().update(admin, id, { isActive: false });
  await webhooks().update(admin, id, { isActive: true });
  release();
  await running;
  expect(await webhook.present(id)).toMatchObject({ isActive: true, failures: 0, stoppedBecause: null });
});

it('has others wait half a minute alone for each message that is refused for itself', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(422);
  await webhook.insertWaiting(id, 8);
  await webhooks().deliveries.settleWaiting();
  for (let tries = 0; tries < 8; tries += 1) {
    webhook.later(tries * 30 * SECOND_MS);
    await webhook.run();
  }
  expect(webhook.receiver.received).toHaveLength(8);
  expect(await webhook.present(id)).toMatchObject({ failingSince: START, failures: 8 });
});

it('sends nothing of what waits for a company that was switched off', async () => {
  const viewer = { ...webhook.story.client.viewer, passwordGivenAt: START };
  const { webhook: made } = await webhooks().create(viewer, {
    url: 'https://nao-existe.invalid/',
    events: ['document.sent'],
  });
  const { clients } = webhook.story.server.services;
  await webhooks().test(viewer, made._id.toString());
  await clients.update(webhook.admin, viewer.clientId!, { active: false });
  await webhook.run();
  expect(await webhook.latest(made._id.toString())).toMatchObject([
    { state: 'failed', attempts: 0, lastError: 'SWITCHED_OFF' },
  ]);
  await clients.update(webhook.admin, viewer.clientId!, { active: true });
});

it('is told of to the contact alone where it is a company’s', async () => {
  const viewer = { ...webhook.story.client.viewer, passwordGivenAt: START };
  await mongoose.connection.collection('users').insertOne({
    ...{ role: 'client', clientId: null, colleagueOf: new mongoose.Types.ObjectId(viewer.clientId!), active: true },
    ...{ name: 'Caio', email: 'caio@padaria.com', passwordHash: '-', mustChangePassword: false },
  });
  const { webhook: made } = await webhooks().create(viewer, {
    url: 'https://nao-existe.invalid/',
    events: ['document.sent'],
  });
  await webhooks().test(viewer, made._id.toString());
  await mongoose.connection
    .collection('webhooks')
    .updateOne({ _id: made._id }, { $set: { failingSince: new Date(START.getTime() - 72 * HOUR_MS) } });
  await webhook.run();
  expect(await webhooks().get(viewer, made._id.toString())).toMatchObject({ stoppedBecause: 'failing' });
  await webhook.story.server.services.mail.deliverDue();
  expect(webhook.story.mailServer.received.map(({ to }) => to)).toEqual([viewer.email]);
  // What the last try has come to is not written over.
  expect(await webhook.latest(made._id.toString())).toMatchObject([
    { state: 'failed', attempts: 1, lastError: expect.stringMatching(/^E/) },
  ]);
});

it('reaches the own network for the office alone', async () => {
  const viewer = { ...webhook.story.otherClient.viewer, passwordGivenAt: START };
  const events = ['document.sent'];
  for (const url of [webhook.receiver.url, webhook.receiver.url.replace('http:', 'https:'), 'http://exemplo.com']) {
    await expect(webhooks().create(viewer, { url, events })).rejects.toMatchObject({ code: 'INVALID' });
  }
  await expect(webhooks().create(webhook.admin, { url: 'https://10.0.0.1/', events })).rejects.toMatchObject({
    code: 'INVALID',
  });
  const { webhook: made } = await webhooks().create(viewer, { url: 'https://exemplo.com', events });
  // A name that means such an address by now.
  const url = { $set: { url: webhook.receiver.url } };
  await mongoose.connection.collection('webhooks').updateOne({ _id: made._id }, url);
  await webhooks().test(viewer, made._id.toString());
  await webhook.run();
  expect(await webhook.latest(made._id.toString())).toMatchObject([{ state: 'waiting', lastError: 'ENOTFOUND' }]);
});

it('tries a message by itself for three days that is refused while others are taken', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(500);
  const { _id } = await webhook.test(id);
  const well = { failingSince: null, failures: 0, retryAt: null };
  let tries = 0;
  for (let hours = 0; hours <= 100; hours += 1) {
    webhook.later(hours * HOUR_MS);
    // Another message was taken meanwhile.
    await mongoose.connection.collection('webhooks').updateMany({}, { $set: well });
    await webhook.run();
    tries = webhook.receiver.received.length;
  }
  expect(await webhook.latest(id)).toMatchObject([{ state: 'failed', attempts: tries, lastStatus: 500 }]);
  expect(await webhook.present(id)).toMatchObject({ isActive: true });
  webhook.receiver.answerWith(200);
  const again = await webhooks().redeliver(webhook.admin, _id.toString());
  expect(again).toMatchObject({ state: 'waiting', attempts: tries, failures: 0 });
  await expect(webhooks().redeliver(webhook.admin, _id.toString())).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  });
  await webhook.run();
  expect(await webhook.latest(id)).toMatchObject([{ state: 'delivered', attempts: tries + 1 }]);
});

it('is switched off at once by an address that is gone, and goes on as new when somebody switches it on', async () => {
  const id = await webhook.make();
  webhook.receiver.answerWith(410);
  await webhook.test(id);
  await webhook.run();
  expect(await webhook.present(id)).toMatchObject({ isActive: false, stoppedBecause: 'gone' });
  await expect(webhook.test(id)).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
  webhook.receiver.answerWith(200);
  webhook.later(30 * SECOND_MS);
  await webhooks().update(webhook.admin, id, { isActive: true });
  expect(await webhook.present(id)).toMatchObject({
    isActive: true,
    stoppedBecause: null,
    failingSince: null,
    retryAt: null,
  });
  await webhook.test(id);
  await webhook.run();
  expect((await webhook.latest(id)).map(({ state }) => state).sort()).toEqual(['delivered', 'failed']);
});
