import { z } from 'zod';

/**
 * A query parameter that may be left out: absent, empty and the text `null`, which clients write for a null, are alike.
 * @param given what holds for any other text.
 */
export const optionalInQuery = <Given extends z.ZodType>(given: Given) =>
  z.preprocess((value) => (value === '' || value === 'null' ? undefined : value), given.optional());
