import { LRUCache } from 'lru-cache';
import { DomainError } from '../lib/errors.js';
import { viewerAccount, type Viewer } from './viewer.js';

const WINDOW_MS = 60_000;
/** Accounts that ask within one minute; beyond it the one that has not asked for longest is counted anew. */
const KNOWN_ACCOUNTS = 10_000;

interface Window {
  requests: number;
  endsAt: number;
}

/**
 * How many requests an account may make in a minute, counted in the process: a count in the database would cost each
 * read a write. With several gateways an account may so make several times as many.
 */
export class ReadLimits {
  readonly #windows = new LRUCache<string, Window>({ max: KNOWN_ACCOUNTS });

  /**
   * @param perMinute the requests of an account; 0 for no limit
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a request. @throws DomainError RATE_LIMITED with the seconds until the minute ends. */
  count(viewer: Viewer): void {
    if (this.perMinute === 0) return;
    const account = viewerAccount(viewer);
    const now = this.now();
    const window = this.#windows.get(account);
    if (!window || window.endsAt <= now) {
      this.#windows.set(account, { requests: 1, endsAt: now + WINDOW_MS });
      return;
    }
    window.requests += 1;
    if (window.requests <= this.perMinute) return;
    throw new DomainError('RATE_LIMITED', 'Muitas consultas em pouco tempo. Tente novamente em instantes.', {
      retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)),
    });
  }
}
