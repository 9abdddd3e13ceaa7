import type { Readable } from 'node:stream';
import type { StoredFile } from '../store.js';

/**
 * Where sealed bytes are kept, without knowing what they are (the store above it seals). A put that fails leaves nothing
 * under its id, or something that `listBefore` names.
 */
export interface Blobs {
  /** @throws what the content throws, and what the store says. */
  put(file: StoredFile, content: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes, or null when there is no such file. */
  open(id: string): Promise<Readable | null>;
  /**
   * Replaces the first bytes of a file by as many others, all at once.
   * @param change gets the first `length` bytes; what it throws is thrown.
   * @returns whether there is such a file.
   */
  replaceStart(id: string, length: number, change: (start: Buffer) => Buffer): Promise<boolean>;
  delete(id: string): Promise<void>;
  /** As `FileStore.keep`. */
  keep(ids: readonly string[], before?: Date): Promise<void>;
  /** As `FileStore.letGo`. */
  letGo(files: readonly StoredFile[]): Promise<void>;
  listBefore(at: Date): AsyncIterable<StoredFile>;
  /** Ends connections of its own. */
  close(): Promise<void>;
}
