import { pick, refusedDrafts, valuesOf, type AnswerSnapshot } from './answerSnapshot';
import type { AnswerQueueOptions, Refusal, SaveOutcome } from './answerQueueOptions';
import type { Answers, AskedWith } from './steps';
import { UntoldAnswers } from './untoldAnswers';
import type { AnswerChange, PendingAnswer, PendingAnswers, StoredAnswers } from './storedAnswers';

const IDLE_BEFORE_SAVE_MS = 800;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/**
 * The candidate's answers, saved as they are given. What is not saved yet lies in the browser's
 * storage, so that a closed tab, a crash or a lost network lose nothing; answers go out one request at a time, so that
 * they arrive in order. Tabs share what waits: whichever comes first sends it, as sending an answer twice is harmless.
 */
export class AnswerQueue {
  #snapshot: AnswerSnapshot;
  #stored: Answers;
  /** When this page learned what is in store by itself, and not from the record, by key. */
  readonly #learnedAt = new Map<string, number>();
  readonly #untold = new UntoldAnswers();
  /** Answers that gave way to what is in store: the reason is all that is left of them. */
  #forbidden: AnswerSnapshot['refusals'] = {};
  #asked: AskedWith;
  /** The keys of answers to questions that the server did not ask: they go again once what is in store asks for them. */
  readonly #held = new Set<string>();
  #flushing: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = FIRST_RETRY_MS;
  #isStopped = true;
  #unfollow: () => void = () => undefined;
  readonly #listeners = new Set<() => void>();
  readonly #pending: StoredAnswers;
  readonly #options: AnswerQueueOptions;

  constructor(options: AnswerQueueOptions) {
    const { pending, stored } = options;
    this.#options = options;
    this.#pending = pending;
    this.#stored = stored;
    this.#asked = options.asked;
    const answers = { ...stored, ...valuesOf(pending.all) };
    this.#snapshot = this.#visible({ answers, pending: {}, refusals: {}, saveState: { status: 'idle' } });
  }

