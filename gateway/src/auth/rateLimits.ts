import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Schema } from 'mongoose';
import { defineModel } from '../cache/defineModel.js';
import { DomainError } from '../lib/errors.js';
import { upsert } from '../database/duplicateKey.js';

/** How many failures are allowed in the window (R-24). */
const FAILURES_PER_ACCOUNT = 10;
export const FAILURES_PER_ADDRESS = 100;
const WINDOW_SECONDS = 15 * 60;

/** The actions whose failures are counted; each account is counted per action, an address over all of them. */
export type LimitedAction =
  'signIn' | 'candidateSignIn' | 'requestReset' | 'resetPassword' | 'changePassword' | 'confirmEmail';

interface RateLimitDocument {
  _id: string;
  count: number;
  expiresAt: Date;
}

const rateLimitSchema = new Schema<RateLimitDocument>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'rateLimits', versionKey: false },
);
// Housekeeping only (and for removeExpired, where TTL does not run): the window is checked in the update itself.
rateLimitSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
const RateLimitModel = defineModel<RateLimitDocument>('RateLimit', rateLimitSchema, {
  untracked: 'A count is read by the very write that raises it, and each sign-in writes two.',
});

/** A try that was let through and counted as a failure until `succeeded` says otherwise. */
export interface Attempt {
  /** Clears the account's failures and takes this try off the address's. */
  succeeded(): Promise<void>;
}

/**
 * Failures per account and per address, counted in the database: several gateways count together, and a restart
 * forgets nothing. One atomic update of one document per count; nothing here needs a transaction. A library that does
 * less is compared in docs/decisions/0022-rate-limits.md.
 */
export class RateLimits {
  constructor(
    private readonly secret: string,
    private readonly now: () => Date,
  ) {}

  /**
   * Counts a try before anything expensive is done for it; counting first is what stops many tries at once.
   * @throws DomainError RATE_LIMITED with the seconds until the window ends. A refused try does not prolong the window.
   */
  async attempt(action: LimitedAction, { account, ip }: { account: string; ip: string }): Promise<Attempt> {
    const addressKey = this.#key('address', addressOf(ip));
    const accountKey = this.#key(action, account);
    // The address goes first: one that is out of tries must not use up those of other people's accounts.
    const expiresAt = await this.#count(addressKey, FAILURES_PER_ADDRESS);
    await this.#count(accountKey, FAILURES_PER_ACCOUNT);
    // Of a window that has ended nothing is taken off: tries under way at its end would be as many free ones in the next.
    const counted = { _id: addressKey as never, expiresAt, count: { $gt: 0 } };
    return {
      succeeded: async () => {
        await Promise.all([
          RateLimitModel.collection.deleteOne({ _id: accountKey as never }),
          RateLimitModel.collection.updateOne(counted, { $inc: { count: -1 } }),
        ]);
      },
    };
  }

  /**
   * Counts one use of something that an account may do so often in a quarter of an hour.
   * @throws DomainError RATE_LIMITED with the seconds until the window ends.
   */
  async spend(use: 'documentUpload', account: string, limit: number): Promise<void> {
    await this.#count(this.#key(use, account), limit);
  }

  /** Forgets an account's failures of an action: its owner has proven to be the owner by other means. */
  async clear(action: LimitedAction, account: string): Promise<void> {
    await RateLimitModel.collection.deleteOne({ _id: this.#key(action, account) as never });
  }

  /** Deletes what no longer counts; for engines whose TTL indexes never expire. */
  async removeExpired(): Promise<void> {
    await RateLimitModel.collection.deleteMany({ expiresAt: { $lte: this.now() } });
  }

  /** E-mails and addresses are personal data: the database holds only what this server can recognise again. */
  #key(kind: string, subject: string): string {
    return `${kind}:${createHmac('sha256', this.secret).update(`rate-limit:${kind}:${subject}`).digest('base64url')}`;
  }

  /** @returns the end of the window, by which it is told from others of the key. */
  async #count(key: string, limit: number): Promise<Date> {
    const now = this.now();
    const { count, expiresAt } = await upsert(() => increment(key, now));
    if (count <= limit) return expiresAt;
    const seconds = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
    throw new DomainError('RATE_LIMITED', tooManyTries(seconds), { retryAfterSeconds: seconds });
  }
}

async function increment(key: string, now: Date): Promise<RateLimitDocument> {
  const isCurrent = { $gt: ['$expiresAt', now] };
  const document = await RateLimitModel.collection.findOneAndUpdate(
    { _id: key as never },
    [
      {
        $set: {
          count: { $cond: [isCurrent, { $add: ['$count', 1] }, 1] },
          expiresAt: { $cond: [isCurrent, '$expiresAt', new Date(now.getTime() + WINDOW_SECONDS * 1000)] },
        },
      },
    ],
    { upsert: true, returnDocument: 'after' },
  );
  return document as unknown as RateLimitDocument;
}

function tooManyTries(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Muitas tentativas. Tente novamente em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`;
}

/** One subscriber has a whole IPv6 /64, so that is what counts as one address. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
