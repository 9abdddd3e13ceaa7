import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { fieldsByAnswers } from '../../lib/fieldConditions';
import type { DynamicFieldData } from '../fields/forms/dynamicFieldFragment';
import type { CandidateFormValues } from './candidateForm';

/**
 * The fields as they stand with what the form holds, and not with what is stored: who answers a question sees at once what is
 * asked because of it. Only the answers that others depend on are watched, so that no other key stroke draws the whole form.
 */
export function useFieldsByAnswers(
  control: Control<CandidateFormValues>,
  fields: readonly DynamicFieldData[],
): readonly DynamicFieldData[] {
  const parents = useMemo(() => [...new Set(fields.flatMap(({ condition }) => condition?.fieldKey ?? []))], [fields]);
  const answers = useWatch({ control, name: parents.map((key) => `fields.${key}` as const) });
  return fieldsByAnswers(fields, (key) => answers[parents.indexOf(key)]);
}
