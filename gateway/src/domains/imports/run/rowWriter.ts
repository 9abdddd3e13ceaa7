import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import { RequestYield } from '../../../lib/yieldToRequests.js';
import type { ImportPlans } from '../plan/importPlans.js';
import { problemText, writesOf, type PlannedRow } from '../plan/planRow.js';
import type { ParsedRow } from '../plan/parseRows.js';
import { resultsByRow, storeFirstResults, storeResults, type StoredResult } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import type { RunDependencies } from './importRunner.js';
import { announced, candidateIdOf, failure, keysOf, markOf, resultOf } from './rowResults.js';
import type { RunLease } from './runLease.js';
import { writtenBefore } from './writtenBefore.js';

/** How often a row is looked at again that somebody else changes at the same moment. */
const MAX_ATTEMPTS = 5;

/** Writes the rows of one import while it has the lease: each once, also where an earlier holder still writes (decision 0029). */
export class RowWriter {
  /** Writes keep the database busy: those that wait for an answer come first at each of them. */
  readonly #pace = new RequestYield();

  constructor(
    private readonly deps: RunDependencies,
    private readonly plans: ImportPlans,
    private readonly record: ImportRecord,
    private readonly lease: RunLease,
  ) {}

  /** Writes a group of rows. @returns the results of all of them. @throws when another process has the lease by now. */
  async write(viewer: UserViewer, rows: readonly ParsedRow[]): Promise<readonly StoredResult[]> {
    await this.#pace.yieldToRequests();
    const { written, planned, announcedRows } = await this.#look(viewer, rows);
    // The marks that they were found by may be replaced by those of other rows of the same candidates.
    await storeResults(written);
    const results: StoredResult[] = [];
    for (const row of planned) {
      if (row.kind === 'leftOut') results.push(resultOf(this.record, row, { outcome: 'leftOut' }));
      if (row.kind === 'same') results.push(resultOf(this.record, row, { outcome: 'same' }));
      if (row.kind === 'problem') results.push(failure(this.record, row, problemText(row)));
    }
    await this.#pace.yieldToRequests();
    const late = await this.#create(
      viewer,
      planned.filter(({ kind }) => kind === 'new'),
      results,
    );
    const changes = planned.filter(({ kind }) => kind === 'changes');
    await this.#announce(changes);
    // The second of two rows of one candidate replaces the mark of the first, whose result has to be in store by then.
    const areRepeated = new Set(changes.map(({ candidateId }) => candidateId)).size < changes.length;
    for (const row of changes) {
      const result = await this.#change(viewer, row);
      if (areRepeated) await storeResults([result]);
      results.push(result);
    }
    for (const row of late) results.push(await this.#again(viewer, row, 1));
    await this.#pace.yieldToRequests();
    for (const { row } of [...changes, ...late]) announcedRows.add(row);
    await storeFirstResults(results.filter(({ row }) => !announcedRows.has(row)));
    await storeResults(results.filter(({ row }) => announcedRows.has(row)));
    return [...written, ...results];
  }

  /**
   * What has become of rows, by an earlier try or by another process, and what is to become of the others. What was written is looked
   * for after the plan is made: a row that another process has written in between looks like one that changes nothing.
   */
  async #look(viewer: UserViewer, rows: readonly ParsedRow[]) {
    const { record } = this;
    const planned = await this.plans.planned(viewer, record, rows);
    const known = await resultsByRow(
      record._id,
      rows.map(({ row }) => row),
    );
    const { results, open } = await writtenBefore(this.deps, viewer, { record, rows: planned, known });
    return { written: results, planned: open, announcedRows: new Set(known.keys()) };
  }

  /** @returns the rows whose e-mail somebody else has taken a moment ago: they are looked at again. */
  async #create(viewer: UserViewer, rows: readonly PlannedRow[], results: StoredResult[]): Promise<PlannedRow[]> {
    if (rows.length === 0) return [];
    const { record } = this;
    const items = rows.map((row) => ({ input: writesOf(row), _id: candidateIdOf(record._id, row.row) }));
    const clientId = record.clientId?.toString() ?? null;
    await this.lease.assertHeld();
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

  /** Says in store what will be done; over what another process has done since, nothing is said any more. */
  async #announce(rows: readonly PlannedRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.lease.assertHeld();
    await storeResults(rows.map((row) => announced(this.record, row)));
  }

  async #change(viewer: UserViewer, row: PlannedRow, attempt = 0): Promise<StoredResult> {
    const { candidateId, revision } = row;
    await this.lease.assertHeld();
    try {
      const input = { ...writesOf(row), expectedRevision: revision };
      const options = { importedBy: markOf(this.record._id, row.row) };
      const changed = await this.deps.services.candidates.update(viewer, candidateId ?? '', input, options);
      return { ...announced(this.record, row), outcome: 'changed', revision: changed.revision };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const isRace = error.code === 'CONFLICT' && error.current !== undefined;
      return isRace && attempt < MAX_ATTEMPTS
        ? this.#again(viewer, row, attempt + 1)
        : failure(this.record, row, error.message);
    }
  }

  /** Looks at a row again that somebody else has changed meanwhile, another process that writes the same import among them. */
  async #again(viewer: UserViewer, row: ParsedRow, attempt: number): Promise<StoredResult> {
    const { written, planned } = await this.#look(viewer, [row]);
    const [before, now] = [written[0], planned[0]];
    if (before) return before;
    if (now?.kind === 'changes' && attempt < MAX_ATTEMPTS) {
      await this.#announce([now]);
      return this.#change(viewer, now, attempt);
    }
    if (now?.kind === 'same') return resultOf(this.record, now, { outcome: 'same' });
    const message = now && problemText(now);
    return failure(this.record, row, message || 'O candidato está sendo alterado por outra pessoa.');
  }
}
