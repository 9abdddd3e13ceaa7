import { ContentRefusal } from '../refusal.js';

/** How a web page begins, or what runs in one; no part of a PDF looks like it. */
const HTML = /<(?:script|html|svg|iframe|body|!doctype)[\s>/]/i;
/** How the last part of a zip archive begins, and how far from the end of a file a program looks for it. */
const ZIP_END = 'PK\x05\x06';
const ZIP_END_WITHIN = 65_557;

/**
 * Holds that a file is a PDF from its first byte to its last, and nothing else besides.
 * @param text the bytes as Latin-1.
 * @throws ContentRefusal DAMAGED_PDF.
 */
export function checkFrame(text: string): void {
  const end = text.lastIndexOf('%%EOF');
  const isWhole = /^%PDF-\d\.\d/.test(text) && end >= 0 && /^[\s\0]*$/.test(text.slice(end + '%%EOF'.length));
  if (!isWhole || HTML.test(text) || text.slice(-ZIP_END_WITHIN).includes(ZIP_END)) {
    throw new ContentRefusal('DAMAGED_PDF');
  }
}

/** The most characters between the number of an object and its 'obj'. */
const HEADING_LENGTH = 200;

/** How many headings of objects (`12 0 obj`) a text has, wherever they stand. */
export function objectHeadings(text: string): number {
  let count = 0;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 1)) {
    const before = withoutComments(text.slice(Math.max(0, at - HEADING_LENGTH), at));
    if (/\d[\s\0]+\d+[\s\0]*$/.test(before)) count += 1;
  }
  return count;
}

/** Comments end with their line; what begins one on the last line has not ended. */
function withoutComments(text: string): string {
  const lines = text.split(/[\r\n]/);
  return lines.map((line, at) => (at < lines.length - 1 ? line.split('%')[0] : line)).join(' ');
}
