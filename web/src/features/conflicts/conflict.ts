import type { MergeConflict } from '../../lib/threeWayMerge';

/** Which of two values stays. */
export type Side = 'mine' | 'theirs';

/** Somebody else changed the record while it was being edited. */
export interface Conflict {
  byName: string | null;
  at: string | null;
  conflicts: readonly MergeConflict[];
  theirsOnly: readonly string[];
  choices: Readonly<Record<string, Side>>;
}

/** Whether a person has decided about every value that both sides changed. */
export const isResolved = (conflict: Conflict | null) =>
  !conflict || conflict.conflicts.every(({ name }) => conflict.choices[name] !== undefined);
