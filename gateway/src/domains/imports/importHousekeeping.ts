import { trusted, Types } from 'mongoose';
import type { Permitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { DependsOn } from '../services.js';
import { visibleImport } from './importDrafts.js';
import { importsWithFile, removeImportFile } from './stored/importFiles.js';
import {
  changeImport,
  correctionsOf,
  interruptedImports,
  expired,
  expiredImports,
  isAtWork,
  leftAlone,
  namedVersions,
  removeImport,
  type ImportFilter,
  type ImportRecord,
} from './stored/importsModel.js';
import {
  ResultModel,
  forgetCandidateOf,
  forgetPrevious,
  importsWithResults,
  removeResults,
  rowsOf,
} from './stored/importResultsModel.js';
import { emptyRow, removeRows, versionsInStore } from './stored/importRowsModel.js';

/** Rows and files come before their import; those of a reading that was cut off are older than any that is under way. */
const GRACE_MS = 60 * 60_000;

/** What is said of the deletion of an import that a process works on, or has not put down yet after it was paused. */
export const isBeingWorkedOn = (record: ImportRecord) =>
  new DomainError(
    'PRECONDITION_FAILED',
    isAtWork(record)
      ? 'Pause a importação antes de excluí-la.'
      : 'As últimas linhas ainda estão sendo gravadas. Tente novamente em um minuto.',
  );

/** What becomes of imports and of what they keep of people. */
export class ImportHousekeeping {
  constructor(
    private readonly deps: DependsOn<'changes' | 'candidates'>,
    private readonly goOn: (id: Types.ObjectId) => void,
  ) {
    deps.services.changes.subscribe(
      'candidate',
      ({ entityId }) => this.#forgetCandidate(entityId),
      ({ action }) => action === 'delete',
    );
  }

  /** Takes up imports that were cut off, in the background. @returns how many. */
  async resumeCutOff(): Promise<number> {
    const ids = await interruptedImports(this.deps.now());
    for (const id of ids) this.goOn(id);
    return ids.length;
  }

  /** Removes file and rows of imports thirty days after their last change, and what no import names. @returns how many. */
  async removeExpired(): Promise<number> {
    const now = this.deps.now();
    let removed = 0;
    for (const id of await expiredImports(now)) {
      // Its mark comes first, as a run or an undoing that was begun meanwhile needs the rows. The new revision refuses a run later on.
      const marked = await changeImport(
        { _id: id, ...expired(now) },
        { $set: { hasRows: false, hasFile: false, columns: [], replacements: [] }, $inc: { revision: 1 } },
      );
      if (!marked) continue;
      await this.#forgetRows(id);
      removed += 1;
    }
    return removed + (await this.#removeUnnamed());
  }

  /** Removes what no import names: it is asked after what is in store, and only what is older than any reading under way goes. */
  async #removeUnnamed(): Promise<number> {
    const versions = await versionsInStore();
    const ids = [...versions.map(({ importId }) => importId), ...(await importsWithFile())];
    const ofResults = await importsWithResults();
    const named = await namedVersions([...ids, ...ofResults]);
    const storedBefore = new Date(this.deps.now().getTime() - GRACE_MS);
    const isUnnamed = [
      ...ids.filter((id) => named.get(id.toString()) == null),
      // Results outlast the rows of their import.
      ...ofResults.filter((id) => !named.has(id.toString())),
    ];
    const withoutRows = new Map(isUnnamed.map((id) => [id.toString(), id]));
    const orphans = [...withoutRows.values()].filter((id) => id.getTimestamp() < storedBefore);
    for (const id of orphans) {
      if (named.has(id.toString())) await this.#forgetRows(id);
      else await this.#forgetAll(id);
    }
    let leftoverCount = 0;
    for (const { importId, version } of versions) {
      const current = named.get(importId.toString());
      if (current == null || current === version) continue;
      if ((await removeRows(importId, { version, storedBefore })) > 0) leftoverCount += 1;
    }
    return orphans.length + leftoverCount;
  }

  /** Forgets what imports have noted of candidates while they were deleted. @returns how many they were. */
  async forgetGone(): Promise<number> {
    const gone = await this.deps.services.candidates.goneIn(ResultModel);
    for (const id of gone) await this.#forgetCandidate(id.toString());
    return gone.length;
  }

  /**
   * Deletes an import and all that it keeps; the import goes first, so that nothing finds it in part.
   * @param still what has to be true of it for it to be deleted.
   * @throws PRECONDITION_FAILED while it is being worked on, or where that is not true any more, NOT_FOUND for one that somebody else
   *   has deleted meanwhile.
   */
  async remove(viewer: Permitted<UserViewer>, id: Types.ObjectId, still: ImportFilter = {}): Promise<void> {
    const removed = await this.deps.services.changes.record(
      viewer,
      { entity: 'import', entityId: id.toString(), action: 'delete' },
      async () => ((await removeImport({ _id: id, ...leftAlone(this.deps.now()), ...still })) ? true : null),
    );
    // What a run reads and writes stays: it was begun after it was looked at, or is being paused.
    if (!removed) throw isBeingWorkedOn(await visibleImport(viewer, id.toString()));
    await this.#forgetAll(id);
  }

  async #forgetAll(id: Types.ObjectId): Promise<void> {
    await removeResults(id);
    await this.#forgetRows(id);
  }

  /** The rows go last: as long as they are there, the sweep finds what was cut off. */
  async #forgetRows(id: Types.ObjectId): Promise<void> {
    await forgetPrevious(id);
    await removeImportFile(id);
    await removeRows(id);
  }

  /**
   * A candidate that is deleted leaves nothing in imports: row, earlier values, and the file in which the row stands. Whose the row was is
   * forgotten last, as the sweep finds by it what was cut off or noted later.
   */
  async #forgetCandidate(candidateId: string): Promise<void> {
    if (!isDatabaseId(candidateId)) return;
    for (const result of await rowsOf(new Types.ObjectId(candidateId))) {
      const { importId, row } = result;
      await emptyRow(importId, row);
      await this.#forgetSamples(importId);
      // Also where the file is marked as gone: this may have been cut off in between.
      await removeImportFile(importId);
      await this.#forgetCopies(importId, row);
      await forgetCandidateOf(result);
    }
  }

  /**
   * The file goes, and what was understood of the row, which is remembered by the revision. An undoing deletes one candidate after the
   * other, and each new revision would have all rows understood anew by who looks on: the one that its end makes forgets them all.
   */
  async #forgetSamples(_id: Types.ObjectId): Promise<void> {
    const $set = { hasFile: false, 'columns.$[].samples': [] };
    const isNew = await changeImport({ _id, state: trusted({ $ne: 'undoing' }) }, { $set, $inc: { revision: 1 } });
    // The row is emptied by now, so that an undoing that has just ended has made its revision after that.
    if (!isNew) await changeImport({ _id }, { $set });
  }

  /**
   * A row that was not written is copied to what corrects the import, under its number, whether or not it has a result there: its texts may
   * be among the examples of the columns.
   */
  async #forgetCopies(importId: Types.ObjectId, row: number): Promise<void> {
    for (const _id of await correctionsOf(importId)) {
      if (await emptyRow(_id, row))
        await changeImport({ _id }, { $set: { 'columns.$[].samples': [] }, $inc: { revision: 1 } });
    }
  }
}
