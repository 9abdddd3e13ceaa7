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

/** What a choice makes of a conflict, and the text that stays by it; null where nothing of that name is to be chosen. */
export function chooseSide(
  conflict: Conflict | null,
  name: string,
  side: Side,
): { conflict: Conflict; text: string } | null {
  const found = conflict?.conflicts.find((entry) => entry.name === name);
  if (!conflict || !found) return null;
  return { conflict: { ...conflict, choices: { ...conflict.choices, [name]: side } }, text: found[side] };
}

/** Whether a save was refused because the record has moved on since it was read; a conflict of one value names it. */
export const isEditConflict = (errors: readonly UserErrorLike[]) =>
  errors.some(({ code, field }) => code === 'CONFLICT' && !field?.length);
