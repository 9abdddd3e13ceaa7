import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { ContentRefusal } from '../refusal.js';
import { checkFrame, objectHeadings } from './frame.js';
import { countOfName, harmIn, withoutNameEscapes } from './harmfulNames.js';
import { allObjects, everyValueOf, partsOf, type FoundObjects } from './objects.js';
import { pageCountOf } from './pages.js';
import { checkStream, decodedStream } from './streams.js';

const MAX_PAGES = 20;
/** All streams of a file together, decoded, in bytes. */
const MAX_DECODED_BYTES = 256 * 1024 * 1024;
/** Entries by which it is decided how a file is read; one that stands twice is read in two ways. */
const decisive = ['Filter', 'DecodeParms', 'First', 'OpenAction', 'URI'];
/** Where a link may lead; no scheme is a path. */
const HARMLESS_ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*$)/i;

/**
 * Proves that a PDF neither acts nor carries other files (docs/decisions/0026-files.md). What cannot be proven is refused.
 * @throws ContentRefusal ENCRYPTED_PDF, ACTIVE_PDF, PDF_WITH_ATTACHMENTS, TOO_MANY_PAGES, TOO_COMPLEX, or DAMAGED_PDF for
 * what is no PDF from end to end or cannot be parsed.
 */
export async function provenPdf(bytes: Buffer): Promise<{ pageCount: number }> {
  const text = bytes.toString('latin1');
  checkFrame(text);
  refuse(harmIn(withoutNameEscapes(text), { isFileText: false }));
  const found = await parsed(bytes, text);
  if (found.context.trailerInfo.Encrypt !== undefined) throw new ContentRefusal('ENCRYPTED_PDF');
  const objectTexts = textsOfObjects(bytes, found);
  for (const part of objectTexts) refuse(harmIn(part, { isFileText: true }));
  checkNothingIsHidden(text, objectTexts, found);
  checkOpenActions(found);
  checkAddresses(found);
  const pageCount = pageCountOf(found, MAX_PAGES);
  if (pageCount === 0) throw new ContentRefusal('DAMAGED_PDF');
  if (pageCount > MAX_PAGES) throw new ContentRefusal('TOO_MANY_PAGES');
  return { pageCount };
}

function refuse(reason: ReturnType<typeof harmIn>): void {
  if (reason) throw new ContentRefusal(reason);
}

async function parsed(bytes: Buffer, text: string): Promise<FoundObjects> {
  try {
    return await allObjects(bytes);
  } catch (error) {
    // The object streams of an encrypted file cannot be parsed.
    const isEncrypted = countOfName(withoutNameEscapes(text), 'Encrypt') > 0;
    throw new ContentRefusal(isEncrypted ? 'ENCRYPTED_PDF' : 'DAMAGED_PDF', { cause: error });
  }
}

/**
 * Checks every stream, and gives the texts in which objects are written: the file without the data of its streams, and what
 * is in its object streams.
 */
function textsOfObjects(bytes: Buffer, { defined }: FoundObjects): string[] {
  const outside: string[] = [];
  const inside: string[] = [];
  let decodedBytes = 0;
  let at = 0;
  for (const object of defined) {
    if (!(object instanceof PDFRawStream)) continue;
    const data = object.contents;
    const begin = data.length === 0 ? at : bytes.indexOf(data, at);
    if (begin < 0) throw new ContentRefusal('DAMAGED_PDF');
    outside.push(bytes.toString('latin1', at, begin));
    at = begin + data.length;
    checkStream(object);
    const decoded = decodedStream(object);
    decodedBytes += decoded?.length ?? 0;
    if (decodedBytes > MAX_DECODED_BYTES) throw new ContentRefusal('TOO_COMPLEX');
    const content = withoutNameEscapes(decoded?.toString('latin1') ?? '');
    refuse(harmIn(content, { isFileText: false }));
    if (object.dict.has(PDFName.of('First'))) inside.push(content);
  }
  outside.push(bytes.toString('latin1', at));
  return [withoutNameEscapes(outside.join('\n')), ...inside];
}

/** Holds that the parser has seen each object and each decisive entry that another program might find. */
function checkNothingIsHidden(text: string, objectTexts: readonly string[], { defined }: FoundObjects): void {
  const inStreams = defined.reduce((sum, object) => sum + objectsInside(object), 0);
  if (objectHeadings(text) !== defined.length - inStreams) throw new ContentRefusal('DAMAGED_PDF');
  const seen = new Map(decisive.map((name) => [PDFName.of(name), 0]));
  for (const object of defined) {
    for (const part of partsOf(object)) {
      const count = part instanceof PDFName ? seen.get(part) : undefined;
      if (count !== undefined) seen.set(part as PDFName, count + 1);
    }
  }
  const written = (name: string) => objectTexts.reduce((sum, part) => sum + countOfName(part, name), 0);
  if (decisive.some((name) => seen.get(PDFName.of(name)) !== written(name))) throw new ContentRefusal('DAMAGED_PDF');
}

/** How many objects an object stream holds; 0 for every other object. */
function objectsInside(object: PDFObject): number {
  if (!(object instanceof PDFRawStream) || !object.dict.has(PDFName.of('First'))) return 0;
  const count = object.dict.lookup(PDFName.of('N'));
  return count instanceof PDFNumber ? count.asNumber() : 0;
}

/** What happens when a file is opened may be a place to show, as office programs write it, and nothing else. */
function checkOpenActions(found: FoundObjects): void {
  const names = { open: PDFName.of('OpenAction'), kind: PDFName.of('S'), next: PDFName.of('Next') };
  const isPlace = (action: PDFObject) =>
    action instanceof PDFArray ||
    (action instanceof PDFDict && action.get(names.kind) === PDFName.of('GoTo') && !action.has(names.next));
  for (const action of everyValueOf(names.open, found)) {
    if (!isPlace(action)) throw new ContentRefusal('ACTIVE_PDF');
  }
}

/** Links lead to places that a browser or a telephone opens, and run nothing. */
function checkAddresses(found: FoundObjects): void {
  const isHarmless = (address: PDFObject) =>
    (address instanceof PDFString || address instanceof PDFHexString) &&
    HARMLESS_ADDRESS.test(address.decodeText().replace(/[\s\p{C}]/gu, ''));
  for (const address of everyValueOf(PDFName.of('URI'), found)) {
    if (!isHarmless(address)) throw new ContentRefusal('ACTIVE_PDF');
  }
}
