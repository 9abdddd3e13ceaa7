import { z } from 'zod';

/** Longest text of a value, in characters; its field's type may allow less. A text of a megabyte is refused. */
export const MAX_VALUE = 10_000;

/** Fields that one target may have, and so values that one form may send. */
export const MAX_FIELDS = 500;

/**
 * The value of a field as either transport sends it. Numbers and booleans of JSON callers become text, as values are
 * text on the wire; an absent one is null.
 * @param options.error what is said of a value of any other type
 */
export const writtenValue = (options?: { error: string }) =>
  z
    .union([z.string(), z.number(), z.boolean()], options)
    .nullish()
    .transform((value) => (value == null ? null : String(value)))
    .pipe(z.string().max(MAX_VALUE, 'Texto longo demais.').nullable());
