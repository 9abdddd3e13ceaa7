import { Schema, trusted, type Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import type { ChangeStamp } from '../changes/change.js';
import { webhookEvents, type WebhookEvent } from './webhookEvents.js';

/** Why the server itself has switched a webhook off. */
export const stopReasons = ['gone', 'failing'] as const;
export type StopReason = (typeof stopReasons)[number];

/** A webhook as it is read. */
export type WebhookRecord = DeepReadonly<StoredWebhook>;

/** An address that is told of what happens with candidates. */
export interface StoredWebhook {
  _id: Types.ObjectId;
  /** The company whose candidates it is told of; null for that of the office, which is told of all. */
  clientId: Types.ObjectId | null;
  url: string;
  events: WebhookEvent[];
  /** What signs its messages, sealed, as the server has to know it. */
  sealedSecret: string;
  isActive: boolean;
  stoppedBecause: StopReason | null;
  /** Since when no message was taken; null after one that was. */
  failingSince: Date | null;
  /** Tries that have failed since then. */
  failures: number;
  /** Before this moment nothing is sent; null while it takes messages. */
  retryAt: Date | null;
  createdAt: Date;
  lastChange: ChangeStamp | null;
  revision: number;
}

const schema = new Schema<StoredWebhook>(
  {
    clientId: { type: Schema.Types.ObjectId, default: null },
    url: { type: String, required: true },
    events: { type: [String], enum: webhookEvents, required: true },
    sealedSecret: { type: String, required: true },
    isActive: { type: Boolean, required: true },
    stoppedBecause: { type: String, enum: [...stopReasons, null], default: null },
    failingSince: { type: Date, default: null },
    failures: { type: Number, default: 0 },
    retryAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    lastChange: { type: new Schema<ChangeStamp>({ at: Date, byName: String }, { _id: false }), default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'webhooks', versionKey: false },
);
// The webhooks of the office, or of a company.
schema.index({ clientId: 1 });

const WebhookModel = defineModel<StoredWebhook>('Webhook', schema, {
  untracked: 'There are few, one screen shows them, and those who send read what holds at that moment.',
});

/** The webhooks of a company, or with null of the office, oldest first. */
export function webhooksOf(clientId: Types.ObjectId | null): Promise<WebhookRecord[]> {
  return WebhookModel.find({ clientId }).sort({ _id: 1 }).lean<WebhookRecord[]>().exec();
}

/** Every webhook that is on. */
export function activeWebhooks(): Promise<WebhookRecord[]> {
  return WebhookModel.find({ isActive: true }).lean<WebhookRecord[]>().exec();
}

/** One webhook by its id alone; null for none. */
export function findWebhook(_id: Types.ObjectId): Promise<WebhookRecord | null> {
  return WebhookModel.findById(_id).lean<WebhookRecord | null>().exec();
}

export async function insertWebhook(webhook: StoredWebhook): Promise<void> {
  await WebhookModel.create(webhook);
}

/**
 * Changes a webhook that still has this revision, and counts the change.
 * @returns the webhook as it is then; null where it was changed meanwhile, or is gone.
 */
export function updateWebhook(
  { _id, revision }: Pick<WebhookRecord, '_id' | 'revision'>,
  values: Partial<Omit<StoredWebhook, '_id' | 'revision'>>,
): Promise<WebhookRecord | null> {
  const update = { $set: values, $inc: { revision: 1 } };
  return WebhookModel.findOneAndUpdate({ _id, revision }, update, { returnDocument: 'after' })
    .lean<WebhookRecord | null>()
    .exec();
}

/** @returns whether it was there. */
export async function deleteWebhook(_id: Types.ObjectId): Promise<boolean> {
  return (await WebhookModel.deleteOne({ _id })).deletedCount > 0;
}

/** Deletes what a company has that is gone. @returns the ids of what was deleted. */
export async function deleteWebhooksOf(clientId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const webhooks = await webhooksOf(clientId);
  await WebhookModel.deleteMany({ _id: trusted({ $in: webhooks.map(({ _id }) => _id) }) });
  return webhooks.map(({ _id }) => _id);
}

/**
 * Lets one try through to an address that fails, when its pause is over, and has the others wait for it.
 * @returns whether the caller may make it.
 */
export async function takeProbe(
  { _id, retryAt }: Pick<WebhookRecord, '_id' | 'retryAt'>,
  now: Date,
  othersWaitUntil: Date,
): Promise<boolean> {
  if (retryAt === null) return true;
  if (retryAt > now) return false;
  return (await WebhookModel.updateOne({ _id, retryAt }, { $set: { retryAt: othersWaitUntil } })).matchedCount > 0;
}

/** The address has taken a message. */
export async function endFailing({ _id }: Pick<WebhookRecord, '_id'>): Promise<void> {
  const well = { failingSince: null, failures: 0, retryAt: null };
  await WebhookModel.updateOne({ _id, failures: trusted({ $gt: 0 }) }, { $set: well });
}

/** The address has not taken a message. Of several tries of one moment the first one counts. */
export async function keepFailure(
  { _id, failures, failingSince }: Pick<WebhookRecord, '_id' | 'failures' | 'failingSince'>,
  now: Date,
  retryAt: Date,
): Promise<void> {
  const failure = { failures: failures + 1, failingSince: failingSince ?? now, retryAt };
  await WebhookModel.updateOne({ _id, failures }, { $set: failure });
}

/** The ids among these that no webhook has any more. */
export async function goneWebhooks(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const there = await WebhookModel.find({ _id: trusted({ $in: ids }) }, { _id: 1 }).lean<WebhookRecord[]>();
  const present = new Set(there.map(({ _id }) => _id.toString()));
  return ids.filter((id) => !present.has(id.toString()));
}

/** The companies that have webhooks. */
export async function companiesWithWebhooks(): Promise<Types.ObjectId[]> {
  const ids: (Types.ObjectId | null)[] = await WebhookModel.distinct('clientId');
  return ids.filter((id) => id !== null);
}

/** Every secret, as sealed in store. */
export async function* sealedSecrets(): AsyncGenerator<Pick<StoredWebhook, '_id' | 'sealedSecret'>> {
  yield* WebhookModel.find({}, { sealedSecret: 1 }).lean<Pick<StoredWebhook, '_id' | 'sealedSecret'>[]>().cursor();
}

/** Puts another sealed form in the place of one that is still there. */
export async function replaceSealedSecret(
  { _id, sealedSecret }: Pick<StoredWebhook, '_id' | 'sealedSecret'>,
  next: string,
): Promise<void> {
  await WebhookModel.updateOne({ _id, sealedSecret }, { $set: { sealedSecret: next } });
}
