import type { ImportField, ImportPlan } from '../importQueries';
import type { ImportCell, ImportRow } from './rowStore';

/** A field's column in the table of rows. */
export interface GridField extends ImportField {
  /** Above the values: what the file calls the column; null for a field without one. */
  heading: string | null;
  /** It takes no values any more: what was typed for it before can be taken back, and nothing else. */
  isClosed: boolean;
}

/** What a field is called: a closed one by what is wrong with its values, as far as the viewer may know. */
export const fieldLabel = ({ fields, problems }: Pick<ImportPlan, 'fields' | 'problems'>, key: string): string =>
  fields.find((field) => field.key === key)?.label ?? problems.find(({ fieldKey }) => fieldKey === key)?.label ?? key;

/** Labels of fields without a column that have one among the rows, by key and in the order of their columns. */
export type AddedFields = ReadonlyMap<string, string>;

const closed = { __typename: 'ImportField', type: 'TEXT', required: false, isClosed: true } as const;

/**
 * The columns of the table: name and e-mail, which every new candidate needs, then the others in the order of the file, then
 * fields that the file has no column for.
 * @param added fields that are filled in here, or were before they were closed: their labels by key
 */
export function gridFields({ columns, fields }: Pick<ImportPlan, 'columns' | 'fields'>, added: AddedFields) {
  const headings = new Map(
    columns.flatMap(({ fieldKey, heading }) => (fieldKey ? [[fieldKey, heading] as const] : [])),
  );
  const keys = new Set(['name', 'email', ...headings.keys(), ...added.keys()]);
  return [...keys].flatMap((key): GridField[] => {
    const field = fields.find((each) => each.key === key);
    const heading = headings.get(key) ?? null;
    if (field) return [{ ...field, heading, isClosed: false }];
    const label = added.get(key);
    return label === undefined ? [] : [{ ...closed, key, label, heading, options: [] }];
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
