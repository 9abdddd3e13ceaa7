import type { ImportField, ImportPlan } from '../importDocuments';
import type { ImportCell, ImportRow } from './rowStore';

/** A field's column in the table of rows. */
export interface GridField extends ImportField {
  /** Above the values: what the file calls the column; null for a field without one. */
  heading: string | null;
}

/**
 * The columns of the table: name and e-mail, which every new candidate needs, then the others in the order of the file, then
 * fields that the file has no column for.
 * @param added keys of fields that are filled in here
 */
export function gridFields({ columns, fields }: Pick<ImportPlan, 'columns' | 'fields'>, added: readonly string[]) {
  const headings = new Map(
    columns.flatMap(({ fieldKey, heading }) => (fieldKey ? [[fieldKey, heading] as const] : [])),
  );
  const keys = new Set(['name', 'email', ...headings.keys(), ...added]);
  return [...keys].flatMap((key): GridField[] => {
    const field = fields.find((each) => each.key === key);
    return field ? [{ ...field, heading: headings.get(key) ?? null }] : [];
  });
}

export const cellOf = (row: ImportRow, key: string): ImportCell | undefined =>
  row.cells.find(({ fieldKey }) => fieldKey === key);

/** The text that stands in a cell: what will be written, or what cannot be. */
export function cellText(cell: ImportCell | undefined): string {
  if (!cell) return '';
  return cell.value ?? (cell.problem === null ? '' : cell.text);
}

/** What can be chosen in a cell; null where anything can be typed. */
export function cellChoices(field: ImportField, yesNo: { yes: string; no: string }): string[] | null {
  if (field.type === 'SELECT') return field.options.map(({ label }) => label);
  return field.type === 'CHECKBOX' ? [yesNo.yes, yesNo.no] : null;
}
