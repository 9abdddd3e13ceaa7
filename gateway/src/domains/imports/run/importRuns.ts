import { trusted, Types } from 'mongoose';
import { assertPermitted } from '../../../auth/permitted.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { normalisedHeading } from '../../../spreadsheet/headings/headings.js';
import { assertAllowed, notADraft, touched, visibleImport } from '../importDrafts.js';
import { mayManageImport, mayRun, mayUndo } from '../importsPolicy.js';
import { rememberMappings } from '../mapping/rememberedMappingsModel.js';
import type { ImportPlans } from '../plan/importPlans.js';
import { resultsByRow } from '../stored/importResultsModel.js';
import { typedKeys } from '../stored/importRowsModel.js';
import { changeImport, noCounts, ROWS_GONE, type ImportRecord, type ImportState } from '../stored/importsModel.js';
import type { ImportRunner, RunDependencies } from './importRunner.js';
import { typedKeysFrom, waitingRows } from './typedCells.js';
import { undoPreview, type UndoPreview } from './undoPreview.js';

/** The state that an import comes to, and what changes with it. */
type Move = Record<string, unknown> & { state: ImportState };

/** Beginning, pausing and undoing runs; the work itself is the runner's. */
export class ImportRuns {
  readonly #runner: ImportRunner;

  constructor(
    private readonly deps: RunDependencies,
    runner: ImportRunner,
    private readonly plans: ImportPlans,
  ) {
    this.#runner = runner;
  }

  /**
   * Begins to write the rows; goes on in the background. One that has begun already stays as it is.
   * @throws FORBIDDEN naming each field that the viewer may not write, of a column or of what was typed, CONFLICT when another
   *   revision than the expected one is in store, PRECONDITION_FAILED for one without rows or columns; nothing is written then.
   */
  async run(viewer: UserViewer, id: string, expectedRevision?: number | null): Promise<ImportRecord> {
    const record = await visibleImport(viewer, id);
    if (record.run) return record;
    if (!mayRun(record)) throw notADraft();
    if (expectedRevision != null && expectedRevision !== record.revision) throw changedMeanwhile();
    if (!record.columns.some(({ fieldKey }) => fieldKey !== null)) {
      throw new DomainError('PRECONDITION_FAILED', 'Escolha o campo de pelo menos uma coluna.');
    }
    await this.#assertFieldsAllowed(viewer, record);
    const started = await this.#begin(viewer, record);
    if (!started) {
      // A second click at the same moment finds the run that the first one began.
      const present = await visibleImport(viewer, id);
      if (present.run) return present;
      throw changedMeanwhile();
    }
    this.#runner.start(record._id);
    await this.#rememberMeanings(record);
    return started;
  }

