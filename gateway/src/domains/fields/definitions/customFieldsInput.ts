import { z } from 'zod';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import {
  descriptionInput,
  fieldKeyInput,
  labelInput,
  roleInput,
  roleListInput,
} from '../permissions/fieldPermissionsInput.js';
import type { DocumentOptions } from '../values/fieldTypes.js';
import { documentApprovers, documentKinds, fieldFormats, fieldTargets, fieldTypes } from '../values/fieldTypes.js';
import { writtenValue } from '../values/writtenValue.js';
import { singleLine } from '../../../lib/text.js';
import { MAX_OPTION_LENGTH, MAX_OPTIONS, optionsInput, SELECT_NEEDS_OPTION } from './customFieldsOptions.js';
import { LIST_NEEDS_COLUMN, listOptionsInput } from './listOptionsInput.js';
import { isObjectKey, isReservedKey } from './reservedKeys.js';

/** Fields that one call may put in order: those of both targets, with room to spare. */
const MAX_ORDERED = 2_000;
const MAX_ORDER = 1_000_000;
const MAX_CLIENTS = 100;
const MAX_SECTION = 60;

export const targetInput = z.enum(fieldTargets, { error: 'Destino desconhecido: use candidate ou client.' });
const typeInput = z.enum(fieldTypes, { error: 'Tipo de campo desconhecido.' });
const formatInput = z.enum(fieldFormats, { error: 'Formato desconhecido.' });
const flag = z.boolean({ error: 'Deve ser true ou false.' });

const NOT_POSITIVE = 'Ordem deve ser um número positivo';
const orderInput = z
  .number({ error: NOT_POSITIVE })
  .int({ error: ({ input }) => (Number(input) < 0 ? NOT_POSITIVE : 'Ordem deve ser um número inteiro') })
  .min(0, NOT_POSITIVE)
  .max(MAX_ORDER, `Ordem deve ser no máximo ${MAX_ORDER}`);

const MAX_PAGES = 20;
const MAX_PAGE_NAME = 60;
export const ONLY_CANDIDATES_HAVE_CLIENTS = 'Somente campos de candidatos podem ser de algumas empresas.';
export const ONLY_CANDIDATES_HAVE_DOCUMENTS = 'Somente campos de candidatos podem ser do tipo "Documento".';

const pageNamesInput = z
  .array(
    z
      .string({ error: 'Cada nome de página deve ser um texto.' })
      .transform(singleLine)
      .pipe(z.string().max(MAX_PAGE_NAME, `Cada nome de página deve ter no máximo ${MAX_PAGE_NAME} caracteres.`)),
    { error: 'Informe uma lista de nomes de páginas.' },
  )
  .transform((names) => names.filter((name) => name !== ''))
  .refine((names) => names.length <= MAX_PAGES, `Um documento pode ter no máximo ${MAX_PAGES} páginas.`)
  .refine((names) => new Set(names).size === names.length, 'Há nomes de páginas repetidos.');

/** How a document field is filled and judged; what is absent is as in a new field. */
export const documentOptionsInput = z
  .strictObject({
    kinds: z
      .array(z.enum(documentKinds, { error: 'Tipo de arquivo desconhecido.' }), { error: 'Informe o que é aceito.' })
      .min(1, 'Escolha pelo menos um tipo de arquivo.')
      .max(documentKinds.length, 'Há tipos de arquivo repetidos.')
      .nullish()
      .transform((kinds) => documentKinds.filter((kind) => !kinds || kinds.includes(kind))),
    pageNames: pageNamesInput.nullish().transform((names) => names ?? []),
    maxPages: z
      .int('Informe o número de páginas.')
      .min(1, 'Um documento tem pelo menos uma página.')
      .max(MAX_PAGES, `Um documento pode ter no máximo ${MAX_PAGES} páginas.`)
      .nullish(),
    asksExpiry: flag.nullish().transform((asks) => asks ?? false),
    approver: z
      .enum(documentApprovers, { error: 'Aprovador desconhecido.' })
      .nullish()
      .transform((approver) => approver ?? 'admin'),
  })
  .refine(({ pageNames, maxPages }) => maxPages == null || maxPages >= pageNames.length, {
    path: ['maxPages'],
    message: 'O número de páginas não pode ser menor que o de páginas com nome.',
  })
  .transform(({ maxPages, ...options }) => ({
    ...options,
    maxPages: maxPages ?? Math.max(1, options.pageNames.length),
  }))
  .meta({ id: 'DocumentOptionsInput' });

/** The options of a document field that was given none. */
export const defaultDocumentOptions = (): DocumentOptions => documentOptionsInput.parse({});

/** Ids as they are compared: each once, and sorted. */
const clientIdsInput = z
  .array(z.string({ error: 'Cliente desconhecido.' }).max(100, 'Cliente desconhecido.'), {
    error: 'Informe uma lista de empresas.',
  })
  .min(1, 'Escolha pelo menos uma empresa.')
  .max(MAX_CLIENTS, `Escolha no máximo ${MAX_CLIENTS} empresas.`)
  .transform((ids) => [...new Set(ids)].toSorted());

/** Answers as they are compared: each once, and sorted. */
const conditionInput = z
  .object(
    {
      fieldKey: z.string({ error: 'Escolha o campo que decide.' }).max(100, 'Escolha o campo que decide.'),
      values: z
        .array(z.string({ error: 'Resposta desconhecida.' }).max(MAX_OPTION_LENGTH, 'Resposta desconhecida.'), {
          error: 'Informe uma lista de respostas.',
        })
        .min(1, 'Escolha pelo menos uma resposta.')
        .max(MAX_OPTIONS, `Escolha no máximo ${MAX_OPTIONS} respostas.`)
        .transform((values) => [...new Set(values)].toSorted()),
    },
    { error: 'Condição inválida.' },
  )
  .meta({ id: 'FieldConditionInput' });

