/** A flat record of texts: what a form holds. */
export type TextRecord = Readonly<Record<string, string>>;

export interface MergeConflict {
  name: string;
  base: string;
  mine: string;
  theirs: string;
}

export interface Merge {
  /** Changed on both sides to different values: a person must choose. */
  conflicts: readonly MergeConflict[];
  /** Changed by the other side only. */
  theirsOnly: readonly string[];
  /** What can be kept of both: my changes (also in conflicts, until the choice), and theirs elsewhere. */
  merged: TextRecord;
}

/** Brings together two changes of the same record that both began at `base`. */
export function mergeThreeWay(base: TextRecord, mine: TextRecord, theirs: TextRecord): Merge {
  const conflicts: MergeConflict[] = [];
  const theirsOnly: string[] = [];
  const merged: Record<string, string> = { ...theirs };
  for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const [b = '', m = '', t = ''] = [base[name], mine[name], theirs[name]];
    const iChanged = m !== b;
    const theyChanged = t !== b;
    if (iChanged) merged[name] = m;
    if (iChanged && theyChanged && m !== t) conflicts.push({ name, base: b, mine: m, theirs: t });
    if (theyChanged && !iChanged) theirsOnly.push(name);
  }
  return { conflicts, theirsOnly, merged };
}
