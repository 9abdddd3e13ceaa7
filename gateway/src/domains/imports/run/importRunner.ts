import { randomUUID } from 'node:crypto';
import { trusted, type Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { chunked } from '../../../lib/chunked.js';
import type { DependsOn } from '../../services.js';
import type { ImportPlans } from '../plan/importPlans.js';
import {
  changeImport,
  workStates,
  type ImportRecord,
  type RunCounts,
  type WorkState,
  ROWS_GONE,
} from '../stored/importsModel.js';
import { addResults, countResults, resultsByRow, storeResults } from '../stored/importResultsModel.js';
import { RowWriter } from './rowWriter.js';
import { RunLease } from './runLease.js';
import { runRefusal } from './runRefusal.js';
import { typedKeysFrom, waitingRows } from './typedCells.js';
import { undoSome } from './undoImport.js';
import { writtenBefore } from './writtenBefore.js';

export type RunDependencies = DependsOn<'changes' | 'customFields' | 'candidates' | 'confirmations' | 'identity'>;

/** Rows that are written at once, and between two looks at whether the run is to stop: others are served in between. */
const GROUP = 50;
/** Rows that are looked up at once. */
const LOOKED_UP = 1_000;
const NO_ACCOUNT = 'A conta de quem iniciou a importação, ou pediu para desfazê-la, não está ativa.';

/**
 * Writes the rows of imports, in order, and takes them back. One process works on an import at a time: it holds a lease, which it
 * renews with each group of rows and looks at before each write. What a crash cuts off is taken up by the sweep of any process, and
 * nothing is doubled: a new candidate has an id that comes from import and row, and a change is announced in the row's result before
 * it is made and marked in the candidate by the same write (decision 0029).
 */
export class ImportRunner {
  readonly #holder = randomUUID();
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
    const lease = new RunLease(id, this.#holder, () => this.deps.now());
    const record = await lease.take();
    if (!record?.run) return false;
    let present: ImportRecord | null = null;
    try {
      const viewer = await this.#starterOf(record);
      if (!viewer) return false;
      if (record.state === 'undoing') await this.#undo(viewer, record, lease);
      else if (record.hasRows) await this.#write(viewer, record, lease);
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

  /** Stops by itself. A person goes on with a run; an undoing can only be asked for again, as nothing is to be written after it. */
  async #pause(id: Types.ObjectId, reason: string, state: 'paused' | 'done' = 'paused'): Promise<void> {
    await changeImport(
      { _id: id, state: trusted({ $in: [...workStates] }), 'lease.holder': this.#holder },
      // As at its end: what an undoing deletes makes no revision by itself.
      { $set: { state, 'run.pauseReason': reason, lease: null }, ...(state === 'done' && { $inc: { revision: 1 } }) },
    );
  }

  async #write(starter: UserViewer, record: ImportRecord, lease: RunLease): Promise<void> {
    const rows = await this.plans.parsedRows(starter, record);
    // Understanding many rows takes long: who has taken the import up meanwhile goes on with it.
    await lease.assertHeld();
    const [known, counts] = await Promise.all([resultsByRow(record._id), countResults(record._id)]);
    const waiting = waitingRows(rows, known);
    const typedFrom = typedKeysFrom(waiting);
    const writer = new RowWriter(this.deps, this.plans, record, lease);
    let present: ImportRecord | null = record;
    for (const [group, some] of [...chunked(waiting, GROUP)].entries()) {
      // Somebody else may have paused it and gone on with it, and has other rights.
      const viewer = await this.#starterOf(present);
      if (!viewer) return;
      const refusal = await runRefusal(this.deps, viewer, record, typedFrom(group * GROUP));
      if (refusal !== null) return this.#pause(record._id, refusal);
      addResults(counts, await writer.write(viewer, some));
      present = await this.#goesOn(lease, 'running', counts);
      if (!present || this.#stopping) return;
    }
    await this.#finish(record._id, 'running', 'done');
  }

  async #undo(starter: UserViewer, record: ImportRecord, lease: RunLease): Promise<void> {
    const { _id } = record;
    if (!(await this.#completeResults(starter, record, lease))) return;
    while (!this.#stopping) {
      const viewer = await this.#starterOf(record);
      if (!viewer) return;
      const isMore = await undoSome(this.deps, viewer, record, lease);
      if (!isMore) return this.#finish(_id, 'undoing', 'undone');
      if (!(await this.#goesOn(lease, 'undoing', await countResults(_id)))) return;
    }
  }

  /**
   * Finds what a run had written when it was cut off, without a result as yet: what is undone is read from the results.
   * @returns whether the undoing goes on.
   */
  async #completeResults(viewer: UserViewer, record: ImportRecord, lease: RunLease): Promise<boolean> {
    const [known, counts] = await Promise.all([resultsByRow(record._id), countResults(record._id)]);
    const isComplete = known.size >= record.rowCount && [...known.values()].every(({ outcome }) => outcome !== null);
    if (isComplete || !record.hasRows) return true;
    const rows = (await this.plans.parsedRows(viewer, record)).filter(({ row }) => !known.get(row)?.outcome);
    for (const some of chunked(rows, LOOKED_UP)) {
      if (this.#stopping || !(await this.#goesOn(lease, 'undoing', counts))) return false;
      const { results } = await writtenBefore(this.deps, viewer, { record, rows: some, known });
      await storeResults(results);
      addResults(counts, results);
    }
    return true;
  }

  /** Renews the lease and tells how far the work is. @returns the import as it is; null when it was paused or taken over. */
  async #goesOn(lease: RunLease, state: WorkState, counts: RunCounts): Promise<ImportRecord | null> {
    const record = await lease.renew({ 'run.counts': counts });
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
}
