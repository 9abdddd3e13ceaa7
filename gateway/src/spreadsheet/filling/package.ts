import { crc32 } from 'node:zlib';
import { WorkbookRefusal } from './refusal.js';
import { attributesOf, xmlTokens } from './xml.js';
import { BROKEN, inflated, inflatedPieces, readArchive, TOO_LARGE, type PackedEntry } from '../zip/zipReader.js';

/** A sheet of a workbook. */
export interface SheetPart {
  name: string;
  /** The entry of its XML. */
  path: string;
  hidden: boolean;
}

/** An opened workbook: its parts are inflated on demand, and none beyond its limit. */
export interface WorkbookPackage {
  bytes: Buffer;
  entries: ReadonlyMap<string, PackedEntry>;
  workbookPath: string;
  sheets: SheetPart[];
  sharedStringsPath: string | null;
  stylesPath: string | null;
  /** Spreadsheets made on old Macs count days from 1904. */
  counting: 1900 | 1904;
}

interface Relationship {
  id: string;
  /** Last segment of the type: `worksheet`, `drawing`. */
  type: string;
  path: string;
}

/** All parts together, really inflated and counted: pictures included, as the file is handed on to people. */
const MAX_INFLATED = 200 * 1024 * 1024;
/** One XML part that is read as a whole. */
export const MAX_PART = 20 * 1024 * 1024;
const NOT_A_WORKBOOK = 'O conteúdo do arquivo não é de uma planilha .xlsx.';
const MACROS = 'O arquivo contém macros. Salve-o como .xlsx sem macros.';
const UNSAFE_XML = 'O arquivo contém declarações XML que não são permitidas.';

/**
 * Opens a workbook after looking at all of it: kind, macros, real inflated size, declarations in any XML.
 * @param largestSheet bytes of the XML of one sheet; more for readers that take sheets row by row.
 * @throws WorkbookRefusal saying what is wrong.
 */
export async function openCheckedWorkbook(bytes: Buffer, largestSheet = MAX_PART): Promise<WorkbookPackage> {
  const entries = readArchive(bytes);
  if ([...entries.keys()].some((name) => /vbaProject|macrosheets\//i.test(name))) throw new WorkbookRefusal(MACROS);
  let total = 0;
  for (const entry of entries.values()) {
    const check = isXml(entry.name) ? xmlCheck() : undefined;
    // Shared strings are only ever read piece by piece.
    const limit =
      isXml(entry.name) && !entry.name.endsWith('sharedStrings.xml')
        ? largestOf(entry.name, largestSheet)
        : MAX_INFLATED;
    let size = 0;
    let crc = 0;
    for await (const piece of inflatedPieces(bytes, entry)) {
      total += piece.length;
      size += piece.length;
      if (total > MAX_INFLATED || size > limit) throw new WorkbookRefusal(TOO_LARGE);
      crc = crc32(piece, crc);
      check?.(piece);
    }
    // Parts are copied into exports with the size and checksum that the archive claims.
    if (crc !== entry.crc || size !== entry.size) throw new WorkbookRefusal(BROKEN);
  }
  return openWorkbook(bytes, entries);
}

const largestOf = (name: string, largestSheet: number) => (/\/worksheets\/[^/]+$/.test(name) ? largestSheet : MAX_PART);

/** Opens a workbook that was checked when it was uploaded. */
export async function openWorkbook(
  bytes: Buffer,
  entries: ReadonlyMap<string, PackedEntry> = readArchive(bytes),
): Promise<WorkbookPackage> {
  const types = await partText({ bytes, entries }, '[Content_Types].xml');
  if (types === null) throw new WorkbookRefusal(NOT_A_WORKBOOK);
  if (/macroEnabled/i.test(types)) throw new WorkbookRefusal(MACROS);
  const root = (await relationships({ bytes, entries }, '')).find(({ type }) => type === 'officeDocument');
  const workbookPath = root?.path ?? '';
  const workbook = await partText({ bytes, entries }, workbookPath);
  if (workbook === null || !types.includes('spreadsheetml.sheet.main+xml')) throw new WorkbookRefusal(NOT_A_WORKBOOK);
  const parts = await relationships({ bytes, entries }, workbookPath);
  // A part of another name was not looked through for declarations.
  const pathOf = (type: string) => parts.find((part) => part.type === type && isXml(part.path))?.path ?? null;
  const { sheets: named, counting } = readWorkbook(workbook, parts);
  if (named.length === 0) throw new WorkbookRefusal('O arquivo não tem nenhuma planilha.');
  const sheets = named.filter(({ path }) => entries.has(path));
  if (sheets.length === 0) throw new WorkbookRefusal(BROKEN);
  return {
    bytes,
    entries,
    workbookPath,
    sheets,
    sharedStringsPath: pathOf('sharedStrings'),
    stylesPath: pathOf('styles'),
    counting,
  };
}

function readWorkbook(xml: string, parts: readonly Relationship[]): Pick<WorkbookPackage, 'sheets' | 'counting'> {
  const sheets: SheetPart[] = [];
  let counting: 1900 | 1904 = 1900;
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (kind !== 'open' && kind !== 'empty') continue;
    if (name !== 'sheet' && name !== 'workbookPr') continue;
    const attributes = attributesOf(xml.slice(start, end));
    if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes.get('date1904') ?? '')) counting = 1904;
    const part = parts.find(({ id, type, path }) => type === 'worksheet' && id === attributes.get('id') && isXml(path));
    if (name === 'sheet' && part) {
      const hidden = (attributes.get('state') ?? 'visible') !== 'visible';
      sheets.push({ name: attributes.get('name') ?? '', path: part.path, hidden });
    }
  }
  return { sheets, counting };
}

