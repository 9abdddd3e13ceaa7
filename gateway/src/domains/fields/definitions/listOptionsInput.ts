import { z } from 'zod';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { fieldError } from '../../../lib/errors.js';
import { singleLine } from '../../../lib/text.js';
import { fieldKeyInput } from '../permissions/fieldPermissionsInput.js';
import { proposesFutureDates } from '../values/fieldDates.js';
import { guessFormat } from '../values/fieldFormats.js';
import { fieldFormats, listColumnTypes, MAX_ITEMS, type FieldShape, type ListOptions } from '../values/fieldTypes.js';
import { optionsInput, optionsNamed, SELECT_NEEDS_OPTION } from './customFieldsOptions.js';

const MAX_COLUMNS = 12;
const MAX_NAME = 60;
const DEFAULT_ITEMS = 10;

export const LIST_NEEDS_COLUMN = 'Campos do tipo "Lista" devem ter pelo menos uma coluna.';

const flag = z.boolean({ error: 'Deve ser true ou false.' });

const nameInput = (missing: string) =>
  z
    .string({ error: missing })
    .transform(singleLine)
    .pipe(z.string().min(1, missing).max(MAX_NAME, `Deve ter no máximo ${MAX_NAME} caracteres.`));

/** A column as it is stored; what only one type has is dropped for others, as in fields. */
const columnInput = z
  .strictObject({
    key: fieldKeyInput,
    label: nameInput('Informe o nome da coluna.'),
    type: z.enum(listColumnTypes, { error: 'Colunas não podem ser deste tipo.' }),
    required: flag.nullish().transform((required) => required ?? false),
    options: optionsInput.nullish(),
    format: z.enum(fieldFormats, { error: 'Formato desconhecido.' }).nullish(),
    allowFutureDates: flag.nullish(),
  })
  .refine(({ type, options }) => type !== 'select' || (options?.length ?? 0) > 0, {
    path: ['options'],
    message: SELECT_NEEDS_OPTION,
  })
  .transform(({ options, format, allowFutureDates, ...column }) => ({
    ...column,
    options: column.type === 'select' ? (options ?? []) : [],
    format: column.type === 'text' ? (format === undefined ? guessFormat(column.key) : format) : null,
    allowFutureDates: column.type === 'date' && (allowFutureDates ?? proposesFutureDates(column.key)),
  }))
  .meta({ id: 'ListColumnInput' });

const areDistinct = (texts: readonly string[]) =>
  new Set(texts.map((text) => text.toLowerCase())).size === texts.length;

/** What a list asks for; what is absent is as in a new one. */
export const listOptionsInput = z
  .strictObject({
    itemName: nameInput('Informe o nome de um item.').nullish(),
    maxItems: z
      .int('Informe o número de itens.')
      .min(1, 'Uma lista aceita pelo menos um item.')
      .max(MAX_ITEMS, `Uma lista aceita no máximo ${MAX_ITEMS} itens.`)
      .nullish(),
    columns: z
      .array(columnInput, { error: 'Informe uma lista de colunas.' })
      .min(1, LIST_NEEDS_COLUMN)
      .max(MAX_COLUMNS, `Uma lista pode ter no máximo ${MAX_COLUMNS} colunas.`)
      .refine((columns) => areDistinct(columns.map(({ key }) => key)), 'Há colunas com a mesma key.')
      .refine((columns) => areDistinct(columns.map(({ label }) => label)), 'Há colunas com o mesmo nome.'),
  })
  .transform(({ itemName, maxItems, columns }) => ({
    itemName: itemName ?? 'Item',
    maxItems: maxItems ?? DEFAULT_ITEMS,
    columns,
  }))
  .meta({ id: 'ListOptionsInput' });

/** What a list asks for as callers give it. */
export type GivenListOptions = DeepReadonly<z.output<typeof listOptionsInput>>;

/**
 * What a list asks for as it is stored. Options that are given as texts go on under the values of the present ones of their column, as
 * those of fields do.
 */
export function listOptionsNamed(given: GivenListOptions, present: FieldShape['listOptions']): ListOptions {
  const optionsOf = (key: string) => present?.columns.find((column) => column.key === key)?.options ?? [];
  const columns = given.columns.map((column) => ({
    ...column,
    options: optionsNamed(column.options, optionsOf(column.key)),
  }));
  return { ...given, columns };
}

/**
 * Stored answers are found by the keys of columns and are in the form of their types, so that a column keeps its type.
 * @throws DomainError INVALID.
 */
export function assertColumnsKeepTypes(before: Listed, after: Listed): void {
  const types = new Map(before.listOptions?.columns.map(({ key, type }) => [key, type]));
  for (const { key, label, type } of after.listOptions?.columns ?? []) {
    if ((types.get(key) ?? type) === type) continue;
    const message = `O tipo da coluna "${label}" não pode ser alterado. Crie outra coluna, com outra key.`;
    throw fieldError('INVALID', 'listOptions', message);
  }
}

type Listed = Pick<FieldShape, 'listOptions'>;
