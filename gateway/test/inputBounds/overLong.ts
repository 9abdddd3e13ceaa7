import { MAX_VALUE } from '../../src/domains/fields/values/writtenValue.js';

/** A text that is longer than any that is kept, though no longer than any that is read. */
export const longText = 'x'.repeat(MAX_VALUE + 1);
/** More entries than any list of texts, or of objects, may have; fewer objects than a body has room for. */
const LONG_LIST = { texts: 50_001, objects: 5_001 };

/** One place of an input that takes a text or a list. A step is the name of a property, or 0 for an entry of a list. */
export interface InputPlace {
  way: readonly (string | 0)[];
  kind: 'text' | 'list';
}

export const placeName = ({ way, kind }: InputPlace) => `${kind} ${way.join('.')}`;

/** An input with a text or a list that is too long at its place; everything else stays as it is. */
export function overLong(input: unknown, { way, kind }: InputPlace): unknown {
  const [step, ...rest] = way;
  if (step === undefined) {
    if (kind === 'text') return longText;
    const [entry] = Array.isArray(input) ? (input as unknown[]) : [];
    if (entry !== null && typeof entry === 'object') return Array<object>(LONG_LIST.objects).fill(entry);
    // Another text than a value of an enum would be refused as that.
    const isShort =
      typeof entry === 'number' || (typeof entry === 'string' && (entry.length < 10 || /^[A-Z_]+$/.test(entry)));
    return Array<unknown>(LONG_LIST.texts).fill(isShort ? entry : 'x');
  }
  const inner = (value: unknown) => overLong(value, { way: rest, kind });
  if (step === 0) return [inner(Array.isArray(input) ? input[0] : undefined)];
  const object = (typeof input === 'object' && !Array.isArray(input) ? input : {}) as Record<string, unknown> | null;
  return { ...object, [step]: inner(object?.[step]) };
}
