import type { UserViewer } from '../../../auth/viewer.js';
import type { DependsOn } from '../../services.js';
import type { ParsedRow } from '../plan/parseRows.js';
import type { ResultRecord, StoredResult } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import { candidateIdOf, markOf, resultOf, withoutId } from './rowResults.js';

/**
 * What an earlier try, which was cut off, or another process has written of some rows: where there is no result of it as yet, new
 * candidates are known by their ids, changes by what they have marked in the candidate (decision 0029).
 * @param of.known what is in store of these rows' results.
 * @returns their results, and the rows that nothing was written of.
 */
export async function writtenBefore<Row extends ParsedRow>(
  { services }: DependsOn<'candidates'>,
  viewer: UserViewer,
  of: { record: ImportRecord; rows: readonly Row[]; known: ReadonlyMap<number, ResultRecord> },
): Promise<{ results: StoredResult[]; open: Row[] }> {
  const { record, rows, known } = of;
  const { imported } = services.candidates;
  const announcedRows = rows.flatMap(({ row }) => known.get(row) ?? []);
  const [own, changed] = await Promise.all([
    imported.byIds(
      viewer,
      rows.map(({ row }) => candidateIdOf(record._id, row)),
    ),
    imported.byIds(
      viewer,
      announcedRows.flatMap(({ candidateId }) => candidateId ?? []),
    ),
  ]);
  const results: StoredResult[] = [];
  const open = rows.filter((row) => {
    const before = known.get(row.row);
    if (before && before.outcome !== null) {
      results.push(withoutId(before));
      return false;
    }
    const created = own.get(candidateIdOf(record._id, row.row).toString());
    if (created) {
      results.push(resultOf(record, row, { outcome: 'created', candidateId: created._id, revision: 1 }));
      return false;
    }
    const candidate = before?.candidateId ? changed.get(before.candidateId.toString()) : undefined;
    if (!before || candidate?.importedBy !== markOf(record._id, row.row)) return true;
    results.push({ ...withoutId(before), outcome: 'changed', revision: (before.revision ?? 0) + 1 });
    return false;
  });
  return { results, open };
}
