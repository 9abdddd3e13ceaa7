import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealer } from '../../auth/seal.js';
import { FileDamaged } from '../store.js';

/**
 * A sealed file: 'ESF1', the length of the sealed key (two bytes) and the sealed key, then pieces of 64 KB, each encrypted
 * with AES-256-GCM and followed by its tag. A piece's nonce is its number and whether it is the last, so that none can be
 * left out, moved or put at the end; what is authenticated besides is the beginning of the file and its id, so that no file
 * can stand for another one. The key is random and used for this file alone.
 */
const MARK = Buffer.from('ESF1');
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
/** Of what a piece holds, unsealed. */
export const PIECE_BYTES = 64 * 1024;
const SEALED_PIECE_BYTES = PIECE_BYTES + TAG_BYTES;
/** A sealed key has some hundred characters. */
const MAX_SEALED_KEY_BYTES = 2_000;

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Seals a stream of bytes piece by piece; no more than two pieces are in memory. */
export async function* sealed(content: AsyncIterable<Buffer>, id: string, sealer: Sealer): AsyncGenerator<Buffer> {
  const key = randomBytes(KEY_BYTES);
  const sealedKey = Buffer.from(sealer.seal(key.toString('base64url')), 'utf8');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(sealedKey.length);
  const head = Buffer.concat([MARK, length, sealedKey]);
  yield head;
  const bound = Buffer.concat([head, Buffer.from(id)]);
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
  const head = await headOf(reader);
  const bound = Buffer.concat([head, Buffer.from(id)]);
  const key = keyIn(head.subarray(MARK.length + 2).toString('utf8'), sealer);
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

async function headOf(reader: BytesReader): Promise<Buffer> {
  const start = await reader.take(MARK.length + 2);
  const keyBytes = start.length === MARK.length + 2 ? start.readUInt16BE(MARK.length) : 0;
  if (!start.subarray(0, MARK.length).equals(MARK) || keyBytes === 0 || keyBytes > MAX_SEALED_KEY_BYTES) {
    throw new FileDamaged('a stored file does not begin like one');
  }
  const sealedKey = await reader.take(keyBytes);
  if (sealedKey.length < keyBytes) throw new FileDamaged('a stored file ends too early');
  return Buffer.concat([start, sealedKey]);
}

function keyIn(sealedKey: string, sealer: Sealer): Buffer {
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

  /** As many bytes as asked for; fewer at the end of the stream. */
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

/** Bytes in pieces of one size; the last is the one that is known to be followed by nothing, and may be empty. */
async function* piecesOf(
  content: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of content) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes <= size) continue;
    const all = Buffer.concat(held);
    let at = 0;
    // a full piece stays until something follows it
    for (; all.length - at > size; at += size) yield { piece: all.subarray(at, at + size), isLast: false };
    held = [all.subarray(at)];
    heldBytes = all.length - at;
  }
  yield { piece: Buffer.concat(held), isLast: true };
}
