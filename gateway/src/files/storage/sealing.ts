import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealer } from '../../auth/seal.js';
import { FileDamaged } from '../store.js';
import { piecesOf } from './pieces.js';

/**
 * A sealed file: a head of 512 bytes ('ESF1', the length of the sealed key in two bytes, the sealed key, zeros), then pieces of
 * 64 KB, each encrypted with AES-256-GCM and followed by its tag. A piece's nonce is its number and whether it is the last, so that none can be
 * left out, moved or put at the end; the id of the file is authenticated besides, so that no file can stand for another one.
 * The key is random and used for this file alone. The head alone changes when the key is sealed with another ENCRYPTION_KEY.
 */
const MARK = Buffer.from('ESF1');
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
/** How many bytes a piece holds, unsealed. */
export const PIECE_BYTES = 64 * 1024;
const SEALED_PIECE_BYTES = PIECE_BYTES + TAG_BYTES;
/** How long the head is; a sealed key has some hundred characters. */
export const HEAD_BYTES = 512;
const KEY_AT = MARK.length + 2;

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Seals a stream of bytes piece by piece; no more than two pieces are in memory. */
export async function* sealed(content: AsyncIterable<Buffer>, id: string, sealer: Sealer): AsyncGenerator<Buffer> {
  const key = randomBytes(KEY_BYTES);
  yield headWith(key, sealer);
  const bound = Buffer.concat([MARK, Buffer.from(id)]);
  let number = 0;
  for await (const { piece, isLast } of piecesOf(content, PIECE_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number++, isLast)).setAAD(bound);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * The content of a sealed file, piece by piece, each given after it was proven genuine.
 * @throws FileDamaged where the bytes are not those that were sealed under this id.
 */
export async function* unsealed(stored: AsyncIterable<Buffer>, id: string, sealer: Sealer): AsyncGenerator<Buffer> {
  const reader = new BytesReader(stored);
  const key = keyIn(await reader.take(HEAD_BYTES), sealer);
  const bound = Buffer.concat([MARK, Buffer.from(id)]);
  let number = 0;
  for await (const { piece, isLast } of piecesOf(reader.rest(), SEALED_PIECE_BYTES)) {
    if (piece.length < TAG_BYTES) throw new FileDamaged('a stored file ends too early');
    const end = piece.length - TAG_BYTES;
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number++, isLast)).setAAD(bound);
    decipher.setAuthTag(piece.subarray(end));
    const content = decipher.update(piece.subarray(0, end));
    try {
      decipher.final();
    } catch (error) {
      throw new FileDamaged('a stored file is not as it was stored', { cause: error });
    }
    if (content.length > 0) yield content;
  }
}

/**
 * The head of a file with its key sealed by the present ENCRYPTION_KEY.
 * @throws FileDamaged for what is no head, or has a key that the sealer cannot open.
 */
export function headSealedAnew(head: Buffer, sealer: Sealer): Buffer {
  return headWith(keyIn(head, sealer), sealer);
}

function headWith(key: Buffer, sealer: Sealer): Buffer {
  const sealedKey = Buffer.from(sealer.seal(key.toString('base64url')), 'utf8');
  if (sealedKey.length > HEAD_BYTES - KEY_AT) throw new Error('a sealed key is too long for the head of a file');
  const head = Buffer.alloc(HEAD_BYTES);
  MARK.copy(head);
  head.writeUInt16BE(sealedKey.length, MARK.length);
  sealedKey.copy(head, KEY_AT);
  return head;
}

function keyIn(head: Buffer, sealer: Sealer): Buffer {
  if (head.length < HEAD_BYTES || !head.subarray(0, MARK.length).equals(MARK)) {
    throw new FileDamaged('a stored file does not begin like one');
  }
  const sealedKey = head.subarray(KEY_AT, KEY_AT + head.readUInt16BE(MARK.length)).toString('utf8');
  try {
    return Buffer.from(sealer.unseal(sealedKey), 'base64url');
  } catch (error) {
    throw new FileDamaged('the key of a stored file cannot be opened', { cause: error });
  }
}

/** Takes bytes from the beginning of a stream, and gives the rest of it. */
class BytesReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Takes as many bytes as asked for; fewer at the end of the stream. */
  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) {
      const next = await this.#source.next();
      if (next.done === true) break;
      this.#held = Buffer.concat([this.#held, next.value]);
    }
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  async *rest(): AsyncGenerator<Buffer> {
    try {
      if (this.#held.length > 0) yield this.#held;
      for (let next = await this.#source.next(); next.done !== true; next = await this.#source.next()) yield next.value;
    } finally {
      await this.#source.return?.();
    }
  }
}
