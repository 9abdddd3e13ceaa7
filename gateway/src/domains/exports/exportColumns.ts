import type { Role } from '../../auth/viewer.js';
import { progressOf } from '../candidates/progress/candidateProgress.js';
import type { ExportedRecord } from '../candidates/queries/exportedRecord.js';
import type { CandidateStatus } from '../candidates/candidatesModel.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import { fallbackField } from '../fields/definitions/fallbackFields.js';
import type { FieldShape, FieldType } from '../fields/values/fieldTypes.js';
import { cellValue } from '../fields/values/fieldTypeRules.js';
import { textReader } from '../fields/values/fieldValues.js';
import { catalogueIn, type FieldCatalogue } from '../fields/values/recordCatalogue.js';
import { admissionColumns } from './admissionColumns.js';
import { mayExportField } from './exportsPolicy.js';
import { dateCell, textCell, type Cell } from '../../spreadsheet/writing/cells.js';

/** Names and widths of an export that says nothing else. */
export const DEFAULT_FILE_NAME = 'candidatos';
export const DEFAULT_SHEET_NAME = 'Candidatos';
export const DEFAULT_WIDTH = 15;
export const MIN_WIDTH = 5;
export const MAX_WIDTH = 50;

/** A column of an export. */
export interface ExportColumn {
  key: string;
  displayName: string;
  order: number;
  width: number;
  isCustomField: boolean;
  isVisible: boolean;
}

export interface ExportConfiguration {
  fileName: string;
  sheetName: string;
  columns: ExportColumn[];
}

/** Something that a column can hold. */
export interface ExportDataField {
  key: string;
  label: string;
  isCustomField: boolean;
}

/** What a row is made of. */
export interface ExportedCandidate {
  candidate: ExportedRecord;
  /** The client that registered the candidate; null for none. */
  client: ClientRecord | null;
}

/** Reads one cell of a row. */
export type CellReader = (row: ExportedCandidate) => Cell;

const statusLabels: Record<CandidateStatus, string> = { in_progress: 'Em Andamento', complete: 'Completo' };

/** The standard columns, in their default order. */
const standardColumns: ReadonlyMap<string, { label: string; read: (catalogue: FieldCatalogue) => CellReader }> =
  new Map([
    ['name', { label: 'Nome', read: () => (row) => textCell(row.candidate.name) }],
    ['email', { label: 'E-mail', read: () => (row) => textCell(row.candidate.email) }],
    ['client', { label: 'Cliente', read: () => (row) => textCell(row.client?.name) }],
    ['company', { label: 'Empresa', read: () => (row) => textCell(row.client?.companyName) }],
    ['token', { label: 'Token', read: () => (row) => textCell(row.candidate.accessToken) }],
    ['status', { label: 'Status', read: () => (row) => textCell(statusLabels[row.candidate.status]) }],
    ['progress', { label: 'Progresso', read: (catalogue) => progressReader(catalogue) }],
  ]);

function progressReader(catalogue: FieldCatalogue): CellReader {
  return ({ candidate }) => ({
    kind: 'number',
    value: progressOf(catalogueIn(catalogue, candidate), candidate),
    format: 'percent',
  });
}

/** How many columns there are beside those of the fields. */
export const COLUMNS_BESIDE_FIELDS = standardColumns.size + admissionColumns.size;

/** What columns can be mapped to: the standard fields, then the active candidate fields by order that the role may view. */
export function dataFields(catalogue: FieldCatalogue, role: Role): ExportDataField[] {
  const custom = catalogue.fields.filter(({ key, active }) => active && mayExportField(role, key, catalogue));
  return [
    ...[...standardColumns].map(([key, { label }]) => ({ key, label, isCustomField: false })),
    ...custom.map(({ key, label }) => ({ key, label, isCustomField: true })),
  ];
}

/** With it and the password a stranger signs in as the candidate: a file has it only where somebody wants it there. */
const SECRET_COLUMN = 'token';

/**
 * The configuration that the dialog starts from. Offered, but switched off, are the access token, inactive fields, which may hold
 * values too, and the columns of the admission.
 */
