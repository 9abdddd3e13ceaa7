import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { previousOf, writtenCells, type PlannedRow } from '../plan/planRow.js';
import type { ResultRecord, StoredResult } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';

/**
 * The id that a row's new candidate has, whichever process writes it and however often. As in every id the time comes first, here that
 * of the import, then what tells imports of one second apart, and at the end the row: candidates of one moment, which lists put in the
 * order of their ids, stand there in the order of the sheet.
 */
export function candidateIdOf(importId: Types.ObjectId, row: number): Types.ObjectId {
  const key = importId.toHexString();
  const hash = createHash('sha256').update(key).digest('hex');
  return new Types.ObjectId(key.slice(0, 8) + hash.slice(0, 10) + row.toString(16).padStart(6, '0'));
}

/** What a candidate's record says of the row that has changed it last. */
export const markOf = (importId: Types.ObjectId, row: number) => `${importId.toString()}:${row}`;

/** A row's result, with what is not told. */
export function resultOf(
  { _id }: Pick<ImportRecord, '_id'>,
  { row, candidateId }: { row: number; candidateId?: string | null },
  result: Partial<StoredResult> & Pick<StoredResult, 'outcome'>,
): StoredResult {
  return {
    importId: _id,
    row,
    message: null,
    candidateId: candidateId ? new Types.ObjectId(candidateId) : null,
    revision: null,
    changedKeys: [],
    previous: null,
    undo: null,
    undoMessage: null,
    ...result,
  };
}

/** The result of a row that was not written. */
export const failure = (
  record: ImportRecord,
  row: { row: number; candidateId?: string | null },
  message: string,
): StoredResult => resultOf(record, row, { outcome: 'failed', message: message || 'A linha não pôde ser gravada.' });

/** What is about to be done to a candidate: with what it takes to tell after a crash whether it was, and to undo it. */
export const announced = (record: ImportRecord, row: PlannedRow): StoredResult =>
  resultOf(record, row, { outcome: null, revision: row.revision, changedKeys: keysOf(row), previous: previousOf(row) });

/** Keys of what writing a row sets. */
export const keysOf = (row: PlannedRow): string[] => writtenCells(row).map(({ field }) => field.key);

/** A stored result without the id of its record, to be stored again. */
export const withoutId = ({ _id, ...result }: ResultRecord): StoredResult => result;
