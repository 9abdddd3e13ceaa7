import type { CellStyles } from '../writing/cells.js';
import { readCellFormats, showsDate, showsNumber, TEXT_FORMAT, type CellFormats } from './numberFormats.js';
import { withAttribute, xmlTokens, prefixOf, encodeXml, type XmlToken } from './xml.js';

const GENERAL = 0;
const DAY_CODE = 'dd/mm/yyyy';
const PERCENT_CODE = '0"%"';
const SMALLEST_STYLES =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>';

/**
 * Gives each format of the customer's data cells variants for text, numbers, percentages and days: same font, colour and
 * border, another number format. Where the customer's own format fits already (his dates, his decimals) it stays.
 */
export class DataStyles {
  readonly #xml: string;
  readonly #formats: CellFormats;
  readonly #added: string[] = [];
  readonly #variants = new Map<number, CellStyles>();
  readonly #newCodes = new Map<string, number>();

  /** @param stylesXml the customer's; null, or one without any cell format, is replaced by the smallest there is. */
  constructor(stylesXml: string | null) {
    const given = readCellFormats(stylesXml ?? '');
    const isUsable = stylesXml !== null && given.formats.length > 0;
    this.#xml = isUsable ? stylesXml : SMALLEST_STYLES;
    this.#formats = isUsable ? given : readCellFormats(SMALLEST_STYLES);
  }

  /** The cell styles to write data with where the customer's cell has the format `base`. */
  stylesFor(base: number): CellStyles {
    const known = this.#variants.get(base);
    if (known) return known;
    const isDate = showsDate(this.#formats, base);
    const styles: CellStyles = {
      empty: base,
      text: this.#variant(base, TEXT_FORMAT),
      number: showsNumber(this.#formats, base) ? base : this.#variant(base, GENERAL),
      percent: this.#variant(base, this.#codeId(PERCENT_CODE)),
      date: isDate ? base : this.#variant(base, this.#codeId(DAY_CODE)),
    };
    this.#variants.set(base, styles);
    return styles;
  }

  /** `styles.xml` with the variants added. */
  xml(): string {
    if (this.#added.length === 0) return this.#xml;
    const total = this.#formats.formats.length + this.#added.length;
    const withFormats = appendTo(this.#xml, 'cellXfs', this.#added.join(''), total) ?? this.#xml;
    return this.#newCodes.size === 0 ? withFormats : this.#withCodes(withFormats);
  }

  #variant(base: number, numberFormat: number): number {
    const original = this.#formats.formats[base];
    if (original === undefined || this.#formats.numberFormatIds[base] === numberFormat) return base;
    const end = original.indexOf('>') + 1;
    const numbered = withAttribute(original.slice(0, end), 'numFmtId', String(numberFormat));
    this.#added.push(withAttribute(numbered, 'applyNumberFormat', '1') + original.slice(end));
    return this.#formats.formats.length + this.#added.length - 1;
  }

  #codeId(code: string): number {
    for (const [id, existing] of this.#formats.codes) if (existing === code) return id;
    const known = this.#newCodes.get(code);
    if (known !== undefined) return known;
    // Below 164 the numbers are the programs' own.
    const id = Math.max(163, ...this.#formats.codes.keys(), ...this.#newCodes.values()) + 1;
    this.#newCodes.set(code, id);
    return id;
  }

  #withCodes(xml: string): string {
    const root = rootOf(xml);
    const prefix = root ? prefixOf(xml.slice(root.start, root.end)) : '';
    const codes = [...this.#newCodes]
      .map(([code, id]) => `<${prefix}numFmt numFmtId="${id}" formatCode="${encodeXml(code)}"/>`)
      .join('');
    const appended = appendTo(xml, 'numFmts', codes, this.#formats.codes.size + this.#newCodes.size);
    if (appended !== null) return appended;
    const at = root?.end ?? 0;
    return `${xml.slice(0, at)}<${prefix}numFmts count="${this.#newCodes.size}">${codes}</${prefix}numFmts>${xml.slice(at)}`;
  }
}

/** The opening tag of the whole document. */
function rootOf(xml: string): XmlToken | undefined {
  for (const token of xmlTokens(xml)) if (token.name === 'styleSheet') return token;
  return undefined;
}

/** Adds content at the end of the first element of a name, and sets its count; null where there is no such element. */
function appendTo(xml: string, element: string, content: string, count: number): string | null {
  let opening: { start: number; end: number } | null = null;
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (name !== element) continue;
    if (kind !== 'close') opening = { start, end };
    if (kind === 'open' || !opening) continue;
    const opened = xml.slice(opening.start, opening.end);
    const tag = withAttribute(opened.replace(/\/>$/, '>'), 'count', String(count));
    const [kept, closing] =
      kind === 'empty'
        ? ['', `</${prefixOf(opened)}${element}>`]
        : [xml.slice(opening.end, start), xml.slice(start, end)];
    return xml.slice(0, opening.start) + tag + kept + content + closing + xml.slice(end);
  }
  return null;
}
