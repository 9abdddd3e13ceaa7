import { z } from 'zod';
import { nullIsAbsent } from '../../lib/validation.js';
import { fieldKey } from '../candidates/candidatesInput.js';

/** Rows that a program sends. */
const MAX_ROWS = 10_000;
/** Cells or rows that one call changes. */
const MAX_CHANGES = 5_000;
const MAX_TEXT = 20_000;
/** Characters of what is typed into a cell. */
export const MAX_CELL_TEXT = 10_000;
/** The name of a sheet, of which Excel takes 31 characters. */
const sheetName = nullIsAbsent(z.string().max(200, 'Planilha desconhecida.'));
const cell = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));
const rowNumber = z.int().min(1, 'Linha desconhecida.');

/** What is imported besides a file, which comes apart from it. */
export const newImportInput = z.object({
  text: nullIsAbsent(z.string().max(MAX_TEXT, 'Texto longo demais.')),
  rows: nullIsAbsent(
    z
      .array(z.record(z.string(), cell))
      .min(1, 'Informe as linhas.')
      .max(MAX_ROWS, `Linhas demais: o máximo é ${MAX_ROWS.toLocaleString('pt-BR')}.`),
  ),
  clientId: nullIsAbsent(z.string()),
  sheetName,
  run: nullIsAbsent(z.boolean()),
  idempotencyKey: nullIsAbsent(z.string().min(1).max(100, 'Chave longa demais.')),
});
export type NewImportInput = z.input<typeof newImportInput>;

export const sourceInput = z.object({
  sheetName,
  headerRow: nullIsAbsent(z.int().min(0, 'A linha do cabeçalho começa em 0.').max(1_000_000)),
  clientId: z.string().nullish(),
});

export const columnsInput = z.object({
  columns: z
    .array(z.object({ column: z.int().min(1), fieldKey: fieldKey.nullish() }))
    .min(1, 'Informe as colunas.')
    .max(300, 'Colunas demais.'),
});

export const cellsInput = z.object({
  cells: z
    .array(
      z.object({ row: rowNumber, fieldKey, value: z.string().max(MAX_CELL_TEXT, 'Texto longo demais.').nullish() }),
    )
    .min(1, 'Informe as células.')
    .max(MAX_CHANGES, 'Células demais.'),
});

export const replacementInput = z.object({
  fieldKey,
  from: z.string().min(1, 'Informe o valor.').max(MAX_CELL_TEXT, 'Texto longo demais.'),
  to: z.string().max(MAX_CELL_TEXT, 'Texto longo demais.').nullish(),
});

export const leftOutInput = z.object({
  rows: z.array(rowNumber).min(1, 'Informe as linhas.').max(MAX_CHANGES, 'Linhas demais.'),
  leftOut: z.boolean(),
});
