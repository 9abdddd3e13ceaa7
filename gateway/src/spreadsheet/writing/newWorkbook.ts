import { cellXml, columnName, xmlText, type Cell, type CellStyles } from './cells.js';
import { zipArchive, type ZipEntry } from '../zip/zipWriter.js';

/** A column of a new workbook. */
export interface SheetColumn {
  heading: string;
  /** The column's width in characters. */
  width: number;
}

export interface NewWorkbook {
  sheetName: string;
  columns: readonly SheetColumn[];
  /** Rows in small groups: the event loop breathes between two of them. */
  rows: AsyncIterable<Cell[][]>;
}

/** Cell formats of `STYLES` below, by position. */
const HEADER_STYLE = 1;
const CELL_STYLES: CellStyles = { text: 2, number: 3, percent: 4, date: 5, empty: 0 };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES =
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/></Types>`;

const ROOT_RELATIONSHIPS =
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">` +
  `<Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const WORKBOOK_RELATIONSHIPS =
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONSHIPS}">` +
  `<Relationship Id="rId1" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet1.xml"/>` +
  `<Relationship Id="rId2" Type="${RELATIONSHIPS}/styles" Target="styles.xml"/></Relationships>`;

// Texts have the text format (49, '@'): editing such a cell in Excel does not turn '=1+1' into a formula.
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0&quot;%&quot;"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF5"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>' +
  [49, 0, 165, 164]
    .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/**
 * Writes a workbook of one sheet piece by piece: bold headings in a frozen header row, a filter over all rows, typed cells.
 * Its memory does not grow with the rows, which are read only as fast as the result is.
 */
export function newWorkbook(workbook: NewWorkbook): AsyncGenerator<Buffer> {
  return zipArchive(workbookEntries(workbook));
}

function workbookEntries(workbook: NewWorkbook): ZipEntry[] {
  return [
    { name: '[Content_Types].xml', content: [CONTENT_TYPES] },
    { name: '_rels/.rels', content: [ROOT_RELATIONSHIPS] },
    { name: 'xl/workbook.xml', content: [workbookXml(workbook.sheetName)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [WORKBOOK_RELATIONSHIPS] },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(workbook) },
  ];
}

function workbookXml(sheetName: string): string {
  return (
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>` +
    `<sheet name="${xmlText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  );
}

async function* sheetXml({ columns, rows }: NewWorkbook): AsyncGenerator<string> {
  const names = columns.map((_, index) => columnName(index));
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>' +
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>` +
    headerRow(columns, names)
  );
  let last = 1;
  for await (const group of rows) {
    let xml = '';
    for (const cells of group) xml += rowXml(cells, ++last, names);
    yield xml;
  }
  yield `</sheetData><autoFilter ref="A1:${names.at(-1)}${last}"/></worksheet>`;
}

function headerRow(columns: readonly SheetColumn[], names: readonly string[]): string {
  const styles = { ...CELL_STYLES, text: HEADER_STYLE };
  const cells = columns.map(({ heading }, index) => cellXml(heading, `${names[index]}1`, styles));
  return `<row r="1">${cells.join('')}</row>`;
}

function rowXml(cells: readonly Cell[], row: number, names: readonly string[]): string {
  const number = String(row);
  let xml = `<row r="${number}">`;
  for (let index = 0; index < cells.length; index++) {
    xml += cellXml(cells[index] ?? null, `${names[index]}${number}`, CELL_STYLES);
  }
  return `${xml}</row>`;
}
