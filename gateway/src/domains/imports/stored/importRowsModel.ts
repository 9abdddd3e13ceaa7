import { randomInt } from 'node:crypto';
import { Schema, trusted, Types } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import { chunked } from '../../../lib/chunked.js';
import type { TableRow } from '../../../spreadsheet/reading/table.js';

/** Some rows of a sheet as they were read; a record may hold 16 MB. */
interface StoredRowChunk {
  _id: Types.ObjectId;
  importId: Types.ObjectId;
  version: number;
  position: number;
  rows: TableRow[];
}

const chunkSchema = new Schema<StoredRowChunk>(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    position: { type: Number, required: true },
    rows: { type: [Schema.Types.Mixed], default: [] } as never,
  },
  { collection: 'importRows', versionKey: false },
);
// The rows of an import, in order.
chunkSchema.index({ importId: 1, version: 1, position: 1 }, { unique: true });
// A row by its number. Workbooks may name their rows in any order, so that the first rows of chunks do not tell where others are.
chunkSchema.index({ importId: 1, 'rows.row': 1 });
const ChunkModel = defineModel<StoredRowChunk>('ImportRowChunk', chunkSchema, {
  untracked: 'plans are kept by the revision of their import, which grows with every change of its rows',
});

/** What somebody changed of one row. */
interface StoredRowEdit {
  _id: Types.ObjectId;
  importId: Types.ObjectId;
  version: number;
  row: number;
  /** Typed texts by field key. */
  texts: Record<string, string>;
  /** Absent where no user has said so. */
  isLeftOut?: boolean;
}

const editSchema = new Schema<StoredRowEdit>(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    row: { type: Number, required: true },
    texts: { type: Schema.Types.Mixed, default: {} },
    isLeftOut: { type: Boolean },
  },
  { collection: 'importEdits', versionKey: false, minimize: false },
);
// One record of edits for each row.
editSchema.index({ importId: 1, version: 1, row: 1 }, { unique: true });
const EditModel = defineModel<StoredRowEdit>('ImportEdit', editSchema, {
  untracked: 'plans are kept by the revision of their import, which grows with every edit',
});

const CHUNK_ROWS = 250;
const CHUNK_CHARACTERS = 3_000_000;

/** A version that no rows have, of this reading or of another one that was cut off or is under way: they are never mixed. */
export const newRowsVersion = (): number => randomInt(2, 2 ** 48 - 1);

/** Stores the rows of a sheet under a version of their own. */
export async function storeRows(importId: Types.ObjectId, version: number, rows: readonly TableRow[]): Promise<void> {
  const chunks: TableRow[][] = [[]];
  let characters = 0;
  for (const row of rows) {
    const size = row.cells.reduce((sum, text) => sum + text.length, 0);
    const last = chunks.at(-1) as TableRow[];
    const isFull = last.length >= CHUNK_ROWS || characters + size > CHUNK_CHARACTERS;
    if (isFull && last.length > 0) chunks.push([row]);
    else last.push(row);
    characters = isFull ? size : characters + size;
  }
  for (const [position, some] of chunks.entries()) {
    if (some.length > 0) {
      await ChunkModel.insertMany([{ _id: new Types.ObjectId(), importId, version, position, rows: some }], {
        lean: true,
      });
    }
  }
}

/** Chunks that one operation reads: tens of megabytes at once would take longer than an operation may. */
const CHUNKS_READ = 16;

/** The rows of an import, in order. */
export async function readRows(importId: Types.ObjectId, version: number): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (let from = 0; ; from += CHUNKS_READ) {
    const position = trusted({ $gte: from, $lt: from + CHUNKS_READ });
    const chunks = await ChunkModel.find({ importId, version, position })
      .sort({ position: 1 })
      .lean<StoredRowChunk[]>();
    for (const chunk of chunks) rows.push(...chunk.rows);
    if (chunks.length < CHUNKS_READ) return rows;
  }
}

/** The first rows of an import, read only as far as they go. */
export async function readFirstRows(importId: Types.ObjectId, version: number, count: number): Promise<TableRow[]> {
  const first: TableRow[] = [];
  for (let position = 0; first.length < count; position++) {
    const chunk = await ChunkModel.findOne({ importId, version, position }).lean<StoredRowChunk | null>();
    if (!chunk) break;
    first.push(...chunk.rows.slice(0, count - first.length));
  }
  return first;
}

/** The rows of these numbers alone. */
export async function readRowsNumbered(
  importId: Types.ObjectId,
  version: number,
  numbers: readonly number[],
): Promise<TableRow[]> {
  const wanted = { $in: [...numbers] };
  const chunks = await ChunkModel.aggregate<Pick<StoredRowChunk, 'rows'>>([
    { $match: { importId, version, 'rows.row': wanted } },
    { $project: { rows: { $filter: { input: '$rows', as: 'one', cond: { $in: ['$$one.row', wanted.$in] } } } } },
  ]);
  return chunks.flatMap(({ rows }) => rows);
}

