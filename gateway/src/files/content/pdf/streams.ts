import { inflateSync, constants } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
} from '@cantoo/pdf-lib';
import { ContentRefusal } from '../refusal.js';

/** The most that one stream may hold, in bytes: a page's drawing has some hundred thousand. */
const MAX_DECODED_BYTES = 64 * 1024 * 1024;
/** The most points of one picture. */
const MAX_PIXELS = 50_000_000;

/** What is decoded to points, not to bytes that could be read as objects. */
const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
const textFilters = new Set(['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']);

function isNamed(dict: PDFDict, key: string, name: string): boolean {
  return dict.lookup(PDFName.of(key)) === PDFName.of(name);
}

/** An entry that is one object or a list of them. */
function listedUnder(dict: PDFDict, key: string): unknown[] {
  const value = dict.lookup(PDFName.of(key));
  if (value === undefined) return [];
  return value instanceof PDFArray ? value.asArray().map((entry) => dict.context.lookup(entry)) : [value];
}

/**
 * Holds what a stream's dictionary says to what every program reads alike.
 * @throws ContentRefusal DAMAGED_PDF, ACTIVE_PDF for content in another file, TOO_COMPLEX for a picture of too many points.
 */
export function checkStream({ dict }: PDFRawStream): void {
  if (dict.has(PDFName.of('F'))) throw new ContentRefusal('ACTIVE_PDF');
  const isObjectStream = isNamed(dict, 'Type', 'ObjStm');
  // Some programs read every stream with this entry as one of objects.
  if (dict.has(PDFName.of('First')) !== isObjectStream) throw new ContentRefusal('DAMAGED_PDF');
  if (isObjectStream && hasPredictor(dict)) throw new ContentRefusal('DAMAGED_PDF');
  if (!isNamed(dict, 'Subtype', 'Image')) return;
  const [width, height] = ['Width', 'Height'].map((key) => dict.lookup(PDFName.of(key)));
  if (!(width instanceof PDFNumber) || !(height instanceof PDFNumber)) throw new ContentRefusal('DAMAGED_PDF');
  if (width.asNumber() * height.asNumber() > MAX_PIXELS) throw new ContentRefusal('TOO_COMPLEX');
}

function hasPredictor(dict: PDFDict): boolean {
  return listedUnder(dict, 'DecodeParms').some((parameters) => {
    const predictor = parameters instanceof PDFDict ? parameters.lookup(PDFName.of('Predictor')) : undefined;
    return predictor !== undefined && !(predictor instanceof PDFNumber && predictor.asNumber() <= 1);
  });
}

/**
 * What is in a stream; null for a picture, whose points no program reads as anything else.
 * @throws ContentRefusal DAMAGED_PDF for what cannot be decoded, TOO_COMPLEX for too much of it.
 */
export function decodedStream({ dict, contents }: PDFRawStream): Buffer | null {
  if (isNamed(dict, 'Subtype', 'Image')) return null;
  let bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  for (const filter of listedUnder(dict, 'Filter')) {
    const name = filter instanceof PDFName ? filter.decodeText() : '';
    if (pictureFilters.has(name)) return null;
    bytes = decodedOnce(bytes, name, dict.context);
    if (bytes.length > MAX_DECODED_BYTES) throw new ContentRefusal('TOO_COMPLEX');
  }
  return bytes;
}

function decodedOnce(bytes: Buffer, filter: string, context: PDFContext): Buffer {
  if (filter === 'FlateDecode') return inflated(bytes);
  if (!textFilters.has(filter)) throw new ContentRefusal('DAMAGED_PDF');
  const single = PDFRawStream.of(context.obj({ Filter: filter }), bytes);
  return Buffer.from(decodePDFRawStream(single).decode());
}

function inflated(bytes: Buffer): Buffer {
  try {
    // A missing end is tolerated by all who show PDFs, who then read as much as is there.
    return inflateSync(bytes, { maxOutputLength: MAX_DECODED_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ContentRefusal(isTooMuch ? 'TOO_COMPLEX' : 'DAMAGED_PDF', { cause: error });
  }
}
