import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readBytes } from '../../../lib/readBytes';
import type { Draft, DraftPage, Drafts } from './drafts';
import {
  DOCUMENTS_DATABASE,
  forgetStoredDocuments,
  hasStoredDocuments,
  markDocuments,
  timesForgotten,
} from './storedDocuments';

/** The picture as it was chosen, to be turned and cut again, and as it travels; one and the same for a PDF. */
export interface PageFiles {
  source: Blob;
  image: Blob;
}

/** Bytes and not a Blob: older browsers lose Blobs out of their databases. */
interface StoredFile {
  type: string;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  drafts: { key: [candidateId: string, fieldKey: string]; value: Draft & { candidateId: string; at: number } };
  files: { key: [candidateId: string, uploadId: string]; value: StoredPage };
}

interface StoredPage {
  candidateId: string;
  uploadId: string;
  source: StoredFile;
  image: StoredFile;
}

const store = async (file: Blob): Promise<StoredFile> => ({ type: file.type, bytes: await readBytes(file) });
const restore = ({ bytes, type }: StoredFile) => new Blob([bytes], { type });

/** Everything of one candidate: arrays as keys sort before and after everything that begins alike. */
const allOf = (candidateId: string) => IDBKeyRange.bound([candidateId], [candidateId, []]);

/**
 * The documents of one candidate that the server does not have yet, in the browser's database (IndexedDB). Another
 * candidate's are never read. Without a database, which may be blocked or full, they live as long as the page on the screen.
 */
export class DraftStore {
  readonly #candidateId: string;
  readonly #forgottenBefore = timesForgotten();
  /** Another tab has forgotten everything. */
  #isForgotten = false;
  readonly #fallback = new Map<string, PageFiles>();
  /** What this page has prepared, as it travels: it is sent although the database cannot be opened any more. */
  readonly #images = new Map<string, Blob>();
  /** What the database did not take, as one that is full: what it holds of them is older. */
  readonly #unwritten = new Map<string, Draft>();
  /** What the database could not be opened to drop: left in it, it would come back as if it were unsent. */
  readonly #unremoved = new Map<string, Draft>();
  /** Pages, by upload id, that this tab has written or read: any other that a document has was added by another tab. */
  readonly #writtenOrRead = new Set<string>();
  #opening: Promise<IDBPDatabase<Schema>> | null = null;
  #hasOpened = false;

  constructor(candidateId: string) {
    this.#candidateId = candidateId;
  }

  /** Whether the files of every page lie in the database, and none in this page's memory alone. */
  get isWhole(): boolean {
    return this.#fallback.size === 0;
  }

