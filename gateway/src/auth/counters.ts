import { createHmac } from 'node:crypto';
import { Schema } from 'mongoose';
import { defineModel } from '../cache/defineModel.js';
import { upsert } from '../database/duplicateKey.js';

interface StoredCounter {
  _id: string;
  count: number;
  expiresAt: Date;
}

const counterSchema = new Schema<StoredCounter>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'rateLimits', versionKey: false },
);
// Housekeeping only (and for removeExpired, where TTL does not run): the window is checked in the update itself.
counterSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
const CounterModel = defineModel<StoredCounter>('RateLimit', counterSchema, {
  untracked: 'A count is read by the very write that raises it, and each sign-in writes two.',
});

/** A count after it was raised. */
export interface Counted {
  count: number;
  /** The end of the window, by which it is told from others of the key. */
  expiresAt: Date;
  /** Seconds until then, 1 or more. */
  secondsLeft: number;
}

/**
 * Counts per key and window in the database: several gateways count together, and a restart forgets nothing. Each count is
 * one atomic update of one document.
 */
export class Counters {
  constructor(
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  /** E-mails and addresses are personal data: the database holds only what this server can recognise again. */
  key(kind: string, subject: string): string {
    return `${kind}:${createHmac('sha256', this.secret).update(`rate-limit:${kind}:${subject}`).digest('base64url')}`;
  }

  /** Counts once more under a key; the first count begins the window, whose end no later count moves. */
  async raise(key: string, windowMs: number): Promise<Counted> {
    const now = this.now();
    const { count, expiresAt } = await upsert(() => increment(key, now, windowMs));
    return { count, expiresAt, secondsLeft: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) };
  }

  /** Takes one off a count, if its window is still the same. */
  async lower(key: string, { expiresAt }: Counted): Promise<void> {
    await CounterModel.collection.updateOne(
      { _id: key as never, expiresAt, count: { $gt: 0 } },
      { $inc: { count: -1 } },
    );
  }

  /** Forgets what was counted under a key. */
  async forget(key: string): Promise<void> {
    await CounterModel.collection.deleteOne({ _id: key as never });
  }

  /** Deletes what no longer counts; for engines whose TTL indexes never expire. */
  async removeExpired(): Promise<void> {
    await CounterModel.collection.deleteMany({ expiresAt: { $lte: this.now() } });
  }
}

async function increment(key: string, now: Date, windowMs: number): Promise<StoredCounter> {
  const isCurrent = { $gt: ['$expiresAt', now] };
  const latestEnd = new Date(now.getTime() + windowMs);
  const document = await CounterModel.collection.findOneAndUpdate(
    { _id: key as never },
    [
      {
        $set: {
          count: { $cond: [isCurrent, { $add: ['$count', 1] }, 1] },
          // A window that ends later than one that begins now was begun before the clock was set back.
          expiresAt: { $cond: [isCurrent, { $min: ['$expiresAt', latestEnd] }, latestEnd] },
        },
      },
    ],
    { upsert: true, returnDocument: 'after' },
  );
  return document as unknown as StoredCounter;
}
