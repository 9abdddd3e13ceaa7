import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Sealer } from '../auth/seal.js';
import type { Config } from '../config.js';
import type { PageContent, PageKind } from './content/page.js';
import { PageReader, receivedBytes } from './content/readPage.js';
import type { Print } from './ocr/print.js';
import { PrintReader } from './ocr/readPrint.js';
import { clamdAddress, Scanner } from './scanner.js';
import { SealedStore } from './sealedStore.js';
import { GridFsBlobs } from './storage/gridFs.js';
import { S3Bucket } from './storage/s3.js';
import { S3Blobs } from './storage/s3Blobs.js';
import { s3Settings } from './storage/storageUrl.js';
import type { FileStore } from './store.js';

/** A file as it is sent. */
export interface IncomingFile {
  content: Buffer | Readable;
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

export interface FilesDependencies {
  config: Pick<Config, 'storageUrl' | 'clamdUrl' | 'ocr'>;
  sealer: Sealer;
  logger: Logger;
  now: () => Date;
}

/** Opens storing, checking and reading of files as the settings say. Nothing is connected or started before it is needed. */
export function openFiles({ config, sealer, logger, now }: FilesDependencies): Files {
  const settings = config.storageUrl === undefined ? null : s3Settings(config.storageUrl);
  const store = new SealedStore(settings ? new S3Blobs(new S3Bucket(settings), now) : new GridFsBlobs(now), {
    sealer,
    logger,
  });
  const address = config.clamdUrl === undefined ? null : clamdAddress(config.clamdUrl);
  const scanner = address && new Scanner(address);
  if (!scanner) logger.info('files are not scanned for viruses: CLAMD_URL is unset');
  const pages = new PageReader();
  const prints = config.ocr ? new PrintReader() : null;
  return {
    store,
    async readPage({ content, kinds }) {
      const bytes = await receivedBytes(content);
      const page = await pages.read(bytes, kinds);
      await scanner?.check(bytes);
      return page;
    },
    readPrint: async (image) => (await prints?.read(image)) ?? null,
    async stop() {
      await Promise.all([pages.stop(), prints?.stop(), store.close()]);
    },
  };
}
