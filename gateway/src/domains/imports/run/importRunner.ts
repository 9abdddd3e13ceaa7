import { randomUUID } from 'node:crypto';
import { trusted, type Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { RequestYield } from '../../../lib/yieldToRequests.js';
import { slicesOf } from '../../../lib/slicesOf.js';
import type { DependsOn } from '../../services.js';
import type { ImportPlans } from '../plan/importPlans.js';
import { problemText, writesOf, type PlannedRow } from '../plan/planRow.js';
import type { UnderstoodRow } from '../plan/understandRows.js';
import {
  changeImport,
  freeToTakeUp,
  workStates,
  type ImportRecord,
  type RunCounts,
  type WorkState,
  ROWS_GONE,
} from '../stored/importsModel.js';
import {
  addResults,
  countResults,
  resultsByRow,
  storeFirstResults,
  storeResults,
  type ResultRecord,
  type StoredResult,
} from '../stored/importResultsModel.js';
import { announced, candidateIdOf, failure, keysOf, markOf, resultOf } from './rowResults.js';
import { runRefusal } from './runRefusal.js';
import { undoSome } from './undoImport.js';
import { writtenBefore } from './writtenBefore.js';

export type RunDependencies = DependsOn<'changes' | 'customFields' | 'candidates' | 'confirmations' | 'identity'>;

/** Rows that are written at once, and between two looks at whether the run is to stop: others are served in between. */
const GROUP = 50;
/** Rows that are looked up at once. */
const LOOKED_UP = 1_000;
/** A process that does not say for so long that it is at work has ended. */
const LEASE_MS = 60_000;
/** How often a row is looked at again that somebody else changes at the same moment. */
const MAX_ATTEMPTS = 5;
const NO_ACCOUNT = 'A conta de quem iniciou a importação, ou pediu para desfazê-la, não está ativa.';

/**
 * Writes the rows of imports, in order, and takes them back. One process works on an import at a time: it holds a lease, and
 * renews it with each group of rows. What a crash cuts off is taken up by the sweep of any process, and nothing is doubled:
 * a new candidate has an id that comes from import and row, and a change is announced in the row's result before it is made
 * and marked in the candidate by the same write (decision 0029).
 */
export class ImportRunner {
  readonly #holder = randomUUID();
  /** Writes keep the database busy: those that wait for an answer come first at each of them. */
  readonly #pace = new RequestYield();
  readonly #working = new Map<string, Promise<void>>();
  #stopping = false;

  constructor(
    private readonly deps: RunDependencies,
    private readonly plans: ImportPlans,
  ) {}

  /** Works on an import in the background, unless this process does so already or another one holds it. */
  start(id: Types.ObjectId): void {
    const key = id.toString();
    if (this.#stopping || this.#working.has(key)) return;
    const work = this.#work(id)
      .catch((error: unknown) => {
        this.deps.logger.error({ err: error, importId: key }, 'an import was cut off');
        return false;
      })
      .then((isMore) => {
        this.#working.delete(key);
        if (isMore) this.start(id);
      });
    this.#working.set(key, work);
  }

  /** Resolves when this process works on no import any more. */
  async idle(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working.values());
  }

  /** Ends after the groups in hand; another process, or the next start, goes on. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.idle();
  }

  /** @returns whether something else was asked of the import while this was at work, such as its undoing. */
  async #work(id: Types.ObjectId): Promise<boolean> {
    const record = await this.#take(id);
    if (!record?.run) return false;
    let present: ImportRecord | null = null;
    try {
      const viewer = await this.#starterOf(record);
      if (!viewer) return false;
      if (record.state === 'undoing') await this.#undo(viewer, record);
      else if (record.hasRows) await this.#write(viewer, record);
      else await this.#pause(id, ROWS_GONE);
    } finally {
      present = await changeImport({ _id: id, 'lease.holder': this.#holder }, { $set: { lease: null } });
    }
    return present !== null && workStates.some((state) => state === present.state);
  }

  /** Whose rights hold, as they are now; null, and the work stops, where the account is gone or not active any more. */
  async #starterOf({ _id, state, run }: ImportRecord): Promise<UserViewer | null> {
    const viewer = run && (await this.deps.services.identity.viewerOfUser(run.userId.toString()));
    if (!viewer) await this.#pause(_id, NO_ACCOUNT, state === 'undoing' ? 'done' : 'paused');
    return viewer;
  }

  /** Takes the lease; null when another process has it, or there is nothing to do. */
  #take(id: Types.ObjectId): Promise<ImportRecord | null> {
    return changeImport(
      { _id: id, ...freeToTakeUp(this.deps.now(), this.#holder) },
      { $set: { lease: this.#lease() } },
    );
  }

  #lease() {
    return { holder: this.#holder, until: new Date(this.deps.now().getTime() + LEASE_MS) };
  }

  /** Stops by itself. A person goes on with a run; an undoing can only be asked for again, as nothing is to be written after it. */
  async #pause(id: Types.ObjectId, reason: string, state: 'paused' | 'done' = 'paused'): Promise<void> {
    await changeImport(
      { _id: id, state: trusted({ $in: [...workStates] }), 'lease.holder': this.#holder },
      { $set: { state, 'run.pauseReason': reason, lease: null } },
    );
  }

  async #write(starter: UserViewer, record: ImportRecord): Promise<void> {
    const rows = await this.plans.understood(starter, record);
    const [known, counts] = await Promise.all([resultsByRow(record._id), countResults(record._id)]);
    const waiting = rows.filter(({ row }) => (known.get(row)?.outcome ?? null) === null);
    let present: ImportRecord | null = record;
    for (const some of slicesOf(waiting, GROUP)) {
      // Somebody else may have paused it and gone on with it, and has other rights.
      const viewer = await this.#starterOf(present);
      if (!viewer) return;
      const refusal = await runRefusal(this.deps, viewer, record);
      if (refusal !== null) return this.#pause(record._id, refusal);
      addResults(counts, await this.#writeSome(viewer, record, some, known));
      present = await this.#goesOn(record._id, 'running', counts);
      if (!present || this.#stopping) return;
    }
    await this.#finish(record._id, 'running', 'done');
  }

  async #undo(starter: UserViewer, record: ImportRecord): Promise<void> {
    const { _id } = record;
    if (!(await this.#completeResults(starter, record))) return;
    while (!this.#stopping) {
      const viewer = await this.#starterOf(record);
      if (!viewer) return;
      const isMore = await undoSome(this.deps, viewer, record);
      if (!isMore) return this.#finish(_id, 'undoing', 'undone');
      if (!(await this.#goesOn(_id, 'undoing', await countResults(_id)))) return;
    }
  }

  /**
   * Finds what a run had written when it was cut off, without a result as yet: what is undone is read from the results.
   * @returns whether the undoing goes on.
   */
  async #completeResults(viewer: UserViewer, record: ImportRecord): Promise<boolean> {
    const [known, counts] = await Promise.all([resultsByRow(record._id), countResults(record._id)]);
    const isComplete = known.size >= record.rowCount && [...known.values()].every(({ outcome }) => outcome !== null);
    if (isComplete || !record.hasRows) return true;
    const rows = (await this.plans.understood(viewer, record)).filter(({ row }) => !known.get(row)?.outcome);
    for (const some of slicesOf(rows, LOOKED_UP)) {
      if (this.#stopping || !(await this.#goesOn(record._id, 'undoing', counts))) return false;
      const { results } = await writtenBefore(this.deps, viewer, { record, rows: some, known });
      await storeResults(results);
      addResults(counts, results);
    }
    return true;
  }

  /** Renews the lease and tells how far the work is. @returns the import as it is; null when it was paused or taken over. */
  async #goesOn(id: Types.ObjectId, state: WorkState, counts: RunCounts): Promise<ImportRecord | null> {
    const record = await changeImport(
      { _id: id, 'lease.holder': this.#holder },
      { $set: { 'run.counts': counts, lease: this.#lease() } },
    );
    return record?.state === state ? record : null;
  }

  async #finish(id: Types.ObjectId, from: WorkState, to: 'done' | 'undone'): Promise<void> {
    const counts = await countResults(id);
    await changeImport(
      { _id: id, state: from, 'lease.holder': this.#holder },
      {
        $set: { state: to, 'run.counts': counts, 'run.finishedAt': this.deps.now(), lease: null },
        $inc: { revision: 1 },
      },
    );
  }

  /**
   * Writes a group of rows: what an earlier try has written is found first, so that none is written twice.
   * @returns the results of all of them.
   */
  async #writeSome(
    viewer: UserViewer,
    record: ImportRecord,
    rows: readonly UnderstoodRow[],
    known: ReadonlyMap<number, ResultRecord>,
  ): Promise<readonly StoredResult[]> {
    await this.#pace.yieldToRequests();
    const { results, open } = await writtenBefore(this.deps, viewer, { record, rows, known });
    const planned = await this.plans.planned(viewer, record, open);
    for (const row of planned) {
      if (row.kind === 'leftOut') results.push(resultOf(record, row, { outcome: 'leftOut' }));
      if (row.kind === 'same') results.push(resultOf(record, row, { outcome: 'same' }));
      if (row.kind === 'problem') results.push(failure(record, row, problemText(row)));
    }
    await this.#pace.yieldToRequests();
    const fresh = planned.filter(({ kind }) => kind === 'new');
    const late = await this.#create(viewer, record, fresh, results);
    const changes = planned.filter(({ kind }) => kind === 'changes');
    await storeResults(changes.map((row) => announced(record, row)));
    // The second of two rows of one candidate replaces the mark of the first, whose result has to be in store by then.
    const areRepeated = new Set(changes.map(({ candidateId }) => candidateId)).size < changes.length;
    for (const row of changes) {
      const result = await this.#change(viewer, record, row);
      if (areRepeated) await storeResults([result]);
      results.push(result);
    }
    for (const row of late) results.push(await this.#again(viewer, record, row, 1));
    await this.#pace.yieldToRequests();
    const announcedRows = new Set([...known.keys(), ...[...changes, ...late].map(({ row }) => row)]);
    await storeFirstResults(results.filter(({ row }) => !announcedRows.has(row)));
    await storeResults(results.filter(({ row }) => announcedRows.has(row)));
    return results;
  }

  /** @returns the rows whose e-mail somebody else has taken a moment ago: they are looked at again. */
  async #create(
    viewer: UserViewer,
    record: ImportRecord,
    rows: readonly PlannedRow[],
    results: StoredResult[],
  ): Promise<PlannedRow[]> {
    if (rows.length === 0) return [];
    const items = rows.map((row) => ({ input: writesOf(row), _id: candidateIdOf(record._id, row.row) }));
    const clientId = record.clientId?.toString() ?? null;
    const written = await this.deps.services.candidates.imported
      .create(viewer, clientId, items)
      .catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return rows.map(() => ({ candidate: null, error }));
      });
    return rows.filter((row, index) => {
      const { candidate = null, error = null } = written[index] ?? {};
      if (candidate) {
        const changedKeys = keysOf(row);
        results.push(
          resultOf(record, row, { outcome: 'created', candidateId: candidate._id, revision: 1, changedKeys }),
        );
      } else if (error?.code !== 'CONFLICT') results.push(failure(record, row, error?.message ?? ''));
      return !candidate && error?.code === 'CONFLICT';
    });
  }

  async #change(viewer: UserViewer, record: ImportRecord, row: PlannedRow, attempt = 0): Promise<StoredResult> {
    const { candidateId, revision } = row;
    try {
      const input = { ...writesOf(row), expectedRevision: revision };
      const options = { importedBy: markOf(record._id, row.row) };
      const changed = await this.deps.services.candidates.update(viewer, candidateId ?? '', input, options);
      return { ...announced(record, row), outcome: 'changed', revision: changed.revision };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const isRace = error.code === 'CONFLICT' && error.current !== undefined;
      return isRace && attempt < MAX_ATTEMPTS
        ? this.#again(viewer, record, row, attempt + 1)
        : failure(record, row, error.message);
    }
  }

  /** Looks at a row again that somebody else has changed meanwhile. */
  async #again(viewer: UserViewer, record: ImportRecord, row: UnderstoodRow, attempt: number): Promise<StoredResult> {
    const [planned] = await this.plans.planned(viewer, record, [row]);
    if (planned?.kind === 'changes' && attempt < MAX_ATTEMPTS) {
      await storeResults([announced(record, planned)]);
      return this.#change(viewer, record, planned, attempt);
    }
    if (planned?.kind === 'same') return resultOf(record, planned, { outcome: 'same' });
    const message = planned && problemText(planned);
    return failure(record, row, message || 'O candidato está sendo alterado por outra pessoa.');
  }
}
