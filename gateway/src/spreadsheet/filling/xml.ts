/**
 * A small reader of the XML in workbooks. It knows tags, attributes and text, resolves the five predefined entities and
 * character references only, and copies what it does not change, byte for byte: nothing of a customer's file gets lost on
 * the way through an object model.
 */

/** A tag or a piece of text, with its place in the document. */
export interface XmlToken {
  kind: 'open' | 'close' | 'empty' | 'text';
  /** Name without namespace prefix; '' for text. */
  name: string;
  start: number;
  end: number;
}

const TAG_NAME = /^<\/?(?:[^\s:/>]+:)?([^\s/>]+)/;
const ATTRIBUTE = /(?<![^\s=/<>"'])([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#(\d+)|#x([0-9a-fA-F]+)|(amp|lt|gt|quot|apos));/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const CDATA_START = '<![CDATA[';

/** What may stand between tags, by how it begins and ends. */
const BLOCKS = [
  { opening: '<!--', closing: '-->' },
  { opening: CDATA_START, closing: ']]>' },
  { opening: '<?', closing: '?>' },
] as const;

/**
 * The tags and texts of a document from an offset on; comments and declarations are passed over. What is opened and never
 * closed ends the document: nothing is searched twice, so that the time is in proportion to the length whatever it holds.
 */
export function* xmlTokens(xml: string, from = 0): Generator<XmlToken> {
  let position = from;
  for (let index = xml.indexOf('<', from); index >= 0; index = xml.indexOf('<', position)) {
    const block = BLOCKS.find(({ opening }) => xml.startsWith(opening, index));
    const end = block ? endOf(xml, block, index) : endOfTag(xml, index);
    if (end < 0) return;
    if (index > position) yield { kind: 'text', name: '', start: position, end: index };
    position = end;
    if (block) {
      if (block.opening === CDATA_START) yield { kind: 'text', name: '', start: index, end };
      continue;
    }
    const raw = xml.slice(index, end);
    const name = raw[1] === '!' ? undefined : TAG_NAME.exec(raw)?.[1];
    if (name !== undefined) yield { kind: kindOf(raw), name, start: index, end };
  }
}

function endOf(xml: string, { opening, closing }: (typeof BLOCKS)[number], start: number): number {
  const at = xml.indexOf(closing, start + opening.length);
  return at < 0 ? -1 : at + closing.length;
}

/** Where the tag that begins at `start` ends; -1 when it never does. Quoted attribute values may hold '>'. */
function endOfTag(xml: string, start: number): number {
  const delimiter = /["'>]/g;
  delimiter.lastIndex = start + 1;
  for (let match = delimiter.exec(xml); match; match = delimiter.exec(xml)) {
    if (match[0] === '>') return delimiter.lastIndex;
    const closing = xml.indexOf(match[0], delimiter.lastIndex);
    if (closing < 0) return -1;
    delimiter.lastIndex = closing + 1;
  }
  return -1;
}

function kindOf(raw: string): XmlToken['kind'] {
  if (raw[1] === '/') return 'close';
  return raw.endsWith('/>') ? 'empty' : 'open';
}

/** The namespace prefix of a tag with its colon (`x:`), or ''. */
export function prefixOf(tag: string): string {
  return /^<\/?([^\s:/>]+:)/.exec(tag)?.[1] ?? '';
}

/** The attributes of a tag, by their names without prefixes. */
export function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single] of tag.matchAll(ATTRIBUTE)) {
    attributes.set((name ?? '').replace(/^.*:/, ''), decodeXml(double ?? single ?? ''));
  }
  return attributes;
}

/** A tag with the values of some attributes replaced; `change` answers undefined for what stays. */
export function withAttributes(tag: string, change: (name: string, value: string) => string | undefined): string {
  return tag.replace(ATTRIBUTE, (whole, name: string, double?: string, single?: string) => {
    const changed = change(name, decodeXml(double ?? single ?? ''));
    return changed === undefined ? whole : `${name}="${encodeXml(changed)}"`;
  });
}

/** A tag with an attribute set, whether it has it or not. */
export function withAttribute(tag: string, name: string, value: string): string {
  let isSet = false;
  const changed = withAttributes(tag, (own) => {
    if (own !== name) return undefined;
    isSet = true;
    return value;
  });
  if (isSet) return changed;
  return tag.replace(/(?<!\s)\s*(\/?>)$/, (_whole, ending: string) => ` ${name}="${encodeXml(value)}"${ending}`);
}

/** A document without the elements of a name that are to go; one that has content stays. */
export function withoutElements(
  xml: string,
  element: string,
  goes: (attributes: Map<string, string>) => boolean,
): string {
  let output = '';
  let copied = 0;
  let opened: XmlToken | null = null;
  for (const token of xmlTokens(xml)) {
    const { kind, name, end } = token;
    const isOwn = name === element;
    const first = isOwn && kind === 'close' ? opened : token;
    opened = isOwn && kind === 'open' ? token : null;
    if (!isOwn || kind === 'open' || !first || !goes(attributesOf(xml.slice(first.start, first.end)))) continue;
    output += xml.slice(copied, first.start);
    copied = end;
  }
  return output + xml.slice(copied);
}

/** Text content as it is meant. */
export function decodeXml(text: string): string {
  if (text.startsWith(CDATA_START)) return text.slice(CDATA_START.length, -3);
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (_whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? '';
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Text for XML content and attributes. */
export function encodeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Resolves the escapes of cell texts (`_x000D_`). */
export function decodeCellText(text: string): string {
  return text.replace(/_x([0-9a-fA-F]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
