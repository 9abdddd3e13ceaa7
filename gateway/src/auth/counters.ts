import { createHmac } from 'node:crypto';
import { Schema } from 'mongoose';
import { Batcher } from '../cache/batcher.js';
import { defineModel } from '../cache/defineModel.js';
import { upsert } from '../database/duplicateKey.js';
import { UNJOURNALED } from '../database/unjournaled.js';

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

/** Something to be counted. */
interface Raise {
  key: string;
  windowMs: number;
}

/**
 * Counts per key and window in the database: several gateways count together, and a restart of theirs forgets nothing. What is
 * counted under a key at one moment is one atomic update of one document.
 */
export class Counters {
  readonly #raising = new Batcher<Raise, (raise: Raise) => Promise<Counted>>((raises) => this.#raiseAll(raises));

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
    const raise = { key, windowMs };
    const countedOf = await this.#raising.submit([raise]);
    return countedOf(raise);
  }

  /** What is counted under one key at the same moment is one update: several at once would stand in each other's way. */
  async #raiseAll(raises: readonly Raise[]): Promise<(raise: Raise) => Promise<Counted>> {
    const now = this.now();
    const byKey = new Map<string, Raise[]>();
    for (const raise of raises) {
      const same = byKey.get(raise.key);
      if (same) same.push(raise);
      else byKey.set(raise.key, [raise]);
    }
    const counting = new Map(
      [...byKey].map(
        ([key, same]) =>
          [key, upsert(() => increment(key, same.length, { now, windowMs: windowOf(same) }, 'after'))] as const,
      ),
    );
    // A key that failed is told to those who have counted under it, and to no others.
    await Promise.allSettled(counting.values());
    return async (raise) => {
      const counted = await counting.get(raise.key);
      const same = byKey.get(raise.key);
      if (!counted || !same) throw new Error('what was not counted is asked for');
      const { expiresAt } = counted;
      const count = counted.count - same.length + same.indexOf(raise) + 1;
      return { count, expiresAt, secondsLeft: secondsUntil(expiresAt, now) };
    };
  }

  /**
   * Counts several at once under a key: all of them, or none where they would go beyond the limit. It is one atomic update, so that
   * two at the same moment share what is left.
   * @returns whether they were counted, and the seconds until the window ends.
   */
  async raiseWithin(
    key: string,
    windowMs: number,
    { by, limit }: { by: number; limit: number },
  ): Promise<{ isCounted: boolean; secondsLeft: number }> {
    const now = this.now();
    const before = await upsert(() => increment(key, by, { now, windowMs, limit }, 'before'));
    const current = before && before.expiresAt > now ? before : null;
    const end = Math.min(current?.expiresAt.getTime() ?? Infinity, now.getTime() + windowMs);
    return { isCounted: (current?.count ?? 0) + by <= limit, secondsLeft: secondsUntil(new Date(end), now) };
  }

  /** Takes one off a count, if its window is still the same. */
  async lower(key: string, { expiresAt }: Counted): Promise<void> {
    await CounterModel.collection.updateOne(
      { _id: key as never, expiresAt, count: { $gt: 0 } },
      { $inc: { count: -1 } },
      UNJOURNALED,
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

/** The window of what is counted under one key: its end is the latest that any of those who count has asked for. */
const windowOf = (same: readonly Raise[]) => Math.max(...same.map(({ windowMs }) => windowMs));

/** Seconds until a window ends, 1 or more. */
const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));

/** The window of a count, and up to what it is raised. */
interface Window {
  now: Date;
  windowMs: number;
  /** What would go beyond it is not counted. */
  limit?: number;
}

async function increment(
  key: string,
  by: number,
  { now, windowMs, limit = Infinity }: Window,
  returnDocument: 'before' | 'after',
): Promise<StoredCounter | null> {
  const isCurrent = { $gt: ['$expiresAt', now] };
  const latestEnd = new Date(now.getTime() + windowMs);
  const present = { $cond: [isCurrent, '$count', 0] };
  const raised = { $add: [present, by] };
  const document = await CounterModel.collection.findOneAndUpdate(
    { _id: key as never },
    [
      {
        $set: {
          count: { $cond: [{ $lte: [raised, limit] }, raised, present] },
          // A window that ends later than one that begins now was begun before the clock was set back.
          expiresAt: { $cond: [isCurrent, { $min: ['$expiresAt', latestEnd] }, latestEnd] },
        },
      },
    ],
    // Every piece of work waits for its count. A crash of the database loses those of a tenth of a second, and a primary that is
    // replaced those that no secondary had.
    { upsert: true, returnDocument, ...UNJOURNALED },
  );
  return document as unknown as StoredCounter | null;
}
