import type { Types } from 'mongoose';
import { Schema, trusted } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import { batchesOf } from '../../../database/cursors.js';
import { insertMissing } from '../../../database/duplicateKey.js';
import { numberOrder, readPage } from '../../../database/keyset.js';
import type { Page, PageRequest } from '../../../lib/pages.js';
import { noCounts, type RunCounts } from './importsModel.js';

export type Outcome = 'created' | 'changed' | 'same' | 'failed' | 'leftOut';
const undoOutcomes = ['takenBack', 'left'] as const;
export type UndoOutcome = (typeof undoOutcomes)[number];

/** What a candidate held before an import changed it: name, e-mail and the values of fields, in storage form. */
export interface PreviousData {
  name?: string;
  email?: string;
  fields: { key: string; value: string | null }[];
}

/** What became of one row; stored before a change as what is about to be done (`outcome` null), and after it with the outcome. */
export interface StoredResult {
  importId: Types.ObjectId;
  row: number;
  outcome: Outcome | null;
  message: string | null;
  candidateId: Types.ObjectId | null;
  /** The candidate's revision as the import has left it; before the write, the one that it is to replace. */
  revision: number | null;
  changedKeys: string[];
  previous: PreviousData | null;
  undo: UndoOutcome | null;
  undoMessage: string | null;
}

export type ResultRecord = Readonly<StoredResult & { _id: Types.ObjectId }>;

const schema = new Schema<StoredResult>(
  {
    importId: { type: Schema.Types.ObjectId, required: true },
    row: { type: Number, required: true },
    outcome: { type: String, default: null },
    message: { type: String, default: null },
    candidateId: { type: Schema.Types.ObjectId, default: null },
    revision: { type: Number, default: null },
    changedKeys: { type: [String], default: [] },
    previous: { type: Schema.Types.Mixed, default: null },
    undo: { type: String, default: null },
    undoMessage: { type: String, default: null },
  },
  { collection: 'importResults', versionKey: false },
);
// A row has one result, whichever process writes it; results are paged in the order of the rows.
schema.index({ importId: 1, row: 1 }, { unique: true });
// Counts, and the pages of one outcome.
schema.index({ importId: 1, outcome: 1, undo: 1, row: 1 });
// What imports keep of a candidate that goes.
schema.index({ candidateId: 1 }, { sparse: true });

export const ResultModel = defineModel<StoredResult>('ImportResult', schema, {
  untracked: 'results are read anew by every request',
});

/** Results that the driver decodes at a stretch: some 2 ms of work. */
const DECODED_TOGETHER = 1_000;

export interface ResultConditions {
  outcome?: Outcome | undefined;
  undo?: UndoOutcome | undefined;
}

const filterOf = (importId: Types.ObjectId, { outcome, undo }: ResultConditions) => ({
  importId,
  outcome: outcome ?? trusted({ $ne: null }),
  ...(undo && { undo }),
});

const byRow = numberOrder({
  name: 'IMPORT_RESULTS',
  path: 'row',
  direction: 1,
  isUnique: true,
  valueOf: ({ row }: ResultRecord) => row,
});

/** A page of results in the order of the rows. @throws INVALID for foreign cursors. */
export function resultsPage(
  importId: Types.ObjectId,
  conditions: ResultConditions,
  page: PageRequest,
): Promise<Page<ResultRecord>> {
  const filter = filterOf(importId, conditions);
  // The index of one outcome gives its rows in order only when it is told what undoing may have made of them.
  const inOrder = conditions.outcome && !conditions.undo ? { undo: trusted({ $in: [null, ...undoOutcomes] }) } : {};
  return readPage(byRow, page, {
    find: (side) => ResultModel.find({ $and: [filter, inOrder, side] }),
    count: ResultModel.countDocuments(filter),
  });
}

/** The numbers of the rows that a run has dealt with and not written. */
export async function unwrittenRows(importId: Types.ObjectId): Promise<Set<number>> {
  const outcome = trusted({ $in: ['failed', 'leftOut'] satisfies Outcome[] });
  return new Set(await ResultModel.distinct('row', { importId, outcome }));
}

/** Results, those that were only begun included, by the number of their row: of all rows unless told. */
export async function resultsByRow(
  importId: Types.ObjectId,
  rows?: readonly number[],
): Promise<Map<number, ResultRecord>> {
  const ofRows = rows && { row: trusted({ $in: rows }) };
  const found = await ResultModel.find({ importId, ...ofRows }).lean<ResultRecord[]>();
  return new Map(found.map((result) => [result.row, result]));
}

/** Stores results of rows that most probably have none, which takes half as long; a row that has one gets the new one. */
export async function storeFirstResults(results: readonly StoredResult[]): Promise<void> {
  if (results.length === 0) return;
  // The copies get ids, which those that are stored again must not bring along.
  const copies = results.map((result) => ({ ...result }));
  const areNew = await insertMissing(() => ResultModel.insertMany(copies, { lean: true, ordered: false }));
  if (!areNew) await storeResults(results);
}

/** What tells that a candidate was written, and how to take that back. */
const writtenOutcomes = ['created', 'changed'] as const satisfies Outcome[];

/**
 * Stores results, or what is about to be done; a row that has one gets the new one. One that tells of a write stays where the new one
 * tells of none, and whatever has been undone: a process that has lost its lease may come last.
 */
