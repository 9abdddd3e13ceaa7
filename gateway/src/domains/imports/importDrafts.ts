import { Types } from 'mongoose';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError, fieldError, notFound } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { TableRow } from '../../spreadsheet/reading/table.js';
import { catalogueOfClient, type RecordCatalogue } from '../fields/values/recordCatalogue.js';
import type { DependsOn } from '../services.js';
import { cellsInput, columnsInput, leftOutInput, replacementInput, sourceInput } from './importsInput.js';
import { clientOfImport, mayChooseClient, importsVisibleTo } from './importsPolicy.js';
import { assertColumnsAllowed, pathOfUse, refusalOf, type FieldUse } from './mapping/importFields.js';
import type { ImportReading } from './mapping/importReading.js';
import { replacementKey } from './plan/parseRows.js';
import { copyEdits } from './stored/copiedEdits.js';
import { readImportFile } from './stored/importFiles.js';
import { changeImport, findImport, ROWS_GONE, type ImportRecord, type StoredImport } from './stored/importsModel.js';
import {
  newRowsVersion,
  readRows,
  rowNumbersAround,
  removeRows,
  storeEdits,
  storeLeftOut,
  storeRows,
} from './stored/importRowsModel.js';

/** How long file and rows are kept after the last change. */
const ROWS_LIFE_MS = 30 * 24 * 60 * 60_000;

/** What every change of an import by a person sets: file and rows are kept for their whole time from then on. */
export const touched = (now: Date) => ({ updatedAt: now, rowsExpireAt: new Date(now.getTime() + ROWS_LIFE_MS) });

/** The version of the rows that a draft begins with. */
export const FIRST_VERSION = 1;
const MAX_NAME = 200;

/** What every draft has at its beginning, whatever its rows come from. @param name is cut to what is kept of it, its suffix not. */
export const newDraft = (viewer: UserViewer, now: Date, { name, suffix = '' }: { name: string; suffix?: string }) => ({
  name: `${name.slice(0, MAX_NAME - suffix.length)}${suffix}`,
  createdBy: { userId: new Types.ObjectId(viewer.userId), role: viewer.role, name: viewer.name },
  state: 'draft' as const,
  rowsVersion: FIRST_VERSION,
  revision: 1,
  createdAt: now,
  ...touched(now),
  hasRows: true,
  run: null,
  lease: null,
});

/** The import that a person has begun under a key; null for none. */
export const importWithKey = ({ userId }: UserViewer, idempotencyKey: string): Promise<ImportRecord | null> =>
  findImport({ 'createdBy.userId': new Types.ObjectId(userId), idempotencyKey });

/** Corrections of an import before it runs. Each makes a new revision, by which a run names what was looked at. */
export class ImportDrafts {
  constructor(
    private readonly deps: DependsOn<'customFields' | 'clientDirectory' | 'workLimits'>,
    private readonly reading: ImportReading,
  ) {}

  /** Another sheet, header row or client; columns are mapped anew. @throws as `begin`, CONFLICT, PRECONDITION_FAILED. */
  async updateSource(viewer: UserViewer, id: string, input: unknown): Promise<ImportRecord> {
    const { sheetName, headerRow, clientId: wantedClient } = parseInput(sourceInput, input);
    const record = await this.#draft(viewer, id);
    const clientId =
      wantedClient === undefined
        ? record.clientId
        : await clientIdOf(this.deps, viewer, clientOfImport(viewer, wantedClient));
    if (!mayChooseClient(viewer, record) && String(clientId) !== String(record.clientId))
      throw fieldError('INVALID', 'clientId', 'Uma importação que a empresa iniciou não pode passar a outra.');
    const reader = asBeginner(viewer, record);
    const source = { kind: record.kind, sheetName: sheetName ?? record.sheetName, headerRow };
    const isOtherSheet = sheetName !== undefined && sheetName !== record.sheetName;
    if (isOtherSheet && record.kind !== 'xlsx')
      throw fieldError('INVALID', 'sheetName', 'Este arquivo tem uma planilha só.');
    if (!isOtherSheet && headerRow === undefined) {
      const rows = await readRows(record._id, record.rowsVersion);
      const headings = record.columns.map(({ heading }) => heading);
      const columns = await this.reading.columnsOf(reader, clientId, { headings, rows, headerRow: record.headerRow });
      return this.#change(record, { clientId, columns });
    }
    const bytes = record.kind === 'rows' ? null : await readImportFile(record._id);
    if (!bytes)
      throw new DomainError('PRECONDITION_FAILED', 'O arquivo desta importação foi removido. Envie-o novamente.');
    await this.deps.services.workLimits.spend('import', viewer);
    const read = await this.reading.readFile(reader, clientId, bytes, { ...source, kind: record.kind as 'xlsx' });
    const set = { ...read.properties, clientId };
    // Under another header row stand the same rows: what was corrected of them stays.
    return isOtherSheet
      ? this.#withRows(record, read.rows, { ...set, replacements: [] })
      : this.#withRows(record, read.rows, set, { keepsEdits: true });
  }

