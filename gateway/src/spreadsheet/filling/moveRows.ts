import {
  movedFormula,
  movedRanges,
  movedRow,
  parseAddress,
  stretchedFilter,
  type RowMove,
  type SheetMove,
} from './references.js';
import { attributesOf, decodeXml, encodeXml, withAttribute, withAttributes, xmlTokens, type XmlToken } from './xml.js';

/** Elements whose text is a formula: of a cell, a condition, a validation, a chart, a sparkline. */
const FORMULAS: ReadonlySet<string> = new Set([
  'f',
  'formula',
  'formula1',
  'formula2',
  'calculatedColumnFormula',
  'totalsRowFormula',
  'definedName',
]);
/** The hidden name that programs keep for a sheet's filter. */
const FILTER_NAME = '_xlnm._FilterDatabase';
/** Attributes that hold an address or ranges of the own sheet. */
const RANGES: ReadonlySet<string> = new Set(['ref', 'sqref', 'activeCell', 'topLeftCell']);

/**
 * A part of the workbook (or a piece of it, between two rows) after the insertion: addresses, ranges and formulas.
 * Results of formulas are dropped, so that every program computes them anew.
 * @param ownSheet the sheet that the part belongs to; null for what belongs to none, such as a chart.
 */
export function movedXml(xml: string, ownSheet: string | null, { sheetName, move }: SheetMove): string {
  const isMoved = ownSheet === sheetName;
  const output: string[] = [];
  let copied = 0;
  const replace = (start: number, end: number, text: string) => {
    output.push(xml.slice(copied, start), text);
    copied = end;
  };
  let cell: { index: number; tag: string; hasFormula: boolean; row: number | null } | null = null;
  let textOf: MovedText | null = null;
  let dropFrom: number | null = null;
  let within: string | null = null;

  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (kind === 'text') {
      if (dropFrom !== null || textOf === null) continue;
      const text = decodeXml(xml.slice(start, end));
      // Formulas of formats, validations and calculated columns are written as for the first row of data.
      const ownRow = isMoved ? (cell ? cell.row : move.headerRow + 1) : null;
      const moved = movedText(text, textOf, ownSheet, { sheetName, move }, ownRow);
      if (moved !== text) replace(start, end, encodeXml(moved));
      continue;
    }
    if (name === 'rowBreaks' || name === 'sparkline') within = kind === 'open' ? name : null;
    if (kind === 'close') {
      if (name === 'v' && dropFrom !== null) {
        replace(dropFrom, end, '');
        dropFrom = null;
      }
      textOf = null;
      if (name === 'c') cell = null;
      continue;
    }
    if (name === 'v' && cell?.hasFormula) {
      if (kind === 'open') dropFrom = start;
      continue;
    }
    if (FORMULAS.has(name)) textOf = kind === 'open' ? 'formula' : null;
    // A sparkline is drawn in one cell, and stays one; what else names ranges so is meant for all of the data.
    if (name === 'sqref' && isMoved && kind === 'open') textOf = within === 'sparkline' ? 'place' : 'ranges';
    if (name === 'f' && cell) {
      cell.hasFormula = true;
      output[cell.index] = withoutType(cell.tag);
    }
    const tag = xml.slice(start, end);
    if (name === 'definedName' && attributesOf(tag).get('name') === FILTER_NAME) textOf = 'filter';
    const moved = isMoved ? movedTag(tag, name, move, within === 'rowBreaks') : tag;
    const linked = name === 'hyperlink' ? movedLink(moved, { sheetName, move }) : moved;
    if (name === 'c' && kind === 'open') {
      // Always its own piece of the output: a formula inside may still take the type away.
      replace(start, end, linked);
      const row = parseAddress(attributesOf(tag).get('r') ?? '')?.row ?? null;
      cell = { index: output.length - 1, tag: linked, hasFormula: false, row };
    } else if (linked !== tag) {
      replace(start, end, linked);
    }
  }
  output.push(xml.slice(copied));
  return output.join('');
}

/** What the text of an element is. */
type MovedText = 'formula' | 'ranges' | 'place' | 'filter';

function movedText(
  text: string,
  kind: MovedText,
  ownSheet: string | null,
  { sheetName, move }: SheetMove,
  ownRow: number | null,
): string {
  if (kind === 'place') return movedRanges(text.trim(), move);
  if (kind === 'ranges') return movedRules(text.trim(), move);
  const stretched = kind === 'filter' ? stretchedFilter(text, sheetName, move) : null;
  return stretched ?? movedFormula(text, ownSheet, { sheetName, move }, ownRow);
}

