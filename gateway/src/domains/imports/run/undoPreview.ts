import { trusted } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import type { DependsOn } from '../../services.js';
import { ResultModel, type ResultRecord } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import { candidatesNow, heldBack, workOn } from './heldBack.js';

/** What undoing an import would do at this moment. */
export interface UndoPreview {
  /** Candidates that it has registered, and how many of them would be deleted. */
  registered: number;
  deletable: number;
  /** Rows that have changed candidates, and how many of them would be taken back. */
  changed: number;
  restorable: number;
  /** Why the others stay as they are, the most frequent reason first. */
  kept: { reason: string; count: number }[];
}

/** Results that are read at once. */
const GROUP = 1_000;

/** Counts what undoing would take back, by the rules of the undoing, and why it would leave the others. The last rows come first, as there. */
export async function undoPreview(
  deps: DependsOn<'candidates' | 'confirmations'>,
  viewer: UserViewer,
  record: Pick<ImportRecord, '_id' | 'createdBy'>,
): Promise<UndoPreview> {
  const preview = { registered: 0, deletable: 0, changed: 0, restorable: 0 };
  const reasons = new Map<string, number>();
  // What taking back a later row of a candidate would leave.
  const revisions = new Map<string, number>();
  let below = Infinity;
  for (;;) {
    const results = await writtenBelow(record, below);
    const last = results.at(-1);
    if (!last) break;
    below = last.row;
    const nowOf = await candidatesNow(deps, viewer, results);
    const registered = results.flatMap(({ outcome, candidateId }) => (outcome === 'created' && candidateId) || []);
    const worked = await workOn(deps, registered, record);
    for (const result of results) {
      const isNew = result.outcome === 'created';
      const id = String(result.candidateId);
      const { candidate, confirmedAt } = nowOf(result);
      const reason =
        candidate === undefined
          ? null
          : (heldBack(result, candidate, confirmedAt, revisions.get(id)) ?? (isNew ? (worked.get(id) ?? null) : null));
      preview[isNew ? 'registered' : 'changed'] += 1;
      if (reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      else preview[isNew ? 'deletable' : 'restorable'] += 1;
      if (reason === null && result.revision !== null) revisions.set(id, result.revision - 1);
    }
  }
  const kept = [...reasons].map(([reason, count]) => ({ reason, count }));
  return { ...preview, kept: kept.sort((left, right) => right.count - left.count) };
}

/** The next results of what was written and not undone, the last row first. */
const writtenBelow = ({ _id }: Pick<ImportRecord, '_id'>, below: number): Promise<ResultRecord[]> =>
  ResultModel.find({
    importId: _id,
    outcome: trusted({ $in: ['created', 'changed'] as const }),
    undo: null,
    row: trusted({ $lt: below }),
  })
    .sort({ row: -1 })
    .limit(GROUP)
    .lean<ResultRecord[]>()
    .exec();
