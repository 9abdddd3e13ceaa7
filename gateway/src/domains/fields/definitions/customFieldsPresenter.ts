import { z } from 'zod';
import type { CustomFieldRecord } from './customFieldsModel.js';
import {
  documentApprovers,
  documentKinds,
  fieldFormats,
  fieldTargets,
  fieldTypes,
  listColumnTypes,
} from '../values/fieldTypes.js';

/** An option of a select field as it is answered. */
export const optionAnswer = z.object({ value: z.string(), label: z.string() }).meta({ id: 'FieldOption' });

/** The answer to another field with which a field is asked, as it is answered. */
const conditionAnswer = z.object({ fieldKey: z.string(), values: z.array(z.string()) }).meta({ id: 'FieldCondition' });

/** How a document field is filled and judged, as it is answered. */
export const documentOptionsAnswer = z
  .object({
    kinds: z.array(z.enum(documentKinds)),
    pageNames: z.array(z.string()),
    maxPages: z.int(),
    asksExpiry: z.boolean(),
    approver: z.enum(documentApprovers),
  })
  .meta({ id: 'DocumentOptions' });

/** The options of a document field as `/v1` answers them; null for other types. */
export function presentDocumentOptions(options: CustomFieldRecord['documentOptions']) {
  if (!options) return null;
  const { kinds, pageNames, maxPages, asksExpiry, approver } = options;
  return { kinds: [...kinds], pageNames: [...pageNames], maxPages, asksExpiry, approver };
}

/** What a list asks for, as it is answered. */
export const listOptionsAnswer = z
  .object({
    itemName: z.string(),
    maxItems: z.int(),
    columns: z.array(
      z
        .object({
          key: z.string(),
          label: z.string(),
          type: z.enum(listColumnTypes),
          required: z.boolean(),
          options: z.array(optionAnswer),
          format: z.enum(fieldFormats).nullable(),
          allowFutureDates: z.boolean(),
        })
        .meta({ id: 'ListColumn' }),
    ),
  })
  .meta({ id: 'ListOptions' });

/** What a list asks for as `/v1` answers it; null for other types. */
export function presentListOptions(given: CustomFieldRecord['listOptions']) {
  if (!given) return null;
  const columns = given.columns.map(({ key, label, type, required, options, format, allowFutureDates }) => ({
    ...{ key, label, type, required, format, allowFutureDates },
    options: options.map((option) => ({ value: option.value, label: option.label })),
  }));
  return { itemName: given.itemName, maxItems: given.maxItems, columns };
}

/** A custom field as it is answered. */
export const fieldAnswer = z
  .object({
    id: z.string(),
    key: z.string(),
    label: z.string(),
    type: z.enum(fieldTypes),
    required: z.boolean(),
    target: z.enum(fieldTargets),
    active: z.boolean(),
    clientIds: z.array(z.string()).nullable(),
    condition: conditionAnswer.nullable(),
    order: z.number(),
    section: z.string().nullable(),
    options: z.array(optionAnswer),
    description: z.string().nullable(),
    placeholder: z.string().nullable(),
    format: z.enum(fieldFormats).nullable(),
    allowFutureDates: z.boolean(),
    documentOptions: documentOptionsAnswer.nullable(),
    listOptions: listOptionsAnswer.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'CustomField' });

/** A field as `/v1` answers it. */
export function presentField(field: CustomFieldRecord) {
  const { key, label, type, required, target, active, order, description, placeholder, format, allowFutureDates } =
    field;
  return {
    id: field._id.toString(),
    ...{ key, label, type, required, target, active, order },
    clientIds: field.clientIds ? [...field.clientIds] : null,
    condition: field.condition ? { fieldKey: field.condition.fieldKey, values: [...field.condition.values] } : null,
    section: field.section ?? null,
    options: field.options.map((option) => ({ value: option.value, label: option.label })),
    ...{ description, placeholder, format, allowFutureDates },
    documentOptions: presentDocumentOptions(field.documentOptions),
    listOptions: presentListOptions(field.listOptions),
    createdAt: field.createdAt.toISOString(),
    updatedAt: field.updatedAt.toISOString(),
  };
}