type Parts = Pick<WorkbookPackage, 'bytes' | 'entries'>;

/** The text of an XML part; null when there is none. */
export async function partText({ bytes, entries }: Parts, path: string): Promise<string | null> {
  const entry = entries.get(path);
  if (!entry || !isXml(path)) return null;
  const text = (await inflated(bytes, entry, MAX_PART)).toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Where the relationships of a part are kept. */
export function relationshipsPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
}

/** The parts that a part refers to; links out of the package are left out. */
export async function relationships(parts: Parts, path: string): Promise<Relationship[]> {
  const xml = await partText(parts, relationshipsPath(path));
  const found: Relationship[] = [];
  if (xml === null) return found;
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (name !== 'Relationship' || kind === 'close') continue;
    const attributes = attributesOf(xml.slice(start, end));
    if (attributes.get('TargetMode') === 'External') continue;
    found.push({
      id: attributes.get('Id') ?? '',
      type: (attributes.get('Type') ?? '').replace(/^.*\//, ''),
      path: resolved(path, attributes.get('Target') ?? ''),
    });
  }
  return found;
}

function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const segments = from.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

const isXml = (name: string) => /\.(?:xml|rels|vml)$/i.test(name);

/**
 * Looks through the pieces of one XML part for declarations: entities are how XML reads files and grows without end. UTF-16,
 * in which they would not be seen, is refused as well; spreadsheet programs write UTF-8.
 */
function xmlCheck(): (piece: Buffer) => void {
  let tail = '';
  let isFirst = true;
  return (piece) => {
    const text = tail + piece.toString('latin1');
    if (isFirst && !/^(?:\u00ef\u00bb\u00bf)?\s*(?:<[^\0]|$)/.test(text)) throw new WorkbookRefusal(UNSAFE_XML);
    const declared = isFirst ? /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] : undefined;
    if (declared !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(declared)) throw new WorkbookRefusal(UNSAFE_XML);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new WorkbookRefusal(UNSAFE_XML);
    isFirst = false;
    tail = text.slice(-9);
  };
}