export async function storeResults(results: readonly StoredResult[]): Promise<void> {
  if (results.length === 0) return;
  const written = new Set<Outcome | null>(writtenOutcomes);
  const store = (upsert: boolean) =>
    ResultModel.bulkWrite(
      results.map(({ importId, row, ...result }) => {
        const replaced = written.has(result.outcome) ? {} : { outcome: trusted({ $nin: writtenOutcomes }) };
        return {
          updateOne: { filter: { importId, row, undo: null, ...replaced }, update: { $set: result }, upsert },
        };
      }),
      { ordered: false },
    );
  // Each row that is not new has a result by now, which is replaced or stays.
  if (!(await insertMissing(() => store(true)))) await store(false);
}

/** What undoing makes of a row. */
export async function storeUndo(
  { importId, row }: Pick<StoredResult, 'importId' | 'row'>,
  undo: UndoOutcome,
  undoMessage: string | null,
): Promise<void> {
  // What another process has told of the row already stays.
  await ResultModel.updateOne({ importId, row, undo: null }, { $set: { undo, undoMessage } });
}

/** The next results that are to be undone, the last row first. @param below only rows before this one. */
export const resultsToUndo = (importId: Types.ObjectId, limit: number, below = Infinity): Promise<ResultRecord[]> =>
  ResultModel.find({ importId, outcome: trusted({ $in: writtenOutcomes }), undo: null, row: trusted({ $lt: below }) })
    .sort({ row: -1 })
    .limit(limit)
    .lean<ResultRecord[]>()
    .exec();

/**
 * Has the result of the row that changed a candidate before, in the same import, name the revision that taking this one back has left.
 * @returns whether there is such a row that is still to be undone.
 */
export async function followInEarlier({ importId, candidateId, revision }: ResultRecord): Promise<boolean> {
  if (revision === null) return false;
  const before = { importId, candidateId, undo: null, revision: revision - 1 };
  const { matchedCount } = await ResultModel.updateOne(before, { $set: { revision: revision + 1 } });
  return matchedCount > 0;
}

/** The candidates that an import has registered and that were not taken back, whom its undoing has left among them. */
export async function createdCandidates(importId: Types.ObjectId): Promise<Types.ObjectId[]> {
  // Each undoing is named that they may have, as the index then gives them in order. The driver's own cursor: mongoose takes a second
  // for fifty thousand, and lists of an import are asked for page by page.
  const undo = { $in: [null, 'left'] satisfies (UndoOutcome | null)[] };
  const rows = ResultModel.collection.find<Pick<StoredResult, 'candidateId'>>(
    { importId, outcome: 'created', undo },
    { projection: { _id: 0, candidateId: 1 }, sort: { row: 1 }, batchSize: DECODED_TOGETHER },
  );
  const ids: Types.ObjectId[] = [];
  for await (const batch of batchesOf(rows)) ids.push(...batch.flatMap(({ candidateId }) => candidateId ?? []));
  return ids;
}

/** The candidates whose e-mail an import has changed, those that have their former one again by undoing among them. */
export async function readdressedCandidates(importId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const ids = await ResultModel.distinct('candidateId', { importId, outcome: 'changed', changedKeys: 'email' });
  return ids.flatMap((id) => id ?? []);
}

/** How many rows have each outcome. */
export async function countResults(importId: Types.ObjectId): Promise<RunCounts> {
  const groups = await ResultModel.aggregate<{ _id: { outcome: Outcome; undo: UndoOutcome | null }; count: number }>([
    { $match: { importId, outcome: { $ne: null } } },
    { $group: { _id: { outcome: '$outcome', undo: '$undo' }, count: { $sum: 1 } } },
  ]);
  const counts = noCounts();
  for (const { _id, count } of groups) {
    counts.done += count;
    counts[_id.outcome] += count;
    if (_id.undo) counts[_id.undo] += count;
  }
  return counts;
}

/** Adds the results of rows that had none to what `countResults` has counted: counting again reads all earlier ones. */
export function addResults(counts: RunCounts, results: readonly StoredResult[]): void {
  for (const { outcome } of results) {
    if (outcome === null) continue;
    counts.done += 1;
    counts[outcome] += 1;
  }
}

/** Forgets what candidates held before an import. */
export async function forgetPrevious(importId: Types.ObjectId): Promise<void> {
  await ResultModel.updateMany({ importId }, { $set: { previous: null } });
}

/** Which rows of imports were of a candidate. */
export const rowsOf = (candidateId: Types.ObjectId): Promise<Pick<ResultRecord, '_id' | 'importId' | 'row'>[]> =>
  ResultModel.find({ candidateId }, { importId: 1, row: 1 }).lean<ResultRecord[]>().exec();

/** Forgets whose a row was, and what that candidate held before; what became of the row is the import's. */
export async function forgetCandidateOf({ _id }: Pick<ResultRecord, '_id'>): Promise<void> {
  await ResultModel.updateOne({ _id }, { $set: { candidateId: null, previous: null } });
}

/** The imports that have results in store, for the sweep. */
export const importsWithResults = (): Promise<Types.ObjectId[]> => ResultModel.distinct('importId', {}).exec();

/** Deletes all results of an import. */
export async function removeResults(importId: Types.ObjectId): Promise<void> {
  await ResultModel.deleteMany({ importId });
}
