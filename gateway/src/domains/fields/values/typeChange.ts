import type { FieldShape } from './fieldTypes.js';
import { readStored } from './fieldTypeRules.js';

/**
 * How many of these stored texts the field, as it is going to be, cannot read. The rest needs no rewriting: values are
 * read through the type that the field has (`readStored`).
 */
export async function countUnreadable(field: FieldShape, texts: AsyncIterable<string>): Promise<number> {
  let count = 0;
  for await (const text of texts) if (readStored(field, text) === null) count += 1;
  return count;
}
