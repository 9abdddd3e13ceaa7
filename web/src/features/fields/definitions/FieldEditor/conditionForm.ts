/** Between the condition of a field and the input of its editor. */
import type { CustomFieldRow_FieldFragment, FieldConditionInput } from '../../../../generated/staff/graphql';

/** A condition as the editor's input holds it. */
export interface ConditionRow {
  /** The whole of it as one text, by which two of them are compared. */
  value: string;
  /** '' until it is chosen. */
  fieldKey: string;
  values: string[];
}

/** The answers in an order of their own, as the same ones in another order are no change. */
export function conditionRow(fieldKey: string, values: readonly string[]): ConditionRow {
  const sorted = [...values].sort();
  return { value: [fieldKey, ...sorted].join('\n'), fieldKey, values: sorted };
}

/** What a text of `conditionRow` says. */
export function parseConditionText(text: string): FieldConditionInput {
  const [fieldKey = '', ...values] = text.split('\n');
  return { fieldKey, values };
}

/** A list of one row, as a form that meets another change compares lists as a whole; null for a field that is always asked. */
export const conditionRowsOf = ({
  condition,
}: Pick<CustomFieldRow_FieldFragment, 'condition'>): ConditionRow[] | null =>
  condition && [conditionRow(condition.fieldKey, condition.values)];

/** The condition that the input holds. */
export function conditionOf(rows: readonly ConditionRow[] | null): FieldConditionInput | null {
  const row = rows?.[0];
  return row ? { fieldKey: row.fieldKey, values: row.values } : null;
}