  /** What columns go into. @throws NOT_FOUND, INVALID for an unknown column, FORBIDDEN for a field that is not the viewer's to edit. */
  async mapColumns(viewer: UserViewer, id: string, input: unknown): Promise<ImportRecord> {
    const { columns: wanted } = parseInput(columnsInput, { columns: input });
    const record = await this.#draft(viewer, id);
    const columns = record.columns.map((column) => ({ ...column, samples: [...column.samples] }));
    for (const { column, fieldKey = null } of wanted) {
      const target = columns[column - 1];
      if (!target) throw fieldError('INVALID', ['columns', String(column)], `A coluna ${column} não existe.`);
      for (const other of columns) {
        if (fieldKey !== null && other.fieldKey === fieldKey && other !== target) {
          Object.assign(other, { fieldKey: null, source: 'chosen', confidence: 1 });
        }
      }
      Object.assign(target, { fieldKey, source: 'chosen', confidence: 1 });
    }
    const catalogue = await this.deps.services.customFields.catalogueOfClient(record.clientId);
    const chosen = new Set(wanted.map(({ column }) => column - 1));
    assertAllowed(
      columns.map((column, index) => (chosen.has(index) ? column : { ...column, fieldKey: null })),
      { catalogue, viewer, record },
    );
    return this.#change(record, { columns });
  }

  /**
   * Texts typed over those of the file. What was typed for a field that was closed since keeps the import from running, and may be
   * taken back, also while its run is paused: only its undoing would be left otherwise.
   * @throws NOT_FOUND, INVALID, FORBIDDEN for a field that is not the viewer's to edit.
   */
  async editCells(viewer: UserViewer, id: string, input: unknown): Promise<{ record: ImportRecord; rows: number[] }> {
    const { cells } = parseInput(cellsInput, { cells: input });
    const allFields = await this.deps.services.customFields.catalogue('candidate');
    const isClosed = (fieldKey: string, of: ImportRecord) =>
      [viewer.role, of.createdBy.role].some(
        (role) => refusalOf(fieldKey, catalogueOfClient(allFields, of.clientId), role) !== null,
      );
    const areTakenBack = (of: ImportRecord) =>
      cells.every(({ fieldKey, value }) => value == null && isClosed(fieldKey, of));
    const record = await this.#draft(viewer, id, areTakenBack);
    const catalogue = catalogueOfClient(allFields, record.clientId);
    assertAllowed(
      [...new Set(cells.flatMap(({ fieldKey, value }) => (value == null ? [] : fieldKey)))].map((fieldKey) => ({
        fieldKey,
      })),
      { catalogue, viewer, record },
    );
    const rows = [...new Set(cells.map(({ row }) => row))];
    await this.#assertRowsExist(record, 'cells', rows);
    const edits = cells.map(({ row, fieldKey, value }) => ({ row, fieldKey, value: value ?? null }));
    const changed = await this.#aroundWrite(record, () => storeEdits(record._id, record.rowsVersion, edits));
    return { record: changed, rows };
  }

  /** Maps a value of the file to another wherever it stands under a field. @throws NOT_FOUND, INVALID. */
  async replaceValues(viewer: UserViewer, id: string, input: unknown): Promise<ImportRecord> {
    const { fieldKey, from, to } = parseInput(replacementInput, input);
    const record = await this.#draft(viewer, id);
    if (!record.columns.some((column) => column.fieldKey === fieldKey)) {
      throw fieldError('INVALID', 'fieldKey', 'Nenhuma coluna está mapeada para este campo.');
    }
    const key = replacementKey(from);
    const others = record.replacements.filter(
      (each) => each.fieldKey !== fieldKey || replacementKey(each.from) !== key,
    );
    if (others.length >= MAX_REPLACEMENTS) throw fieldError('INVALID', 'from', 'Correções demais nesta importação.');
    if (to == null) return this.#change(record, { replacements: others });
    const replacements = [...others, { fieldKey, from, to }];
    const length = replacements.reduce((sum, each) => sum + each.from.length + each.to.length, 0);
    if (length > MAX_REPLACED_TEXT) throw fieldError('INVALID', 'to', 'Correções longas demais nesta importação.');
    return this.#change(record, { replacements });
  }

  /** Leaves rows out, or takes them in again. @throws NOT_FOUND, INVALID. */
  async leaveOut(viewer: UserViewer, id: string, input: unknown): Promise<ImportRecord> {
    const { rows, leftOut } = parseInput(leftOutInput, input);
    const record = await this.#draft(viewer, id);
    await this.#assertRowsExist(record, 'rows', rows);
    return this.#aroundWrite(record, () => storeLeftOut(record._id, record.rowsVersion, rows, leftOut));
  }

