import { ContentRefusal } from './refusal.js';

/** What a file is by its first bytes. */
export type ContentKind = 'jpeg' | 'png' | 'webp' | 'pdf';

/** As much of a file's beginning as tells its kind. */
const HEAD_BYTES = 1_024;

/** The brands of pictures in the HEIF container that are coded with HEVC, for which there is no decoder here. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * The kind of a file by its content; its name and declared type count for nothing.
 * @throws ContentRefusal EMPTY, SVG, HEIC, or NOT_A_DOCUMENT for everything that is not taken.
 */
export function contentKind(bytes: Buffer): ContentKind {
  if (bytes.length === 0) throw new ContentRefusal('EMPTY');
  const head = bytes.subarray(0, HEAD_BYTES);
  const text = head.toString('latin1');
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) throw new ContentRefusal('HEIC');
  if (/<svg[\s>]/i.test(withoutZeros(text))) throw new ContentRefusal('SVG');
  throw new ContentRefusal('NOT_A_DOCUMENT');
}

/** Texts of two bytes a character read like those of one. */
function withoutZeros(text: string): string {
  return text.replaceAll('\0', '');
}
