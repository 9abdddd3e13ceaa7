import { zipArchive } from '../src/spreadsheet/zip/zipWriter.js';
import { collected, makeWorkbook, partsOf, withParts } from './workbooks.js';

/** What a file is, how it is made, and why it is refused. */
export type HostileFile = readonly [string, () => Promise<Buffer> | Buffer, RegExp];

/** A workbook with nothing against it. */
export const plainWorkbook = () =>
  makeWorkbook((workbook) => {
    workbook.addWorksheet('Dados').addRow(['Nome', 'E-mail']);
  });

const BROKEN = /corrompido ou incompleto/;
const END_BYTES = 22;

/** A record of an archive's directory, with its place in it. */
interface DirectoryRecord {
  record: Buffer;
  isLast: boolean;
}

/**
 * A workbook whose archive's directory was changed, record by record: nothing else is wrong with it, so that the one check
 * that it is meant for refuses it, or none.
 */
async function withDirectory(change: (record: DirectoryRecord) => Buffer | Buffer[]): Promise<Buffer> {
  const bytes = await plainWorkbook();
  const end = Buffer.from(bytes.subarray(-END_BYTES));
  const start = end.readUInt32LE(16);
  const records: Buffer[] = [];
  for (let at = start; at < bytes.length - END_BYTES;) {
    const length = 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    records.push(Buffer.from(bytes.subarray(at, at + length)));
    at += length;
  }
  const changed = records.flatMap((record, index) => change({ record, isLast: index === records.length - 1 }));
  const directory = Buffer.concat(changed);
  end.writeUInt16LE(changed.length, 8);
  end.writeUInt16LE(changed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  return Buffer.concat([bytes.subarray(0, start), directory, end]);
}

/** A workbook whose last entry is described with another number. */
const withLast = (write: (record: Buffer) => void) =>
  withDirectory(({ record, isLast }) => {
    if (isLast) write(record);
    return record;
  });

/** Archives that are damaged, or that mean harm. */
export const hostileArchives: readonly HostileFile[] = [
  [
    'a workbook in an encrypted archive',
    () =>
      withDirectory(({ record }) => {
        record.writeUInt16LE(1, 8);
        return record;
      }),
    /protegido por senha/,
  ],
  ['half a file', async () => (await plainWorkbook()).subarray(0, 3_000), BROKEN],
  [
    'a directory that is said to be elsewhere',
    async () => {
      const bytes = Buffer.from(await plainWorkbook());
      bytes.writeUInt32LE(bytes.length * 2, bytes.length - 6);
      return bytes;
    },
    BROKEN,
  ],
  ['a directory with damage', () => withLast((record) => record.write('XX', 0)), BROKEN],
  ['a directory record without end', () => withLast((record) => record.writeUInt16LE(0xffff, 30)), BROKEN],
  ['data in a compression of its own', () => withLast((record) => record.writeUInt16LE(12, 10)), BROKEN],
  ['data that begin beyond the file', () => withLast((record) => record.writeUInt32LE(0xfffffff0, 42)), BROKEN],
  [
    'data that reach into the directory',
    () => withLast((record) => record.writeUInt32LE(record.readUInt32LE(20) + 40, 20)),
    BROKEN,
  ],
  [
    'data with a wrong checksum',
    () => withLast((record) => record.writeUInt32LE(record.readUInt32LE(16) ^ 1, 16)),
    BROKEN,
  ],
  [
    'data of another size than the directory says',
    () => withLast((record) => record.writeUInt32LE(record.readUInt32LE(24) + 1, 24)),
    BROKEN,
  ],
  [
    'damaged data',
    async () => {
      const bytes = Buffer.from(await plainWorkbook());
      bytes.fill(0xff, 60, 160);
      return bytes;
    },
    BROKEN,
  ],
  [
    'an entry without its own header',
    async () => {
      const bytes = Buffer.from(await plainWorkbook());
      bytes.write('XX', bytes.indexOf('PK\u0003\u0004', 4));
      return bytes;
    },
    BROKEN,
  ],
  [
    'an entry that leaves the package',
    async () => withParts(await plainWorkbook(), { '../../etc/cron.d/x': 'x' }),
    BROKEN,
  ],
  [
    'an entry with a name of 300 letters',
    async () => withParts(await plainWorkbook(), { [`xl/${'x'.repeat(300)}.bin`]: 'x' }),
    BROKEN,
  ],
  [
    'two entries of one name',
    async () => {
      const parts = [...(await partsOf(await plainWorkbook())), ['xl/workbook.xml', '<workbook/>']];
      return collected(zipArchive(parts.map(([name = '', text = '']) => ({ name, content: [text] }))));
    },
    BROKEN,
  ],
  [
    'entries that share one block of data, as the bombs of petabytes do',
    () =>
      withDirectory(({ record, isLast }) => {
        const again = Buffer.from(record);
        again.write('y', 46);
        return isLast ? [record, again] : record;
      }),
    BROKEN,
  ],
  [
    '3,000 entries',
    async () =>
      withParts(
        await plainWorkbook(),
        Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`xl/x${index}.bin`, 'x'])),
      ),
    /itens demais/,
  ],
];
