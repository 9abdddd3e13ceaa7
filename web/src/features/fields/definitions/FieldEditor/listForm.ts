/** Between what a list asks for and the inputs of its editor. */
import type {
  CustomFieldRow_FieldFragment,
  FieldFormat,
  ListColumnInput,
  ListColumnType,
  ListOptionsInput,
} from '../../../../generated/staff/graphql';
import type { ListOptions as ShownList } from '../../values/fieldShape';
import { keyFromLabel } from './fieldKey';
import { fateOfAnswers, optionsOf } from './optionForm';

/** What the server proposes for the key of a new column. */
export interface ColumnProposal {
  format: FieldFormat | null;
  allowFutureDates: boolean;
}

/** What the editor's inputs hold of a column. */
export interface ColumnRow {
  /** Names the row while it is edited and moved. */
  id: string;
  /** The whole of the column as one text, by which two of them are compared. */
  value: string;
  /** '' for a new one, whose key is made of its label. */
  key: string;
  label: string;
  type: ListColumnType;
  required: boolean;
  /** The choices of a select column, each on a line of its own. */
  options: string;
  /** Null where the server is to decide by the key. */
  format: FieldFormat | '' | null;
  /** Likewise. */
  allowFutureDates: boolean | null;
  /** What the server would decide; null until it is known. */
  proposal: ColumnProposal | null;
}

/** What the editor's inputs hold of a list. */
export interface ListForm {
  itemName: string;
  /** A number as it is typed. */
  maxItems: string;
  columns: ColumnRow[];
}

type ListOptions = NonNullable<CustomFieldRow_FieldFragment['listOptions']>;
type ListColumn = ListOptions['columns'][number];

/** In the order in which they are offered; a new type does not compile until it has its place. */
const types: Record<ListColumnType, true> = {
  TEXT: true,
  EMAIL: true,
  NUMBER: true,
  SELECT: true,
  DATE: true,
  CHECKBOX: true,
};
export const columnTypes = Object.keys(types) as ListColumnType[];

/** As the server takes them (the gateway's listOptionsInput.ts and customFieldsOptions.ts). */
export const MAX_COLUMNS = 12;
export const MAX_ITEMS = 30;
export const MAX_LIST_NAME = 60;
const MAX_OPTIONS = 500;
const MAX_OPTION_LENGTH = 200;

/** A text on one line, as the server stores it. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts on the lines of an input, blank ones left out. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What a text of a row says; the texts of different columns differ. */
type ColumnText = Pick<ColumnRow, 'key' | 'label' | 'type' | 'required' | 'options' | 'format' | 'allowFutureDates'>;

/** A row with its text for comparing. */
function withText(row: Omit<ColumnRow, 'value'>): ColumnRow {
  const { key, label, type, required, options, format, allowFutureDates } = row;
  const text: ColumnText = { key, label, type, required, options, format, allowFutureDates };
  return { ...row, value: JSON.stringify(text) };
}

/** What a `value` of a row says. */
export const parseColumnText = (text: string) => JSON.parse(text) as ColumnText;

const columnRowOf = ({ key, label, type, required, options, format, allowFutureDates }: ListColumn): ColumnRow =>
  withText({
    id: key,
    key,
    label,
    type,
    required,
    options: options.map((option) => option.label).join('\n'),
    format: format ?? '',
    allowFutureDates,
    proposal: null,
  });

const newRow = (id: string): ColumnRow =>
  withText({
    ...{ id, key: '', label: '', type: 'TEXT', required: false, options: '' },
    ...{ format: null, allowFutureDates: null, proposal: null },
  });

/** The columns with a new one behind them. No key begins as the name of a new row does. */
export function withNewColumn(columns: readonly ColumnRow[]): ColumnRow[] {
  const numbers = columns.map(({ id }) => Number(/^\+(\d+)$/.exec(id)?.[1] ?? 0));
  return [...columns, newRow(`+${Math.max(0, ...numbers) + 1}`)];
}

/** The columns with a change of one. */
export const withChange = (columns: readonly ColumnRow[], id: string, change: Partial<ColumnRow>): ColumnRow[] =>
  columns.map((row) => (row.id === id ? withText({ ...row, ...change }) : row));

export const emptyListForm: ListForm = { itemName: 'Item', maxItems: '10', columns: withNewColumn([]) };

export const listFormOf = ({ itemName, maxItems, columns }: ListOptions): ListForm => ({
  itemName,
  maxItems: String(maxItems),
  columns: columns.map(columnRowOf),
});

/** How many items are taken at most; NaN for a text that is no such number. */
export function maxItemsOf({ maxItems }: Pick<ListForm, 'maxItems'>): number {
  const number = /^\d+$/.test(maxItems.trim()) ? Number(maxItems) : Number.NaN;
  return number >= 1 && number <= MAX_ITEMS ? number : Number.NaN;
}

/**
 * The keys of the columns, in order: one that is stored stays for ever, and one that is new is made of its label. A column that was removed and
 * comes again with its label and type has its key, so that its answers come back; one of another type could not read them.
 */
