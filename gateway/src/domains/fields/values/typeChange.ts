import type { FieldShape, FieldType } from './fieldTypes.js';
import { displayValue, readStored } from './fieldTypeRules.js';

/** Text that people wrote: a mark between thousands, which a stored number has before its decimals. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Whether a text that was not stored as a number may be one with a mark between thousands, which a number field divides at. */
export const mayBeGrouped = (text: string): boolean => THOUSANDS.test(text.trim());

/** Types whose storage form is not what people read: 'true' for 'Sim', '1990-05-12' for '12/05/1990', a code for a choice. */
const codedTypes: ReadonlySet<FieldType> = new Set(['select', 'date', 'checkbox']);

/** Whether the new type would show the code of an answer, or read it as something else than what people have read until now. */
function losesMeaning(before: FieldShape, after: FieldShape, text: string): boolean {
  // What the old type has not written itself is no code, but what somebody wrote.
  if (!codedTypes.has(before.type) || readStored(before, text) !== text) return false;
  return readStored(after, displayValue(before, text)) !== readStored(after, text);
}

/** Whether a field shows the code of an answer that another type has stored, which people have never read. */
export const showsCode = (before: FieldShape, after: FieldShape, text: string): boolean =>
  codedTypes.has(before.type) &&
  readStored(before, text) === text &&
  displayValue(after, text) !== displayValue(before, text);

/**
 * How many of these stored texts the field, as it is going to be, cannot read, or would read as something else. The rest needs no
 * rewriting: values are read through the type that the field has (`readStored`).
 */
export async function countUnreadable(
  before: FieldShape,
  after: FieldShape,
  texts: AsyncIterable<string>,
): Promise<number> {
  const wasWritten = after.type === 'number' && before.type !== 'number';
  let count = 0;
  for await (const text of texts) {
    const isMisread = (wasWritten && mayBeGrouped(text)) || losesMeaning(before, after, text);
    if (isMisread || readStored(after, text) === null) count += 1;
  }
  return count;
}
