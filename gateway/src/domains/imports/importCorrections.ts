import { Types } from 'mongoose';
import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import type { TableRow } from '../../spreadsheet/reading/table.js';
import type { DependsOn } from '../services.js';
import { FIRST_VERSION, importWithKey, newDraft, visibleImport } from './importDrafts.js';
import { mayCorrect, mayManageImport } from './importsPolicy.js';
import { samplesOf } from './mapping/proposeColumns.js';
import { copyEdits } from './stored/copiedEdits.js';
import {
  correctionKey,
  insertImport,
  removeImport,
  type ImportRecord,
  type StoredColumn,
} from './stored/importsModel.js';
import { unwrittenRows } from './stored/importResultsModel.js';
import { readRows, removeRows, storeRows } from './stored/importRowsModel.js';

const SUFFIX = ' (correção)';

/** What an import did not write becomes a draft of its own. */
export class ImportCorrections {
  constructor(private readonly deps: DependsOn<'workLimits'>) {}

  /**
   * A draft of the rows that an import has not written, with their numbers, what was typed over them, and what the columns were taken
   * for. Asked again, the same person gets the draft of the first time, or what has become of it.
   * @throws NOT_FOUND, PRECONDITION_FAILED for an import that is not done, of which undoing has left nothing, that has written everything, or
   *   whose rows were removed.
   */
  async begin(viewer: UserViewer, id: string): Promise<ImportRecord> {
    const done = await visibleImport(viewer, id);
    // The unique key of a person's imports makes two clicks one draft, and a call that is sent again no other one.
    const idempotencyKey = correctionKey(done._id);
    const before = await importWithKey(viewer, idempotencyKey);
    if (before) return before;
    assertCorrectable(done);
    assertPermitted(viewer, mayManageImport(viewer, done));
    await this.deps.services.workLimits.spend('import', viewer);
    const _id = new Types.ObjectId();
    const copied = await copyUnwritten(done, _id);
    try {
      // What was deleted or undone meanwhile, or has lost its rows, may be copied in part.
      assertCorrectable(await visibleImport(viewer, id));
    } catch (error) {
      await removeRows(_id);
      throw error;
    }
    const { clientId, sheetName, headerRow, counting, replacements } = done;
    const rowCount = copied.length;
    const record = {
      ...newDraft(viewer, this.deps.now(), { name: done.name, suffix: SUFFIX }),
      ...{ _id, clientId, sheetName, headerRow, counting, rowCount, idempotencyKey },
      // The file has the rows that were written as well: it is not read again, and stays with the first import.
      // Texts of a sheet are read as people write them, '1.500' as a thousand and a half; what a program sends is not.
      kind: done.kind === 'rows' ? ('rows' as const) : ('text' as const),
      hasFile: false,
      sheets: [{ name: sheetName, rowCount, isHidden: false }],
      columns: columnsOf(done, copied),
      replacements: replacements.map((each) => ({ ...each })),
    };
    // The import comes last: it never lacks its rows, and rows without one are removed by the sweep.
    if (await insertImport(record)) {
      let isAsCopied = false;
      try {
        isAsCopied = await isUnchanged(viewer, done);
      } finally {
        if (!isAsCopied) await removeCopy(_id);
      }
      if (isAsCopied) return record;
    } else await removeRows(_id);
    const first = await importWithKey(viewer, idempotencyKey);
    if (!first) throw new DomainError('CONFLICT', 'A correção não pôde ser criada. Tente novamente.');
    return first;
  }
}

/**
 * A candidate who was deleted meanwhile has grown the revision before the corrections are looked for, and after the row was emptied: one of
 * the two finds what was copied of the row. While it is undone the revision stays, but nothing is corrected any more.
 * @throws as `begin`.
 */
async function isUnchanged(viewer: UserViewer, done: ImportRecord): Promise<boolean> {
  const present = await visibleImport(viewer, done._id.toString());
  assertCorrectable(present);
  return present.revision === done.revision;
}

async function removeCopy(_id: Types.ObjectId): Promise<void> {
  await removeImport({ _id });
  await removeRows(_id);
}

function assertCorrectable(done: ImportRecord): void {
  if (!mayCorrect(done)) throw new DomainError('PRECONDITION_FAILED', 'Esta importação não tem linhas a corrigir.');
}

/**
 * The columns as they were taken for in the run, which somebody has looked at. Their examples are of the copied rows alone: a candidate who
 * is deleted takes those that were written along out of the first import.
 */
const columnsOf = ({ columns }: ImportRecord, copied: readonly TableRow[]): StoredColumn[] =>
  columns.map((column, index) => ({
    ...column,
    ...(column.fieldKey !== null && { source: 'remembered', confidence: 1 }),
    samples: samplesOf(copied, index),
  }));

/** Copies the rows without a candidate, and what somebody changed of them, to another import. @returns the rows as they are in the file. */
async function copyUnwritten({ _id, rowsVersion, headerRow }: ImportRecord, to: Types.ObjectId): Promise<TableRow[]> {
  const numbers = await unwrittenRows(_id);
  const copied = (await readRows(_id, rowsVersion)).filter(({ row }) => row > headerRow && numbers.has(row));
  await storeRows(to, FIRST_VERSION, copied);
  await copyEdits({ importId: _id, version: rowsVersion }, { importId: to, version: FIRST_VERSION }, copied);
  return copied;
}
