import { trusted } from 'mongoose';
import { isDatabaseId } from '../../lib/globalId.js';
import { isUnreadable } from '../../files/store.js';
import type { Print } from '../../files/ocr/print.js';
import type { DocumentDependencies } from './documentDependencies.js';
import type { SealedText } from '../security/keyRotation.js';
import { changeDocument, DocumentModel, findDocument, type DocumentRecord } from './documentsModel.js';
import { findPages, type PageRecord } from './pagesModel.js';

/** Pages of one document that are read: what is looked for stands on the first ones. */
const READ_PAGES = 4;
const MAX_IMAGE_BYTES = 32 * 1024 * 1024;
/** Documents that wait to be read in this process; the next round of the sweep asks again for what finds no room. */
const MAX_ASKED = 20;

/** Reads the print on documents in the background, one after the other, and keeps what it says, sealed. */
export class Prints {
  /** What waits to be read, by id, that in hand included. */
  readonly #asked = new Set<string>();
  #work: Promise<void> | null = null;
  #isStopped = false;

  constructor(private readonly deps: DocumentDependencies) {}

  /** Has a document read; nothing waits for it. */
  ask(documentId: string): void {
    if (this.#isStopped || this.#asked.size >= MAX_ASKED || !isDatabaseId(documentId)) return;
    this.#asked.add(documentId);
    this.#work ??= this.#readAsked();
  }

  /**
   * Has the documents read that are unread: those that found no room, and those that a process left when it ended. It does
   * not wait for them: a page takes some ten seconds, and the other work of the sweep is due in between.
   */
  async askForUnread(): Promise<number> {
    const unread = await DocumentModel.find({ isUnread: true, hasCounted: true }, { _id: 1 })
      .sort({ sentAt: 1 })
      .limit(MAX_ASKED)
      .lean();
    for (const { _id } of unread) this.ask(_id.toString());
    return 0;
  }

  /** Reads one document now. One that was deleted meanwhile keeps nothing, and one that a stop cuts off stays unread. */
  async read(documentId: string): Promise<void> {
    const document = await findDocument(documentId);
    if (!document?.isUnread) return;
    const found = new Map(
      (await findPages(document.pages.map(({ pageId }) => pageId))).map((page) => [String(page._id), page]),
    );
    // In the order of the document: a front that was photographed again is the page that was uploaded last.
    const pages = document.pages.flatMap(({ pageId }) => found.get(pageId.toString()) ?? []);
    const prints: Print[] = [];
    for (const page of pages.filter(({ kind }) => kind === 'photo').slice(0, READ_PAGES)) {
      const image = await this.#imageOf(page);
      const print = this.#isStopped || !image ? null : await this.deps.files.readPrint(image);
      // A reading that was ended says nothing of the page.
      if (this.#isStopped) return;
      if (print) prints.push(print);
    }
    const whole: Print = {
      cpfs: [...new Set(prints.flatMap(({ cpfs }) => cpfs))],
      dates: [...new Set(prints.flatMap(({ dates }) => dates))],
      lines: prints.flatMap(({ lines }) => lines),
    };
    const printSealed = prints.length > 0 ? this.deps.sealer.seal(JSON.stringify(whole)) : null;
    await changeDocument({ _id: document._id, isUnread: true }, { isUnread: false, printSealed });
  }

  /** What was read on a document; null for nothing. */
  of({ printSealed }: DocumentRecord): Print | null {
    return printSealed ? (JSON.parse(this.deps.sealer.unseal(printSealed)) as Print) : null;
  }

  /** What was read on every document, sealed, for the rotation of keys. */
  async *sealedTexts(): AsyncGenerator<SealedText> {
    const rows = DocumentModel.find({ printSealed: trusted({ $type: 'string' }) }, { printSealed: 1 }).sort({ _id: 1 });
    for await (const { _id, printSealed: sealed } of rows
      .lean<Pick<DocumentRecord, '_id' | 'printSealed'>[]>()
      .cursor()) {
      if (sealed === null) continue;
      yield {
        sealed,
        replace: async (next) => void (await changeDocument({ _id, printSealed: sealed }, { printSealed: next })),
      };
    }
  }

  /** Resolves when nothing waits to be read. */
  async whenIdle(): Promise<void> {
    await this.#work;
  }

  /** Ends after the page in hand. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.whenIdle();
  }

  /** The image of a page; null for one that nothing will ever be read on, which would be asked for again for ever. */
  async #imageOf({ fileId }: PageRecord): Promise<Buffer | null> {
    try {
      return await this.deps.files.store.read(fileId, MAX_IMAGE_BYTES);
    } catch (error) {
      if (!isUnreadable(error) && !(error instanceof RangeError)) throw error;
      this.deps.logger.warn({ err: error, fileId }, 'a page cannot be read');
      return null;
    }
  }

  async #readAsked(): Promise<void> {
    // What is asked for meanwhile is gone through as well.
    for (const documentId of this.#asked) {
      if (this.#isStopped) break;
      await this.read(documentId).catch((error: unknown) => {
        this.deps.logger.warn({ err: error, documentId }, 'the print on a document could not be read');
      });
      this.#asked.delete(documentId);
    }
    this.#work = null;
  }
}