  /** Tells of every change, as `useSyncExternalStore` wants to be told. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly read = () => this.#snapshot;

  /** Begins to send: what an earlier visit left behind goes out at once. */
  start(): void {
    this.#isStopped = false;
    this.#unfollow = this.#pending.follow(this.#onChangeElsewhere);
    window.addEventListener('online', this.#sendNow);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    this.#sendNow();
  }

  /** Ends the sending: the candidate may have signed out while the last request is still on its way. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#unfollow();
    window.removeEventListener('online', this.#sendNow);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
  }

  /**
   * Takes over what the record holds, which others may have changed. What waits here stays, as does what was saved since
   * the record was asked for: an older record must not bring back what it replaced.
   * @param askedAt when the record was asked for, by `performance.now()`
   * @param asked which questions are asked, by the record
   */
  refresh(record: Answers, askedAt: number, asked = this.#asked): void {
    const isNews = ([key, value]: [string, string]) =>
      value !== this.#stored[key] && (this.#learnedAt.get(key) ?? -1) < askedAt;
    const news = Object.entries(record).filter(isNews);
    const shown = Object.fromEntries(news.filter(([key]) => !this.#pending.all[key]));
    for (const key of Object.keys(shown)) this.#untold.forget(key);
    // Also where an answer waits: what depends on it goes by what is in store until then.
    this.#stored = { ...this.#stored, ...Object.fromEntries(news) };
    this.#asked = asked;
    this.#releaseHeld();
    this.#show({ answers: { ...this.#snapshot.answers, ...shown } });
  }

  /** Whether a question is asked, by the answers on the screen. */
  asks(key: string): boolean {
    return this.#asked(this.#snapshot.answers)(key);
  }

  /** Whether it is asked by what is in store as well, so that the server takes a document for it. */
  takes(key: string): boolean {
    return this.asks(key) && this.#asked(this.#stored)(key);
  }

  /**
   * Shows an answer; one that is to be saved goes out when nothing more is typed for a moment, and one that cannot be
   * is kept as a draft.
   */
  answer(key: string, value: string, { save }: { save: boolean }): void {
    const { [key]: _settled, ...forbidden } = this.#forbidden;
    this.#forbidden = forbidden;
    this.#held.delete(key);
    const previousValue = this.#stored[key] ?? '';
    const { draft: _replaced, ...before }: Partial<PendingAnswer> = this.#pending.all[key] ?? {};
    const answer = { previousValue, ...before, value, at: Date.now() };
    this.#pending.set(key, save ? answer : { ...answer, draft: 'unfinished' });
    if (save) this.#schedule(IDLE_BEFORE_SAVE_MS);
    this.#show({ answers: { ...this.#snapshot.answers, [key]: value } });
  }

  /** After a comparison with what another device has stored: this device's answer replaces it, or is dropped. */
  choose(key: string, choice: 'mine' | 'rival'): void {
    const answer = this.#pending.all[key];
    if (answer?.rival === undefined) return;
    const { rival, ...mine } = answer;
    if (choice === 'mine') this.#pending.set(key, { ...mine, previousValue: rival });
    else this.#pending.remove(key);
    this.#show({ answers: { ...this.#snapshot.answers, [key]: choice === 'mine' ? mine.value : rival } });
    this.#sendNow();
  }

  /** Sends what waits; resolves to whether all that still waits are drafts, open choices and answers to what is not asked. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#flushing) await this.#flushing;
    const ready = this.#ready;
    if (!this.#isStopped && Object.keys(ready).length > 0) {
      this.#flushing = this.#send(ready);
      await this.#flushing;
    }
    return Object.keys(this.#sendable).length === 0;
  }

  /** After finishing: nothing personal stays in the browser. */
  clear(): void {
    this.#pending.clear();
    this.stop();
  }

  /**
   * What neither waits for a choice nor is a draft, of the questions that are asked once it is stored: the server refuses
   * all of a request for an answer to any other, which waits for the question to be asked again.
   */
  get #sendable(): PendingAnswers {
    const whole = pick(this.#pending.all, (_key, { rival, draft }) => rival === undefined && !draft);
    return pick(whole, this.#asked({ ...this.#stored, ...valuesOf(whole) }));
  }

  get #ready(): PendingAnswers {
    return pick(this.#sendable, (key) => !this.#held.has(key));
  }

  async #send(sent: PendingAnswers): Promise<void> {
    this.#show({ saveState: { status: 'saving' } });
    try {
      while (!this.#settle(sent, await this.#options.send(sent))) {
        sent = this.#ready;
        if (Object.keys(sent).length === 0) {
          // What was typed meanwhile cannot be saved as it is.
          this.#show({ saveState: { status: 'idle' } });
          break;
        }
      }
      this.#retryDelay = FIRST_RETRY_MS;
      if (Object.keys(this.#ready).length > 0) this.#schedule(IDLE_BEFORE_SAVE_MS);
    } catch (error) {
      const kind = this.#options.kindOfFailure(error);
      this.#show({ saveState: kind === 'offline' ? { status: 'waiting' } : { status: 'failed', error } });
      if (kind !== 'final') {
        for (const [key, { value }] of Object.entries(sent)) this.#untold.add(key, value);
        this.#schedule(this.#retryDelay);
        this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_MS);
      }
    } finally {
      this.#flushing = null;
    }
  }

  /** Whether there is an end to it; else all is to be sent again at once. */
  #settle(sent: PendingAnswers, { savedAt, refused }: SaveOutcome): boolean {
    if (Object.keys(refused).length === 0) {
      Object.entries(sent).forEach(([key, answer]) => this.#settleSaved(key, answer));
      this.#releaseHeld();
      this.#show({ saveState: { status: 'saved', at: savedAt } });
      return true;
    }
    // What shared the request with a refused answer stays, and goes again.
    const others = Object.entries(refused).filter(([key, refusal]) => !this.#settleOwn(key, refusal));
    others.forEach(([key, refusal]) => this.#settleRefused(key, sent[key], refusal));
    const [first] = others;
    if (first) this.#show({ saveState: { status: 'refused', key: first[0] } });
    return first !== undefined;
  }

  /** What overtook an answer may be an earlier one of this page, which was stored without a word: what was typed since replaces it. */
  #settleOwn(key: string, refusal: Refusal): boolean {
    const current = this.#pending.all[key];
    const isOwn = 'rival' in refusal && this.#untold.has(key, refusal.rival);
    if (this.#isStopped || !current || !isOwn) return false;
    this.#learn(key, refusal.rival);
    this.#pending.set(key, { ...current, previousValue: refusal.rival });
    return true;
  }

  #settleSaved(key: string, sent: PendingAnswer): void {
    this.#learn(key, sent.value);
    const current = this.#pending.all[key];
    if (current?.value === sent.value) this.#pending.remove(key);
    // After a sign-out nothing that it has forgotten is written anew.
    else if (current && !this.#isStopped) this.#pending.set(key, { ...current, previousValue: sent.value });
  }

  #settleRefused(key: string, sent: PendingAnswer | undefined, refusal: Refusal): void {
    if (this.#isStopped) return;
    const current = this.#pending.all[key];
    if ('isUnasked' in refusal) {
      this.#held.add(key);
      return;
    }
    if ('rival' in refusal) {
      this.#learn(key, refusal.rival);
      if (current?.value === refusal.rival) this.#pending.remove(key);
      else if (current) this.#pending.set(key, { ...current, rival: refusal.rival });
      return;
    }
    const { reason: draft } = refusal;
    if (draft !== 'forbidden') {
      // What has been typed since goes out by itself.
      if (current && current.value === sent?.value) this.#pending.set(key, { ...current, draft });
      return;
    }
    // A draft first: other tabs take any other answer that disappears for saved.
    if (current) this.#pending.set(key, { ...current, draft });
    this.#pending.remove(key);
    this.#forbidden = { ...this.#forbidden, [key]: draft };
    this.#show({ answers: { ...this.#snapshot.answers, [key]: this.#stored[key] ?? '' } });
  }

  /** After news of what is in store. */
  #releaseHeld(): void {
    const isAsked = this.#asked(this.#stored);
    for (const key of this.#held) if (isAsked(key)) this.#held.delete(key);
  }

  #learn(key: string, value: string): void {
    this.#untold.forget(key);
    this.#stored = { ...this.#stored, [key]: value };
    this.#learnedAt.set(key, performance.now());
  }

  /** Another tab was typed in, or has sent, refused or dropped an answer. */
  readonly #onChangeElsewhere = ({ key, before, answer }: AnswerChange) => {
    const settled = before && (before.rival ?? (before.draft ? before.previousValue : before.value));
    if (!answer && settled !== undefined) this.#learn(key, settled);
    const value = answer ? answer.value : settled;
    this.#show(value === undefined ? {} : { answers: { ...this.#snapshot.answers, [key]: value } });
  };

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

  #show(change: Partial<AnswerSnapshot>): void {
    this.#snapshot = this.#visible({ ...this.#snapshot, ...change });
    this.#listeners.forEach((listener) => listener());
  }

  /** What waits and what was refused show as far as their questions are asked. */
  #visible({ answers, saveState }: AnswerSnapshot): AnswerSnapshot {
    const isAsked = this.#asked(answers);
    const pending = pick(this.#pending.all, isAsked);
    const refusals = { ...pick(this.#forbidden, isAsked), ...refusedDrafts(pending) };
    const isGone = saveState.status === 'refused' && !isAsked(saveState.key);
    return { answers, pending, refusals, saveState: isGone ? { status: 'idle' } : saveState };
  }
}