function keysOf(columns: readonly ColumnRow[], before: readonly ListColumn[]): string[] {
  const taken = new Set(columns.flatMap(({ key }) => (key ? [key.toLowerCase()] : [])));
  const isFree = (key: string, { type }: ColumnRow) =>
    !taken.has(key) &&
    // The server takes no names of what all JavaScript objects have.
    !(key in {}) &&
    before.every((column) => column.key.toLowerCase() !== key || (column.key === key && column.type === type));
  return columns.map((row) => {
    if (row.key) return row.key;
    const wanted = keyFromLabel(row.label) || 'coluna';
    let key = wanted;
    for (let number = 2; !isFree(key, row); number += 1) key = `${wanted}_${number}`;
    taken.add(key);
    return key;
  });
}

/** @param before what is stored of the list */
export function listOptionsOf(form: ListForm, before?: ListOptions | null): ListOptionsInput {
  const stored = before?.columns ?? [];
  const keys = keysOf(form.columns, stored);
  const columns = form.columns.map(({ label, type, required, options, format, allowFutureDates }, index) => {
    const key = keys[index]!;
    const choices = stored.find((column) => column.key === key)?.options ?? [];
    return {
      key,
      label: onOneLine(label),
      type,
      required,
      options: type === 'SELECT' ? optionsOf(rowsOf(options), choices) : [],
      ...(type === 'TEXT' && format !== null && { format: format || null }),
      ...(type === 'DATE' && allowFutureDates !== null && { allowFutureDates }),
    } satisfies ListColumnInput;
  });
  return { itemName: onOneLine(form.itemName), maxItems: maxItemsOf(form), columns };
}

/** Lines as the rows that choices are made of. */
const rowsOf = (options: string) => linesOf(options).map((value) => ({ value }));

/** What is shown of a column in the place of what the server is to decide. */
export const formatOf = ({ format, proposal }: Pick<ColumnRow, 'format' | 'proposal'>): FieldFormat | '' =>
  format ?? proposal?.format ?? '';
export const takesFutureDates = ({ allowFutureDates, proposal }: Pick<ColumnRow, 'allowFutureDates' | 'proposal'>) =>
  allowFutureDates ?? proposal?.allowFutureDates ?? false;

/** The list as an input shows it. */
export function shownList(form: ListForm, nameOfColumn: (number: number) => string): ShownList {
  const { itemName, columns } = listOptionsOf(form);
  return {
    itemName: itemName || emptyListForm.itemName,
    maxItems: maxItemsOf(form) || MAX_ITEMS,
    columns: columns.map(({ key, label, type, required }, index) => {
      const row = form.columns[index]!;
      return {
        ...{ key, type, required: required ?? false, label: label || nameOfColumn(index + 1) },
        options: type === 'SELECT' ? linesOf(row.options).map((value) => ({ value, label: value })) : [],
        format: type === 'TEXT' ? formatOf(row) || null : null,
        allowFutureDates: type === 'DATE' && takesFutureDates(row),
      };
    }),
  };
}

/** Problems of a column's inputs, by their keys under `editor.list.problems` in the texts. */
export interface ColumnProblems {
  label?: 'labelRequired' | 'labelTaken';
  options?: 'optionsRequired' | 'optionsTaken' | 'optionTooLong' | 'optionsTooMany';
}

function optionsProblem(options: string): ColumnProblems['options'] {
  const lines = linesOf(options);
  if (lines.length === 0) return 'optionsRequired';
  if (lines.length > MAX_OPTIONS) return 'optionsTooMany';
  if (lines.some((line) => line.length > MAX_OPTION_LENGTH)) return 'optionTooLong';
  return new Set(lines).size < lines.length ? 'optionsTaken' : undefined;
}

/** What keeps the columns from being saved, in their order. */
export function columnProblems(columns: readonly ColumnRow[]): ColumnProblems[] {
  const labels = columns.map(({ label }) => onOneLine(label).toLowerCase());
  return columns.map(({ type, options }, index) => {
    const label = labels[index] === '' ? 'labelRequired' : labels.indexOf(labels[index]!) < index ? 'labelTaken' : null;
    const ofOptions = type === 'SELECT' ? optionsProblem(options) : undefined;
    return { ...(label && { label }), ...(ofOptions && { options: ofOptions }) };
  });
}

export const hasProblems = ({ label, options }: ColumnProblems) => label !== undefined || options !== undefined;

/** What becomes of answers that are given when the columns are saved as they are: the stored columns that go. */
export function removedColumns(columns: readonly ColumnRow[], before: readonly ListColumn[]): ListColumn[] {
  const keys = new Set(keysOf(columns, before));
  return before.filter(({ key }) => !keys.has(key));
}

/** The choices of a stored select column that go, by their labels. */
export const removedOptions = ({ type, options }: ColumnRow, before: ListColumn | undefined): string[] =>
  type === 'SELECT' && before ? fateOfAnswers(rowsOf(options), before.options).removed : [];
