import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { objectIdOrNil } from '../../database/objectIdOrNil.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import type { ArrivingFile } from '../../lib/uploads.js';
import { parseInput } from '../../lib/validation.js';
import { readUpload } from '../exports/templates/uploads.js';
import type { DependsOn } from '../services.js';
import { ImportAccess } from './importAccess.js';
import { ImportCorrections } from './importCorrections.js';
import { clientIdOf, FIRST_VERSION, ImportDrafts, importWithKey, newDraft, visibleImport } from './importDrafts.js';
import { ImportFilesOut } from './importFilesOut.js';
import { ImportHousekeeping, isBeingWorkedOn } from './importHousekeeping.js';
import { newImportInput, type NewImportInput } from './importsInput.js';
import { clientOfImport, importsVisibleTo, mayManageImport } from './importsPolicy.js';
import { importFields, refusalOf, type ImportField } from './mapping/importFields.js';
import { ImportReading, type ReadSource } from './mapping/importReading.js';
import { ImportPlans, type ImportPlan, type PlanCounts } from './plan/importPlans.js';
import { plannedPage } from './plan/plannedPage.js';
import type { PlannedRow, RowKind } from './plan/planRow.js';
import { hasFinding, type FindingConditions } from './plan/problemGroups.js';
import { ImportRuns } from './run/importRuns.js';
import { ImportRunner } from './run/importRunner.js';
import { resultsWithPerson, type ResultWithPerson } from './run/resultsWithPerson.js';
import { storeImportFile } from './stored/importFiles.js';
import {
  importsOfClient,
  importsPage,
  insertImport,
  isAtWork,
  type ImportRecord,
  type StoredImport,
} from './stored/importsModel.js';
import { resultsPage, type ResultConditions } from './stored/importResultsModel.js';
import { readFirstRows, storeRows } from './stored/importRowsModel.js';

export type ImportDependencies = DependsOn<
  | 'changes'
  | 'mail'
  | 'customFields'
  | 'clientDirectory'
  | 'candidates'
  | 'confirmations'
  | 'identity'
  | 'workLimits'
  | 'securityLog'
>;

/** Which rows of a plan are meant; absent conditions do not restrict. */
export interface RowConditions extends FindingConditions {
  kind?: RowKind | null | undefined;
  /** The numbers of the rows in their sheet. */
  numbers?: readonly number[] | null | undefined;
}

/** Rows that are asked for by number at once. */
const MAX_NUMBERS = 100;
/** What is shown of a sheet for the choice of its header row. */
const PREVIEW = { rows: 12, columns: 30, characters: 100 };

const NOT_ACCEPTED = 'Apenas planilhas .xlsx e arquivos .csv são aceitos.';
const ACCEPTED = {
  names: /\.(?:xlsx|csv|txt)$/i,
  // Excel wrote workbooks as .xls before 2007.
  refusal: (name: string) =>
    /\.xls$/i.test(name) ? `${NOT_ACCEPTED} Abra-a no Excel e salve como .xlsx.` : NOT_ACCEPTED,
};

type NewImport = Omit<ReturnType<typeof newImportInput.parse>, 'run' | 'idempotencyKey'>;

/** A key of the caller, with the hash of what comes under it. */
type CallKey = Required<Pick<StoredImport, 'idempotencyKey' | 'sourceHash'>>;

/** Imports of candidates from spreadsheets, pasted lines and programs. For admins and clients. */
export class ImportsService {
  /** Corrections before a run. */
  readonly drafts: ImportDrafts;
  /** Drafts of what a run has not written. */
  readonly corrections: ImportCorrections;
  /** The accesses of registered candidates. */
  readonly access: ImportAccess;
  /** Beginning, pausing and undoing what is written. */
  readonly runs: ImportRuns;
  /** The files that are fetched. */
  readonly files: ImportFilesOut;
  /** Removes what has expired, and what a deletion asks for. */
  readonly housekeeping: ImportHousekeeping;
  readonly #reading: ImportReading;
  readonly #plans: ImportPlans;
  readonly #runner: ImportRunner;