export function defaultConfiguration(catalogue: FieldCatalogue, role: Role): ExportConfiguration {
  const inactive = catalogue.fields.filter(({ key, active }) => !active && mayExportField(role, key, catalogue));
  const offered = [
    ...dataFields(catalogue, role).map((field) => ({ ...field, isVisible: field.key !== SECRET_COLUMN })),
    ...inactive.map(({ key, label }) => ({ key, label, isCustomField: true, isVisible: false })),
    ...[...admissionColumns]
      .filter(([key]) => !fieldOfCatalogue(key, catalogue))
      .map(([key, { label }]) => ({ key, label, isCustomField: false, isVisible: false })),
  ];
  return {
    fileName: DEFAULT_FILE_NAME,
    sheetName: DEFAULT_SHEET_NAME,
    columns: offered.map(({ key, label, isCustomField, isVisible }, order) => ({
      key,
      displayName: label,
      order,
      width: DEFAULT_WIDTH,
      isCustomField,
      isVisible,
    })),
  };
}

/** A configuration as a caller gives it: a column without a name is headed as the default one is. */
interface GivenConfiguration extends Omit<ExportConfiguration, 'columns'> {
  columns: readonly (Omit<ExportColumn, 'displayName'> & { displayName: string | null })[];
}

/** Heads the columns that have no name by the labels of what they hold; by their keys where that is nothing, or is not the role's to see. */
export function withHeadings(given: GivenConfiguration, catalogue: FieldCatalogue, role: Role): ExportConfiguration {
  const labelOf = (key: string) =>
    standardColumns.get(key)?.label ??
    (mayExportField(role, key, catalogue) ? fieldWith(key, catalogue)?.label : null) ??
    admissionColumns.get(key)?.label;
  const columns = given.columns.map((column) => ({
    ...column,
    displayName: column.displayName ?? labelOf(column.key) ?? column.key,
  }));
  return { ...given, columns };
}

/**
 * How the cells of a data field are read. A field that was deleted since, or that the role may not view, gives empty
 * cells: a saved layout keeps working, and a deleted field's values stay hidden.
 */
export function cellReader({ key }: Pick<ExportColumn, 'key'>, catalogue: FieldCatalogue, role: Role): CellReader {
  // Custom fields cannot have a standard column's key (fields/definitions/reservedKeys.ts).
  const standard = standardColumns.get(key);
  if (standard) return standard.read(catalogue);
  const field = fieldWith(key, catalogue);
  // A field from before these keys were reserved keeps its column.
  const ofAdmission = field ? undefined : admissionColumns.get(key);
  if (ofAdmission) return ({ candidate }) => ofAdmission.read(candidate);
  const textOf = textReader(catalogue, role, key);
  if (!field || !textOf) return () => null;
  const read = repeatsItself[field.type]
    ? memoized((stored) => fieldCell(field, stored))
    : (stored: string) => fieldCell(field, stored);
  return ({ candidate }) => {
    const stored = textOf(candidate);
    return stored === null ? null : read(stored);
  };
}

const fieldOfCatalogue = (key: string, { fields }: FieldCatalogue) => fields.find((field) => field.key === key);

/** The field of a column: a configured one, or a known key that has none. */
export const fieldWith = (key: string, catalogue: FieldCatalogue): FieldShape | null =>
  fieldOfCatalogue(key, catalogue) ?? fallbackField(key, 'candidate');

/** The keys of columns that name a column or field that there is; callers may send any text for one. */
export const knownKeys = (keys: readonly string[], catalogue: FieldCatalogue): string[] =>
  keys.filter((key) => standardColumns.has(key) || admissionColumns.has(key) || fieldWith(key, catalogue) !== null);

/** Types whose values come again and again: reading each of them once makes a large export a fifth faster. */
const repeatsItself: Record<FieldType, boolean> = {
  text: false,
  email: false,
  number: false,
  select: true,
  textarea: false,
  date: true,
  checkbox: true,
  file: false,
  list: false,
};
const MAX_MEMOIZED = 50_000;

function memoized(read: (stored: string) => Cell): (stored: string) => Cell {
  const cells = new Map<string, Cell>();
  return (stored) => {
    let cell = cells.get(stored);
    if (cell !== undefined) return cell;
    cell = read(stored);
    if (cells.size < MAX_MEMOIZED) cells.set(stored, cell);
    return cell;
  };
}

/** A stored text of a field, or of a column of a list, as a cell. */
export function fieldCell(field: FieldShape, stored: string): Cell {
  const value = cellValue(field, stored);
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return textCell(value ? 'Sim' : 'Não');
  if (value instanceof Date) return dateCell(value.toISOString().slice(0, 10));
  return textCell(value);
}
