import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import {
  CENTRAL_BYTES,
  CENTRAL_HEADER,
  DATA_DESCRIPTOR,
  DEFLATED,
  DESCRIPTOR_BYTES,
  END_BYTES,
  END_OF_DIRECTORY,
  LOCAL_BYTES,
  LOCAL_HEADER,
} from './zipFormat.js';

/** A file to be compressed into the archive; its content is asked for only as fast as the archive is read. */
export interface FreshEntry {
  name: string;
  content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
}

/** A file copied byte for byte, as it is compressed in another archive. */
export interface CopiedEntry {
  name: string;
  raw: Buffer;
  method: number;
  crc: number;
  size: number;
}

/** A file that was compressed by `compressBlock`, block by block, before its turn came (`KeptContent`). */
export interface KeptEntry {
  name: string;
  pieces: readonly Buffer[];
  crc: number;
  size: number;
}

export type ZipEntry = FreshEntry | CopiedEntry | KeptEntry;

interface WrittenEntry {
  name: Buffer;
  flags: number;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  offset: number;
}

const VERSION_NEEDED = 20;
const UTF8_NAMES = 0x0800;
/** Sizes follow the data, because they are not known before it. */
const SIZES_FOLLOW = 0x0008;
const MAX_SIZE = 0xffffffff;
/** Cells of a column resemble each other: level 6 takes two and a half times as long for a file a seventh smaller. */
const LEVEL = 3;
/** Eight times as far as deflate looks back: what a block does not know of the one before costs a hundredth of the file. */
const BLOCK_BYTES = 256 * 1024;
/** An empty last block, which ends a stream of deflate. */
const STREAM_END = Buffer.from([0x03, 0x00]);
const compressed: (block: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(deflateRaw);
/** 1980-01-01, the first day a zip knows: the archive tells nothing of the server's clock. */
const DOS_DATE = 0x0021;

/**
 * Writes a zip archive piece by piece. An entry's content is pulled as the reader of this generator pulls, a block
 * ahead, and compressed in the thread pool. Leaving the loop early ends the content's iteration too.
 * @throws RangeError past 4 GiB: the archive has no zip64 records.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const record: WrittenEntry = {
      name: Buffer.from(entry.name, 'utf8'),
      flags: UTF8_NAMES,
      method: DEFLATED,
      crc: 0,
      compressedSize: 0,
      size: 0,
      offset,
    };
    written.push(record);
    for await (const chunk of entryChunks(entry, record)) {
      offset += chunk.length;
      if (offset > MAX_SIZE || record.size > MAX_SIZE) throw new RangeError('The archive grows past 4 GiB.');
      yield chunk;
    }
  }
  yield centralDirectory(written, offset);
}

function entryChunks(entry: ZipEntry, record: WrittenEntry): AsyncIterable<Buffer> | Iterable<Buffer> {
  if ('raw' in entry) return copiedEntry(entry, record);
  return 'pieces' in entry ? keptEntry(entry, record) : freshEntry(entry, record);
}

function* keptEntry({ pieces, crc, size }: KeptEntry, record: WrittenEntry): Generator<Buffer> {
  record.crc = crc;
  record.size = size;
  record.compressedSize = pieces.reduce((total, piece) => total + piece.length, STREAM_END.length);
  yield localHeader(record);
  yield* pieces;
  yield STREAM_END;
}

function* copiedEntry(entry: CopiedEntry, record: WrittenEntry): Generator<Buffer> {
  record.method = entry.method;
  record.crc = entry.crc;
  record.size = entry.size;
  record.compressedSize = entry.raw.length;
  yield localHeader(record);
  yield entry.raw;
}

/**
 * Compresses block by block, each without knowing of the one before: their streams, flushed and not ended, make one when they
 * follow each other. So one is compressed while the next is made, and a stream's steps cost nothing per piece.
 */
async function* freshEntry(entry: FreshEntry, record: WrittenEntry): AsyncGenerator<Buffer> {
  record.flags |= SIZES_FOLLOW;
  yield localHeader(record);
  const chunks = oneAhead(blocksOf(entry.content), (block) => {
    record.crc = crc32(block, record.crc);
    record.size += block.length;
    return compressBlock(block);
  });
  for await (const chunk of chunks) {
    record.compressedSize += chunk.length;
    yield chunk;
  }
  record.compressedSize += STREAM_END.length;
  yield STREAM_END;
  yield dataDescriptor(record);
}

/** A part of an entry's compressed bytes: flushed and not ended, so that others follow it, and at last `STREAM_END`. */
export function compressBlock(block: Buffer): Promise<Buffer> {
  return compressed(block, { level: LEVEL, chunkSize: BLOCK_BYTES / 2, finishFlush: constants.Z_SYNC_FLUSH });
}

/** Content as blocks of a size that compresses well; the last one is what is left. */
async function* blocksOf(content: FreshEntry['content']): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
    pieces.push(bytes);
    size += bytes.length;
    if (size < BLOCK_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(pieces);
}

/** The results of `work`, in order; while one is on its way the next item is asked for. */
async function* oneAhead<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  let pending: Promise<Result> | null = null;
  for await (const item of items) {
    const next = work(item);
    if (pending) yield await pending;
    pending = next;
  }
  if (pending) yield await pending;
}

function localHeader(record: WrittenEntry): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  header.writeUInt16LE(VERSION_NEEDED, 4);
  header.writeUInt16LE(record.flags, 6);
  header.writeUInt16LE(record.method, 8);
  header.writeUInt16LE(DOS_DATE, 12);
  // Zero while SIZES_FOLLOW: the record is filled only after this header is made.
  header.writeUInt32LE(record.crc, 14);
  header.writeUInt32LE(record.compressedSize, 18);
  header.writeUInt32LE(record.size, 22);
  header.writeUInt16LE(record.name.length, 26);
  return Buffer.concat([header, record.name]);
}

function dataDescriptor(record: WrittenEntry): Buffer {
  const descriptor = Buffer.alloc(DESCRIPTOR_BYTES);
  descriptor.writeUInt32LE(DATA_DESCRIPTOR, 0);
  descriptor.writeUInt32LE(record.crc, 4);
  descriptor.writeUInt32LE(record.compressedSize, 8);
  descriptor.writeUInt32LE(record.size, 12);
  return descriptor;
}

function centralDirectory(written: readonly WrittenEntry[], offset: number): Buffer {
  const records = written.map((record) => {
    const header = Buffer.alloc(CENTRAL_BYTES);
    header.writeUInt32LE(CENTRAL_HEADER, 0);
    header.writeUInt16LE(VERSION_NEEDED, 4);
    header.writeUInt16LE(VERSION_NEEDED, 6);
    header.writeUInt16LE(record.flags, 8);
    header.writeUInt16LE(record.method, 10);
    header.writeUInt16LE(DOS_DATE, 14);
    header.writeUInt32LE(record.crc, 16);
    header.writeUInt32LE(record.compressedSize, 20);
    header.writeUInt32LE(record.size, 24);
    header.writeUInt16LE(record.name.length, 28);
    header.writeUInt32LE(record.offset, 42);
    return Buffer.concat([header, record.name]);
  });
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}
