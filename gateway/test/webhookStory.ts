import mongoose from 'mongoose';
import type { UserViewer } from '../src/auth/viewer.js';
import { startMailStory, type MailStory } from './mailStory.js';
import { startWebhookReceiver, type WebhookReceiver } from './webhookReceiver.js';

const THREE_DAYS_MS = 72 * 60 * 60_000;

/** The moment at which each of its tests begins. */
export const START = new Date('2026-08-03T12:00:00Z');

/** A story with a receiver that the office's webhooks may reach, and short words for what is done with them. */
export interface WebhookStory {
  story: MailStory;
  receiver: WebhookReceiver;
  /** An administrator who has given the password just now, also where the clock has moved on. */
  admin: UserViewer;
  /** Begins a test: nothing is left of the ones before. */
  begin(): Promise<void>;
  /** Moves the clock, in milliseconds from the start. */
  later(ms: number): void;
  /** Sends all that is due. */
  run(): Promise<void>;
  /** Makes a webhook of the office. @returns its id. */
  make(url?: string): Promise<string>;
  test(id: string): Promise<{ _id: mongoose.Types.ObjectId }>;
  present(id: string): Promise<object>;
  /** Its messages, newest first. */
  latest(id: string): Promise<{ state: string; lastError: string | null }[]>;
  /** Stores messages that wait and that no process was told of. */
  insertWaiting(webhookId: string, count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one, for `beforeAll`, with `begin` in `beforeEach`; `stop` belongs in `afterAll`. */
export async function startWebhookStory(): Promise<WebhookStory> {
  const receiver = await startWebhookReceiver();
  const story = await startMailStory({ webhookInternalAddresses: ['127.0.0.1'] });
  const { webhooks } = story.server.services;
  const admin = { ...story.admin.viewer, passwordGivenAt: START };
  return {
    story,
    receiver,
    admin,
    async begin() {
      for (const name of ['webhooks', 'webhookDeliveries', 'jobs', 'rateLimits'])
        await mongoose.connection.collection(name).deleteMany({});
      story.server.setNow(START);
      receiver.answerWith(204);
      receiver.received.length = 0;
      story.mailServer.received.length = 0;
    },
    later: (ms) => story.server.setNow(new Date(START.getTime() + ms)),
    run: () => webhooks.sender.sendDue(),
    async make(url = receiver.url) {
      const { webhook } = await webhooks.create(admin, { url, events: ['candidate.registered'] });
      return webhook._id.toString();
    },
    test: (id) => webhooks.test(admin, id),
    present: (id) => webhooks.get(admin, id),
    latest: (id) => webhooks.latestDeliveries([id], 100),
    async insertWaiting(webhookId, count) {
      const triedUntil = new Date(START.getTime() + THREE_DAYS_MS);
      const message = {
        event: 'candidate.registered',
        clientId: null,
        occurredAt: START,
        createdAt: START,
        triedUntil,
      };
      const rows = Array.from({ length: count }, () => ({
        ...{ ...message, webhookId: new mongoose.Types.ObjectId(webhookId), about: new mongoose.Types.ObjectId() },
        ...{ state: 'waiting', dueAt: START, failures: 0, attempts: 0 },
      }));
      await mongoose.connection.collection('webhookDeliveries').insertMany(rows);
    },
    async stop() {
      await story.stop();
      await receiver.stop();
    },
  };
}
