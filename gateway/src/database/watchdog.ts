/**
 * Brings the client back when it does not come back by itself: the driver can wait for ever on a connection that is closed
 * already (docs/decisions/0040-when-the-database-dies.md).
 */
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './errors.js';

/** How often the client is looked after. */
const CHECK_EVERY_MS = 500;
/** So long the client may take to find a database by itself that answers a new client. */
const PATIENCE_MS = 1_500;
/** A client that knows its server may still be without answers: under load for a while, or for good. */
const LONGEST_SILENCE_MS = 10_000;
/** After so many replacements in a row that did not help, a new process is the last resort. */
const MAX_REPLACEMENTS = 3;
/** A database that this process itself has started, and that does not return within this, may need a new process too. */
const OWN_DATABASE_AWAY_MS = 60_000;

/** What the watchdog looks after. */
export interface Watched {
  /** Whether the client in use knows a server that takes writes. */
  knowsServer(): boolean;
  /** Whether the database answers a ping through the client in use; never throws. */
  answersPing(): Promise<boolean>;
  /** Connects another client, which is not in use yet. @throws when the database does not answer, or refuses it. */
  connectAnother(): Promise<Replacement>;
  /** Whether the database was started by this process. */
  isOwnDatabase: boolean;
}

/** A client that has just got an answer from the database. */
export interface Replacement {
  /** Uses it instead of the present one, whose operations fail. */
  install(): Promise<void>;
  discard(): void;
}

export class Watchdog {
  readonly #now: () => number;
  readonly #logger: Logger;
  #lastAnswerAt: number;
  #awaySince: number | undefined;
  /** Since when another client gets answers while the one in use gets none. */
  #answersOthersSince: number | undefined;
  #replacements = 0;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param now a clock in milliseconds. */
  constructor(
    private readonly watched: Watched,
    { now = () => performance.now(), logger }: { now?: () => number; logger: Logger },
  ) {
    this.#now = now;
    this.#logger = logger;
    this.#lastAnswerAt = now();
  }

  /** Whether only a new process can help. */
  get needsRestart(): boolean {
    if (this.#replacements >= MAX_REPLACEMENTS) return true;
    if (!this.watched.isOwnDatabase || this.#awaySince === undefined) return false;
    return this.#now() - this.#awaySince >= OWN_DATABASE_AWAY_MS;
  }

  /** Looks after the client until `stop`. */
  start(): void {
    this.#isStopped = false;
    this.#lastAnswerAt = this.#now();
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.check().finally(() => this.#schedule()), CHECK_EVERY_MS).unref();
  }

  /** One look; never throws. */
  async check(): Promise<void> {
    if (await this.#works()) {
      this.#awaySince = undefined;
      this.#answersOthersSince = undefined;
      return;
    }
    this.#awaySince ??= this.#now();
    let other: Replacement;
    try {
      other = await this.watched.connectAnother();
    } catch (error) {
      this.#answersOthersSince = undefined;
      if (!isDatabaseUnavailable(error)) this.#failed(error);
      return;
    }
    this.#answersOthersSince ??= this.#now();
    const isPatient = this.#now() - this.#answersOthersSince < PATIENCE_MS;
    if (isPatient || this.#isStopped) return other.discard();
    // On a busy machine the other client takes so long to connect that the one in use may be back by then, with operations
    // in flight that its end would interrupt.
    if (await this.#works()) other.discard();
    else await this.#replaceBy(other);
  }

  async #works(): Promise<boolean> {
    if (!this.watched.knowsServer()) return false;
    if (await this.watched.answersPing()) {
      this.#lastAnswerAt = this.#now();
      this.#replacements = 0;
      return true;
    }
    return this.watched.knowsServer() && this.#now() - this.#lastAnswerAt < LONGEST_SILENCE_MS;
  }

  async #replaceBy(other: Replacement): Promise<void> {
    this.#answersOthersSince = undefined;
    try {
      await other.install();
      this.#replacements += 1;
      this.#logger.warn(
        { replacements: this.#replacements },
        'the database client did not come back; another one serves',
      );
    } catch (error) {
      other.discard();
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.#replacements += 1;
    this.#logger.error({ err: error, replacements: this.#replacements }, 'the database client could not be replaced');
  }
}
