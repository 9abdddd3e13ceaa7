import { movedCommentBoxes, movedDrawing, movedPivotSource, movedXml } from './moveRows.js';
import { partText, relationships, relationshipsPath, type SheetPart, type WorkbookPackage } from './package.js';
import type { SheetMove } from './references.js';
import { prefixOf, withAttribute, withoutElements, xmlTokens } from './xml.js';

const CONTENT_TYPES = '[Content_Types].xml';
const STYLES_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml';
const RELATIONSHIP_TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * The parts, besides the sheet itself, that name addresses in it or results computed from it, after the insertion. The list of
 * the order of computing (calcChain) goes: programs make it anew, and a wrong one makes Excel call the file damaged.
 */
export async function movedOtherParts({
  workbook,
  sheet,
  sheetMove,
  addStyles,
  droppedLinks,
}: {
  workbook: WorkbookPackage;
  sheet: SheetPart;
  sheetMove: SheetMove;
  /** Whether the workbook has no styles part and gets one. */
  addStyles: boolean;
  /** The sheet's relationships that go with the links of its examples. */
  droppedLinks: ReadonlySet<string>;
}): Promise<Map<string, string | null>> {
  const parts = new Map<string, string | null>();
  const change = async (path: string, work: (xml: string) => string) => {
    const xml = await partText(workbook, path);
    if (xml === null) return;
    const changed = work(xml);
    if (changed !== xml) parts.set(path, changed);
  };

  for (const other of workbook.sheets) {
    if (other.path !== sheet.path) await change(other.path, (xml) => movedXml(xml, other.name, sheetMove));
  }
  for (const { type, path } of await relationships(workbook, sheet.path)) {
    if (type === 'table' || type === 'comments' || type === 'threadedComment') {
      await change(path, (xml) => movedXml(xml, sheet.name, sheetMove));
    }
    if (type === 'drawing') await change(path, (xml) => movedDrawing(xml, sheetMove.move));
    if (type === 'vmlDrawing') await change(path, (xml) => movedCommentBoxes(xml, sheetMove.move));
  }
  for (const path of workbook.entries.keys()) {
    if (/\/charts\/chart[^/]*\.xml$/.test(path)) await change(path, (xml) => movedXml(xml, null, sheetMove));
    if (/\/pivotCacheDefinition[^/]*\.xml$/.test(path)) await change(path, (xml) => movedPivotSource(xml, sheetMove));
  }

  await change(relationshipsPath(sheet.path), (xml) =>
    withoutElements(xml, 'Relationship', (attributes) => droppedLinks.has(attributes.get('Id') ?? '')),
  );
  const calcChain = [...workbook.entries.keys()].find((path) => path.endsWith('calcChain.xml'));
  if (calcChain !== undefined) parts.set(calcChain, null);
  await change(workbook.workbookPath, (xml) => recomputing(movedXml(xml, null, sheetMove)));
  await change(CONTENT_TYPES, (xml) => contentTypes(xml, calcChain, addStyles));
  await change(relationshipsPath(workbook.workbookPath), (xml) => workbookRelationships(xml, addStyles));
  return parts;
}

/** Tells every program to compute all formulas when it opens the file. */
function recomputing(xml: string): string {
  let calcPr: { start: number; end: number } | null = null;
  let after = 0;
  let prefix = '';
  for (const { kind, name, start, end } of xmlTokens(xml)) {
    if (name === 'workbook' && kind === 'open') prefix = prefixOf(xml.slice(start, end));
    if (name === 'calcPr' && kind !== 'close') calcPr = { start, end };
    // The elements that come before it, by the schema.
    if (['sheets', 'functionGroups', 'externalReferences', 'definedNames'].includes(name) && kind !== 'open')
      after = end;
  }
  if (!calcPr) return `${xml.slice(0, after)}<${prefix}calcPr fullCalcOnLoad="1"/>${xml.slice(after)}`;
  const loading = withAttribute(xml.slice(calcPr.start, calcPr.end), 'fullCalcOnLoad', '1');
  return xml.slice(0, calcPr.start) + loading + xml.slice(calcPr.end);
}

function contentTypes(xml: string, calcChain: string | undefined, addStyles: boolean): string {
  const kept = withoutElements(xml, 'Override', (attributes) => attributes.get('PartName') === `/${calcChain}`);
  if (!addStyles) return kept;
  return beforeEnd(kept, 'Types', `<Override PartName="/xl/styles.xml" ContentType="${STYLES_TYPE}"/>`);
}

function workbookRelationships(xml: string, addStyles: boolean): string {
  const kept = withoutElements(
    xml,
    'Relationship',
    (attributes) => attributes.get('Type')?.endsWith('/calcChain') ?? false,
  );
  if (!addStyles) return kept;
  return beforeEnd(
    kept,
    'Relationships',
    `<Relationship Id="rIdEsteiraStyles" Type="${RELATIONSHIP_TYPES}/styles" Target="/xl/styles.xml"/>`,
  );
}

function beforeEnd(xml: string, element: string, content: string): string {
  const at = xml.lastIndexOf(`</${element}>`);
  return at < 0 ? xml : xml.slice(0, at) + content + xml.slice(at);
}