  /** Edits are kept by row, so that those of rows that are not there would grow without end. @throws INVALID naming one. */
  async #assertRowsExist(record: ImportRecord, field: string, rows: readonly number[]): Promise<void> {
    const present = await rowNumbersAround(record._id, record.rowsVersion, rows);
    const unknown = rows.find((row) => !present.has(row));
    if (unknown !== undefined) throw fieldError('INVALID', field, `A linha ${unknown} não existe.`);
  }

  /** @param mayInPause whether what is asked for may be done to a paused import as well. */
  async #draft(viewer: UserViewer, id: string, mayInPause = (_paused: ImportRecord) => false): Promise<ImportRecord> {
    const record = await visibleImport(viewer, id);
    if (record.state !== 'draft' && !(record.state === 'paused' && mayInPause(record))) throw notADraft();
    if (!record.hasRows) throw new DomainError('PRECONDITION_FAILED', ROWS_GONE);
    return record;
  }

  /**
   * A new revision before the write and after it: what was planned while the write was under way is then no revision's plan, and a
   * run that names the revision of before is refused.
   */
  async #aroundWrite(record: ImportRecord, write: () => Promise<void>): Promise<ImportRecord> {
    const marked = await this.#change(record, {});
    await write();
    return this.#change(marked, {});
  }

  /**
   * Rows come under a version of their own, which counts once the import names it: until then nothing has changed. What is cut off
   * before that is in the way of no other try, and goes with the sweep. Who changes a row while edits are copied has made
   * another revision before, by which the import takes no other version: no edit is left behind unseen.
   */
  async #withRows(
    record: ImportRecord,
    rows: readonly TableRow[],
    set: Partial<StoredImport>,
    { keepsEdits = false } = {},
  ): Promise<ImportRecord> {
    const rowsVersion = newRowsVersion();
    const importId = record._id;
    await storeRows(importId, rowsVersion, rows);
    if (keepsEdits)
      await copyEdits({ importId, version: record.rowsVersion }, { importId, version: rowsVersion }, rows);
    const changed = await this.#change(record, { ...set, rowsVersion }).catch(async (error: unknown) => {
      // After another failure than a refusal it is not known whether the import names these rows by now.
      if (error instanceof DomainError) await removeRows(record._id, { version: rowsVersion });
      throw error;
    });
    // The replaced version alone: others may belong to a change that is under way.
    await removeRows(record._id, { version: record.rowsVersion });
    return changed;
  }

  async #change(record: ImportRecord, set: Partial<StoredImport>): Promise<ImportRecord> {
    const changed = await changeImport(
      { _id: record._id, state: record.state, revision: record.revision },
      {
        $set: { ...set, ...touched(this.deps.now()) },
        $inc: { revision: 1 },
      },
    );
    if (!changed)
      throw new DomainError('CONFLICT', 'A importação foi alterada em outro lugar. Confira e tente novamente.');
    return changed;
  }
}

const MAX_REPLACEMENTS = 1_000;
/** Characters of all of them: they are kept in the import itself, of which MongoDB takes 16 MB. */
const MAX_REPLACED_TEXT = 1_000_000;

/** The viewer with the rights of those who see the import: an administrator who helps a client's users uses no field that these may not. */
const asBeginner = (viewer: UserViewer, { createdBy }: ImportRecord): UserViewer =>
  createdBy.role === viewer.role ? viewer : { ...viewer, role: createdBy.role };

/** @throws FORBIDDEN for what is not the viewer's to edit, or not theirs who began the import and see what it is given. */
export function assertAllowed(
  columns: readonly FieldUse[],
  { catalogue, viewer, record }: { catalogue: RecordCatalogue; viewer: UserViewer; record: ImportRecord },
): void {
  assertColumnsAllowed(columns, catalogue, viewer.role);
  const index = columns.findIndex(({ fieldKey }) => refusalOf(fieldKey, catalogue, record.createdBy.role) !== null);
  const hidden = columns[index];
  if (!hidden) return;
  throw fieldError(
    'FORBIDDEN',
    pathOfUse(hidden, index),
    'A empresa que iniciou esta importação não pode alterar este campo.',
  );
}

/** What is said of a change of an import that has begun. */
export const notADraft = () =>
  new DomainError('PRECONDITION_FAILED', 'Esta importação já começou e não pode mais ser alterada.');

/** The import, if it exists for the viewer. @throws NOT_FOUND also for one that is not the viewer's. */
export async function visibleImport(viewer: UserViewer, id: string): Promise<ImportRecord> {
  const record = isDatabaseId(id)
    ? await findImport({ $and: [{ _id: new Types.ObjectId(id) }, importsVisibleTo(viewer)] })
    : null;
  if (!record) throw notFound('Importação não encontrada.');
  return record;
}

/** The id of a client that the viewer may import for. @throws NOT_FOUND on `clientId`. */
export async function clientIdOf(
  { services }: DependsOn<'clientDirectory'>,
  viewer: UserViewer,
  clientId: string | null,
): Promise<Types.ObjectId | null> {
  return clientId === null ? null : (await services.clientDirectory.named(viewer, clientId))._id;
}
