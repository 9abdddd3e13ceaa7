import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFParser,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Everything that the parser has found in a file. */
export interface FoundObjects {
  context: PDFContext;
  /** Each object that the file defines, in its order, also those that a later one replaces. */
  defined: readonly PDFObject[];
  /** All objects of the file by their numbers. */
  byNumber: ReadonlyMap<number, readonly PDFObject[]>;
}

/**
 * Parses all objects of a PDF, one after the other as they stand in the file, those inside of object streams included.
 * @throws Error for what cannot be parsed: nothing is skipped.
 */
export async function allObjects(bytes: Buffer): Promise<FoundObjects> {
  const parser = PDFParser.forBytesWithOptions(bytes, Infinity, true);
  const defined: PDFObject[] = [];
  const byNumber = new Map<number, PDFObject[]>();
  const { context } = parser as unknown as { context: PDFContext };
  const assign = context.assign.bind(context);
  // The context keeps the last object of each number; a program that goes by the file's own table may show another one.
  context.assign = (ref, object) => {
    defined.push(object);
    // Added to the list there is: a number may be given again a hundred thousand times.
    const meanings = byNumber.get(ref.objectNumber);
    if (meanings) meanings.push(object);
    else byNumber.set(ref.objectNumber, [object]);
    assign(ref, object);
  };
  await parser.parseDocument();
  return { context, defined, byNumber };
}

/** The dictionaries and names of an object and all below it, references not followed. */
export function* partsOf(object: PDFObject): Generator<PDFDict | PDFName> {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFName) yield next;
    if (next instanceof PDFStream) waiting.push(next.dict);
    // One by one, as no call takes the entries of a very long list as its arguments.
    if (next instanceof PDFArray) for (const entry of next.asArray()) waiting.push(entry);
    if (next instanceof PDFDict) {
      yield next;
      for (const [key, value] of next.entries()) waiting.push(key, value);
    }
  }
}

/** A value that may be a reference, as each of the objects that the file defines under it. */
export function everyMeaning(value: PDFObject | undefined, { byNumber }: FoundObjects): readonly PDFObject[] {
  if (!(value instanceof PDFRef)) return value === undefined ? [] : [value];
  return byNumber.get(value.objectNumber) ?? [];
}

/** What the file defines under an entry, wherever that stands: each object once, however many entries refer to it. */
export function* everyValueOf(name: PDFName, found: FoundObjects): Generator<PDFObject> {
  const seen = new Set<number>();
  for (const object of found.defined) {
    for (const part of partsOf(object)) {
      const value = part instanceof PDFDict ? part.get(name) : undefined;
      if (value instanceof PDFRef) {
        if (seen.has(value.objectNumber)) continue;
        seen.add(value.objectNumber);
      }
      yield* everyMeaning(value, found);
    }
  }
}
