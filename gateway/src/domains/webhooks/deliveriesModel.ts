import { Schema, trusted, type PipelineStage, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { areDuplicatesOnly } from '../../database/duplicateKey.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { TEST_EVENT, webhookEvents, type WebhookEvent } from './webhookEvents.js';

/** What has become of a message. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Tries that a message gets, and gets again where it is asked for anew. */
export const MAX_TRIES = 12;

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
  /** How many times it was asked for: each is a job of its own. */
  round: number;
  triesLeft: number;
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
    round: { type: Number, required: true },
    triesLeft: { type: Number, required: true },
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
// The sweep looks for those that wait, which are few.
schema.index({ createdAt: 1 }, { partialFilterExpression: { state: 'waiting' } });
// Housekeeping only (and for the sweep, where TTL does not run).
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const DeliveryModel = defineModel<StoredDelivery>('WebhookDelivery', schema, {
  untracked: 'One screen shows them, and those who send read what holds at that moment.',
});

/** Stores messages under their ids; those that are stored already stay as they are. */
export async function insertDeliveries(deliveries: readonly StoredDelivery[]): Promise<void> {
  await DeliveryModel.insertMany([...deliveries], { lean: true, ordered: false }).catch((error: unknown) => {
    if (!areDuplicatesOnly(error)) throw error;
  });
}

/** One message by its id alone; null for none. */
export function findDelivery(_id: Types.ObjectId | string): Promise<DeliveryRecord | null> {
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

/** Keeps what the try of a message that waits has come to. */
export async function keepAttempt(
  { _id, round }: Pick<DeliveryRecord, '_id' | 'round'>,
  state: DeliveryState,
  { at, status, error, durationMs }: Attempt,
): Promise<void> {
  const last = { lastAttemptAt: at, lastStatus: status, lastError: error, lastDurationMs: durationMs };
  await DeliveryModel.updateOne(
    { _id, round, state: 'waiting' },
    { $set: { state, ...last }, $inc: { attempts: 1, triesLeft: -1 } },
  );
}

/** A message that waits is sent no more. @param reason a code for its list. */
export async function giveUpDelivery(_id: Types.ObjectId | string, reason: string): Promise<void> {
  await DeliveryModel.updateOne({ _id, state: 'waiting' }, { $set: { state: 'failed', lastError: reason } });
}

/** Has a message sent again that does not wait. @returns it as it is then; null where it waits, or is gone. */
export function askAgain(_id: Types.ObjectId): Promise<DeliveryRecord | null> {
  return DeliveryModel.findOneAndUpdate(
    { _id, state: trusted({ $ne: 'waiting' }) },
    { $set: { state: 'waiting', triesLeft: MAX_TRIES }, $inc: { round: 1 } },
    { returnDocument: 'after' },
  )
    .lean<DeliveryRecord | null>()
    .exec();
}

/** Messages that were made before a moment and wait still, oldest first. */
export function waitingSince(moment: Date, limit: number): Promise<DeliveryRecord[]> {
  return DeliveryModel.find({ state: 'waiting', createdAt: trusted({ $lt: moment }) })
    .sort({ createdAt: 1 })
    .limit(limit)
    .lean<DeliveryRecord[]>()
    .exec();
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
