import type { TableRow } from '../../../spreadsheet/reading/table.js';
import type { ResultRecord } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import { readEdits, readRowsNumbered, type RowEdits } from '../stored/importRowsModel.js';

/** A result with the person of its row. */
export type ResultWithPerson = ResultRecord & {
  /** The name in a row that was not written, or else its e-mail; null for a row with neither, for one that was written and once rows are removed. */
  readonly person: string | null;
};

/** Whether the candidate of a row may be another person than the row names: what was not written may only have a CPF in common. */
const isUnwritten = ({ outcome, candidateId }: ResultRecord) =>
  candidateId === null || outcome === 'failed' || outcome === 'leftOut';

/** What became of some rows, with the person of each that was not written, whom no candidate tells. */
export async function resultsWithPerson(
  { _id, rowsVersion, columns }: Pick<ImportRecord, '_id' | 'rowsVersion' | 'columns'>,
  results: readonly ResultRecord[],
): Promise<ResultWithPerson[]> {
  const numbers = results.filter(isUnwritten).map(({ row }) => row);
  const [rows, edits]: [TableRow[], RowEdits] =
    numbers.length === 0
      ? [[], new Map()]
      : await Promise.all([readRowsNumbered(_id, rowsVersion, numbers), readEdits(_id, rowsVersion, numbers)]);
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const textOf = (row: number, key: string) => {
    const column = columns.findIndex(({ fieldKey }) => fieldKey === key);
    return (edits.get(row)?.texts[key] ?? cellsOf.get(row)?.[column] ?? '').trim();
  };
  return results.map((result) => ({
    ...result,
    person: textOf(result.row, 'name') || textOf(result.row, 'email') || null,
  }));
}
