import { z } from 'zod';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { nullIsAbsent } from '../../../lib/validation.js';
import { MAX_COLUMNS } from '../../../spreadsheet/filling/analyzeWorkbook.js';
import { DEFAULT_FILE_NAME, DEFAULT_SHEET_NAME } from '../exportColumns.js';
import { columnOrder, columnWidth, flagOr, inOrder, MAX_HEADING, textOr } from '../exportsInput.js';

/** What is said when name or file are missing. */
export const NAME_REQUIRED = 'Digite um nome para o template.';
export const FILE_REQUIRED = 'Selecione um arquivo Excel para continuar.';
const MAX_NAME = 120;
const MAX_DESCRIPTION = 1_000;

export const templateName = z
  .string(NAME_REQUIRED)
  .trim()
  .min(1, NAME_REQUIRED)
  .max(MAX_NAME, `O nome deve ter no máximo ${MAX_NAME} caracteres.`)
  .meta({ examples: ['Ficha de admissão'] });

const description = z
  .string()
  .max(MAX_DESCRIPTION, `A descrição deve ter no máximo ${MAX_DESCRIPTION} caracteres.`)
  .nullable()
  .transform((text) => text?.trim() || null);

const withoutExtension = (name: string) => name.trim().replace(/\.xlsx$/i, '') || DEFAULT_FILE_NAME;
const givenText = z.string().max(MAX_HEADING, 'Texto longo demais.');

const mapping = z
  .object({
    templateColumnName: z
      .string('Informe a coluna do template.')
      .min(1, 'Informe a coluna do template.')
      .max(MAX_HEADING),
    dataFieldKey: z.string().max(100, 'Campo desconhecido.').nullish(),
    displayName: z.string().max(MAX_HEADING, 'Nome de coluna longo demais.').nullish(),
    isVisible: flagOr(true),
    isCustomField: flagOr(false),
    order: columnOrder,
    width: columnWidth,
  })
  .meta({ id: 'ColumnMappingInput' })
  .transform((column) => ({ ...column, displayName: column.displayName?.trim() || column.templateColumnName }));

/** A column without a data field is one that the user left unmapped. */
export const columnMappingsInput = z
  .array(mapping, 'Informe as colunas.')
  .max(MAX_COLUMNS, `São permitidas no máximo ${MAX_COLUMNS} colunas.`)
  .transform((mappings) =>
    inOrder(mappings.flatMap(({ dataFieldKey, ...rest }) => (dataFieldKey ? [{ ...rest, dataFieldKey }] : []))),
  )
  .refine((mappings) => mappings.length > 0, 'Mapeie pelo menos uma coluna.');

export const saveTemplateInput = z.object({
  name: templateName,
  description: description.optional().transform((text) => text ?? null),
  fileName: textOr(DEFAULT_FILE_NAME).transform(withoutExtension),
  sheetName: textOr(DEFAULT_SHEET_NAME),
  columnMappings: columnMappingsInput,
  isDefault: flagOr(false),
  uploadId: z.string().nullish(),
});
export type SaveTemplateInput = DeepReadonly<z.input<typeof saveTemplateInput>>;

/** Absent and null leave a property as it is, but for the description, which null clears. */
export const updateTemplateInput = z.object({
  name: nullIsAbsent(templateName),
  description: description.optional(),
  fileName: nullIsAbsent(givenText.transform(withoutExtension)),
  sheetName: nullIsAbsent(givenText.transform((name) => name.trim() || DEFAULT_SHEET_NAME)),
  columnMappings: nullIsAbsent(columnMappingsInput),
  isDefault: nullIsAbsent(z.boolean()),
});
export type UpdateTemplateInput = DeepReadonly<z.input<typeof updateTemplateInput>>;
