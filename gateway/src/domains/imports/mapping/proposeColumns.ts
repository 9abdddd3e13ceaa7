import { suggestMappings } from '../../../spreadsheet/headings/suggestMappings.js';
import { normalisedHeading } from '../../../spreadsheet/headings/headings.js';
import type { TableRow } from '../../../spreadsheet/reading/table.js';
import { dayOfSerial } from '../../../spreadsheet/reading/workbookSheet.js';
import { parseDateText } from '../../../lib/parsing/dates.js';
import { rightCpf } from '../../../lib/parsing/rightCpf.js';
import type { StoredColumn } from '../stored/importsModel.js';
import type { ImportField } from './importFields.js';

/** The heading of the column that is written into the file that goes back. */
export const RESULT_HEADING = 'Resultado';
/** What exports call their own columns: known, so that they are taken for nothing else, and never read. */
const neverRead = [
  { key: '*client', label: 'Cliente' },
  { key: '*company', label: 'Empresa' },
  { key: '*token', label: 'Token' },
  { key: '*status', label: 'Status' },
  { key: '*progress', label: 'Progresso' },
  { key: '*result', label: RESULT_HEADING },
];
const MAX_SAMPLES = 3;
const MAX_SAMPLE = 100;
const LOOKED_AT = 60;
/** The share of a column's values that has to look alike. */
const MAJORITY = 0.7;
/** How sure values make: less than a heading with the same words, more than one with similar ones. */
const BY_VALUES = 0.75;

type Likeness = 'email' | 'cpf' | 'birth' | 'phone' | 'name';

/**
 * What each column goes into: as in the client's earlier imports, else as its heading says, else as its values say. Values
 * that can be nothing else (e-mails, CPFs with right check digits) overrule a heading that is not the field's own name.
 */
export function proposeColumns({
  headings,
  rows,
  fields,
  known,
  remembered,
  now,
}: {
  headings: readonly string[];
  /** The rows below the header row. */
  rows: readonly TableRow[];
  fields: readonly ImportField[];
  /** Fields that a heading may mean as well, and that are then refused by name. */
  known: readonly { key: string; label: string }[];
  remembered: ReadonlyMap<string, string | null>;
  now: Date;
}): StoredColumn[] {
  const some = rows.slice(0, LOOKED_AT);
  const suggestions = suggestMappings(headings, [...fields, ...known, ...neverRead]);
  const columns = headings.map((heading, index): StoredColumn => {
    const samples = samplesOf(rows, index);
    const normalised = normalisedHeading(heading);
    const before = normalised === '' ? undefined : remembered.get(normalised);
    if (before !== undefined) {
      return { heading, samples, fieldKey: before, source: 'remembered', confidence: 1 };
    }
    const { dataFieldKey, confidence } = suggestions[index] ?? { dataFieldKey: null, confidence: 0 };
    return dataFieldKey === null
      ? { heading, samples, fieldKey: null, source: 'none', confidence: 0 }
      : { heading, samples, fieldKey: dataFieldKey, source: 'heading', confidence };
  });
  clearRepeated(columns);
  const thisYear = now.getFullYear();
  const likenesses = headings.map((_, index) =>
    likenessOf(
      some.flatMap(({ cells }) => cells[index] || []),
      thisYear,
    ),
  );
  for (const likeness of ['email', 'cpf', 'birth', 'phone', 'name'] as const) {
    proposeByValues(columns, likenesses, likeness, fields);
  }
  return columns.map((column) =>
    column.fieldKey?.startsWith('*') ? { ...column, fieldKey: null, source: 'none', confidence: 0 } : column,
  );
}

/**
 * The first values of a column, however far down they stand, as examples of what it holds: one without any is taken for empty, and not
 * named where it is left out.
 * @param index its place, from 0.
 */
export function samplesOf(rows: readonly TableRow[], index: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    if (cells[index]) samples.push(cells[index].slice(0, MAX_SAMPLE));
    if (samples.length === MAX_SAMPLES) break;
  }
  return samples;
}

