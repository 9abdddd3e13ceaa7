import { readStored, type PendingAnswers } from './storedAnswers';

/** What the candidate sees of the saving. */
export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved'; at: Date }
  /** No network: the answers wait in this browser. */
  | { status: 'waiting' }
  | { status: 'refused'; message: string };

/** What the server made of some answers. */
export interface SaveOutcome {
  savedAt: Date;
  /** Refused answers by key, with the reason and the value that is in store. */
  refused: Record<string, { message: string; stored: string | undefined }>;
}

export interface AnswerQueueOptions {
  storageKey: string;
  /** Sends answers;. */
  send: (answers: PendingAnswers) => Promise<SaveOutcome>;
  isNetworkFailure: (error: unknown) => boolean;
  onRefused: (key: string, message: string, stored: string | undefined) => void;
  failureText: (error: unknown) => string;
}

const IDLE_BEFORE_SAVE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * Saves answers as they are given (design.md section 7). What is not saved yet lies in the browser's storage, so that a
 * closed tab, a crash or a lost network lose nothing; answers go out one request at a time, so that they arrive in order.
 */
export class AnswerQueue {
  #pending: PendingAnswers;
  #state: SaveState = { status: 'idle' };
  #flushing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = FIRST_RETRY_MS;
  readonly #listeners = new Set<() => void>();
  readonly #options: AnswerQueueOptions;

  constructor(options: AnswerQueueOptions) {
    this.#options = options;
    this.#pending = readStored(options.storageKey);
    window.addEventListener('online', this.#onOnline);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly read = () => this.#state;

  /** Answers that an earlier visit of this browser left behind. */
  get waiting(): Readonly<PendingAnswers> {
    return this.#pending;
  }

  /** Notes an answer; it goes out when nothing more is typed for a moment. */
  put(key: string, value: string, previousValue: string): void {
    this.#pending = {
      ...this.#pending,
      [key]: { value, previousValue: this.#pending[key]?.previousValue ?? previousValue },
    };
    this.#store();
    this.#schedule(IDLE_BEFORE_SAVE_MS);
  }

  /** Sends what waits; resolves to whether nothing waits any more. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#flushing) await this.#flushing;
    if (Object.keys(this.#pending).length === 0) return true;
    this.#flushing = this.#send();
    await this.#flushing;
    return Object.keys(this.#pending).length === 0;
  }

  /** After finish or logout: nothing personal stays in the browser. */
  clear(): void {
    this.#pending = {};
    this.#store();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#onOnline);
  }

  async #send(): Promise<void> {
    const sent = this.#pending;
    this.#setState({ status: 'saving' });
    try {
      const { savedAt, refused } = await this.#options.send(sent);
      this.#retryDelay = FIRST_RETRY_MS;
      // what was typed while the request was on its way stays; it now replaces what has just been saved
      this.#pending = Object.fromEntries(
        Object.entries(this.#pending).flatMap(([key, answer]) => {
          const sentAnswer = sent[key];
          if (!sentAnswer || answer.value !== sentAnswer.value) {
            return [[key, sentAnswer ? { ...answer, previousValue: sentAnswer.value } : answer]];
          }
          return [];
        }),
      );
      this.#store();
      const firstRefusal = Object.values(refused)[0];
      for (const [key, { message, stored }] of Object.entries(refused)) this.#options.onRefused(key, message, stored);
      this.#setState(
        firstRefusal ? { status: 'refused', message: firstRefusal.message } : { status: 'saved', at: savedAt },
      );
      if (Object.keys(this.#pending).length > 0) this.#schedule(IDLE_BEFORE_SAVE_MS);
    } catch (error) {
      if (this.#options.isNetworkFailure(error)) {
        this.#setState({ status: 'waiting' });
        this.#schedule(this.#retryDelay);
        this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_MS);
      } else {
        this.#setState({ status: 'refused', message: this.#options.failureText(error) });
      }
    } finally {
      this.#flushing = null;
    }
  }

  readonly #onOnline = () => {
    void this.flush();
  };

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), delay);
  }

  #setState(state: SaveState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }

  #store(): void {
    try {
      if (Object.keys(this.#pending).length === 0) localStorage.removeItem(this.#options.storageKey);
      else localStorage.setItem(this.#options.storageKey, JSON.stringify(this.#pending));
    } catch {
      // storage may be blocked or full; the answers then live as long as the page
    }
  }
}