/** The type of a result says nothing of the next one. */
function withoutType(tag: string): string {
  return tag.replace(/(?<!\s)\s+t\s*=\s*(?:"[^"]*"|'[^']*')/, '');
}

function movedTag(tag: string, name: string, move: RowMove, inRowBreaks: boolean): string {
  if (name === 'row' || name === 'c' || (name === 'brk' && inRowBreaks)) {
    const own = name === 'brk' ? 'id' : 'r';
    return withAttributes(tag, (attribute, value) =>
      attribute === own ? movedNumberOrAddress(value, move) : undefined,
    );
  }
  return withAttributes(tag, (attribute, value) => {
    if (!RANGES.has(attribute)) return undefined;
    const stretched = name === 'autoFilter' ? stretchedFilter(value, null, move) : null;
    if (stretched !== null) return stretched;
    // A merge or a formula of the first row of data belongs to that row, and is no range over all of them.
    const rule = name === 'mergeCell' || name === 'f' ? { ...move, lastDataRow: 0 } : move;
    if (attribute === 'sqref' && name !== 'selection') return movedRules(value, rule);
    return movedRanges(value, rule).replace(/\S+/g, withoutSameEnd);
  });
}

/** Where conditions and validations hold: one on the first data row alone is meant for all of them. */
function movedRules(ranges: string, move: RowMove): string {
  const asRanges = ranges.replace(/(?<!\S)([^\s:]+)(?!\S)/g, '$1:$1');
  return movedRanges(asRanges, move).replace(/\S+/g, withoutSameEnd);
}

/** `A1:A1` as `A1`; any other range as it is. */
function withoutSameEnd(range: string): string {
  const first = range.slice(0, (range.length - 1) / 2);
  return first !== '' && range === `${first}:${first}` ? first : range;
}

function movedNumberOrAddress(value: string, move: RowMove): string {
  if (/^\d+$/.test(value)) return String(movedRow(Number(value), move));
  return parseAddress(value) ? movedRanges(value, move) : value;
}

function movedLink(tag: string, sheetMove: SheetMove): string {
  return withAttributes(tag, (attribute, value) =>
    attribute === 'location' ? movedFormula(value, null, sheetMove) : undefined,
  );
}

/** Pictures and charts that begin below the inserted rows move down; the logo above stays, and nothing is stretched. */
export function movedDrawing(xml: string, move: RowMove): string {
  let by = 0;
  return movedNumbers(xml, (name, number, parent) => {
    if (name !== 'row') return undefined;
    // Rows of drawings count from 0. `to` follows its `from`.
    if (parent === 'from') by = number + 1 >= move.insertAt ? move.by : 0;
    return String(number + by);
  });
}

/** The legacy boxes of comments. */
export function movedCommentBoxes(xml: string, move: RowMove): string {
  return movedNumbers(xml, (name, number) => (name === 'Row' ? String(movedRow(number + 1, move) - 1) : undefined));
}

function movedNumbers(
  xml: string,
  change: (name: string, value: number, parent: string) => string | undefined,
): string {
  let output = '';
  let copied = 0;
  const path: string[] = [];
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (kind === 'open') path.push(name);
    if (kind === 'close') path.pop();
    if (kind !== 'text') continue;
    const text = xml.slice(start, end).trim();
    const changed = /^\d+$/.test(text) ? change(path.at(-1) ?? '', Number(text), path.at(-2) ?? '') : undefined;
    if (changed === undefined) continue;
    output += xml.slice(copied, start) + changed;
    copied = end;
  }
  return output + xml.slice(copied);
}

/**
 * The source of a pivot table, when it is the sheet; or a table or a name, which may lie in it. Programs then count anew when
 * they open the file, as the numbers in it are those of the examples.
 */
export function movedPivotSource(xml: string, { sheetName, move }: SheetMove): string {
  let root: XmlToken | null = null;
  for (const token of xmlTokens(xml)) {
    if (token.name === 'pivotCacheDefinition') root ??= token;
    if (!root || token.name !== 'worksheetSource') continue;
    const tag = xml.slice(token.start, token.end);
    const source = attributesOf(tag);
    const isOwn = source.has('sheet') ? source.get('sheet') === sheetName : source.has('name');
    // With an id it lies in another file.
    if (!isOwn || source.has('id')) return xml;
    const moved = withAttributes(tag, (name, value) => (name === 'ref' ? movedRanges(value, move) : undefined));
    const refreshing = withAttribute(xml.slice(root.start, root.end), 'refreshOnLoad', '1');
    return xml.slice(0, root.start) + refreshing + xml.slice(root.end, token.start) + moved + xml.slice(token.end);
  }
  return xml;
}
