import { importCell, importData, importPage, importRow } from './importData';
import { serveStaff } from './staffServer';

type Row = ReturnType<typeof importRow>;
interface RowsAsked {
  first: number;
  page: number;
  kind: string | null;
  numbers?: number[] | null;
  problem?: string | null;
  problemFieldKey?: string | null;
  problemGroup?: string | null;
}

/** A row that registers somebody. */
export const person = (row: number, civil: Parameters<typeof importCell> = ['estado_civil', 'Solteiro(a)']): Row =>
  importRow(row, [
    importCell('name', `Pessoa ${row}`),
    importCell('email', `pessoa${row}@exemplo.com`),
    importCell(...civil),
  ]);

/** Three rows, the last of which has a marital status that the field does not take. */
export const threeRows = () => [
  person(2),
  person(3),
  {
    ...person(4, [
      'estado_civil',
      null,
      { source: 'casada', text: 'casada', problem: 'Estado civil: opção inválida.' },
    ]),
    kind: 'PROBLEM',
  },
];

const hasCell = ({ cells }: Row, key: string) =>
  (cells as ReturnType<typeof importCell>[]).some(({ fieldKey }) => fieldKey === key);

/** Whether the value of a field is wrong in a row. */
const isWrong = ({ cells }: Row, key: string | null | undefined) =>
  (cells as ReturnType<typeof importCell>[]).some((cell) => cell.fieldKey === key && cell.problem !== null);

/**
 * A server whose import takes edits as the real one does: values are written, and its revision grows.
 * @param rows those with a `group` are of the group of problems with that key
 */
export function importRowsServer(rows: Row[], overrides: Record<string, unknown> = {}) {
  let stored = importData({
    counts: { total: rows.length, new: rows.length - 1, changes: 0, same: 0, problem: 1, leftOut: 0 },
    ...overrides,
  });
  const current = () => ({
    ...stored,
    rows: ({ first, page, kind, numbers, problemGroup, ...asked }: RowsAsked) =>
      importPage(
        rows.filter(
          (row) =>
            (!kind || row.kind === kind) &&
            (!numbers || numbers.includes(row.row)) &&
            (!problemGroup || row['group'] === problemGroup) &&
            (asked.problem !== 'INVALID_VALUE' || isWrong(row, asked.problemFieldKey)),
        ),
        { first, page },
      ),
  });
  const changed = (patch: object = {}) => {
    stored = { ...stored, ...patch, revision: stored.revision + 1 };
    return { candidateImport: current(), userErrors: [] };
  };
  /** A problem of which no row is left. */
  const solve = (group: string) => {
    const problem = rows.filter(({ kind }) => kind === 'PROBLEM').length;
    const problems = (stored.problems as { key: string }[]).filter(({ key }) => key !== group);
    stored = { ...stored, problems: problems as never[], counts: { ...stored.counts, problem } };
  };
  return serveStaff({
    candidateImport: current,
    editImportCells: ({ input }: { input: { cells: { row: number; fieldKey: string; value: string | null }[] } }) => {
      const typed = new Set(stored.typedFieldKeys);
      for (const { row, fieldKey, value } of input.cells) {
        const at = rows.findIndex((each) => each.row === row);
        const before = rows[at]!.cells as ReturnType<typeof importCell>[];
        const hasColumn = stored.columns.some((column) => column.fieldKey === fieldKey);
        if (value === null && !hasColumn) {
          rows[at] = { ...rows[at]!, cells: before.filter((cell) => cell.fieldKey !== fieldKey), kind: 'NEW' };
          if (!rows.some((row) => hasCell(row, fieldKey))) typed.delete(fieldKey);
          continue;
        }
        if (!hasColumn) typed.add(fieldKey);
        const edited = importCell(fieldKey, value, { isEdited: true, ...(!hasColumn && { source: null }) });
        const cells = before.some((cell) => cell.fieldKey === fieldKey)
          ? before.map((cell) => (cell.fieldKey === fieldKey ? edited : cell))
          : [...before, edited];
        const { group } = rows[at]!;
        rows[at] = { ...rows[at]!, cells, kind: 'NEW', group: null };
        if (group && !rows.some((row) => row['group'] === group)) solve(group as string);
      }
      const touched = new Set(input.cells.map(({ row }) => row));
      return { ...changed({ typedFieldKeys: [...typed] }), rows: rows.filter(({ row }) => touched.has(row)) };
    },
    runImport: () => ({ candidateImport: current(), userErrors: [] }),
    replaceImportValues: () => changed({ problems: [] }),
    leaveOutImportRows: ({ input }: { input: { rows: number[]; leftOut: boolean } }) => {
      for (const [at, row] of rows.entries()) {
        if (input.rows.includes(row.row)) rows[at] = { ...row, kind: input.leftOut ? 'LEFT_OUT' : 'NEW' };
      }
      return changed();
    },
  });
}
