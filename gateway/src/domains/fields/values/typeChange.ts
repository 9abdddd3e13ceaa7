import type { FieldShape } from './fieldTypes.js';
import { readStored } from './fieldTypeRules.js';

/** Text that people wrote: a mark between thousands, which a stored number has before its decimals. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * How many of these stored texts the field, as it is going to be, cannot read, or would read as something else. The rest needs no
 * rewriting: values are read through the type that the field has (`readStored`).
 */
export async function countUnreadable(
  before: Pick<FieldShape, 'type'>,
  after: FieldShape,
  texts: AsyncIterable<string>,
): Promise<number> {
  const wasWritten = after.type === 'number' && before.type !== 'number';
  let count = 0;
  for await (const text of texts) {
    if (readStored(after, text) === null || (wasWritten && THOUSANDS.test(text.trim()))) count += 1;
  }
  return count;
}
