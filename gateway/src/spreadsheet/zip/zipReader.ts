import { promisify } from 'node:util';
import { createInflateRaw, inflateRaw } from 'node:zlib';
import {
  CENTRAL_BYTES,
  CENTRAL_HEADER,
  DEFLATED,
  END_BYTES,
  END_OF_DIRECTORY,
  LOCAL_BYTES,
  LOCAL_HEADER,
  STORED,
} from './zipFormat.js';
import { WorkbookRefusal } from '../filling/refusal.js';

/** A file inside an archive. */
export interface PackedEntry {
  name: string;
  /** The method of compression: 0 is stored, 8 deflated. */
  method: number;
  crc: number;
  /** The size that the directory claims; what it really inflates to is counted by `inflatedPieces`. */
  size: number;
  compressedSize: number;
  /** Where the compressed bytes begin. */
  dataOffset: number;
}

/** A workbook with a few hundred pictures and sheets has fewer. */
const MAX_ENTRIES = 2_000;
const MAX_NAME_BYTES = 260;
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 0x0001;

export const TOO_LARGE = 'O conteúdo descompactado do arquivo é grande demais. Deixe só o cabeçalho e algumas linhas.';
export const BROKEN = 'O arquivo está corrompido ou incompleto.';
const OLE_MAGIC = 0xd0cf11e0;

/**
 * Reads the directory of an archive, believing nothing: every offset is checked, and entries may neither overlap (the trick of
 * the bombs that inflate one block many times) nor share a name.
 * @throws WorkbookRefusal saying what is wrong.
 */
export function readArchive(bytes: Buffer): Map<string, PackedEntry> {
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === OLE_MAGIC) {
    throw new WorkbookRefusal('O arquivo está protegido por senha ou no formato antigo (.xls).');
  }
  if (bytes.length < END_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER) {
    throw new WorkbookRefusal('O conteúdo do arquivo não é de uma planilha .xlsx.');
  }
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw new WorkbookRefusal('O arquivo contém itens demais.');

  const entries = new Map<string, PackedEntry>();
  let offset = start;
  for (let index = 0; index < count; index++) {
    if (offset + CENTRAL_BYTES > end || bytes.readUInt32LE(offset) !== CENTRAL_HEADER)
      throw new WorkbookRefusal(BROKEN);
    const nameLength = bytes.readUInt16LE(offset + 28);
    const next =
      offset + CENTRAL_BYTES + nameLength + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
    if (next > end || nameLength > MAX_NAME_BYTES) throw new WorkbookRefusal(BROKEN);
    const entry = readEntry(bytes, offset, nameLength, start);
    if (entries.has(entry.name)) throw new WorkbookRefusal(BROKEN);
    entries.set(entry.name, entry);
    offset = next;
  }
  assertApart([...entries.values()]);
  return entries;
}

function findEnd(bytes: Buffer): number {
  const from = bytes.length - END_BYTES;
  for (let offset = from; offset >= Math.max(0, from - MAX_COMMENT); offset--) {
    if (bytes.readUInt32LE(offset) === END_OF_DIRECTORY) return offset;
  }
  throw new WorkbookRefusal(BROKEN);
}

function readEntry(bytes: Buffer, offset: number, nameLength: number, directoryStart: number): PackedEntry {
  const flags = bytes.readUInt16LE(offset + 8);
  const method = bytes.readUInt16LE(offset + 10);
  const compressedSize = bytes.readUInt32LE(offset + 20);
  const size = bytes.readUInt32LE(offset + 24);
  const local = bytes.readUInt32LE(offset + 42);
  const name = bytes.toString('utf8', offset + CENTRAL_BYTES, offset + CENTRAL_BYTES + nameLength);
  if (flags & ENCRYPTED) throw new WorkbookRefusal('O arquivo está protegido por senha.');
  if (method !== STORED && method !== DEFLATED) throw new WorkbookRefusal(BROKEN);
  if (!isPlainName(name) || local + LOCAL_BYTES > directoryStart) throw new WorkbookRefusal(BROKEN);
  if (bytes.readUInt32LE(local) !== LOCAL_HEADER) throw new WorkbookRefusal(BROKEN);
  const dataOffset = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (dataOffset + compressedSize > directoryStart) throw new WorkbookRefusal(BROKEN);
  return { name, method, crc: bytes.readUInt32LE(offset + 16), size, compressedSize, dataOffset };
}

/** No way out of the package: no root, no drive, no parent. */
function isPlainName(name: string): boolean {
  if (name === '' || name.includes('\\') || name.includes('\0') || name.startsWith('/') || /^[a-z]:/i.test(name))
    return false;
  return !name.split('/').includes('..');
}

function assertApart(entries: PackedEntry[]): void {
  let end = 0;
  for (const entry of entries.sort((left, right) => left.dataOffset - right.dataOffset)) {
    if (entry.dataOffset < end) throw new WorkbookRefusal(BROKEN);
    end = entry.dataOffset + entry.compressedSize;
  }
}

/** The compressed bytes of an entry. */
export function packedBytes(bytes: Buffer, entry: PackedEntry): Buffer {
  return bytes.subarray(entry.dataOffset, entry.dataOffset + entry.compressedSize);
}

/** The content of an entry, piece by piece: the reader counts, and stops in time. */
export async function* inflatedPieces(bytes: Buffer, entry: PackedEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(bytes, entry);
  if (entry.method === STORED) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) yield piece;
  } catch (error) {
    throw isZlibError(error) ? new WorkbookRefusal(BROKEN) : error;
  } finally {
    inflate.destroy();
  }
}

const inflateAtOnce = promisify(inflateRaw);

/**
 * The whole content of an entry.
 * @throws WorkbookRefusal when it is more than `limit` bytes, or not what the archive says.
 */
export async function inflated(bytes: Buffer, entry: PackedEntry, limit: number): Promise<Buffer> {
  const packed = packedBytes(bytes, entry);
  if (entry.method === STORED && packed.length <= limit) return packed;
  try {
    if (entry.method === DEFLATED) return await inflateAtOnce(packed, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') {
      throw isZlibError(error) ? new WorkbookRefusal(BROKEN) : error;
    }
  }
  throw new WorkbookRefusal(TOO_LARGE);
}

function isZlibError(error: unknown): boolean {
  return /^Z_/.test(String((error as NodeJS.ErrnoException | null)?.code));
}
