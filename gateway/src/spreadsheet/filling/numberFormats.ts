import { attributesOf, xmlTokens } from './xml.js';

/** Formats that every spreadsheet program knows by number and that show a day. */
const BUILT_IN_DATES: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** The cell formats of a workbook: where each `xf` of `cellXfs` stands, and its number format. */
export interface CellFormats {
  /** The XML of each cell format, by its index. */
  formats: string[];
  numberFormatIds: number[];
  /** Codes of the workbook's own number formats. */
  codes: Map<number, string>;
}

/** Reads the cell formats of `styles.xml`. */
export function readCellFormats(xml: string): CellFormats {
  const result: CellFormats = { formats: [], numberFormatIds: [], codes: new Map() };
  // Conditional formats hold number formats too, numbered on their own: 14 may be '0.00%' there.
  let list: string | null = null;
  let open: number | null = null;
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    const tag = kind === 'text' ? '' : xml.slice(start, end);
    if (name === 'cellXfs' || name === 'numFmts') list = kind === 'open' ? name : null;
    if (list === 'numFmts' && name === 'numFmt' && kind !== 'close') {
      const attributes = attributesOf(tag);
      result.codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    }
    if (list !== 'cellXfs' || name !== 'xf') continue;
    if (kind !== 'close') result.numberFormatIds.push(Number(attributesOf(tag).get('numFmtId') ?? 0));
    if (kind === 'open') open = start;
    if (kind === 'empty') result.formats.push(tag);
    if (kind === 'close' && open !== null) result.formats.push(xml.slice(open, end));
  }
  return result;
}

/** Whether a cell format shows a number as a day. */
export function showsDate({ numberFormatIds, codes }: CellFormats, format: number): boolean {
  const id = numberFormatIds[format] ?? 0;
  const code = codes.get(id);
  if (code === undefined) return BUILT_IN_DATES.has(id);
  return /[dy]/i.test(withoutTexts(code));
}

/** Formats that every spreadsheet program knows by number and that show a time of day or a span of time. */
const BUILT_IN_TIMES: ReadonlySet<number> = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47]);
/** The number of the format that shows what was typed. */
export const TEXT_FORMAT = 49;

/** Whether a cell format shows a number as one, at the size that was written: not as a text, a day, a time or a hundredth. */
export function showsNumber(formats: CellFormats, style: number): boolean {
  const id = formats.numberFormatIds[style] ?? 0;
  if (id === TEXT_FORMAT || showsDate(formats, style) || numberLook(formats, style).isPercent) return false;
  const code = formats.codes.get(id);
  if (code === undefined) return !BUILT_IN_TIMES.has(id);
  // Hours beyond a day stand in brackets, as colours do.
  return !/[hms]/i.test(withoutTexts(code)) && !/\[(?:h+|m+|s+)\]/i.test(code);
}

/** A code without texts in quotes, escaped characters, colours and locales, which say nothing of the number. */
const withoutTexts = (code: string) => code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '');

/** How a number is shown: with at least so many digits, and as a hundredth of what is read. */
export interface NumberLook {
  leastDigits: number;
  isPercent: boolean;
}

const BUILT_IN_PERCENTS: ReadonlySet<number> = new Set([9, 10]);

/** What the format of a cell adds to its number: zeros in front ('000', '00000-000') and the sign of percentages. */
export function numberLook({ numberFormatIds, codes }: CellFormats, style: number): NumberLook {
  const id = numberFormatIds[style] ?? 0;
  const [positive = ''] = (codes.get(id) ?? '').split(';');
  const bare = withoutTexts(positive);
  const leastDigits = /^[0\-/ ()]+$/.test(bare) ? bare.replace(/[^0]/g, '').length : 0;
  return { leastDigits, isPercent: BUILT_IN_PERCENTS.has(id) || bare.includes('%') };
}
