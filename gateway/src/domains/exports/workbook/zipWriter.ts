import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

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

export type ZipEntry = FreshEntry | CopiedEntry;

interface WrittenEntry {
  name: Buffer;
  flags: number;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  offset: number;
}

const LOCAL_HEADER = 0x04034b50;
const DATA_DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION_NEEDED = 20;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;
/** Sizes follow the data, because they are not known before it. */
const SIZES_FOLLOW = 0x0008;
const MAX_SIZE = 0xffffffff;
/** Cells of a column resemble each other: level 6 takes two and a half times as long for a file a seventh smaller. */
const LEVEL = 3;
const CHUNK_BYTES = 64 * 1024;
/** 1980-01-01, the first day a zip knows: the archive tells nothing of the server's clock. */
const DOS_DATE = 0x0021;

/**
 * Writes a zip archive piece by piece. Nothing is read ahead: an entry's content is pulled as the reader of this generator
 * pulls, and compressed in the thread pool. Leaving the loop early ends the content's iteration too.
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
    for await (const chunk of 'raw' in entry ? copiedEntry(entry, record) : freshEntry(entry, record)) {
      offset += chunk.length;
      if (offset > MAX_SIZE || record.size > MAX_SIZE) throw new RangeError('The archive grows past 4 GiB.');
      yield chunk;
    }
  }
  yield centralDirectory(written, offset);
}

function* copiedEntry(entry: CopiedEntry, record: WrittenEntry): Generator<Buffer> {
  record.method = entry.method;
  record.crc = entry.crc;
  record.size = entry.size;
  record.compressedSize = entry.raw.length;
  yield localHeader(record);
  yield entry.raw;
}

async function* freshEntry(entry: FreshEntry, record: WrittenEntry): AsyncGenerator<Buffer> {
  record.flags |= SIZES_FOLLOW;
  yield localHeader(record);
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: CHUNK_BYTES });
  const feeding = pipeline(Readable.from(counted(entry.content, record), { highWaterMark: 1 }), deflate);
  // The loop below reports the failure; until then nobody awaits this promise.
  feeding.catch(() => undefined);
  try {
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      record.compressedSize += chunk.length;
      yield chunk;
    }
    await feeding;
  } finally {
    deflate.destroy();
    await feeding.catch(() => undefined);
  }
  yield dataDescriptor(record);
}

async function* counted(content: FreshEntry['content'], record: WrittenEntry): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
    record.crc = crc32(bytes, record.crc);
    record.size += bytes.length;
    yield bytes;
  }
}

function localHeader(record: WrittenEntry): Buffer {
  const header = Buffer.alloc(30);
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
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(DATA_DESCRIPTOR, 0);
  descriptor.writeUInt32LE(record.crc, 4);
  descriptor.writeUInt32LE(record.compressedSize, 8);
  descriptor.writeUInt32LE(record.size, 12);
  return descriptor;
}

function centralDirectory(written: readonly WrittenEntry[], offset: number): Buffer {
  const records = written.map((record) => {
    const header = Buffer.alloc(46);
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
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(written.length, 8);
  end.writeUInt16LE(written.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}
