import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Sealer } from '../auth/seal.js';
import { isDatabaseUnavailable, isOutOfSpace } from '../database/errors.js';
import { DomainError, notFound } from '../lib/errors.js';
import type { Blobs } from './storage/blobs.js';
import { HEAD_BYTES, headSealedAnew, sealed, unsealed } from './storage/sealing.js';
import { FileDamaged, type FileStore, type StoredAbout, type StoredFile } from './store.js';

const UNAVAILABLE = 'Os arquivos não podem ser acessados no momento. Tente novamente em instantes.';
const FULL = 'O servidor está sem espaço para guardar o arquivo. Avise o suporte e tente novamente mais tarde.';
const MISSING = 'Arquivo não encontrado.';
const ID = /^[0-9a-f]{32}$/;

/** What the content of a put has thrown, which is the sender's failure and not the store's. */
class ContentFailure extends Error {
  constructor(override readonly cause: unknown) {
    super('the content failed');
  }
}

/** A store that seals what it keeps, wherever that is. */
export class SealedStore implements FileStore {
  readonly #blobs: Blobs;
  readonly #sealer: Sealer;
  readonly #logger: Logger;

  constructor(blobs: Blobs, { sealer, logger }: { sealer: Sealer; logger: Logger }) {
    this.#blobs = blobs;
    this.#sealer = sealer;
    this.#logger = logger;
  }

  async put(content: Buffer | Readable, { owner }: StoredAbout): Promise<string> {
    const id = randomBytes(16).toString('hex');
    try {
      await this.#blobs.put({ id, owner }, sealed(marked(content), id, this.#sealer));
    } catch (error) {
      throw error instanceof ContentFailure ? error.cause : this.#unavailable('store', error);
    }
    return id;
  }

  async open(id: string): Promise<Readable> {
    const stored = ID.test(id) ? await this.#asked('open', () => this.#blobs.open(id)) : null;
    if (!stored) throw notFound(MISSING);
    const content = Readable.from(unsealed(stored, id, this.#sealer), { objectMode: false });
    // One that is given up before its first byte has not begun to unseal, and would leave what the store has opened.
    content.once('close', () => stored.destroy());
    return content;
  }

  async read(id: string, maxBytes: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of (await this.open(id)) as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxBytes) throw new RangeError(`the file has more than ${String(maxBytes)} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }

  async sealAnew(id: string): Promise<boolean> {
    if (!ID.test(id)) return false;
    return this.#asked('seal anew', () =>
      this.#blobs.replaceStart(id, HEAD_BYTES, (head) => headSealedAnew(head, this.#sealer)),
    );
  }

  async delete(id: string): Promise<void> {
    if (ID.test(id)) await this.#asked('delete', () => this.#blobs.delete(id));
  }

  keep(ids: readonly string[], before?: Date): Promise<void> {
    return this.#blobs.keep(ids, before);
  }

  letGo(files: readonly StoredFile[]): Promise<void> {
    return this.#blobs.letGo(files);
  }

  listBefore(at: Date): AsyncIterable<StoredFile> {
    return this.#blobs.listBefore(at);
  }

  /** Ends connections of its own. */
  close(): Promise<void> {
    return this.#blobs.close();
  }

  async #asked<T>(action: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof FileDamaged ? error : this.#unavailable(action, error);
    }
  }

  /** What a store cannot do at the moment is the operator's to mend: a full disk, a wrong key, a host that is away. */
  #unavailable(action: string, error: unknown): DomainError {
    if (!isDatabaseUnavailable(error)) this.#logger.error({ err: error, action }, 'the store of files has failed');
    if (isOutOfSpace(error)) return new DomainError('INSUFFICIENT_STORAGE', FULL, { cause: error });
    return new DomainError('UNAVAILABLE', UNAVAILABLE, { cause: error });
  }
}

async function* marked(content: Buffer | Readable): AsyncGenerator<Buffer> {
  if (Buffer.isBuffer(content)) {
    yield content;
    return;
  }
  try {
    for await (const piece of content as AsyncIterable<Buffer | string>) {
      yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
    }
  } catch (error) {
    throw new ContentFailure(error);
  }
}
