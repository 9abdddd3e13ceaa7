import { z } from 'zod';

/**
 * A query parameter that may be left out: absent, empty and the text `null`, which clients write for a null, are alike.
 * @param given what holds for any other text.
 */
export const optionalInQuery = <Given extends z.ZodType>(given: Given) =>
  z.preprocess((value) => (value === '' || value === 'null' ? undefined : value), given.optional());

/**
 * A number in a query. It is written in decimal digits alone: JavaScript would take `0x10`, `1e3` and blanks around one as well.
 * @param given what holds for the number; its message for what is none is told of any other text.
 */
export const wholeNumberInQuery = (given: z.ZodNumber) =>
  z.preprocess((text) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text), given);
