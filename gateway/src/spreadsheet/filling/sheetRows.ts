import { parseAddress } from './references.js';
import { WorkbookRefusal } from './refusal.js';
import { attributesOf, decodeCellText, decodeXml, xmlTokens, type XmlToken } from './xml.js';
import { inflatedPieces, type PackedEntry } from '../zip/zipReader.js';

/** A cell as it is in a sheet's XML. Columns count from 1. */
export interface RawCell {
  column: number;
  style: number;
  /** `s` shared string, `inlineStr`, `str`, `b`, `d`, `e`, `n`. */
  type: string;
  /** The text of the value; of a shared string, its number. */
  value: string;
  hasFormula: boolean;
  start: number;
  end: number;
}

/** A row as it is in a sheet's XML. Rows count from 1. */
export interface RawRow {
  row: number;
  cells: RawCell[];
  /** The opening tag of the row, with its attributes. */
  tag: string;
  start: number;
  end: number;
}

/** Columns that a sheet can have; more is no sheet. */
const MAX_SHEET_COLUMNS = 16_384;

/** The rows between `from` (inside `sheetData`) and its end; rows without a number count on from `expectedRow`. */
export function* sheetRows(xml: string, from = 0, expectedRow = 1): Generator<RawRow> {
  let row: RawRow | null = null;
  let cell: RawCell | null = null;
  let nextRow = expectedRow;
  let inValue = false;
  for (const token of xmlTokens(xml, from)) {
    if (token.name === 'sheetData' && token.kind === 'close') return;
    if (token.name === 'row') {
      if (token.kind !== 'close') {
        row = openRow(xml, token, nextRow);
        nextRow = row.row + 1;
      }
      if (row && token.kind !== 'open') {
        yield { ...row, end: token.end };
        row = null;
      }
    } else if (row && token.name === 'c') {
      if (token.kind !== 'close') {
        cell = openCell(xml, token, (row.cells.at(-1)?.column ?? 0) + 1);
        row.cells.push(cell);
      }
      if (cell) cell.end = token.end;
      if (token.kind !== 'open') cell = null;
    } else if (cell) {
      if (token.name === 'f') cell.hasFormula = true;
      if (token.name === 'v' || token.name === 't') inValue = token.kind === 'open';
      // Phonetic readings (rPh) stand beside the text, and are not part of it; they do not occur in inline strings.
      if (token.kind === 'text' && inValue) cell.value += decodeXml(xml.slice(token.start, token.end));
    }
  }
}

function openRow(xml: string, token: XmlToken, expected: number): RawRow {
  const tag = xml.slice(token.start, token.end);
  const row = Number(attributesOf(tag).get('r') ?? expected);
  return { row: Number.isSafeInteger(row) ? row : expected, cells: [], tag, start: token.start, end: token.end };
}

function openCell(xml: string, token: XmlToken, expected: number): RawCell {
  const attributes = attributesOf(xml.slice(token.start, token.end));
  const column = parseAddress(attributes.get('r') ?? '')?.column ?? expected;
  return {
    column: Math.min(column, MAX_SHEET_COLUMNS + 1),
    style: Number(attributes.get('s') ?? 0) || 0,
    type: attributes.get('t') ?? 'n',
    value: '',
    hasFormula: false,
    start: token.start,
    end: token.end,
  };
}

/** Where the rows begin: the offset after `<sheetData>`; null for a sheet without rows. */
export function sheetDataStart(xml: string): { tag: string; start: number; end: number; isEmpty: boolean } | null {
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (name === 'sheetData') return { tag: xml.slice(start, end), start, end, isEmpty: kind === 'empty' };
  }
  return null;
}

/**
 * The texts of those shared strings, read from the beginning until the last one wanted, without keeping the others.
 * Formatted strings are joined; phonetic readings are left out.
 */
export async function sharedStrings(
  bytes: Buffer,
  entry: PackedEntry,
  wanted: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  const last = Math.max(-1, ...wanted);
  let index = 0;
  for await (const item of elements(bytes, entry, 'si')) {
    if (index > last) break;
    if (wanted.has(index)) found.set(index, sharedStringText(item));
    index++;
  }
  return found;
}

/** The text of one shared string (`si`): formatted pieces joined, phonetic readings left out. */
export function sharedStringText(item: string): string {
  let text = '';
  let inText = false;
  let phonetic = false;
  for (const token of xmlTokens(item)) {
    if (token.name === 'rPh') phonetic = token.kind === 'open';
    if (token.name === 't') inText = token.kind === 'open';
    if (token.kind === 'text' && inText && !phonetic) text += decodeXml(item.slice(token.start, token.end));
  }
  return decodeCellText(text);
}

/** Longest element that is looked at: a text of 32,767 characters with all its formats stays below. */
const MAX_ELEMENT = 4 * 1024 * 1024;
/** Longest tag that is found where two pieces meet. */
const MAX_TAG = 1024;

/**
 * The elements of one name, one after the other, as they are inflated; ends at one that is too long.
 * @param tooLong says so, for readers that may not leave anything out unseen: they are refused the file instead.
 */
export async function* elements(
  bytes: Buffer,
  entry: PackedEntry,
  name: string,
  tooLong?: string,
): AsyncGenerator<string> {
  const opening = new RegExp(`<(?:[^\\s:/<>]+:)?${name}(?=[\\s/>])`);
  const closing = new RegExp(`<(?:[^\\s:/<>]+:)?${name}(?:\\s[^<>]*)?/>|</(?:[^\\s:/<>]+:)?${name}\\s*>`, 'g');
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of inflatedPieces(bytes, entry)) {
    // What was searched in vain is not searched again.
    closing.lastIndex = Math.max(0, rest.length - MAX_TAG);
    rest += decoder.decode(piece, { stream: true });
    for (let start = rest.search(opening); ; start = rest.search(opening)) {
      if (start !== 0) closing.lastIndex = 0;
      rest = start < 0 ? rest.slice(-MAX_TAG) : rest.slice(start);
      const end = start < 0 ? null : closing.exec(rest);
      if (!end) break;
      const length = end.index + end[0].length;
      yield rest.slice(0, length);
      rest = rest.slice(length);
      closing.lastIndex = 0;
    }
    if (rest.length <= MAX_ELEMENT) continue;
    if (tooLong !== undefined) throw new WorkbookRefusal(tooLong);
    return;
  }
}
