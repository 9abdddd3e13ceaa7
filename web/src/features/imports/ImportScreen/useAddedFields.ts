import { useState } from 'react';
import type { ImportPlan } from '../importDocuments';

/**
 * The keys of the fields without a column that are filled in among the rows: those for which something was typed, here or before,
 * and those that were asked for. None leaves its place, under which somebody may be typing, for as long as the rows are shown.
 * @returns the keys, and what adds some
 */
export function useAddedFields({ columns, typedFieldKeys }: Pick<ImportPlan, 'columns' | 'typedFieldKeys'>) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const mapped = new Set(columns.map(({ fieldKey }) => fieldKey));
  const typed = typedFieldKeys.filter((key) => !mapped.has(key) && !added.includes(key));
  const addFields = (keys: readonly string[]) => setAdded([...added, ...keys]);
  if (typed.length > 0) addFields(typed);
  return [added, addFields] as const;
}
