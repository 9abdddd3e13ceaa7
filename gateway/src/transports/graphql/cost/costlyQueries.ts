import { DomainError } from '../../../lib/errors.js';

/** Costly queries of one account that run at the same time; one whose answer is being sent still runs. */
const AT_ONCE = 2;
/** Costly queries of one account that wait for their turn. */
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 2;

interface Account {
  running: Set<object>;
  /** Queries that wait, in the order in which they came. */
  waiting: { request: object; begin: () => void }[];
}

/** Keeps one account from having many large answers made, or held in memory for it, at the same time. */
export class CostlyQueries {
  readonly #accounts = new Map<string, Account>();
  readonly #accountOf = new WeakMap<object, string>();

  /**
   * Resolves when the request may run; `leave` has to follow.
   * @param account who asks.
   * @throws DomainError RATE_LIMITED when too many of the account wait already.
   */
  async enter(account: string, request: object): Promise<void> {
    const { running, waiting } = this.#of(account);
    if (running.size >= AT_ONCE && waiting.length >= MAX_WAITING) {
      throw new DomainError(
        'RATE_LIMITED',
        'Há consultas grandes demais ao mesmo tempo. Tente novamente em instantes.',
        { retryAfterSeconds: RETRY_AFTER_SECONDS },
      );
    }
    this.#accountOf.set(request, account);
    if (running.size < AT_ONCE) running.add(request);
    else await new Promise<void>((begin) => waiting.push({ request, begin }));
  }

  /**
   * The request has been worked out and its answer is gone; the next one of the account gets its turn. One that was refused by
   * another rule while it waited gives no turn away, as it has had none.
   */
  leave(request: object): void {
    const account = this.#accountOf.get(request);
    if (account === undefined) return;
    this.#accountOf.delete(request);
    const { running, waiting } = this.#of(account);
    if (!running.delete(request)) {
      waiting.splice(
        waiting.findIndex((each) => each.request === request),
        1,
      );
      return;
    }
    const next = waiting.shift();
    if (next) {
      running.add(next.request);
      next.begin();
    } else if (running.size === 0) this.#accounts.delete(account);
  }

  #of(name: string): Account {
    let account = this.#accounts.get(name);
    if (!account) {
      account = { running: new Set(), waiting: [] };
      this.#accounts.set(name, account);
    }
    return account;
  }
}