/** A heading on one line, as equal texts are one section; null and blank clear it, absent leaves it. */
const sectionInput = z
  .string({ error: 'Deve ser um texto.' })
  .transform(singleLine)
  .pipe(z.string().max(MAX_SECTION, `Seção deve ter no máximo ${MAX_SECTION} caracteres`))
  .nullish()
  .transform((text) => (text === '' ? null : text));

const common = {
  required: flag.nullish(),
  active: flag.nullish(),
  clientIds: clientIdsInput.nullish(),
  condition: conditionInput.nullish(),
  order: orderInput.nullish(),
  section: sectionInput,
  options: optionsInput.nullish(),
  description: descriptionInput,
  placeholder: descriptionInput,
  format: formatInput.nullish(),
  allowFutureDates: flag.nullish(),
  documentOptions: documentOptionsInput.nullish(),
  listOptions: listOptionsInput.nullish(),
  canView: roleListInput.nullish(),
  canEdit: roleListInput.nullish(),
};

export const createFieldSchema = z
  .object({ key: fieldKeyInput, label: labelInput, type: typeInput, target: targetInput, ...common })
  .superRefine(({ key, target }, context) => {
    if (!isObjectKey(key) && isReservedKey(key, target)) {
      context.addIssue({ code: 'custom', path: ['key'], message: `A key "${key}" é reservada pelo sistema.` });
    }
  })
  .superRefine(({ type, target, options, clientIds, listOptions }, context) => {
    if (clientIds && target !== 'candidate') {
      context.addIssue({ code: 'custom', path: ['clientIds'], message: ONLY_CANDIDATES_HAVE_CLIENTS });
    }
    if (type === 'file' && target !== 'candidate') {
      context.addIssue({ code: 'custom', path: ['type'], message: ONLY_CANDIDATES_HAVE_DOCUMENTS });
    }
    if (type === 'select' && !options?.length) {
      context.addIssue({ code: 'custom', path: ['options'], message: SELECT_NEEDS_OPTION });
    }
    if (type === 'list' && !listOptions) {
      context.addIssue({ code: 'custom', path: ['listOptions'], message: LIST_NEEDS_COLUMN });
    }
  });
export type CreateFieldInput = DeepReadonly<z.input<typeof createFieldSchema>>;

const changeable = { label: labelInput.nullish(), type: typeInput.nullish(), ...common };

/** `key` and `target` are only read to refuse a change of them: callers may send back the whole field. */
export const updateFieldSchema = z.object({
  ...changeable,
  key: z.string({ error: 'Deve ser um texto.' }).nullish(),
  target: z.string({ error: 'Deve ser um texto.' }).nullish(),
});

/** With what the caller took properties to be, so that it overwrites none that it has not seen. */
export const guardedUpdateSchema = updateFieldSchema.extend({ expected: z.object(changeable).nullish() });
export type UpdateFieldInput = DeepReadonly<z.input<typeof guardedUpdateSchema>>;
export type FieldUpdate = DeepReadonly<z.output<typeof guardedUpdateSchema>>;

const idInput = z.string({ error: 'Informe o campo.' }).max(100, 'Campo desconhecido.');

export const reorderSchema = z.object({
  target: targetInput,
  fieldIds: z.array(idInput, { error: 'Informe os campos na nova ordem.' }).max(MAX_ORDERED),
  expectedRevision: z.number({ error: 'Deve ser um número.' }).int('Deve ser um número inteiro.').nullish(),
});
export type ReorderInput = DeepReadonly<z.input<typeof reorderSchema>>;

export const renameSectionSchema = z.object({
  target: targetInput,
  section: z.string({ error: 'Informe a seção.' }).transform(singleLine).pipe(z.string().min(1, 'Informe a seção.')),
  name: sectionInput.transform((name) => name ?? null),
});
export type RenameSectionInput = DeepReadonly<z.input<typeof renameSectionSchema>>;

export const fieldOrdersSchema = z.object({
  fieldOrders: z
    .array(z.object({ fieldId: idInput, order: orderInput }).meta({ id: 'FieldOrder' }), {
      error: 'Informe a lista fieldOrders.',
    })
    .min(1, 'Informe a lista fieldOrders.')
    .max(MAX_ORDERED)
    .refine((orders) => new Set(orders.map(({ fieldId }) => fieldId)).size === orders.length, 'Há campos repetidos.'),
});

export const changeOptionsSchema = z
  .object({
    options: optionsInput.refine((options) => options.length > 0, 'Informe pelo menos uma opção.'),
  })
  .meta({ id: 'FieldOptionsInput' });

const valueText = writtenValue({ error: 'Cada valor deve ser um texto.' });
const keyedValue = z.object({ key: z.string().max(100).optional(), value: valueText }).meta({ id: 'KeyedValue' });

/** Values as one text, a list of texts, a list of key and value, or an object of values by key. */
export const checkValuesSchema = z.object({
  userType: roleInput,
  values: z
    .union([valueText, z.array(z.union([valueText, keyedValue])).max(500), z.record(z.string().max(100), valueText)], {
      error: 'Informe os valores.',
    })
    .transform((values): { key?: string | undefined; value: string | null }[] => {
      if (values === null || typeof values === 'string') return [{ value: values }];
      if (!Array.isArray(values)) return Object.entries(values).map(([key, value]) => ({ key, value }));
      return values.map((value) => (value === null || typeof value === 'string' ? { value } : value));
    }),
});
