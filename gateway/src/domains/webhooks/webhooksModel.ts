import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import type { ChangeStamp } from '../changes/change.js';
import { webhookEvents, type WebhookEvent } from './webhookEvents.js';

/** Why the server itself has switched a webhook off. */
export const stopReasons = ['gone', 'failing'] as const;
export type StopReason = (typeof stopReasons)[number];

/** Later than any moment there is. */
export const NEVER = new Date(8.64e15);

/** A webhook as it is read. */
export type WebhookRecord = DeepReadonly<StoredWebhook>;

/** An address that is told of what happens with candidates. */
export interface StoredWebhook {
  _id: Types.ObjectId;
  /** The company whose candidates it is told of; null for that of the office, which is told of all. */
  clientId: Types.ObjectId | null;
  /** Its place among those of its owner, from 0 on: so that of several that are made at once there are no more than places. */
  slot: number;
  /** What its keepers call it; null for no name, absent where it was made before there were names. */
  name?: string | null;
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
  /** When there may be something to send; `NEVER` where nothing is known to wait. */
  dueAt: Date;
  /** Which process sends to it now, and until when no other one does. */
  lease: { id: Types.ObjectId; until: Date } | null;
  createdAt: Date;
  lastChange: ChangeStamp | null;
  revision: number;
}

const schema = new Schema<StoredWebhook>(
  {
    clientId: { type: Schema.Types.ObjectId, default: null },
    slot: { type: Number, required: true },
    name: { type: String, default: null },
    url: { type: String, required: true },
    events: { type: [String], enum: webhookEvents, required: true },
    sealedSecret: { type: String, required: true },
    isActive: { type: Boolean, required: true },
    stoppedBecause: { type: String, enum: [...stopReasons, null], default: null },
    failingSince: { type: Date, default: null },
    failures: { type: Number, default: 0 },
    retryAt: { type: Date, default: null },
    dueAt: { type: Date, default: NEVER },
    lease: { type: new Schema({ id: Schema.Types.ObjectId, until: Date }, { _id: false }), default: null },
    createdAt: { type: Date, required: true },
    lastChange: { type: new Schema<ChangeStamp>({ at: Date, byName: String }, { _id: false }), default: null },
    revision: { type: Number, required: true },
  },
  { collection: 'webhooks', versionKey: false },
);
// The webhooks of the office, or of a company; one in each place.
schema.index({ clientId: 1, slot: 1 }, { unique: true });
// The webhook that has waited longest has the next turn.
schema.index({ dueAt: 1 });

const WebhookModel = defineModel<StoredWebhook>('Webhook', schema, {
  untracked: 'There are few, one screen shows them, and those who send read what holds at that moment.',
});

/** The webhooks of a company, or with null of the office, oldest first. */
export function webhooksOf(clientId: Types.ObjectId | null): Promise<WebhookRecord[]> {
  return WebhookModel.find({ clientId }).sort({ _id: 1 }).lean<WebhookRecord[]>().exec();
}

/** What decides whether a webhook is told of something. */
export type ListeningWebhook = Pick<WebhookRecord, '_id' | 'clientId' | 'events' | 'createdAt'>;

/** The webhooks that are on, of the office and of some companies. */
export function activeWebhooks(clientIds: readonly Types.ObjectId[]): Promise<ListeningWebhook[]> {
  const filter = { clientId: trusted({ $in: [null, ...clientIds] }), isActive: true };
  return WebhookModel.find(filter, { clientId: 1, events: 1, createdAt: 1 }).lean<ListeningWebhook[]>().exec();
}

/** One webhook by its id alone; null for none. */
export function findWebhook(_id: Types.ObjectId): Promise<WebhookRecord | null> {
  return WebhookModel.findById(_id).lean<WebhookRecord | null>().exec();
}

