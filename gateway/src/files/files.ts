import type { Readable } from 'node:stream';
import type { PageContent, PageKind } from './content/page.js';
import type { Print } from './ocr/print.js';
import type { FileStore } from './store.js';

/** A file as it is sent. */
export interface IncomingFile {
  content: Buffer | Readable;
  /** What the sender calls it; it decides nothing. */
  name: string;
  /** The kinds that are taken; both unless told. */
  kinds?: readonly PageKind[];
}

/** Storing, checking and reading of files, for one process. */
export interface Files {
  readonly store: FileStore;
  /**
   * Checks one page of a document, and gives what may be stored of it: a photo made anew with previews, or a PDF as it
   * is. A stream that goes on past 15 MB is given up, and never held as a whole.
   * @throws ContentRefusal with its reason; DomainError UNAVAILABLE when too many files wait already or the configured
   * scanner does not answer; what the stream throws.
   */
  readPage(file: IncomingFile): Promise<PageContent>;
  /**
   * Reads the print on an image (a stored page's JPEG); null with `OCR=off`, and when it cannot be read in time. One
   * image after the other at the lowest priority: it may take a minute.
   */
  readPrint(image: Buffer): Promise<Print | null>;
  /** Ends the processes that check and read; what is not done fails. */
  stop(): Promise<void>;
}
