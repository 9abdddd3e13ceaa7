import { xmlText, type Cell } from './cells.js';
import type { KeptSheet } from './keptSheet.js';
import { MAIN, SheetXml, XML, type SheetColumn } from './sheetXml.js';
import { zipArchive, type ZipEntry } from '../zip/zipWriter.js';

export interface NewWorkbook {
  sheetName: string;
  columns: readonly SheetColumn[];
  /** Rows in small groups: the event loop breathes between two of them. */
  rows: AsyncIterable<Cell[][]>;
  /** Sheets behind this one, filled by who makes the rows; they are complete when the rows end. */
  furtherSheets?: readonly KeptSheet[];
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const partName = (sheet: number) => `worksheets/sheet${sheet}.xml`;

const contentTypes = (furtherSheets: number) =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>` +
  Array.from({ length: 1 + furtherSheets }, (_, index) => sheetType(index + 1)).join('') +
  `<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/></Types>`;

const sheetType = (sheet: number) =>
  `<Override PartName="/xl/${partName(sheet)}" ContentType="${CONTENT_TYPE}.worksheet+xml"/>`;

const ROOT_RELATIONSHIPS =
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">` +
  `<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** The first sheet and the styles have the ids 1 and 2 in every workbook; further sheets have those after. */
const relationshipId = (sheet: number) => (sheet === 1 ? 'rId1' : `rId${sheet + 1}`);

const sheetRelationship = (sheet: number) =>
  `<Relationship Id="${relationshipId(sheet)}" Type="${RELATIONSHIPS}/worksheet" Target="${partName(sheet)}"/>`;

const workbookRelationships = (furtherSheets: number) =>
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">${sheetRelationship(1)}` +
  `<Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/>` +
  `${Array.from({ length: furtherSheets }, (_, index) => sheetRelationship(index + 2)).join('')}</Relationships>`;

// The positions of the cell formats are in sheetXml.ts. Texts have the text format (49, '@'): editing such a cell in Excel does not turn '=1+1' into a formula.
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF5"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>' +
  [49, 0, 165, 164]
    .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('') +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>' +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/**
 * Writes a workbook piece by piece: bold headings in a frozen header row, a filter over all rows, typed cells.
 * Its memory does not grow with the rows, which are read only as fast as the result is; what further sheets keep has a bound of its own.
 */
export function newWorkbook(workbook: NewWorkbook): AsyncGenerator<Buffer> {
  return zipArchive(workbookEntries(workbook));
}

async function* workbookEntries(workbook: NewWorkbook): AsyncGenerator<ZipEntry> {
  const { sheetName, furtherSheets = [] } = workbook;
  const names = [sheetName, ...furtherSheets.map(({ name }) => name)];
  yield { name: '[Content_Types].xml', content: [contentTypes(furtherSheets.length)] };
  yield { name: '_rels/.rels', content: [ROOT_RELATIONSHIPS] };
  yield { name: 'xl/workbook.xml', content: [workbookXml(names)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelationships(furtherSheets.length)] };
  yield { name: 'xl/styles.xml', content: [STYLES] };
  yield { name: `xl/${partName(1)}`, content: firstSheetXml(workbook) };
  // They are asked for only when the archive has taken all of the first sheet, so that its rows have been read.
  for (const [index, sheet] of furtherSheets.entries()) yield sheet.finish(`xl/${partName(index + 2)}`);
}

function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="${relationshipId(index + 1)}"/>`,
  );
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

async function* firstSheetXml({ columns, rows }: NewWorkbook): AsyncGenerator<string> {
  const sheet = new SheetXml(columns);
  yield sheet.head({ isSelected: true });
  for await (const group of rows) yield sheet.rows(group);
  yield sheet.tail();
}
