import { useState } from 'react';
import type { ImportPlan } from '../importQueries';
import { fieldLabel, type AddedFields } from '../planGrid/gridFields';

/**
 * The fields without a column that are filled in among the rows: those for which something was typed, here or before, and those that
 * were asked for. None leaves its place, under which somebody may be typing, or its name, for as long as the rows are shown.
 * @returns the fields, and what adds some by their keys
 */
export function useAddedFields(plan: Pick<ImportPlan, 'columns' | 'typedFieldKeys' | 'fields' | 'problems'>) {
  const [added, setAdded] = useState<AddedFields>(new Map());
  const mapped = new Set(plan.columns.map(({ fieldKey }) => fieldKey));
  const typed = plan.typedFieldKeys.filter((key) => !mapped.has(key) && !added.has(key));
  const addFields = (keys: readonly string[]) =>
    setAdded(new Map([...added, ...keys.map((key) => [key, fieldLabel(plan, key)] as const)]));
  if (typed.length > 0) addFields(typed);
  return [added, addFields] as const;
}
