import type { Readable } from 'node:stream';
import { DomainError } from '../lib/errors.js';

/** To whom a stored file belongs: a text that the caller chooses, such as the id of a record. Only the caller reads it. */
export interface StoredAbout {
  owner: string;
}

/** One file as a sweep finds it. */
export interface StoredFile extends StoredAbout {
  id: string;
}

/**
 * Where files are. Each is sealed with a key of its own (storage/sealing.ts), and named by a random id that tells nothing.
 * A file is there as a whole or not at all: what a failure cuts off leaves no id.
 */
export interface FileStore {
  /**
   * Stores a file, and gives its id once all of it is stored.
   * @throws what the stream throws; DomainError UNAVAILABLE when the store does not take it. Nothing is stored then.
   */
  put(content: Buffer | Readable, about: StoredAbout): Promise<string>;
  /**
   * The content of a file. The stream fails with FileDamaged where the stored bytes were changed or cut off: what it has
   * given until then is genuine.
   * @throws DomainError NOT_FOUND; UNAVAILABLE when the store does not answer.
   */
  open(id: string): Promise<Readable>;
  /**
   * The whole content of a file in memory.
   * @throws DomainError NOT_FOUND; UNAVAILABLE; FileDamaged; RangeError for a file of more than `maxBytes`.
   */
  read(id: string, maxBytes: number): Promise<Buffer>;
  /**
   * Seals the key of a file with the present ENCRYPTION_KEY, whichever of the known keys it was sealed with: for the rotation of
   * keys. The file can be read all the while. Doing it again does no harm.
   * @returns whether there is such a file.
   * @throws FileDamaged for a key that cannot be opened; DomainError UNAVAILABLE.
   */
  sealAnew(id: string): Promise<boolean>;
  /** Deletes a file; one that is gone already is fine. @throws DomainError UNAVAILABLE. */
  delete(id: string): Promise<void>;
  /**
   * Tells that a record names these files by now, so that no sweep has to ask for them again.
   * @param before a sweep's own moment: what was let go since then stays listed.
   */
  keep(ids: readonly string[], before?: Date): Promise<void>;
  /** Tells that the record which names these files is about to go: until they are deleted, or kept after all, they are listed. */
  letGo(files: readonly StoredFile[]): Promise<void>;
  /**
   * Files that were stored or let go before a moment and that nothing may name, the oldest not necessarily first: for a sweep. Only what
   * this database has stored is among them, whatever else is in the same bucket; files in the database itself all are.
   */
  listBefore(at: Date): AsyncIterable<StoredFile>;
}

/** The stored bytes of a file are not those that were stored: changed, cut off, or another file's. */
export class FileDamaged extends Error {
  override readonly name = 'FileDamaged';
}

/** Whether a file will never be read: it is not there, or its bytes are not what was stored. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof FileDamaged || (error instanceof DomainError && error.code === 'NOT_FOUND');
