import { rightCpf } from '../../../lib/parsing/rightCpf.js';
import { RequestYield } from '../../../lib/yieldToRequests.js';
import type { TableRow } from '../../../spreadsheet/reading/table.js';
import type { closedField, ImportField } from '../mapping/importFields.js';
import type { ImportRecord } from '../stored/importsModel.js';
import type { RowEdits } from '../stored/importRowsModel.js';
import { EXAMPLE_EMAIL } from '../workbooks/modelToFillIn.js';
import { parseCell, type ParsedCell } from './parseCell.js';

/** A cell of an import with all that is known of it without looking into the store. */
export interface PlannedCell extends ParsedCell {
  field: ImportField;
  /** The text in the file; null for a field without a column. */
  source: string | null;
  /** The text that is understood: typed, replaced, or the file's. */
  text: string;
  isEdited: boolean;
}

/** A row of an import as it is understood. */
export interface ParsedRow {
  row: number;
  isLeftOut: boolean;
  cells: readonly PlannedCell[];
  email: string | null;
  /** Eleven digits, wherever they are right; null for none. */
  cpf: string | null;
  /** The earlier row of the same file with the same CPF or e-mail. */
  duplicateOf: number | null;
  /** Which of the two it has in common with that row. */
  duplicated: readonly Identity[];
}

/** What tells people apart, by the keys of its fields. */
export type Identity = 'cpf' | 'email';

/** What rows are understood from. */
export interface RowSources {
  record: ImportRecord;
  rows: readonly TableRow[];
  edits: RowEdits;
  fields: readonly ImportField[];
  /** What else may have been typed for. */
  closed: (key: string) => ReturnType<typeof closedField>;
  now: Date;
}

/** Texts of one column of which each makes one cell, which all rows share: names differ from row to row, cities and blanks do not. */
const SHARED_TEXTS = 500;

/** Lines below a list that sum it up, or say where it comes from. */
const FOOTER =
  /^(?:total|subtotal|soma|quantidade|qtde?|obs|observa\p{L}*|fonte|gerado|emitido|p[áa]gina|assinatura)(?!\p{L})/iu;

/**
 * The rows below the header row as they are understood: blank ones are none, hidden ones and lines that sum a list up are left
 * out until somebody takes them in. A table of many columns is blank for the most part, so that rows share the cells that say the
 * same: one of each blank cell would fill the memory. Gives way to requests.
 */
export async function parseRows({ record, rows, edits, fields, closed, now }: RowSources): Promise<ParsedRow[]> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const columns = record.columns.flatMap(({ fieldKey }, index) => {
    const field = fieldKey === null ? undefined : byKey.get(fieldKey);
    return field ? [{ field, index, shared: new Map<string, PlannedCell>() }] : [];
  });
  const replacements = replacementsOf(record);
  const typedReading = { counting: record.counting, thousands: '.' as const, now };
  // What a program sends is in the form of the wire; what somebody types over it is not.
  const reading = { ...typedReading, thousands: record.kind === 'rows' ? null : ('.' as const) };
  const seen = { email: new Map<string, number>(), cpf: new Map<string, number>() };
  const pace = new RequestYield();
  const parsed: ParsedRow[] = [];
  for (const { row, cells, isHidden } of rows) {
    if (row <= record.headerRow || cells.every((text) => text === '')) continue;
    const edit = edits.get(row);
    const typed = edit?.texts ?? {};
    const planned = columns.map(({ field, index, shared }): PlannedCell => {
      const source = cells[index] ?? '';
      const isEdited = Object.hasOwn(typed, field.key);
      const known = isEdited ? undefined : shared.get(source);
      if (known) return known;
      const written = typed[field.key] ?? replacements.get(field.key)?.get(replacementKey(source));
      const parsedCell = parseCell(field, written ?? source, written === undefined ? reading : typedReading);
      const cell = Object.freeze({ field, source, text: written ?? source, isEdited, ...parsedCell });
      if (!isEdited && (source === '' || shared.size < SHARED_TEXTS)) shared.set(source, cell);
      return cell;
    });
    for (const [key, text] of Object.entries(typed)) {
      const field = byKey.get(key);
      if (!field) planned.push(...refusedCell(text, closed(key)));
      else if (!columns.some((column) => column.field === field))
        planned.push({ field, source: null, text, isEdited: true, ...parseCell(field, text, typedReading) });
    }
    const isLeftOut = edit?.isLeftOut ?? (isHidden === true || isFooter(cells) || isExample(planned));
    const people = identityOf(planned);
    const repeats = isLeftOut ? repeatsNone : earlierRow(row, people, seen);
    parsed.push({ row, isLeftOut, cells: planned, ...people, ...repeats });
    if (pace.isDue()) await pace.yieldToRequests();
  }
  return parsed;
}

/** What was typed for a field that takes nothing any more keeps the import from running, so that it is shown; a blank says nothing. */
function refusedCell(text: string, { field, refusal }: ReturnType<RowSources['closed']>): PlannedCell[] {
  if (text.trim() === '') return [];
  return [{ field, source: null, text, isEdited: true, value: null, isRepaired: false, problem: refusal, doubt: null }];
}

/** What texts have in common that one replacement means: neither case nor blanks around them tell them apart. */
export const replacementKey = (text: string) => text.trim().toLowerCase();

function replacementsOf({ replacements }: ImportRecord): Map<string, Map<string, string>> {
  const byField = new Map<string, Map<string, string>>();
  for (const { fieldKey, from, to } of replacements) {
    const ofField = byField.get(fieldKey) ?? new Map<string, string>();
    byField.set(fieldKey, ofField.set(replacementKey(from), to));
  }
  return byField;
}

function isFooter(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  return filled.length <= 2 && FOOTER.test(filled[0] ?? '') && !filled.some((text) => text.includes('@'));
}

/** The example row of the model to fill in. */
const isExample = (cells: readonly PlannedCell[]) =>
  cells.some(({ field, value }) => field.key === 'email' && value === EXAMPLE_EMAIL);

function identityOf(cells: readonly PlannedCell[]): { email: string | null; cpf: string | null } {
  const email = cells.find(({ field }) => field.key === 'email')?.value ?? null;
  return { email, cpf: rightCpf(cells.find(({ field }) => field.key === 'cpf')?.value ?? null) };
}

type Repeated = Pick<ParsedRow, 'duplicateOf' | 'duplicated'>;
const repeatsNone: Repeated = { duplicateOf: null, duplicated: [] };

function earlierRow(
  row: number,
  people: Record<Identity, string | null>,
  seen: Record<Identity, Map<string, number>>,
): Repeated {
  const given = (['cpf', 'email'] as const).flatMap((key) => (people[key] ? [{ key, value: people[key] }] : []));
  const before = given.map(({ key, value }) => ({ key, row: seen[key].get(value) }));
  const duplicateOf = before.find((each) => each.row !== undefined)?.row;
  if (duplicateOf === undefined) {
    for (const { key, value } of given) seen[key].set(value, row);
    return repeatsNone;
  }
  return { duplicateOf, duplicated: before.flatMap((each) => (each.row === duplicateOf ? [each.key] : [])) };
}
