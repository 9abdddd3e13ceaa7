import { crc32 } from 'node:zlib';
import { compressBlock, type KeptEntry } from './zipWriter.js';

/** A quarter of a block of the archive's own: many of these wait at once, one for each entry that is kept. */
const BLOCK_BYTES = 64 * 1024;

/** A file of an archive that is made beside another one: compressed as it comes, and kept until its turn. */
export class KeptContent {
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  readonly #pieces: Buffer[] = [];
  #piecesBytes = 0;
  #crc = 0;
  #size = 0;

  /** The bytes that it takes in memory, about. */
  get keptBytes(): number {
    return this.#piecesBytes + this.#waitingBytes;
  }

  async write(text: string): Promise<void> {
    const bytes = Buffer.from(text, 'utf8');
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= BLOCK_BYTES) await this.#compress();
  }

  /** Itself as an entry of an archive. */
  async finish(name: string): Promise<KeptEntry> {
    await this.#compress();
    return { name, pieces: this.#pieces, crc: this.#crc, size: this.#size };
  }

  async #compress(): Promise<void> {
    const block = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#crc = crc32(block, this.#crc);
    this.#size += block.length;
    // A piece of its own size: what zlib answers may be a small part of a larger buffer.
    const piece = Buffer.from(await compressBlock(block));
    this.#pieces.push(piece);
    this.#piecesBytes += piece.length;
  }
}
