import { readBytes } from '../../../../lib/readBytes';

/** What a chosen file is, by its first bytes: names and types are what somebody once wrote on it. */
export type FileKind = 'picture' | 'heic' | 'pdf' | 'other';

/** How many bytes {@link fileKindOf} looks at. */
const HEAD = 1_024;

const PICTURES: readonly (readonly [offset: number, text: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [[0, 'BM']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];
/** Brands of ISO media files: what iPhones write, and what browsers read themselves. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/** Tells pictures, HEIC and PDF from everything else. */
export async function fileKindOf(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await readBytes(file.slice(0, HEAD)));
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (PICTURES.some((marks) => marks.every(([offset, text]) => head.startsWith(text, offset)))) return 'picture';
  if (head.startsWith('ftyp', 4)) {
    const brand = head.slice(8, 12);
    if (HEIC_BRANDS.includes(brand)) return 'heic';
    if (AVIF_BRANDS.includes(brand)) return 'picture';
  }
  // Some programs write a few bytes before the mark.
  return head.includes('%PDF-') ? 'pdf' : 'other';
}