  /** What the columns were taken for, for the next file. The run has begun: a failure of this is none of it. */
  async #rememberMeanings(record: ImportRecord): Promise<void> {
    if (record.kind === 'rows') return;
    try {
      await rememberMappings(record.clientId, meaningsOf(record));
    } catch (error) {
      this.deps.logger.error(
        { err: error, importId: record._id.toString() },
        'the columns of an import were not remembered',
      );
    }
  }

  async #begin(viewer: UserViewer, record: ImportRecord): Promise<ImportRecord | null> {
    assertPermitted(viewer, mayManageImport(viewer, record));
    const now = this.deps.now();
    const userId = new Types.ObjectId(viewer.userId);
    const run = { userId, startedAt: now, finishedAt: null, counts: noCounts(), pauseReason: null };
    return this.deps.services.changes.record(
      viewer,
      { entity: 'import', entityId: record._id.toString(), action: 'import', fields: fieldKeysOf(record) },
      () =>
        changeImport(
          { _id: record._id, state: 'draft', revision: record.revision },
          { $set: { state: 'running', run, lease: null, ...touched(now) } },
        ),
    );
  }

  /** Stops a run after the rows in hand. @throws PRECONDITION_FAILED for one that does not run. */
  async pause(viewer: UserViewer, id: string): Promise<ImportRecord> {
    return this.#move(viewer, id, ['running'], { state: 'paused' });
  }

  /**
   * Goes on with a paused run, with the rights of the viewer.
   * @throws PRECONDITION_FAILED for one that is not paused, FORBIDDEN as `run`, by the rows that are still to be written.
   */
  async resume(viewer: UserViewer, id: string): Promise<ImportRecord> {
    const before = await visibleImport(viewer, id);
    if (!before.hasRows) throw new DomainError('PRECONDITION_FAILED', ROWS_GONE);
    await this.#assertFieldsAllowed(viewer, before);
    const change = {
      state: 'running' as const,
      'run.userId': new Types.ObjectId(viewer.userId),
      'run.pauseReason': null,
    };
    const record = await this.#move(viewer, id, ['paused'], change);
    this.#runner.start(record._id);
    return record;
  }

  /** Takes back what was written, as far as it was not touched since. @throws PRECONDITION_FAILED while it runs, and for drafts. */
  async undo(viewer: UserViewer, id: string): Promise<ImportRecord> {
    const before = await visibleImport(viewer, id);
    if (!mayUndo(before)) throw new DomainError('PRECONDITION_FAILED', 'Esta importação não pode ser desfeita agora.');
    assertPermitted(viewer, mayManageImport(viewer, before));
    const change = {
      state: 'undoing' as const,
      'run.userId': new Types.ObjectId(viewer.userId),
      'run.finishedAt': null,
      'run.pauseReason': null,
    };
    const record = await this.deps.services.changes.record(
      viewer,
      { entity: 'import', entityId: id, action: 'undoImport' },
      () => this.#tryMove(viewer, id, ['done', 'paused'], change),
    );
    this.#runner.start(before._id);
    // A second click at the same moment finds the undoing that the first one began.
    return record ?? visibleImport(viewer, id);
  }

  /**
   * What undoing would take back at this moment, and why it would leave the rest; null while it cannot be undone, and where a process holds
   * the paused run, or has been cut off in it: rows that it has written may have no results as yet, which the undoing finds first.
   */
  async undoPreview(viewer: UserViewer, record: ImportRecord): Promise<UndoPreview | null> {
    return mayUndo(record) && record.lease === null ? undoPreview(this.deps, viewer, record) : null;
  }

  async #assertFieldsAllowed(viewer: UserViewer, record: ImportRecord): Promise<void> {
    const [catalogue, typed] = await Promise.all([
      this.deps.services.customFields.catalogueOfClient(record.clientId),
      this.#typedKeys(viewer, record),
    ]);
    const cells = typed.map((fieldKey) => ({ fieldKey, path: ['cells', fieldKey] }));
    assertAllowed([...record.columns, ...cells], { catalogue, viewer, record });
  }

  /** Keys of the fields without a column for which something was typed in the rows that are to be written. */
  async #typedKeys(viewer: UserViewer, record: ImportRecord): Promise<string[]> {
    const mapped = new Set(record.columns.map(({ fieldKey }) => fieldKey));
    const typed = (await typedKeys(record)).filter((fieldKey) => !mapped.has(fieldKey));
    // Understanding the rows takes long, and most imports have nothing typed besides their columns.
    if (typed.length === 0) return [];
    const [rows, known] = await Promise.all([this.plans.parsedRows(viewer, record), resultsByRow(record._id)]);
    const waiting = new Set(typedKeysFrom(waitingRows(rows, known))(0));
    return typed.filter((fieldKey) => waiting.has(fieldKey));
  }

  async #move(viewer: UserViewer, id: string, from: ImportState[], set: Move): Promise<ImportRecord> {
    return (await this.#tryMove(viewer, id, from, set)) ?? visibleImport(viewer, id);
  }

  /** @returns null where it is in that state already. @throws PRECONDITION_FAILED for one that is in none of those before it. */
  async #tryMove(viewer: UserViewer, id: string, from: ImportState[], set: Move): Promise<ImportRecord | null> {
    const { _id } = await visibleImport(viewer, id);
    const moved = await changeImport(
      { _id, state: trusted({ $in: from }) },
      { $set: { ...set, ...touched(this.deps.now()) } },
    );
    if (moved) return moved;
    const present = await visibleImport(viewer, id);
    if (present.state === set.state) return null;
    throw new DomainError('PRECONDITION_FAILED', 'A importação não está em um estado que permita isso.');
  }
}

const changedMeanwhile = () =>
  new DomainError('CONFLICT', 'A importação foi alterada em outro lugar. Confira o que será feito antes de importar.');

/** What the headings of an import mean. */
function meaningsOf({ columns }: ImportRecord): Map<string, string | null> {
  const meanings = columns.flatMap(({ heading, fieldKey, source }) => {
    const normalised = normalisedHeading(heading);
    // A column that nothing was proposed for may have its field by the next time.
    const isMeant = fieldKey !== null || source !== 'none';
    return normalised !== '' && isMeant ? [[normalised, fieldKey] as const] : [];
  });
  // A heading that stands twice means the column that goes somewhere.
  return new Map(meanings.toSorted(([, left], [, right]) => Number(left !== null) - Number(right !== null)));
}

const fieldKeysOf = ({ columns }: ImportRecord) => columns.flatMap(({ fieldKey }) => fieldKey ?? []);
