import type { UserViewer } from '../../auth/viewer.js';
import type { Topic } from '../../cache/changeCounters.js';

/** How often what somebody sees has changed. */
export interface LiveState {
  candidates: number;
  notifications: number;
}

interface ListenerOptions {
  /** What counts as a change of the candidates that this person sees. */
  candidates: readonly Topic[];
  notifications: readonly Topic[];
  /** Milliseconds of the monotonic clock. */
  endsAt: number;
  onEnd: () => void;
}

const ENDED = { done: true, value: undefined } as const;

/** One open stream. What was not taken yet is replaced by what is newer, so that a slow reader costs no memory. */
export class Listener implements AsyncIterableIterator<LiveState> {
  readonly topics: readonly Topic[];
  readonly endsAt: number;
  #told: LiveState | null = null;
  #waiting: LiveState | null = null;
  #resolve: ((result: IteratorResult<LiveState>) => void) | null = null;
  #isEnded = false;

  constructor(
    readonly viewer: UserViewer,
    private readonly options: ListenerOptions,
  ) {
    this.topics = [...options.candidates, ...options.notifications];
    this.endsAt = options.endsAt;
  }

  /** Passes on the state that these counts are, unless it is the one that was passed on last. */
  tell(counts: ReadonlyMap<string, number>): void {
    const sum = (topics: readonly Topic[]) => topics.reduce((total, topic) => total + (counts.get(topic) ?? 0), 0);
    const state = { candidates: sum(this.options.candidates), notifications: sum(this.options.notifications) };
    const before = this.#waiting ?? this.#told;
    if (this.#isEnded || (before?.candidates === state.candidates && before.notifications === state.notifications))
      return;
    this.#waiting = state;
    this.#pass();
  }

  /** Passes on where it begins, unless newer counts were passed on since these were read. */
  begin(counts: ReadonlyMap<string, number>): void {
    if (!this.#waiting && !this.#told) this.tell(counts);
  }

  /** The stream is over; what waits is not passed on any more. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#resolve?.(ENDED);
    this.#resolve = null;
    this.options.onEnd();
  }

  next(): Promise<IteratorResult<LiveState>> {
    if (this.#isEnded) return Promise.resolve(ENDED);
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#pass();
    });
  }

  return(): Promise<IteratorResult<LiveState>> {
    this.end();
    return Promise.resolve(ENDED);
  }

  throw(): Promise<IteratorResult<LiveState>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #pass(): void {
    if (!this.#resolve || !this.#waiting) return;
    const value = this.#waiting;
    this.#told = value;
    this.#waiting = null;
    this.#resolve({ done: false, value });
    this.#resolve = null;
  }
}
