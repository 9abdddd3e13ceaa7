import type { UserViewer } from '../../../auth/viewer.js';
import { RequestYield } from '../../../lib/yieldToRequests.js';
import type { DependsOn } from '../../services.js';
import { resultsToUndo } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import { candidatesNow, undoStepOf, workOn } from './heldBack.js';

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

/**
 * Counts what undoing would take back, by the rules of the undoing, and why it would leave the others. The last rows come first, as there.
 * Candidates who are gone are not counted: there is nothing to take back any more. Which earlier values are refused only the undoing finds.
 */
export async function undoPreview(
  deps: DependsOn<'candidates' | 'confirmations'>,
  viewer: UserViewer,
  record: Pick<ImportRecord, '_id' | 'createdBy'>,
): Promise<UndoPreview> {
  const preview = { registered: 0, deletable: 0, changed: 0, restorable: 0 };
  const reasons = new Map<string, number>();
  // What taking back a later row of a candidate would leave.
  const revisions = new Map<string, number>();
  const pace = new RequestYield();
  let below = Infinity;
  for (;;) {
    const results = await resultsToUndo(record._id, GROUP, below);
    const last = results.at(-1);
    if (!last) break;
    below = last.row;
    const nowOf = await candidatesNow(deps, viewer, results);
    const registered = results.flatMap(({ outcome, candidateId }) => (outcome === 'created' && candidateId) || []);
    const worked = await workOn(deps, registered, record);
    for (const result of results) {
      const { candidate, confirmedAt } = nowOf(result);
      if (!candidate) continue;
      const id = candidate._id.toString();
      const step = undoStepOf(result, candidate, confirmedAt, revisions.get(id));
      const work = step.kind === 'delete' ? worked.get(id) : undefined;
      const reason = step.kind === 'leave' ? step.reason : work;
      preview[result.outcome === 'created' ? 'registered' : 'changed'] += 1;
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      else if (step.kind === 'delete') preview.deletable += 1;
      else if (step.kind === 'restore') {
        preview.restorable += 1;
        revisions.set(id, step.revision - 1);
      }
    }
    await pace.yieldToRequests();
  }
  const kept = [...reasons].map(([reason, count]) => ({ reason, count }));
  return { ...preview, kept: kept.sort((left, right) => right.count - left.count) };
}
