/** What is still being copied when a server stops is told to webhooks before it ends. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { webhookEvents } from './webhookEvents.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

it('tells of all that is still being copied when the server stops', async () => {
  const { candidates, webhooks } = story.server.services;
  await candidates.events.copyPending();
  const made = await webhooks.create(story.admin.viewer, {
    url: 'https://integracao.exemplo.com',
    events: webhookEvents,
  });
  const Deliveries = mongoose.models['WebhookDelivery']!;
  const insertMany = Deliveries.insertMany.bind(Deliveries);
  /** Has the next messages be stored when that is released. @returns what resolves to the release when they come. */
  const holdNext = () =>
    new Promise<() => void>((begun) => {
      const held = (...all: Parameters<typeof insertMany>) =>
        new Promise<void>((release) => begun(release)).then(() => insertMany(...all));
      jest.spyOn(Deliveries, 'insertMany').mockImplementationOnce(held as never);
    });
  const first = holdNext();
  // More than two batches, the most of which come while the first of them is being copied.
  for (let count = 0; count < 120; count += 1) await story.register();
  const release = await first;
  const second = holdNext();
  release();
  const goOn = await second;
  const stopped = candidates.stop();
  goOn();
  await stopped;
  const since = { at: { $gte: made.webhook.createdAt } };
  const stored = await mongoose.connection.collection('candidateEvents').countDocuments(since);
  expect(stored).toBeGreaterThan(50);
  expect(await mongoose.connection.collection('webhookDeliveries').countDocuments()).toBe(stored);
});