/** Stores a webhook in the first place that is free. @returns whether there was one. */
export async function insertWebhook(webhook: Omit<StoredWebhook, 'slot'>, places: number): Promise<boolean> {
  const taken = new Set((await webhooksOf(webhook.clientId)).map(({ slot }) => slot));
  for (let slot = 0; slot < places; slot += 1) {
    if (taken.has(slot)) continue;
    try {
      await WebhookModel.create({ ...webhook, slot });
      return true;
    } catch (error) {
      // Somebody else has taken it at this moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return false;
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

/** There is something to send to these. */
export async function markDue(ids: readonly Types.ObjectId[], now: Date): Promise<void> {
  // What is due already stays so.
  await WebhookModel.updateMany({ _id: trusted({ $in: ids }) }, { $min: { dueAt: now } });
}

/**
 * Takes the webhook that has waited longest for something to be sent, on an address that is not failing at the moment.
 * @returns null when there is none; of several processes one gets it, until the lease ends.
 */
export function takeDue(now: Date, leaseMs: number): Promise<WebhookRecord | null> {
  const until = new Date(now.getTime() + leaseMs);
  return WebhookModel.findOneAndUpdate(
    {
      dueAt: trusted({ $lte: now }),
      isActive: true,
      retryAt: trusted({ $not: { $gt: now } }),
      'lease.until': trusted({ $not: { $gt: now } }),
    },
    // Were this process to die, it is due again when the lease has ended.
    { $set: { lease: { id: new Types.ObjectId(), until }, dueAt: until } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  )
    .lean<WebhookRecord | null>()
    .exec();
}

type Leased = Pick<WebhookRecord, '_id' | 'lease'>;

const leased = ({ _id, lease }: Leased) => ({ _id, 'lease.id': lease?.id });

/** Gives a webhook back. @param dueAt when the next message is due; what has come meanwhile is due earlier, and stays so. */
export async function giveBack(webhook: Leased, dueAt: Date): Promise<void> {
  const asTaken = { ...leased(webhook), dueAt: webhook.lease?.until };
  const given = await WebhookModel.updateOne(asTaken, { $set: { lease: null, dueAt } });
  if (given.matchedCount === 0) await WebhookModel.updateOne(leased(webhook), { $set: { lease: null } });
}

/** A webhook as it is now, while it is on and the lease holds; null otherwise. */
export function stillLeased(webhook: Leased): Promise<WebhookRecord | null> {
  return WebhookModel.findOne({ ...leased(webhook), isActive: true })
    .lean<WebhookRecord | null>()
    .exec();
}

/** A webhook that was not changed since it was read: another address has not failed, nor has one that was switched on again. */
const unchanged = (webhook: Leased & Pick<WebhookRecord, 'revision'>) => ({
  ...leased(webhook),
  revision: webhook.revision,
});

/** The address has taken a message. */
export async function endFailing(webhook: Leased & Pick<WebhookRecord, 'revision'>): Promise<void> {
  await WebhookModel.updateOne(unchanged(webhook), { $set: { failingSince: null, failures: 0, retryAt: null } });
}

/** The address has not taken a message. */
export async function keepFailure(
  webhook: Leased & Pick<WebhookRecord, 'revision' | 'failures' | 'failingSince'>,
  now: Date,
  retryAt: Date,
): Promise<void> {
  const failure = { failures: webhook.failures + 1, failingSince: webhook.failingSince ?? now, retryAt };
  await WebhookModel.updateOne(unchanged(webhook), { $set: failure });
}

/** Has a webhook tried although its address has failed. */
export async function endPause(_id: Types.ObjectId): Promise<void> {
  await WebhookModel.updateOne({ _id }, { $set: { retryAt: null } });
}

/** Which of these webhooks are on. */
export async function activeAmong(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const filter = { _id: trusted({ $in: ids }), isActive: true };
  return (await WebhookModel.find(filter, { _id: 1 }).lean<WebhookRecord[]>()).map(({ _id }) => _id);
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
