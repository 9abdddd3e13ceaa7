import { findingsOf, type FindingKind, type PlannedRow, type RowFinding } from './planRow.js';

/** Rows with the same thing wrong, or doubtful. */
export interface ProblemGroup {
  /** By which its rows are asked for. */
  key: string;
  kind: FindingKind;
  fieldKey: string | null;
  label: string | null;
  value: string | null;
  message: string;
  count: number;
  firstRow: number;
}

/** Which findings are meant; absent conditions do not restrict. */
export interface FindingConditions {
  problem?: FindingKind | null | undefined;
  problemFieldKey?: string | null | undefined;
  /** The key of a group. */
  problemGroup?: string | null | undefined;
}

const MAX_GROUPS = 200;
/** A longer text is no value that repeats, and would be shown cut off, by which it could not be replaced. */
const MAX_VALUE = 500;

/** What rows of one group have in common. */
function commonOf({ cells }: PlannedRow, { kind, field, message }: RowFinding): { key: string; value: string | null } {
  const isOfValue = kind === 'invalidValue' || kind === 'doubtful';
  const cell = isOfValue ? cells.find((each) => each.field === field) : undefined;
  const source = cell && !cell.isEdited ? cell.source : null;
  const value = source !== null && source.length <= MAX_VALUE ? source : null;
  const key = [kind, field?.key, value, value === null ? message.replace(/\d+/g, '') : ''].join('\n');
  return { key, value };
}

/** The groups of all rows, the most frequent first and doubts last. */
export function groupsOf(rows: readonly PlannedRow[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const planned of rows) {
    for (const finding of findingsOf(planned)) {
      const { kind, field, message } = finding;
      const { key, value } = commonOf(planned, finding);
      const group = groups.get(key);
      if (group) {
        group.count += 1;
        // Rows that repeat others, of which each has another one.
        if (group.message !== message) group.message = message.replace(/ na linha \d+/, ' em outra linha');
      } else {
        const { key: fieldKey = null, label = null } = field ?? {};
        groups.set(key, { key, kind, fieldKey, label, value, message, count: 1, firstRow: planned.row });
      }
    }
  }
  const isDoubt = ({ kind }: ProblemGroup) => Number(kind === 'doubtful');
  return [...groups.values()]
    .sort((left, right) => isDoubt(left) - isDoubt(right) || right.count - left.count)
    .slice(0, MAX_GROUPS);
}

/** Whether one finding of the row meets all conditions; without any every row does. */
export function hasFinding(
  row: PlannedRow,
  { problem = null, problemFieldKey = null, problemGroup = null }: FindingConditions,
): boolean {
  if (problem === null && problemFieldKey === null && problemGroup === null) return true;
  return findingsOf(row).some(
    (finding) =>
      (problem === null || finding.kind === problem) &&
      (problemFieldKey === null || finding.field?.key === problemFieldKey) &&
      (problemGroup === null || commonOf(row, finding).key === problemGroup),
  );
}