/** The numbers of the rows that stand near the wanted ones: these among them, as far as they are there. */
export async function rowNumbersAround(
  importId: Types.ObjectId,
  version: number,
  wanted: readonly number[],
): Promise<Set<number>> {
  const chunks = await ChunkModel.aggregate<{ numbers: number[] }>([
    { $match: { importId, version, 'rows.row': { $in: [...wanted] } } },
    { $project: { numbers: '$rows.row' } },
  ]);
  return new Set(chunks.flatMap(({ numbers }) => numbers));
}

export type RowEdits = ReadonlyMap<number, Pick<StoredRowEdit, 'texts' | 'isLeftOut'>>;

/** What somebody changed of the rows, or of those of some numbers, by their numbers. */
export async function readEdits(
  importId: Types.ObjectId,
  version: number,
  numbers?: readonly number[],
): Promise<RowEdits> {
  const ofRows = numbers && { row: trusted({ $in: numbers }) };
  const edits = await EditModel.find({ importId, version, ...ofRows }).lean<StoredRowEdit[]>();
  return new Map(edits.map((edit) => [edit.row, edit]));
}

/**
 * The keys of the fields for which something was typed in the rows below the header row that are not left out by hand: it is to be
 * written, whether or not there is a column for the field.
 */
export async function typedKeys({ _id, rowsVersion, headerRow }: RowsOfImport): Promise<string[]> {
  const keys = await EditModel.aggregate<{ _id: string }>([
    { $match: { importId: _id, version: rowsVersion, row: { $gt: headerRow }, isLeftOut: { $ne: true } } },
    { $project: { typed: { $objectToArray: '$texts' } } },
    { $unwind: '$typed' },
    { $match: { $expr: { $ne: [{ $trim: { input: '$typed.v' } }, ''] } } },
    { $group: { _id: '$typed.k' } },
    { $sort: { _id: 1 } },
  ]);
  return keys.map(({ _id: key }) => key);
}

/** What names the rows of an import that are read. */
interface RowsOfImport {
  _id: Types.ObjectId;
  rowsVersion: number;
  headerRow: number;
}

/** Edits that one operation writes: all those of a large import at once would take longer than an operation may. */
const EDITS_WRITTEN = 1_000;

/** Stores typed texts; null takes one back. */
export async function storeEdits(
  importId: Types.ObjectId,
  version: number,
  cells: readonly { row: number; fieldKey: string; value: string | null }[],
): Promise<void> {
  for (const some of chunked(cells, EDITS_WRITTEN)) {
    await EditModel.bulkWrite(
      some.map(({ row, fieldKey, value }) => ({
        updateOne: {
          filter: { importId, version, row },
          update:
            value === null ? { $unset: { [`texts.${fieldKey}`]: '' } } : { $set: { [`texts.${fieldKey}`]: value } },
          upsert: true,
        },
      })) as never,
    );
  }
}

/** Leaves rows out, or takes them in again. */
export async function storeLeftOut(
  importId: Types.ObjectId,
  version: number,
  rows: readonly number[],
  isLeftOut: boolean,
): Promise<void> {
  for (const some of chunked(rows, EDITS_WRITTEN)) {
    await EditModel.bulkWrite(
      some.map((row) => ({
        updateOne: { filter: { importId, version, row }, update: { $set: { isLeftOut } }, upsert: true },
      })),
    );
  }
}

/**
 * Removes rows and edits of an import: all of them, those of one version, or those that were stored before a moment.
 * @returns how many records there were.
 */
export async function removeRows(
  importId: Types.ObjectId,
  { version, storedBefore }: { version?: number; storedBefore?: Date } = {},
): Promise<number> {
  const firstLater = storedBefore && Types.ObjectId.createFromTime(Math.floor(storedBefore.getTime() / 1000));
  const filter = {
    importId,
    ...(version !== undefined && { version }),
    ...(firstLater && { _id: trusted({ $lt: firstLater }) }),
  };
  const rows = await ChunkModel.deleteMany(filter);
  const edits = await EditModel.deleteMany(filter);
  return rows.deletedCount + edits.deletedCount;
}

/** Empties one row and its edits, and keeps its number: what the person of the row was is forgotten. @returns whether there is such a row. */
export async function emptyRow(importId: Types.ObjectId, row: number): Promise<boolean> {
  await EditModel.deleteMany({ importId, row });
  const { matchedCount } = await ChunkModel.updateMany(
    { importId, 'rows.row': row },
    { $set: { 'rows.$[one].cells': [] } },
    { arrayFilters: [{ 'one.row': row }] },
  );
  return matchedCount > 0;
}

/** Rows and edits that are in store under one version. */
interface VersionInStore {
  importId: Types.ObjectId;
  version: number;
}

/** The versions of all imports of which rows or edits are in store, for the sweep. */
export async function versionsInStore(): Promise<VersionInStore[]> {
  const versions = { $group: { _id: { importId: '$importId', version: '$version' } } };
  // Read in the indexes alone: the rows themselves are megabytes for each import.
  const [ofRows, ofEdits] = await Promise.all([
    ChunkModel.aggregate<{ _id: VersionInStore }>([versions]).hint({ importId: 1, version: 1, position: 1 }),
    EditModel.aggregate<{ _id: VersionInStore }>([versions]).hint({ importId: 1, version: 1, row: 1 }),
  ]);
  return [...ofRows, ...ofEdits].map(({ _id }) => _id);
}
