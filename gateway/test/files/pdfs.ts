/** PDFs made by hand, good and bad: every byte is written here, so that each test knows what its file holds. */
import { deflateSync } from 'node:zlib';

export interface PdfParts {
  /** Objects from number 3 on, `<<…>>` or anything else; 1 is the catalogue and 2 the tree of pages. */
  objects?: readonly string[];
  /** More entries of the catalogue. */
  catalogue?: string;
  pages?: number;
  /** More entries of each page. */
  page?: string;
  /** More entries of the trailer. */
  trailer?: string;
}

/** A PDF with a classic table. */
export function pdf({ objects = [], catalogue = '', pages = 1, page = '', trailer = '' }: PdfParts = {}): Buffer {
  const first = 3 + objects.length;
  const kids = Array.from({ length: pages }, (_, index) => `${String(first + index)} 0 R`).join(' ');
  const leaf = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`;
  const bodies = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    `<</Type/Pages/Count ${String(pages)}/Kids[${kids}]>>`,
    ...objects,
    ...Array.from({ length: pages }, () => leaf),
  ];
  return written(bodies, trailer);
}

function written(bodies: readonly string[], trailer: string): Buffer {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${String(index + 1)} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(bodies.length + 1);
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\n`;
  return Buffer.from(`${text}startxref\n${String(start)}\n%%EOF\n`, 'latin1');
}

/** An object of a PDF that holds data. */
export function stream(entries: string, data: Buffer): string {
  return `<<${entries}/Length ${String(data.length)}>>\nstream\n${data.toString('latin1')}\nendstream`;
}

/** An object of a PDF that holds compressed data. */
export function deflated(entries: string, data: string): string {
  return stream(`${entries}/Filter/FlateDecode`, deflateSync(Buffer.from(data, 'latin1')));
}

/** An object stream with one object in it. */
export function objectStream(number: number, object: string): string {
  const head = `${String(number)} 0 `;
  return deflated(`/Type/ObjStm/N 1/First ${String(head.length)}`, head + object);
}

export const ALERT = "<</Type/Action/S/JavaScript/JS(app.alert\\('x'\\))>>";

/** A picture of 8 × 8 points in JPEG 2000, all of the colour #2060c0, as `opj_compress` writes it. */
const JPX =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAACAAAAAgAAwcHAAAAAAAPY29scgEAAAAAABAAAACganAyY/9P' +
  '/1EALwAAAAAACAAAAAgAAAAAAAAAAAAAAAgAAAAIAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAQAEBAAB/1wABEBA/2QAJQABQ3JlYXRlZCBieSBP' +
  'cGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAKAAB/5PD5wwRUFSv/3/PtBgUAFyv/3/PtBQRUFSjb//Z';
/** A black picture of 8 × 8 points in JBIG2: a page whose points are black where nothing is drawn, and nothing is. */
const JBIG2 = '000000003000010000001300000008000000080000000000000000040000';

const picture = (entries: string, data: Buffer) =>
  stream(`/Type/XObject/Subtype/Image/Width 8/Height 8${entries}`, data);

/** Objects of a PDF that are pictures as scanners write them, which no browser decodes by itself. */
export const scannedPictures = {
  /** Blue. */
  jpx: picture('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/JPXDecode', Buffer.from(JPX, 'base64')),
  /** Black. */
  jbig2: picture('/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode', Buffer.from(JBIG2, 'hex')),
};
