import { Schema, trusted, type PipelineStage, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { insertMissing } from '../../database/duplicateKey.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { TEST_EVENT, webhookEvents, type WebhookEvent } from './webhookEvents.js';

/** What has become of a message. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** So long a message is tried, and again where it is asked for anew. */
export const TRIED_MS = 72 * 60 * 60_000;

/** When a message is due that somebody waits for: before all that only happened. */
export const BEFORE_ALL = new Date(0);

/** A message as it is read. */
export type DeliveryRecord = DeepReadonly<StoredDelivery>;

/** A message to a webhook, which holds ids alone, and what has become of it. */
export interface StoredDelivery {
  _id: Types.ObjectId;
  webhookId: Types.ObjectId;
  event: WebhookEvent;
  /** The candidate; null for a test. No `candidateId`, whose records go with their candidate: that somebody is gone is told then. */
  about: Types.ObjectId | null;
  /** The company of the candidate when it happened; null for none. */
  clientId: Types.ObjectId | null;
  occurredAt: Date;
  state: DeliveryState;
  /** When it is to be sent, or sent again, while it waits; earlier ones go first. */
  dueAt: Date;
  /** Tries that have failed since it was asked for. */
  failures: number;
  /** A try that fails from here on is the last one. */
  triedUntil: Date;
  attempts: number;
  lastAttemptAt: Date | null;
  lastStatus: number | null;
  lastError: string | null;
  lastDurationMs: number | null;
  createdAt: Date;
  /** From when on it is kept no longer. */
  expiresAt: Date;
}

const schema = new Schema<StoredDelivery>(
  {
    webhookId: { type: Schema.Types.ObjectId, required: true },
    event: { type: String, enum: [...webhookEvents, TEST_EVENT], required: true },
    about: { type: Schema.Types.ObjectId, default: null },
    clientId: { type: Schema.Types.ObjectId, default: null },
    occurredAt: { type: Date, required: true },
    state: { type: String, enum: deliveryStates, required: true },
    dueAt: { type: Date, required: true },
    failures: { type: Number, default: 0 },
    triedUntil: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    lastAttemptAt: { type: Date, default: null },
    lastStatus: { type: Number, default: null },
    lastError: { type: String, default: null },
    lastDurationMs: { type: Number, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'webhookDeliveries', versionKey: false },
);
// The latest messages of a webhook, and all that goes with it.
schema.index({ webhookId: 1, createdAt: -1, _id: -1 });
// What is sent next is the message of a webhook that is due first.
schema.index({ webhookId: 1, dueAt: 1, _id: 1 }, { partialFilterExpression: { state: 'waiting' } });
// Housekeeping only (and for the sweep, where TTL does not run).
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const DeliveryModel = defineModel<StoredDelivery>('WebhookDelivery', schema, {
  untracked: 'One screen shows them, and those who send read what holds at that moment.',
});

/** Stores messages under their ids; those that are stored already stay as they are. */
export async function insertDeliveries(deliveries: readonly StoredDelivery[]): Promise<void> {
  await insertMissing(() => DeliveryModel.insertMany([...deliveries], { lean: true, ordered: false }));
}

/** One message by its id alone; null for none. */
export function findDelivery(_id: string): Promise<DeliveryRecord | null> {
  return DeliveryModel.findById(_id).lean<DeliveryRecord | null>().exec();
}

/** The latest messages of each of some webhooks, newest first, in one command. */
export async function latestDeliveries(
  webhookIds: readonly Types.ObjectId[],
  limit: number,
): Promise<DeliveryRecord[]> {
  const [first, ...others] = webhookIds.map((webhookId): PipelineStage.UnionWithPipelineStage[] => [
    { $match: { webhookId } },
    { $sort: { createdAt: -1, _id: -1 } },
    { $limit: limit },
  ]);
  if (!first) return [];
  const coll = DeliveryModel.collection.collectionName;
  return DeliveryModel.aggregate<DeliveryRecord>([
    ...first,
    ...others.map((pipeline) => ({ $unionWith: { coll, pipeline } })),
  ]);
}

/** What one try has come to. */
export interface Attempt {
  at: Date;
  status: number | null;
  error: string | null;
  durationMs: number;
}

/** What waits for a webhook and is to be sent next; null for nothing. */
export function nextWaiting(webhookId: Types.ObjectId): Promise<DeliveryRecord | null> {
  return DeliveryModel.findOne({ webhookId, state: 'waiting' })
    .sort({ dueAt: 1, _id: 1 })
    .lean<DeliveryRecord | null>()
    .exec();
}

const last = ({ at, status, error, durationMs }: Attempt) => ({
  ...{ lastAttemptAt: at, lastStatus: status, lastError: error, lastDurationMs: durationMs },
});

/** A message that waited was taken. */
export async function keepTaken(_id: Types.ObjectId, attempt: Attempt): Promise<void> {
  const taken = { state: 'delivered' as const, ...last(attempt) };
  await DeliveryModel.updateOne({ _id, state: 'waiting' }, { $set: taken, $inc: { attempts: 1 } });
}

/** A message that waited was not taken. @param dueAt when it is to be sent again; null for not any more. */
export async function keepRefused(_id: Types.ObjectId, attempt: Attempt, dueAt: Date | null): Promise<void> {
  const next = dueAt ? { dueAt } : { state: 'failed' as const };
  const update = { $set: { ...next, ...last(attempt) }, $inc: { attempts: 1, failures: 1 } };
  await DeliveryModel.updateOne({ _id, state: 'waiting' }, update);
}

/**
 * What waits for these webhooks is sent no more. @param reason a code for the list, of messages that were never tried; the others keep
 * what their last try has come to. @returns how many messages.
 */
export async function giveUpWaiting(webhookIds: readonly Types.ObjectId[], reason: string): Promise<number> {
  const waiting = { webhookId: trusted({ $in: webhookIds }), state: 'waiting' as const };
  const untried = await DeliveryModel.updateMany(
    { ...waiting, attempts: 0 },
    { $set: { state: 'failed', lastError: reason } },
  );
  const tried = await DeliveryModel.updateMany(waiting, { $set: { state: 'failed' } });
  return untried.modifiedCount + tried.modifiedCount;
}

/** Has a message sent again that does not wait, before all others. @returns it as it is then; null where it waits, or is gone. */
export function askAgain(_id: Types.ObjectId, now: Date): Promise<DeliveryRecord | null> {
  const waiting = { state: 'waiting', dueAt: BEFORE_ALL, failures: 0, triedUntil: new Date(now.getTime() + TRIED_MS) };
  return DeliveryModel.findOneAndUpdate(
    { _id, state: trusted({ $ne: 'waiting' }) },
    { $set: waiting },
    { returnDocument: 'after' },
  )
    .lean<DeliveryRecord | null>()
    .exec();
}

/** The webhooks for which something waits. */
export async function webhooksWithWaiting(): Promise<Types.ObjectId[]> {
  return DeliveryModel.distinct('webhookId', { state: 'waiting' });
}

/** Deletes the messages of webhooks that are gone. @returns how many. */
export async function deleteDeliveriesOf(webhookIds: readonly Types.ObjectId[]): Promise<number> {
  if (webhookIds.length === 0) return 0;
  return (await DeliveryModel.deleteMany({ webhookId: trusted({ $in: webhookIds }) })).deletedCount;
}

/** Every webhook that has messages. */
export async function webhooksWithDeliveries(): Promise<Types.ObjectId[]> {
  return DeliveryModel.distinct('webhookId');
}

/** Deletes messages that are kept no longer. @returns how many. */
export async function deleteExpiredDeliveries(now: Date): Promise<number> {
  return (await DeliveryModel.deleteMany({ expiresAt: trusted({ $lte: now }) })).deletedCount;
}
