import { readStored, storeAnswers, type PendingAnswers } from './storedAnswers';
import type { Answers } from './steps';

/** What the candidate sees of the saving. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** No network: the answers wait in this browser. */
  | { status: 'waiting' }
  /** The server did not take an answer, and says why. */
  | { status: 'refused'; message: string }
  /** The request as a whole failed. */
  | { status: 'failed'; error: unknown };

/** What the server made of some answers. */
export interface SaveOutcome {
  savedAt: Date;
  /** Refused answers by key, with the reason and the value that is in store. */
  refused: Readonly<Record<string, { message: string; stored: string | undefined }>>;
}

export interface AnswerSnapshot {
  /** The answers on the screen. */
  answers: Answers;
  /** Why the server did not take an answer, by key. */
  refusals: Readonly<Record<string, string>>;
  saveState: SaveState;
}

export interface AnswerQueueOptions {
  storageKey: string;
  /** What the server has. */
  stored: Answers;
  send: (answers: PendingAnswers) => Promise<SaveOutcome>;
  isNetworkFailure: (error: unknown) => boolean;
}

const IDLE_BEFORE_SAVE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The candidate's answers, saved as they are given (design.md section 7). What is not saved yet lies in the browser's
 * storage, so that a closed tab, a crash or a lost network lose nothing; answers go out one request at a time, so that
 * they arrive in order.
 */
export class AnswerQueue {
  #snapshot: AnswerSnapshot;
  #stored: Answers;
  #pending: PendingAnswers;
  #flushing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = FIRST_RETRY_MS;
  readonly #listeners = new Set<() => void>();
  readonly #options: AnswerQueueOptions;

  constructor(options: AnswerQueueOptions) {
    this.#options = options;
    this.#stored = options.stored;
    this.#pending = readStored(options.storageKey);
    const waiting = Object.entries(this.#pending).map(([key, { value }]) => [key, value]);
    this.#snapshot = {
      answers: { ...options.stored, ...Object.fromEntries(waiting) } as Answers,
      refusals: {},
      saveState: { status: 'idle' },
    };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly read = () => this.#snapshot;

  /** Begins to send: what an earlier visit left behind goes out at once. */
  start(): void {
    window.addEventListener('online', this.#sendNow);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    void this.flush();
  }

  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#sendNow);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
  }

  /** Shows an answer; one that is to be saved goes out when nothing more is typed for a moment. */
  answer(key: string, value: string, { save }: { save: boolean }): void {
    const { [key]: _settled, ...refusals } = this.#snapshot.refusals;
    this.#show({ answers: { ...this.#snapshot.answers, [key]: value }, refusals });
    if (!save) return;
    const previousValue = this.#pending[key]?.previousValue ?? this.#stored[key] ?? '';
    this.#keep({ ...this.#pending, [key]: { value, previousValue } });
    this.#schedule(IDLE_BEFORE_SAVE_MS);
  }

  /** Sends what waits; resolves to whether nothing waits any more. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#flushing) await this.#flushing;
    if (this.#isEmpty) return true;
    this.#flushing = this.#send(this.#pending);
    await this.#flushing;
    return this.#isEmpty;
  }

  /** After finishing: nothing personal stays in the browser. */
  clear(): void {
    this.#keep({});
    this.stop();
  }

  get #isEmpty(): boolean {
    return Object.keys(this.#pending).length === 0;
  }

  async #send(sent: PendingAnswers): Promise<void> {
    this.#show({ saveState: { status: 'saving' } });
    try {
      this.#settle(sent, await this.#options.send(sent));
      this.#retryDelay = FIRST_RETRY_MS;
      if (!this.#isEmpty) this.#schedule(IDLE_BEFORE_SAVE_MS);
    } catch (error) {
      if (this.#options.isNetworkFailure(error)) {
        this.#show({ saveState: { status: 'waiting' } });
        this.#schedule(this.#retryDelay);
        this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_MS);
      } else {
        this.#show({ saveState: { status: 'failed', error } });
      }
    } finally {
      this.#flushing = null;
    }
  }

  #settle(sent: PendingAnswers, { savedAt, refused }: SaveOutcome): void {
    const accepted = Object.entries(sent).filter(() => Object.keys(refused).length === 0);
    const inStore = Object.entries(refused).flatMap(([key, { stored }]) =>
      stored === undefined ? [] : [[key, stored]],
    );
    this.#stored = {
      ...this.#stored,
      ...Object.fromEntries(accepted.map(([key, { value }]) => [key, value])),
      ...(Object.fromEntries(inStore) as Answers),
    };
    this.#keep(this.#left(sent, refused));
    const [firstRefusal] = Object.values(refused);
    this.#show({
      answers: { ...this.#snapshot.answers, ...(Object.fromEntries(inStore) as Answers) },
      refusals: {
        ...this.#snapshot.refusals,
        ...Object.fromEntries(Object.entries(refused).map(([key, { message }]) => [key, message])),
      },
      saveState: firstRefusal ? { status: 'refused', message: firstRefusal.message } : { status: 'saved', at: savedAt },
    });
  }

  /** What still has to go: what was typed meanwhile, and what shared a request with a refused answer. */
  #left(sent: PendingAnswers, refused: SaveOutcome['refused']): PendingAnswers {
    const isRefused = Object.keys(refused).length > 0;
    return Object.fromEntries(
      Object.entries(this.#pending).flatMap(([key, answer]) => {
        const isSame = sent[key]?.value === answer.value;
        if (key in refused) return isSame ? [] : [[key, { ...answer, previousValue: this.#stored[key] ?? '' }]];
        if (isSame && !isRefused) return [];
        return [[key, sent[key] && !isRefused ? { ...answer, previousValue: sent[key].value } : answer]];
      }),
    );
  }

  readonly #sendNow = () => {
    void this.flush();
  };

  /** A phone tells no more than this before it closes a page: another device is to find the last answer as well. */
  readonly #onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') this.#sendNow();
  };

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #keep(pending: PendingAnswers): void {
    this.#pending = pending;
    storeAnswers(this.#options.storageKey, pending);
  }

  #show(change: Partial<AnswerSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
