/** What one cell of an export holds. No kind of cell is a formula: what people type can never become one. */
export type Cell =
  /** A text: most cells are, so it has no object around it. */
  string | { kind: 'number'; value: number; format?: 'percent' } | DateCell | null;

/** A calendar day; it has no time and no zone. Made by `dateCell`. */
export interface DateCell {
  kind: 'date';
  /** The day, 'yyyy-MM-dd'. */
  day: string;
  /** Its midnight in UTC, in milliseconds: days are counted from it. */
  utc: number;
}

/** Indexes into the cell formats of a workbook's styles. */
export interface CellStyles {
  text: number;
  /** A text of several lines. */
  lines?: number;
  number: number;
  percent: number;
  date: number;
  empty: number;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets that count from 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
/** Day 0 of spreadsheets that count from 1904 (made on old Macs). */
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Excel believes that 1900 was a leap year and other programs do not: before this day a serial number means two days. */
const FIRST_UNAMBIGUOUS_DAY = Date.UTC(1900, 2, 1);
/** Longest text that Excel takes in a cell; one character more and it calls the file damaged. */
const MAX_TEXT = 32_767;
/** The highest of XML's blanks; the others are tabs and line ends. */
const BLANK = 0x20;
const UNSAFE = /[&<>"\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]|\r\n?|_x[0-9a-fA-F]{4}_/;
const UNSAFE_ALL = new RegExp(UNSAFE.source, 'g');
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text for XML content or attributes of a workbook. Characters that XML cannot hold are left out, line ends become one
 * kind, and what Excel would read as an escape (`_x0041_`) is itself escaped. Half surrogates become U+FFFD when encoded.
 */
export function xmlText(text: string): string {
  if (!UNSAFE.test(text)) return text;
  return text.replace(UNSAFE_ALL, (match) => {
    if (match.startsWith('_x')) return `_x005F${match}`;
    if (match.startsWith('\r')) return '\n';
    return ENTITIES[match] ?? '';
  });
}

/** A stored text as a cell; empty when blank. */
export function textCell(text: string | null | undefined): Cell {
  return text || null;
}

/** A calendar day as a date, or as text where there is no such day. */
export function dateCell(text: string): Cell {
  const utc = parseDay(text);
  return utc === null ? textCell(text) : { kind: 'date', day: text, utc };
}

/** The cell as it is read in a spreadsheet of a Brazilian user. */
export function cellAsText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  if (cell.kind === 'date') return brazilianDay(cell.day);
  return cell.format === 'percent' ? `${cell.value}%` : String(cell.value).replace('.', ',');
}

/** The cell's XML. `reference` is its address, such as `B7`. */
export function cellXml(cell: Cell, reference: string, styles: CellStyles, counting: 1900 | 1904 = 1900): string {
  if (cell === null) return styles.empty === 0 ? '' : `<c r="${reference}" s="${styles.empty}"/>`;
  if (typeof cell === 'string') return textXml(cell, reference, textStyle(cell, styles));
  if (cell.kind === 'number') {
    const style = cell.format === 'percent' ? styles.percent : styles.number;
    return `<c r="${reference}" s="${style}"><v>${cell.value}</v></c>`;
  }
  const serial = daySerial(cell, counting);
  if (serial === null) return textXml(brazilianDay(cell.day), reference, styles.text);
  return `<c r="${reference}" s="${styles.date}"><v>${serial}</v></c>`;
}

/** Lines stand below each other only in a cell that wraps; a customer's workbook is left to its own formats. */
const textStyle = (text: string, { text: plain, lines = plain }: CellStyles): number =>
  text.includes('\n') ? lines : plain;

function textXml(text: string, reference: string, style: number): string {
  const body = xmlText(text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);
  const space = hasBlankEdge(text) ? ' xml:space="preserve"' : '';
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t${space}>${body}</t></is></c>`;
}

/** Blanks inside a text stay by themselves; those at its ends do where it says so. */
function hasBlankEdge(text: string): boolean {
  return text.charCodeAt(0) <= BLANK || text.charCodeAt(Math.min(text.length, MAX_TEXT) - 1) <= BLANK;
}

/** The day's serial number; null where programs would not agree on the day that it means. */
function daySerial({ utc }: DateCell, counting: 1900 | 1904): number | null {
  if (counting === 1904) return utc < EPOCH_1904 ? null : (utc - EPOCH_1904) / DAY_MS;
  return utc < FIRST_UNAMBIGUOUS_DAY ? null : (utc - EPOCH_1900) / DAY_MS;
}

function parseDay(text: string): number | null {
  const parts = DAY.exec(text);
  if (!parts) return null;
  const utc = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(utc).toISOString().startsWith(text) ? utc : null;
}

function brazilianDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** The letters of a column, counted from 0: A, B, … Z, AA. */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    name = String.fromCharCode(65 + (rest % 26)) + name;
  }
  return name;
}
