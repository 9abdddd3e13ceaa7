import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { equalInConstantTime } from './seal.js';

/** The cookie by which a browser proves that somebody signed in with it before. */
export const DEVICE_COOKIE = 'esteira_device';
/** The longest that browsers keep a cookie. */
export const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;
/** Accounts that one browser is remembered for, the latest first. */
const ACCOUNTS_PER_DEVICE = 5;
const ENTRY = /^([0-9a-z]{1,9})\.([\w-]{22})\.([\w-]{43})$/;
/** What is longer than the entries of all accounts together is not ours. */
const LONGEST = 600;

interface Entry {
  text: string;
  signedInAt: number;
  id: string;
  mac: string;
}

/**
 * Proofs that a device has signed in to an account before (device cookies, as OWASP calls them). One is `moment.id.mac`, the
 * mac over the account as well; a cookie joins those of several accounts with '~'. They open nothing: failures of such
 * devices are counted apart, so that strangers who guess cannot keep the owner out. A proof outlives the password that made it,
 * which is why those of one account have a count together as well (`FAILURES_OF_KNOWN_DEVICES`).
 */
export class KnownDevices {
  readonly #key: Buffer;

  constructor(
    jwtSecret: string,
    private readonly now: () => Date,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', jwtSecret, 'esteira', 'known-device', 32));
  }

  /**
   * The id of the device that a cookie is of, if somebody signed in to the account with it before; null otherwise.
   * @param cookie the cookie's value as it came, any text
   * @param account the account's e-mail, normalised
   */
  deviceOf(cookie: string | null | undefined, account: string): string | null {
    return entriesOf(cookie).find((entry) => this.#isOf(entry, account))?.id ?? null;
  }

  /** The cookie's next value after a sign-in to an account: other accounts of the device stay in it. */
  remember(cookie: string | null | undefined, account: string): string {
    const entries = entriesOf(cookie);
    const others = entries.filter((entry) => !this.#isOf(entry, account));
    const id = this.deviceOf(cookie, account) ?? randomBytes(16).toString('base64url');
    const body = `${Math.floor(this.now().getTime() / 1000).toString(36)}.${id}`;
    const own = `${body}.${this.#mac(body, account)}`;
    return [own, ...others.map(({ text }) => text)].slice(0, ACCOUNTS_PER_DEVICE).join('~');
  }

  #isOf({ text, mac, signedInAt }: Entry, account: string): boolean {
    const body = text.slice(0, text.lastIndexOf('.'));
    const isInTime = this.now().getTime() / 1000 - signedInAt < DEVICE_COOKIE_SECONDS;
    return equalInConstantTime(mac, this.#mac(body, account)) && isInTime;
  }

  #mac(body: string, account: string): string {
    return createHmac('sha256', this.#key).update(`${account} ${body}`).digest('base64url');
  }
}

function entriesOf(cookie: string | null | undefined): Entry[] {
  if (!cookie || cookie.length > LONGEST) return [];
  return cookie.split('~').flatMap((text) => {
    const [, moment = '', id = '', mac = ''] = ENTRY.exec(text) ?? [];
    return mac === '' ? [] : [{ text, signedInAt: Number.parseInt(moment, 36), id, mac }];
  });
}