  /** After a logout, here or in another tab, nothing is read, kept or dropped any more. */
  get #isOver(): boolean {
    return this.#isForgotten || timesForgotten() !== this.#forgottenBefore;
  }

  /** In the order in which they were begun; null where they cannot be read, which is not to say that there are none. */
  async read(): Promise<Drafts | null> {
    await this.finishRemovals();
    const found = await this.#attempt((database) => database.getAll('drafts', allOf(this.#candidateId)));
    if (!found) return null;
    // Pages that another tab has added are not hidden by what was not written, nor dropped by it later.
    found.forEach(({ fieldKey, pages }) => {
      const ours = this.#unwritten.get(fieldKey);
      if (ours && this.#hasOthers(pages, ours)) this.#unwritten.delete(fieldKey);
    });
    // A document that is still to be dropped was sent, and would be sent again; pages that another tab has added to it are neither
    // hidden with it nor to be dropped for having been read.
    const left = found.filter((draft) => !this.#isToBeDropped(draft));
    left.filter(({ fieldKey }) => !this.#unremoved.has(fieldKey)).forEach((draft) => this.#know(draft));
    const drafts = left.sort((first, second) => first.at - second.at);
    return Object.fromEntries([
      ...drafts.map(({ candidateId: _owner, at: _at, ...draft }): [string, Draft] => [draft.fieldKey, draft]),
      ...this.#unwritten,
    ]);
  }

  /**
   * Keeps a document as it now is, with the files of its new pages, and drops those of pages that it no longer has: all of
   * it or nothing.
   */
  async write(draft: Draft, files: Readonly<Record<string, PageFiles>> = {}): Promise<void> {
    const { pages, fieldKey } = draft;
    this.#know(draft);
    Object.entries(files).forEach(([uploadId, page]) => {
      this.#fallback.set(uploadId, page);
      this.#images.set(uploadId, page.image);
    });
    // What found no room before is tried again.
    const waiting = [...this.#fallback].filter(([id]) => pages.some(({ uploadId }) => uploadId === id));
    const stored = await Promise.all(
      waiting.map(async ([uploadId, { source, image }]): Promise<StoredPage> => {
        const kept = await store(image);
        return {
          candidateId: this.#candidateId,
          uploadId,
          image: kept,
          source: source === image ? kept : await store(source),
        };
      }),
    );
    const isWritten = await this.#attempt(async (database) => {
      const transaction = database.transaction(['drafts', 'files'], 'readwrite');
      const drafts = transaction.objectStore('drafts');
      const before = await drafts.get([this.#candidateId, fieldKey]);
      const at = before?.at ?? Date.now();
      const gone = (before?.pages ?? []).filter(({ uploadId }) => !pages.some((page) => page.uploadId === uploadId));
      gone.forEach(({ uploadId }) => this.#images.delete(uploadId));
      await Promise.all([
        drafts.put({ ...draft, candidateId: this.#candidateId, at }),
        ...stored.map((page) => transaction.objectStore('files').put(page)),
        ...gone.map(({ uploadId }) => transaction.objectStore('files').delete([this.#candidateId, uploadId])),
        transaction.done,
      ]);
      return true;
    });
    if (!isWritten) {
      this.#unwritten.set(fieldKey, draft);
      return;
    }
    this.#unwritten.delete(fieldKey);
    this.#unremoved.delete(fieldKey);
    waiting.forEach(([uploadId]) => this.#fallback.delete(uploadId));
    markDocuments(this.#candidateId, true);
  }

  /** Drops a document and its files: the server has it, or the candidate has taken every page out. */
  async remove(draft: Draft): Promise<void> {
    draft.pages.forEach(({ uploadId }) => {
      this.#fallback.delete(uploadId);
      this.#images.delete(uploadId);
    });
    this.#unwritten.delete(draft.fieldKey);
    if (await this.#erase(draft)) this.#unremoved.delete(draft.fieldKey);
    // A database that this page never had holds nothing of what it has prepared.
    else if (this.#hasOpened) this.#unremoved.set(draft.fieldKey, draft);
  }

  /** Drops what could not be dropped when it was to be; resolves to whether nothing of it is left. */
  async finishRemovals(): Promise<boolean> {
    for (const draft of this.#unremoved.values()) {
      if (this.#isOver || (await this.#erase(draft, true))) this.#unremoved.delete(draft.fieldKey);
    }
    return this.#unremoved.size === 0;
  }

  #know({ pages }: Draft): void {
    pages.forEach(({ uploadId }) => this.#writtenOrRead.add(uploadId));
  }

  #isToBeDropped({ fieldKey, pages }: Draft): boolean {
    const dropped = this.#unremoved.get(fieldKey);
    return dropped !== undefined && !this.#hasOthers(pages, dropped);
  }

  /** Whether another tab has added one of these pages to the document. */
  #hasOthers(pages: readonly DraftPage[], ours: Draft): boolean {
    const known = new Set([...this.#writtenOrRead, ...ours.pages.map(({ uploadId }) => uploadId)]);
    return pages.some(({ uploadId }) => !known.has(uploadId));
  }

  /**
   * Drops a document from the database; resolves to whether that could be done.
   * @param isLate it was to be dropped before: one to which another tab has added pages meanwhile stays
   */
  async #erase(draft: Draft, isLate = false): Promise<boolean> {
    const { fieldKey, pages } = draft;
    const others = await this.#attempt(async (database) => {
      const transaction = database.transaction(['drafts', 'files'], 'readwrite');
      const before = await transaction.objectStore('drafts').get([this.#candidateId, fieldKey]);
      const all = new Set([...pages, ...(before?.pages ?? [])].map(({ uploadId }) => uploadId));
      const stays = isLate && this.#hasOthers(before?.pages ?? [], draft);
      const erased = stays
        ? []
        : [...all].map((id) => transaction.objectStore('files').delete([this.#candidateId, id]));
      if (!stays) erased.push(transaction.objectStore('drafts').delete([this.#candidateId, fieldKey]));
      await Promise.all([...erased, transaction.done]);
      return database.count('drafts', allOf(this.#candidateId));
    });
    if (others === 0) markDocuments(this.#candidateId, false);
    return others !== null;
  }

  /** Drops everything of this candidate, and the database itself where no other candidate has anything in it. */
  async clear(): Promise<void> {
    this.#fallback.clear();
    this.#images.clear();
    this.#unwritten.clear();
    this.#unremoved.clear();
    const isCleared = await this.#attempt(async (database) => {
      const transaction = database.transaction(['drafts', 'files'], 'readwrite');
      await Promise.all([
        transaction.objectStore('drafts').delete(allOf(this.#candidateId)),
        transaction.objectStore('files').delete(allOf(this.#candidateId)),
        transaction.done,
      ]);
      return true;
    });
    if (isCleared) markDocuments(this.#candidateId, false);
    if (!hasStoredDocuments()) forgetStoredDocuments();
  }

  /** The files of a page; null for one that is not here. */
  async files(uploadId: string): Promise<PageFiles | null> {
    const inMemory = this.#fallback.get(uploadId);
    if (inMemory) return inMemory;
    const found = await this.#attempt((database) => database.get('files', [this.#candidateId, uploadId]));
    if (!found) return null;
    const image = restore(found.image);
    return { image, source: found.source === found.image ? image : restore(found.source) };
  }

  /** A page as it travels; null for one that is not here. */
  async image(uploadId: string): Promise<Blob | null> {
    return this.#images.get(uploadId) ?? (await this.files(uploadId))?.image ?? null;
  }

  close(): void {
    this.#drop(this.#opening);
  }

  /** Gives up a connection; what is begun on it ends. */
  #drop(opening: Promise<IDBPDatabase<Schema>> | null): void {
    opening?.then((database) => database.close()).catch(() => undefined); // What was never opened has nothing to close.
    if (this.#opening === opening) this.#opening = null;
  }

  /** @throws what browsers that block databases say, at once or when asked */
  async #open(): Promise<IDBPDatabase<Schema>> {
    const database = await openDB<Schema>(DOCUMENTS_DATABASE, 1, {
      upgrade: (created, _before, _after, transaction) => {
        if (this.#hasOpened) {
          // It was deleted while this tab had no connection that would have heard of it, and is not to come back.
          this.#isForgotten = true;
          transaction.done.catch(() => undefined);
          transaction.abort();
          return;
        }
        created.createObjectStore('drafts', { keyPath: ['candidateId', 'fieldKey'] });
        created.createObjectStore('files', { keyPath: ['candidateId', 'uploadId'] });
      },
      // Somebody signs out in another tab: the database is being deleted, and is not to come back.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.#isForgotten = true;
      },
    });
    this.#hasOpened = true;
    return database;
  }

  /**
   * Null where there is no database, or no room in it, and after a logout: a page that is prepared then is not stored any more.
   * A browser may lose a connection, of which every later use fails: what failed on one that was there is tried on a new one.
   */
  async #attempt<Result>(task: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | null> {
    const wasOpen = this.#opening !== null;
    const outcome = (await this.#attemptOnce(task)) ?? (wasOpen ? await this.#attemptOnce(task) : null);
    return outcome && outcome.result;
  }

  async #attemptOnce<Result>(
    task: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    if (this.#isOver) return null;
    const opening = (this.#opening ??= this.#open());
    try {
      return { result: await task(await opening) };
    } catch {
      this.#drop(opening);
      return null;
    }
  }
}
