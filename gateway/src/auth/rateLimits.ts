import { isIPv6 } from 'node:net';
import { DomainError } from '../lib/errors.js';
import { Counters, type Counted } from './counters.js';

/** How many failures are allowed in the window. */
const FAILURES_PER_ACCOUNT = 10;
export const FAILURES_PER_ADDRESS = 100;
/** All known devices of an account together: a password that leaked makes as many of them known as its thief likes. */
const FAILURES_OF_KNOWN_DEVICES = 50;
const WINDOW_MS = 15 * 60 * 1000;

/** The actions whose failures are counted; each account is counted per action, an address over all of them. */
export type LimitedAction =
  | 'signIn'
  | 'signInCode'
  | 'enableTwoFactor'
  | 'candidateSignIn'
  | 'requestReset'
  | 'resetPassword'
  | 'changePassword'
  | 'reauthenticate'
  | 'confirmEmail';

/** Somebody who tries an action, as its failures are counted. */
export interface Trier {
  /** Whom the failures are counted for: an e-mail, an id, a candidate's access token. */
  account: string;
  ip: string;
  /** A device that has signed in to the account before, which is counted apart; absent for any other. */
  knownDevice?: string | null;
}

/** A try that was let through and counted as a failure until `succeeded` says otherwise. */
export interface Attempt {
  /** Clears the account's failures and takes this try off the address's. */
  succeeded(): Promise<void>;
  /** What tells whether the try is right. Where it fails, as the database is down or too many wait, nothing was guessed: the try is taken off. */
  decidedBy<Result>(work: Promise<Result>): Promise<Result>;
}

interface CountedTry {
  key: string;
  counted: Counted;
}

/** A refusal of a try, which knows whether it is the first of its window: the one that has locked the account. */
export class TooManyTries extends DomainError {
  constructor(
    seconds: number,
    readonly hasJustLocked: boolean,
  ) {
    super('RATE_LIMITED', tooManyTries(seconds), { retryAfterSeconds: seconds });
  }
}

/** Failures per account and per address. A library that does less is compared in docs/decisions/0022-rate-limits.md. */
export class RateLimits {
  readonly #counters: Counters;

  constructor(secret: string, now: () => Date) {
    this.#counters = new Counters(secret, now);
  }

  /**
   * Counts a try before anything expensive is done for it; counting first is what stops many tries at once.
   * @throws TooManyTries (RATE_LIMITED) with the seconds until the window ends. A refused try does not prolong the window.
   */
  async attempt(action: LimitedAction, trier: Trier): Promise<Attempt> {
    if (trier.knownDevice) return this.#ofKnownDevice(action, trier, trier.knownDevice);
    const addressKey = this.#counters.key('address', addressOf(trier.ip));
    const accountKey = this.#counters.key(action, trier.account);
    // The address goes first: one that is out of tries must not use up those of other people's accounts.
    const ofAddress = await this.#count(addressKey, FAILURES_PER_ADDRESS);
    const ofAccount = await this.#countForAccount(accountKey);
    return this.#counted({ key: accountKey, counted: ofAccount }, { key: addressKey, counted: ofAddress });
  }

  /** Neither the failures of strangers for the account nor those from the same address keep such a device out. */
  async #ofKnownDevice(action: LimitedAction, { account }: Trier, device: string): Promise<Attempt> {
    const deviceKey = this.#counters.key(`${action}:device`, `${account} ${device}`);
    const allKey = this.#counters.key(ofKnownDevices(action), account);
    // A device that is out of tries must not use up those of the others.
    const ofDevice = await this.#count(deviceKey, FAILURES_PER_ACCOUNT);
    const ofAll = await this.#count(allKey, FAILURES_OF_KNOWN_DEVICES);
    return this.#counted({ key: deviceKey, counted: ofDevice }, { key: allKey, counted: ofAll });
  }

  /** A try that has been counted for the one who makes it, and together with those of others. */
  #counted(own: CountedTry, shared: CountedTry): Attempt {
    const takeOff = ({ key, counted }: CountedTry) => this.#counters.lower(key, counted);
    return {
      decidedBy: (work) => orElse(work, () => Promise.all([takeOff(own), takeOff(shared)])),
      // A window that has ended keeps its count: tries under way at its end would be as many free ones in the next.
      succeeded: async () => {
        await Promise.all([this.#counters.forget(own.key), takeOff(shared)]);
      },
    };
  }

  /** Forgets an account's failures of an action: its owner has proven to be the owner by other means. */
  async clear(action: LimitedAction, account: string): Promise<void> {
    const kinds = [action, ofKnownDevices(action)];
    await Promise.all(kinds.map((kind) => this.#counters.forget(this.#counters.key(kind, account))));
  }

  /** Deletes what no longer counts; for engines whose TTL indexes never expire. */
  async removeExpired(): Promise<void> {
    await this.#counters.removeExpired();
  }

  async #count(key: string, limit: number): Promise<Counted> {
    const counted = await this.#counters.raise(key, WINDOW_MS);
    if (counted.count > limit) throw new TooManyTries(counted.secondsLeft, false);
    return counted;
  }

  async #countForAccount(key: string): Promise<Counted> {
    const counted = await this.#counters.raise(key, WINDOW_MS);
    const { count, secondsLeft } = counted;
    if (count > FAILURES_PER_ACCOUNT) throw new TooManyTries(secondsLeft, count === FAILURES_PER_ACCOUNT + 1);
    return counted;
  }
}

/** What the tries of an action are counted under that all known devices of an account make. */
const ofKnownDevices = (action: LimitedAction) => `${action}:devices`;

/** Does something more where work fails, and fails as the work did. */
async function orElse<Result>(work: Promise<Result>, more: () => Promise<unknown>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    await more().catch(() => undefined);
    throw error;
  }
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