  constructor(private readonly deps: ImportDependencies) {
    this.#reading = new ImportReading(deps);
    this.#plans = new ImportPlans(deps);
    this.#runner = new ImportRunner(deps, this.#plans);
    this.runs = new ImportRuns(deps, this.#runner, this.#plans);
    this.drafts = new ImportDrafts(deps, this.#reading);
    this.corrections = new ImportCorrections(deps);
    this.access = new ImportAccess(deps);
    this.files = new ImportFilesOut(deps, this.#plans, this.access);
    this.housekeeping = new ImportHousekeeping(deps, (id) => this.#runner.start(id));
  }

  /**
   * Reads a file, pasted lines or rows; nothing is written to candidates unless the input says to run.
   * @throws INVALID with the reason for what cannot be read, REQUIRED for nothing, NOT_FOUND for an unknown client, and with
   *   `run` as `run` does: nothing is left in store then.
   */
  async begin(viewer: UserViewer, arriving: ArrivingFile | null, input: NewImportInput): Promise<ImportRecord> {
    const file = arriving && (await readUpload(arriving, ACCEPTED));
    // A file may be on its way for long; a person who has lost the account meanwhile sends nothing any more.
    if (file) await this.deps.services.identity.confirm(viewer);
    const { idempotencyKey, run, ...wanted } = parseInput(newImportInput, input);
    const given = [file, wanted.text, wanted.rows].filter((source) => source != null);
    if (given.length !== 1) throw fieldError('REQUIRED', 'file', 'Envie um arquivo, um texto ou linhas: um dos três.');
    const key =
      idempotencyKey === undefined ? null : { idempotencyKey, sourceHash: hashOfSource(file?.bytes ?? null, wanted) };
    const before = key && (await importOfCall(viewer, key));
    if (!before) await this.deps.services.workLimits.spend('import', viewer);
    const _id = new Types.ObjectId();
    const record = before ?? (await this.#store(viewer, file, wanted, { _id, key }));
    if (!run || record.state !== 'draft') return record;
    return this.runs.run(viewer, record._id.toString()).catch(async (error: unknown) => {
      // Its caller knows of no draft: the rows would lie there for their thirty days, and the mended ones need another key.
      if (error instanceof DomainError && record._id.equals(_id)) await this.#removeRefused(viewer, record);
      throw error;
    });
  }

  /** Removes a draft whose run was refused, unless somebody has changed, begun or removed it meanwhile. */
  async #removeRefused(viewer: UserViewer, record: ImportRecord): Promise<void> {
    assertPermitted(viewer, mayManageImport(viewer, record));
    const asStored = { state: 'draft', revision: record.revision } as const;
    await this.housekeeping.remove(viewer, record._id, asStored).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  }

  async #store(
    viewer: UserViewer,
    file: { name: string; bytes: Buffer } | null,
    { text, rows, clientId: wantedClient, sheetName }: NewImport,
    { _id, key }: { _id: Types.ObjectId; key: CallKey | null },
  ): Promise<ImportRecord> {
    const clientId = await clientIdOf(this.deps, viewer, clientOfImport(viewer, wantedClient ?? null));
    const kind = file ? (/\.xlsx$/i.test(file.name) ? 'xlsx' : 'csv') : rows ? 'rows' : 'text';
    const bytes = file?.bytes ?? (text === undefined ? null : Buffer.from(text));
    const read: ReadSource =
      kind === 'rows' || bytes === null
        ? await this.#reading.readRows(viewer, clientId, rows ?? [])
        : await this.#reading.readFile(viewer, clientId, bytes, { kind, sheetName });
    const names = { xlsx: file?.name, csv: file?.name, text: 'Dados colados', rows: 'Dados enviados' };
    const record: StoredImport = {
      _id,
      ...newDraft(viewer, this.deps.now(), { name: names[kind] ?? '' }),
      kind,
      hasFile: bytes !== null,
      clientId,
      ...read.properties,
      replacements: [],
      ...key,
    };
    // The import comes last: it never lacks its rows, and rows without one are removed by the sweep.
    if (bytes) await storeImportFile(_id, bytes);
    await storeRows(_id, FIRST_VERSION, read.rows);
    if (await insertImport(record)) return record;
    const first = key && (await importOfCall(viewer, key));
    if (!first) throw new DomainError('CONFLICT', 'A importação não pôde ser criada. Tente novamente.');
    return first;
  }

  /** One import. @throws NOT_FOUND also for one that is not the viewer's. */
  get(viewer: UserViewer, id: string): Promise<ImportRecord> {
    return visibleImport(viewer, id);
  }

  /** A page of the imports that the viewer may see, newest first. @throws INVALID for foreign cursors. */
  async list(viewer: UserViewer, page: PageRequest, clientId: string | null = null): Promise<Page<ImportRecord>> {
    const ofClient = clientId === null || viewer.role !== 'admin' ? {} : importsOfClient(objectIdOrNil(clientId));
    return importsPage({ ...ofClient, ...importsVisibleTo(viewer) }, page);
  }

  /** All rows as they would be written now, as the viewer may know them. */
  plan(viewer: UserViewer, record: ImportRecord): Promise<ImportPlan> {
    return this.#plans.of(viewer, record);
  }

  /** How many rows there are of each kind; while the import is being worked on, as `ImportPlans.counts` says. */
  counts(viewer: UserViewer, record: ImportRecord): Promise<PlanCounts> {
    return this.#plans.counts(viewer, record);
  }

  /** The first rows of the sheet as they stand; none once they were removed. */
  async preview({ _id, rowsVersion }: ImportRecord): Promise<{ row: number; cells: string[] }[]> {
    const rows = await readFirstRows(_id, rowsVersion, PREVIEW.rows);
    return rows.map(({ row, cells }) => ({
      row,
      cells: cells.slice(0, PREVIEW.columns).map((text) => text.slice(0, PREVIEW.characters)),
    }));
  }

  /** A page of the plan. @throws INVALID for more than 100 numbers, and for foreign cursors. */
  async rows(
    viewer: UserViewer,
    record: ImportRecord,
    page: PageRequest,
    { kind, numbers, ...findings }: RowConditions = {},
  ): Promise<Page<PlannedRow>> {
    if (numbers && numbers.length > MAX_NUMBERS) {
      throw fieldError('INVALID', 'numbers', `Linhas demais: o máximo é ${MAX_NUMBERS}.`);
    }
    const wanted = numbers && new Set(numbers);
    const { rows } = await this.plan(viewer, record);
    const matching = rows.filter(
      (row) => (kind == null || row.kind === kind) && (!wanted || wanted.has(row.row)) && hasFinding(row, findings),
    );
    return plannedPage(matching, page);
  }

  /** The rows of these numbers as they would be written now. */
  async rowsNumbered(viewer: UserViewer, record: ImportRecord, numbers: readonly number[]): Promise<PlannedRow[]> {
    const wanted = new Set(numbers);
    return (await this.plan(viewer, record)).rows.filter(({ row }) => wanted.has(row));
  }

  /** A page of results. @throws INVALID for foreign cursors. */
  async results(
    record: ImportRecord,
    page: PageRequest,
    conditions: ResultConditions = {},
  ): Promise<Page<ResultWithPerson>> {
    const results = await resultsPage(record._id, conditions, page);
    return { ...results, items: await resultsWithPerson(record, results.items) };
  }

  /** What the columns of an import can go into. */
  async fields(viewer: UserViewer, record: ImportRecord): Promise<ImportField[]> {
    return importFields(await this.deps.services.customFields.catalogueOfClient(record.clientId), viewer.role);
  }

  /** Why each column cannot be run as it is mapped; null for nothing. */
  async refusals(viewer: UserViewer, record: ImportRecord): Promise<(string | null)[]> {
    const catalogue = await this.deps.services.customFields.catalogueOfClient(record.clientId);
    return record.columns.map(({ fieldKey }) => refusalOf(fieldKey, catalogue, viewer.role));
  }

  /** Deletes an import with its file and rows; candidates stay. @throws PRECONDITION_FAILED while it is being worked on. */
  async remove(viewer: UserViewer, id: string): Promise<void> {
    const record = await visibleImport(viewer, id);
    if (isAtWork(record)) throw isBeingWorkedOn(record);
    assertPermitted(viewer, mayManageImport(viewer, record));
    await this.housekeeping.remove(viewer, record._id);
  }

  /** Resolves when this process works on no import any more. */
  idle(): Promise<void> {
    return this.#runner.idle();
  }

  /** Ends the work in the background; what it leaves undone the sweep of any process does. */
  stop(): Promise<void> {
    return this.#runner.stop();
  }
}

/** SHA-256, in hex, of all that decides what an import is made of. */
function hashOfSource(bytes: Buffer | null, { text, rows, clientId, sheetName }: NewImport): string {
  const said = JSON.stringify([text ?? null, rows ?? null, clientId ?? null, sheetName ?? null]);
  return createHash('sha256')
    .update(bytes ?? '')
    .update(said)
    .digest('hex');
}

/** The import that an earlier call under the key has begun; null for none. @throws CONFLICT for other data: they would be taken for imported. */
async function importOfCall(viewer: UserViewer, { idempotencyKey, sourceHash }: CallKey): Promise<ImportRecord | null> {
  const found = await importWithKey(viewer, idempotencyKey);
  if (found?.sourceHash === undefined || found.sourceHash === sourceHash) return found;
  throw new DomainError('CONFLICT', 'Esta Idempotency-Key já foi usada com outros dados. Use outra chave.');
}
