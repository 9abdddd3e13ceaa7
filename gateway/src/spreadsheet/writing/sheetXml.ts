import { cellXml, columnName, type Cell, type CellStyles } from './cells.js';

/** A column of a new workbook. */
export interface SheetColumn {
  heading: string;
  /** The column's width in characters. */
  width: number;
}

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Cell formats of the styles of a new workbook, by position. */
const HEADER_STYLE = 1;
const CELL_STYLES: CellStyles = { text: 2, number: 3, percent: 4, date: 5, empty: 0, lines: 6 };

/** The XML of one sheet of a new workbook, part by part: its head, its rows in groups, its tail. */
export class SheetXml {
  readonly #names: readonly string[];
  #last = 1;

  constructor(private readonly columns: readonly SheetColumn[]) {
    this.#names = columns.map((_, index) => columnName(index));
  }

  /** What comes before the rows, and the headings. One sheet of a workbook is selected: the one that a program shows first. */
  head({ isSelected }: { isSelected: boolean }): string {
    const widths = this.columns.map(
      ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    );
    return (
      `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView ${isSelected ? 'tabSelected="1" ' : ''}workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>' +
      `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>` +
      this.#headerRow()
    );
  }

  rows(group: readonly (readonly Cell[])[]): string {
    let xml = '';
    for (const cells of group) xml += this.#row(cells, ++this.#last);
    return xml;
  }

  tail(): string {
    return `</sheetData><autoFilter ref="A1:${this.#names.at(-1)}${this.#last}"/></worksheet>`;
  }

  #headerRow(): string {
    const styles = { ...CELL_STYLES, text: HEADER_STYLE, lines: HEADER_STYLE };
    const cells = this.columns.map(({ heading }, index) => cellXml(heading, `${this.#names[index]}1`, styles));
    return `<row r="1">${cells.join('')}</row>`;
  }

  #row(cells: readonly Cell[], row: number): string {
    const number = String(row);
    let xml = `<row r="${number}">`;
    for (let index = 0; index < cells.length; index++) {
      xml += cellXml(cells[index] ?? null, `${this.#names[index]}${number}`, CELL_STYLES);
    }
    return `${xml}</row>`;
  }
}
