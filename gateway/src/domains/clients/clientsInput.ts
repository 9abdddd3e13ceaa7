import { z } from 'zod';
import { writtenEmail, writtenName } from '../../lib/personInput.js';
import { alphanumeric } from '../../lib/text.js';
import { withoutInvisible } from '../../lib/parsing/texts.js';
import { nullIsAbsent } from '../../lib/validation.js';
import { MAX_FIELDS, writtenValue } from '../fields/values/writtenValue.js';

/** What a form says when a required property of a client is missing. */
const REQUIRED_MESSAGE = 'Nome, Nome da Empresa, e-mail e CNPJ são obrigatórios.';

const requiredText = writtenName(REQUIRED_MESSAGE, 'Texto longo demais.');

const email = writtenEmail(REQUIRED_MESSAGE);

/** Check digits are a warning in forms, never a refusal; the form of 14 letters or digits is required. */
const cnpj = z
  .string(REQUIRED_MESSAGE)
  .transform(alphanumeric)
  .pipe(
    z
      .string()
      .min(1, { error: REQUIRED_MESSAGE, abort: true })
      .regex(/^[A-Z0-9]{12}\d{2}$/, 'CNPJ deve ter 14 caracteres: 12 letras ou números e 2 dígitos.'),
  );

/** Stored as its digits, with a leading '+' where there is one; a blank one is none. */
const phone = z
  .string()
  .transform((text) => withoutInvisible(text).replace(/[\s()./\p{Pd}]/gu, ''))
  .pipe(
    z
      .string()
      .max(20, { error: 'Telefone longo demais.', abort: true })
      .regex(/^(?:\+?\d+)?$/, 'Telefone deve conter apenas números e os sinais + ( ) - . /'),
  )
  .transform((digits) => digits || null);

/** Values of custom fields as either transport sends them. */
export const fieldWrites = z
  .array(
    z
      .object({
        key: z.string().min(1).max(100),
        value: writtenValue(),
      })
      .meta({ id: 'ClientFieldWrite' }),
  )
  .max(MAX_FIELDS, 'Campos demais.');

const MAX_DAYS = 365;
const WHICH_DAYS = `Informe um número de dias de 1 a ${MAX_DAYS}.`;
/** From a registration to a default date; 0 is none. */
const defaultDays = z
  .int('Informe um número de dias.')
  .min(0, WHICH_DAYS)
  .max(MAX_DAYS, WHICH_DAYS)
  .transform((days) => days || null);
const newDefaultDays = defaultDays.nullish().transform((days) => days ?? null);
/** A caller's null leaves them as they are; 0 becomes null and clears them. */
const changedDefaultDays = nullIsAbsent(z.int('Informe um número de dias.')).pipe(defaultDays.optional());

export const createClientInput = z.object({
  name: requiredText,
  email,
  phone: phone.nullish().transform((digits) => digits ?? null),
  cnpj,
  companyName: requiredText,
  active: z
    .boolean()
    .nullish()
    .transform((active) => active ?? false),
  dueInDays: newDefaultDays,
  admissionInDays: newDefaultDays,
  fields: fieldWrites.nullish().transform((fields) => fields ?? []),
});

/** Absent and null leave a property as it is; the telephone is cleared with '', the days of the default dates with 0. */
export const updateClientInput = z.object({
  name: requiredText.nullish(),
  email: email.nullish(),
  // A caller's null leaves the telephone as it is, a blank one becomes null and clears it.
  phone: z
    .string()
    .nullish()
    .transform((text) => text ?? undefined)
    .pipe(phone.optional()),
  cnpj: cnpj.nullish(),
  companyName: requiredText.nullish(),
  active: z.boolean().nullish(),
  dueInDays: changedDefaultDays,
  admissionInDays: changedDefaultDays,
  fields: fieldWrites.nullish(),
  replaceMissingFields: z.boolean().nullish(),
  expectedRevision: z.int().nullish(),
});

/** Absent leaves the days as they are; null and 0 are none. */
const defaultDates = z.object({
  dueInDays: defaultDays.nullable().optional(),
  admissionInDays: defaultDays.nullable().optional(),
});
/** With what the caller took the days to be, so that none are overwritten that it has not seen. */
export const defaultDatesInput = defaultDates.extend({ expected: defaultDates.nullish() });

export const clientSorts = ['CREATED_DESC', 'NAME_ASC', 'COMPANY_ASC'] as const;

export const listClientsInput = z.object({
  search: z
    .string()
    .nullish()
    .transform((search) => (search ?? '').trim().slice(0, 200)),
  active: z.boolean().nullish(),
  sort: z
    .enum(clientSorts)
    .nullish()
    .transform((sort) => sort ?? 'CREATED_DESC'),
});
