import { DomainError } from './errors.js';

/** How many uploads one process takes in at the same time, each of which it holds in memory as a whole. */
export interface UploadLimits {
  inAll: number;
  /** How many of these one account may send: several times what the product's own pages send at once, which is one. */
  ofAccount: number;
}

const LIMITS: UploadLimits = { inAll: 40, ofAccount: 4 };
const BUSY = 'Muitos arquivos estão sendo enviados no momento. Tente novamente em instantes.';
const BUSY_YOURSELF =
  'Você já está enviando vários arquivos ao mesmo tempo. Espere um deles terminar e tente novamente.';

/** The uploads that a process has in hand: beyond the limits it takes in no further one, so that its memory does not run out. */
export class UploadLimiter {
  readonly #byAccount = new Map<string, number>();
  #inAll = 0;

  constructor(private readonly limits: UploadLimits = LIMITS) {}

  /**
   * Takes in an upload of an account.
   * @throws DomainError UNAVAILABLE where so many are in hand already; nothing of the upload is read then.
   */
  async run<T>(account: string, takeIn: () => Promise<T>): Promise<T> {
    const own = this.#byAccount.get(account) ?? 0;
    if (own >= this.limits.ofAccount) throw new DomainError('UNAVAILABLE', BUSY_YOURSELF);
    if (this.#inAll >= this.limits.inAll) throw new DomainError('UNAVAILABLE', BUSY);
    this.#add(account, 1);
    try {
      return await takeIn();
    } finally {
      this.#add(account, -1);
    }
  }

  #add(account: string, change: 1 | -1): void {
    this.#inAll += change;
    const own = (this.#byAccount.get(account) ?? 0) + change;
    if (own === 0) this.#byAccount.delete(account);
    else this.#byAccount.set(account, own);
  }
}
