/** Between the options of a select field and the rows of its editor. */
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';

type FieldOption = CustomFieldRow_FieldFragment['options'][number];

/** A choice of a select field: its text, and what is stored of it where that is something else. */
export interface OptionRow {
  value: string;
  stored?: string;
}

/** The row of an option that is in store. */
export const optionRowOf = ({ value, label }: FieldOption): OptionRow => ({
  value: label,
  ...(value !== label && { stored: value }),
});

/**
 * An option that keeps its text keeps its stored value, so that renaming others does not orphan answers. One that is stored as
 * something else than its text keeps that with any text.
 */
export function optionsOf(rows: readonly OptionRow[], before: readonly FieldOption[]) {
  const filled = rows.map((row) => ({ ...row, label: row.value.trim() })).filter(({ label }) => label);
  const isRenamed = (option: FieldOption) =>
    filled.some(({ stored, label }) => stored === option.value && label !== option.label);
  const known = (text: string) => before.find((option) => option.label === text && !isRenamed(option))?.value;
  return filled.map(({ stored, label }) => ({ value: stored ?? known(label) ?? label, label }));
}

/** What a change of the rows does to answers that are given: whose option goes, and which are shown with another text. */
export function fateOfAnswers(rows: readonly OptionRow[], before: readonly FieldOption[]) {
  const after = new Map(optionsOf(rows, before).map(({ value, label }) => [value, label]));
  return {
    removed: before.flatMap(({ value, label }) => (after.has(value) ? [] : [label])),
    renamed: before.flatMap(({ value, label }) => {
      const text = after.get(value) ?? label;
      return text === label ? [] : [{ label, text }];
    }),
  };
}
