import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import type { MarkOrder } from '../../../spreadsheet/marking/markedWorkbook.js';
import { withResults } from '../../../spreadsheet/marking/writingJobs.js';
import { RESULT_HEADING } from '../mapping/proposeColumns.js';
import type { ImportPlan } from '../plan/importPlans.js';
import { problemText, type PlannedRow, type RowKind } from '../plan/planRow.js';
import { readImportFile } from '../stored/importFiles.js';
import { resultsByRow, type Outcome, type ResultRecord } from '../stored/importResultsModel.js';
import { readRows } from '../stored/importRowsModel.js';
import { hasResultFile, type ImportRecord } from '../stored/importsModel.js';

const outcomes: Record<Outcome, string> = {
  created: 'Cadastrado',
  changed: 'Alterado',
  same: 'Já estava igual',
  failed: 'Não gravado',
  leftOut: 'Deixado de fora',
};
const kinds: Record<RowKind, string> = {
  new: 'Será cadastrado',
  changes: 'Será atualizado',
  same: 'Sem alterações',
  problem: 'Problema',
  leftOut: 'Deixado de fora',
};

/**
 * The file of an import with what became of each row, or what will; cells that are wrong or doubtful are coloured and say why. What is
 * mended in it and dropped again is new only where it was changed.
 * @throws DomainError PRECONDITION_FAILED once the rows are removed.
 */
export async function fileWithResults(
  viewer: UserViewer,
  record: ImportRecord,
  planOf: (viewer: UserViewer, record: ImportRecord) => Promise<ImportPlan>,
): Promise<Buffer> {
  if (!hasResultFile(record)) throw new DomainError('PRECONDITION_FAILED', 'O arquivo desta importação foi removido.');
  const [{ rows: planned }, results, rows] = await Promise.all([
    planOf(viewer, record),
    resultsByRow(record._id),
    readRows(record._id, record.rowsVersion),
  ]);
  const headings = record.columns.map(({ heading }) => heading);
  const earlier = headings.indexOf(RESULT_HEADING);
  const order: MarkOrder = {
    sheetName: record.sheetName,
    headerRow: record.headerRow,
    heading: RESULT_HEADING,
    resultColumn: (earlier < 0 ? headings.length : earlier) + 1,
    rows: planned.map((row) => ({ row: row.row, ...wordsFor(row, results.get(row.row), record) })),
  };
  const bytes = record.kind === 'xlsx' ? await readImportFile(record._id) : null;
  return withResults(bytes, { headings, rows: rows.map(({ row, cells }) => ({ row, cells })) }, order);
}

function wordsFor(
  row: PlannedRow,
  result: ResultRecord | undefined,
  { columns }: ImportRecord,
): Pick<MarkOrder['rows'][number], 'text' | 'tone' | 'problems'> {
  const isWrong = result?.outcome ? result.outcome === 'failed' : row.kind === 'problem';
  const why = result?.outcome ? result.message : problemText(row);
  const what = result?.undo === 'takenBack' ? 'Desfeito' : result?.outcome ? outcomes[result.outcome] : kinds[row.kind];
  const isDone = result?.outcome === 'created' || result?.outcome === 'changed';
  return {
    text: isWrong && why ? `${what}: ${why}` : what,
    tone: isWrong ? 'bad' : isDone ? 'good' : 'plain',
    problems: (isWrong ? [...row.problems, ...row.doubts] : row.doubts).flatMap(({ field, message }) => {
      const column = columns.findIndex(({ fieldKey }) => field !== null && fieldKey === field.key);
      return column < 0 ? [] : [{ column: column + 1, message }];
    }),
  };
}
