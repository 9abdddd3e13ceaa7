import { draftsReducer, isSameDocument, type Draft, type DraftAction, type DraftPage, type Drafts } from './drafts';
import type { DocumentQueueOptions, DocumentOutcome } from './documentQueueOptions';
import type { DocumentSnapshot } from './documentSnapshot';
import type { PageFiles } from './draftStore';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;
const CHANNEL = 'esteira.documents';

/**
 * The documents of a candidate on their way to the server. Until it has them they lie in the browser's database, so that a
 * lost network, a closed tab or an empty battery lose nothing; what was sent off goes on by itself, page by page. One tab
 * sends at a time, and a page or document that the server gets twice is the same to it.
 */
export class DocumentQueue {
  #snapshot: DocumentSnapshot = {
    isReady: false,
    isRead: false,
    drafts: {},
    preparing: [],
    activity: { status: 'idle' },
    isWhole: true,
  };
  #running: Promise<void> | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = FIRST_RETRY_MS;
  #current: { fieldKey: string; abort: AbortController } | null = null;
  #isStopped = true;
  #channel: BroadcastChannel | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #options: DocumentQueueOptions;

  constructor(options: DocumentQueueOptions) {
    this.#options = options;
  }

  /** Tells of every change, as `useSyncExternalStore` wants to be told. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
  readonly read = () => this.#snapshot;

  /** Reads what an earlier visit left behind, and begins to send it. */
  async start(): Promise<void> {
    this.#isStopped = false;
    window.addEventListener('online', this.#sendNow);
    if (typeof BroadcastChannel !== 'undefined') {
      this.#channel = new BroadcastChannel(CHANNEL);
      this.#channel.onmessage = () => void this.#load();
    }
    await this.#load();
    await this.flush();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#sendNow);
    this.#channel?.close();
    this.#channel = null;
    this.#current?.abort.abort();
    this.#options.store.close();
  }

  /**
   * Changes a document; the files are those of its new page. Resolves when that is kept. A new page shows only then: what
   * stands on the screen is there after the tab was closed.
   */
  async change(action: DraftAction, files?: Readonly<Record<string, PageFiles>>): Promise<void> {
    const { fieldKey } = action;
    // Pages that are changed on their way are not sent as they were.
    if (this.#current?.fieldKey === fieldKey) this.#current.abort.abort();
    if (files) {
      if (this.#snapshot.drafts[fieldKey]?.submitted) void this.#apply({ type: 'withdrawn', fieldKey });
      await this.#keepThenShow(action, files);
    } else await this.#apply(action);
    if (action.type === 'submitted') void this.flush();
  }

  /** Makes pages of a document, which is known of wherever the candidate goes meanwhile. */
  async prepare<Result>(fieldKey: string, task: () => Promise<Result>): Promise<Result> {
    this.#show({ preparing: [...this.#snapshot.preparing, fieldKey] });
    return task().finally(() => {
      const { preparing } = this.#snapshot;
      this.#show({ preparing: preparing.filter((_key, index) => index !== preparing.indexOf(fieldKey)) });
    });
  }

  /** Forgets what this candidate has not sent; another one's, who has used this browser, stays. */
  async clear(): Promise<void> {
    this.#current?.abort.abort();
    this.#show({ drafts: {} });
    await this.#writing;
    await this.#options.store.clear();
  }

  /** The files of a page that waits here; null for none. */
  files(uploadId: string): Promise<PageFiles | null> {
    return this.#options.store.files(uploadId);
  }

  /** Sends what was sent off; resolves to whether nothing of it waits any more but for its question to be asked. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running ??= this.#options
      .withLock(() => this.#run())
      .finally(() => {
        this.#running = null;
      });
    await this.#running;
    return this.#submitted === undefined;
  }

  get #submitted(): Draft | undefined {
    return Object.values(this.#snapshot.drafts).find(this.#isDue);
  }

  readonly #isDue = ({ fieldKey, submitted }: Draft) => submitted && this.#options.mayGo(fieldKey);

  readonly #sendNow = () => {
    this.#retryDelay = FIRST_RETRY_MS;
    void this.flush();
  };

  async #run(): Promise<void> {
    try {
      // Another tab may have sent it while this one waited for its turn.
      if (this.#submitted) await this.#load();
      for (let draft = this.#submitted; draft && !this.#isStopped; draft = this.#submitted) await this.#sendOne(draft);
      if (this.#isStopped) return;
      this.#show({ activity: { status: 'idle' } });
      // What is sent stays in a database that cannot be opened, and is dropped once it can.
      const areRemoved = await this.#options.store.finishRemovals();
      // What was sent off meanwhile found this run under way, and began none of its own.
      if (this.#submitted && !this.#isStopped) await this.#run();
      else if (areRemoved) this.#retryDelay = FIRST_RETRY_MS;
      else this.#retry();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (this.#isStopped) return;
    const kind = this.#options.kindOfFailure(error);
    this.#show({ activity: kind === 'offline' ? { status: 'waiting' } : { status: 'failed', error } });
    if (kind !== 'final') this.#retry();
  }

  #retry(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.flush(), this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_MS);
  }

  /** Uploads what is missing of a document, then sends it; comes back early when the candidate changes it meanwhile. */
  async #sendOne({ fieldKey }: Draft): Promise<void> {
    const abort = new AbortController();
    this.#current = { fieldKey, abort };
    /** As it is by now; null once it is no longer to be sent as it is. */
    const current = () => {
      const draft = this.#snapshot.drafts[fieldKey];
      return draft && !abort.signal.aborted && this.#isDue(draft) ? draft : null;
    };
    try {
      for (let draft = current(); draft; draft = current()) {
        const index = draft.pages.findIndex(({ serverId }) => serverId === null);
        const page = draft.pages[index];
        if (!page) {
          this.#progress(draft, draft.pages.length - 1, 1);
          await this.#finish(draft, await this.#options.send(draft));
          return;
        }
        this.#progress(draft, index, 0);
        await this.#uploadPage(draft, page, index, abort.signal);
      }
    } catch (error) {
      if (!abort.signal.aborted || this.#isStopped) throw error;
    } finally {
      this.#current = null;
    }
  }

  async #uploadPage(draft: Draft, page: DraftPage, index: number, signal: AbortSignal): Promise<void> {
    const { fieldKey } = draft;
    const { uploadId } = page;
    const image = await this.#options.store.image(uploadId);
    const onProgress = (share: number) => {
      if (!signal.aborted) this.#progress(draft, index, share);
    };
    const outcome = image
      ? await this.#options.upload(draft, page, image, { signal, onProgress })
      : { refusal: this.#options.unreadableText() };
    await this.#catchUp();
    if ('refusal' in outcome) await this.#apply({ type: 'pageRefused', fieldKey, uploadId, refusal: outcome.refusal });
    else await this.#apply({ type: 'pageUploaded', fieldKey, uploadId, serverId: outcome.pageId });
  }

  async #finish(sent: Draft, outcome: DocumentOutcome): Promise<void> {
    const { fieldKey } = sent;
    if ('refusal' in outcome) return this.#apply({ type: 'refused', fieldKey, ...outcome });
    await this.#options.onSent();
    await this.#catchUp();
    // What was changed while the answer was under way is another document than the server has.
    if (isSameDocument(this.#snapshot.drafts[fieldKey], sent)) await this.#apply({ type: 'removed', fieldKey });
  }

  #progress(draft: Draft, index: number, share: number): void {
    const { fieldKey, pages } = draft;
    this.#show({ activity: { status: 'sending', fieldKey, page: index + 1, pages: pages.length, share } });
  }

  /** Where tabs cannot tell each other, what another one has changed meanwhile is in the database alone. */
  async #catchUp(): Promise<void> {
    if (!this.#channel) await this.#load();
  }

  async #load(): Promise<void> {
    let drafts: Drafts | null;
    let written: Promise<unknown>;
    do {
      written = this.#writing;
      await written;
      drafts = await this.#options.store.read();
      // What was changed while it was read is not in it, and would be taken back.
    } while (this.#writing !== written);
    // What found no room in the database, or cannot be read from it, is known to this page alone.
    this.#show({
      isReady: true,
      isRead: drafts !== null,
      drafts: drafts && this.#options.store.isWhole ? drafts : { ...drafts, ...this.#snapshot.drafts },
    });
  }

  /** Shows the change at once and keeps it. */
  async #apply(action: DraftAction): Promise<void> {
    const { fieldKey } = action;
    const before = this.#snapshot.drafts[fieldKey];
    const drafts = draftsReducer(this.#snapshot.drafts, action);
    if (drafts === this.#snapshot.drafts) return;
    this.#show({ drafts });
    const { store } = this.#options;
    await this.#writeSerially(fieldKey, () => {
      // A page that came meanwhile is kept with it.
      const now = this.#snapshot.drafts[fieldKey];
      return now ? store.write(now) : before && store.remove(before);
    });
  }

  async #keepThenShow(action: DraftAction, files: Readonly<Record<string, PageFiles>>): Promise<void> {
    const { fieldKey } = action;
    await this.#writeSerially(fieldKey, async () => {
      const after = draftsReducer(this.#snapshot.drafts, action)[fieldKey];
      if (after) await this.#options.store.write(after, files);
      this.#show({ drafts: draftsReducer(this.#snapshot.drafts, action) });
    });
  }

  /** Writes follow one another in the order of the changes; one that fails keeps none of the later ones from being made. */
  async #writeSerially(fieldKey: string, write: () => Promise<void> | undefined): Promise<void> {
    const written = this.#writing.then(write);
    this.#writing = written.catch(() => undefined);
    await written;
    this.#show({ isWhole: this.#options.store.isWhole });
    this.#channel?.postMessage(fieldKey);
  }

  #show(change: Partial<DocumentSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.forEach((listener) => listener());
  }
}
