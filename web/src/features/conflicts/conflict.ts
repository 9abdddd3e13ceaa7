import type { MergeConflict } from '../../lib/threeWayMerge';
import type { UserErrorLike } from '../../lib/userErrors';

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

/** Whether a save was refused because the record has moved on since it was read; a conflict of one value names it. */
export const isOvertaken = (errors: readonly UserErrorLike[]) =>
  errors.some(({ code, field }) => code === 'CONFLICT' && !field?.length);