/** A field has one column: what was remembered stays, then the surest proposal. */
function clearRepeated(columns: StoredColumn[]): void {
  const bySureness = columns.toSorted(
    (left, right) =>
      Number(right.source === 'remembered') - Number(left.source === 'remembered') ||
      right.confidence - left.confidence,
  );
  const taken = new Set<string>();
  for (const column of bySureness) {
    if (column.fieldKey === null) continue;
    if (taken.has(column.fieldKey)) Object.assign(column, { fieldKey: null, source: 'none', confidence: 0 });
    else taken.add(column.fieldKey);
  }
}

function proposeByValues(
  columns: StoredColumn[],
  likenesses: readonly (Likeness | null)[],
  likeness: Likeness,
  fields: readonly ImportField[],
): void {
  const key = fieldFor(likeness, fields);
  if (key === null) return;
  const present = columns.findIndex(({ fieldKey }) => fieldKey === key);
  // A heading that says so is believed, unless none of its values is what another column has.
  if (present >= 0 && !(isCertain(likeness) && likenesses[present] !== likeness)) return;
  const index = columns.findIndex(({ fieldKey, source, confidence, heading }, at) => {
    if (likenesses[at] !== likeness || source === 'remembered') return false;
    if (fieldKey === null) return source === 'none' && !(likeness === 'name' && heading !== '');
    return isCertain(likeness) && confidence < 1;
  });
  if (index < 0) return;
  const displaced = columns[present];
  if (displaced && (displaced.source === 'remembered' || displaced.confidence === 1)) return;
  if (displaced) Object.assign(displaced, { fieldKey: null, source: 'none', confidence: 0 });
  Object.assign(columns[index] as StoredColumn, { fieldKey: key, source: 'values', confidence: BY_VALUES });
}

/** Whether values of the kind can be nothing else. */
const isCertain = (likeness: Likeness) => likeness === 'email' || likeness === 'cpf';

function fieldFor(likeness: Likeness, fields: readonly ImportField[]): string | null {
  const found = fields.find(({ key, type, shape }) => {
    if (likeness === 'email' || likeness === 'name') return key === likeness;
    if (likeness === 'cpf' || likeness === 'phone') return shape.format === likeness;
    return type === 'date' && /nasc|birth/i.test(key);
  });
  return found?.key ?? null;
}

/** The day, dd/MM/yyyy, that a spreadsheet's number of days means, where it has lost its format; a round number is rather an amount. */
function dayOfNumber(value: string): string | null {
  if (!/^\d{5}$/.test(value) || value.endsWith('00')) return null;
  return dayOfSerial(Number(value), 1900);
}

const tests: Record<Likeness, (value: string, thisYear: number) => boolean> = {
  email: (value) => /^[^\s@]+\s?@\s?[^\s@.]+(?:\.[^\s@.]+)+$/.test(value),
  cpf: (value) => /^[\d.\-\s/]{9,16}$/.test(value) && rightCpf(value.replace(/\D/g, '').padStart(11, '0')) !== null,
  birth: (value, thisYear) => {
    const day = parseDateText(dayOfNumber(value) ?? value, { order: 'day-first', thisYear });
    return day !== null && day > '1930' && day < '2013';
  },
  phone: (value) => /^\+?[\d()\s.-]{10,20}$/.test(value) && /^(?:55)?[1-9]{2}9?\d{8}$/.test(value.replace(/\D/g, '')),
  name: (value) => /^\p{L}[\p{L}'.-]+(?:\s+\p{L}[\p{L}'.-]*)+$/u.test(value) && value.length <= 80,
};

/** What most of a column's values look like. */
function likenessOf(values: readonly string[], thisYear: number): Likeness | null {
  if (values.length === 0) return null;
  const kinds = Object.entries(tests) as [Likeness, (value: string, thisYear: number) => boolean][];
  return (
    kinds.find(([, test]) => values.filter((value) => test(value, thisYear)).length >= values.length * MAJORITY)?.[0] ??
    null
  );
}
