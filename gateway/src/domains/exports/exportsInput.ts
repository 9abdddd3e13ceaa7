import { z } from 'zod';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { fieldError } from '../../lib/errors.js';
import { candidateFilterInput, candidateSorts } from '../candidates/candidatesInput.js';
import { MAX_FIELDS } from '../fields/values/writtenValue.js';
import {
  DEFAULT_FILE_NAME,
  DEFAULT_SHEET_NAME,
  DEFAULT_WIDTH,
  MAX_WIDTH,
  MIN_WIDTH,
  COLUMNS_BESIDE_FIELDS,
} from './exportColumns.js';

/** What is said when an export names no candidate. */
export const NO_CANDIDATE_MESSAGE = 'Selecione pelo menos um candidato para exportar.';
/** Every column that there can be: the default configuration offers them all, those of hidden fields too. */
export const MAX_COLUMNS = COLUMNS_BESIDE_FIELDS + MAX_FIELDS;
/** As many as a body of 1 MB holds through `/v1`, a configuration of usual size beside them. */
const MAX_CANDIDATE_IDS = 38_000;
/** Rows below the header row that a sheet has. */
export const MAX_ROWS = 1_048_575;
const MAX_NAME = 200;
/** A heading of a workbook has up to 200 characters, and a number besides where others begin the same. */
export const MAX_HEADING = 220;
const MAX_KEY = 100;

/** Absent, null and blank take the default. */
export const textOr = (fallback: string) =>
  z
    .string()
    .max(MAX_NAME, 'Texto longo demais.')
    .nullish()
    .transform((text) => text?.trim() || fallback);

/** Held between 5 and 50; what is no number becomes 15. */
export const columnWidth = z
  .unknown()
  .optional()
  .transform((value) => {
    const given = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof given !== 'number' || !Number.isFinite(given)) return DEFAULT_WIDTH;
    return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, given));
  });

export const columnOrder = z.number('A ordem da coluna deve ser um número.').nullish();
export const fieldKey = z.string('Informe o campo da coluna.').min(1, 'Informe o campo da coluna.').max(MAX_KEY);
export const flagOr = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);

const exportColumn = z
  .object({
    key: fieldKey,
    displayName: z.string().max(MAX_HEADING, 'Nome de coluna longo demais.').nullish(),
    order: columnOrder,
    width: columnWidth,
    isCustomField: flagOr(false),
    isVisible: flagOr(true),
  })
  .meta({ id: 'ExportColumnInput' })
  .transform((column) => ({ ...column, displayName: column.displayName?.trim() || null }));

/** Puts columns into their order; those without one come last, as they were given. */
export function inOrder<Column extends { order?: number | null | undefined }>(columns: readonly Column[]) {
  const placeOf = (column: Column) => column.order ?? Number.MAX_SAFE_INTEGER;
  return columns
    .toSorted((left, right) => placeOf(left) - placeOf(right))
    .map((column, order) => ({ ...column, order }));
}

export const exportConfigurationInput = z
  .object({
    fileName: textOr(DEFAULT_FILE_NAME),
    sheetName: textOr(DEFAULT_SHEET_NAME),
    columns: z
      .array(exportColumn, 'Informe as colunas.')
      .max(MAX_COLUMNS, `São permitidas no máximo ${MAX_COLUMNS} colunas.`)
      .transform(inOrder),
  })
  .meta({ id: 'ExportConfigurationInput' });

export const candidateIdsInput = z.array(z.string()).max(MAX_CANDIDATE_IDS, 'Candidatos demais de uma vez.');

/** What an export is asked for with. `configuration` absent means the default one. Ids are database ids. */
export const exportRequestInput = z.object({
  candidateIds: candidateIdsInput.nullish(),
  filter: candidateFilterInput.nullish(),
  sort: z.enum(candidateSorts).nullish(),
  configuration: exportConfigurationInput.nullish(),
  templateId: z.string().nullish(),
});
export type ExportRequestInput = DeepReadonly<z.input<typeof exportRequestInput>>;
export type ExportRequest = z.output<typeof exportRequestInput>;

/**
 * Which candidates are meant, and in which order: those named, else all that match the filter.
 * @throws DomainError INVALID when neither is given.
 */
export function selectionOf({ candidateIds, filter, sort }: ExportRequest) {
  if (candidateIds && candidateIds.length > 0) return { candidateIds, sort };
  if (filter) return { filter, sort };
  throw fieldError('INVALID', 'candidateIds', NO_CANDIDATE_MESSAGE);
}
export type ExportSelection = ReturnType<typeof selectionOf>;
