import { WorkbookRefusal } from '../filling/refusal.js';

/** Between the lines of a text, whichever system wrote it. */
export const LINE_BREAK = /\r\n|\n|\r/;

/** A row of a sheet as texts, in the way in which people of Brazil write them: numbers have a decimal comma, days are dd/MM/yyyy. */
export interface TableRow {
  /** Its number in the sheet, from 1. */
  row: number;
  /** By column, from 0; blank cells are ''. Shorter where the last cells are blank. */
  cells: string[];
  /** Hidden by hand or by a filter. */
  isHidden?: true;
}

export interface TableSheet {
  name: string;
  /** Rows with something in them. */
  rowCount: number;
  isHidden: boolean;
}

/** A sheet that was read. */
export interface Table {
  sheets: TableSheet[];
  sheetName: string;
  /** The number of the header row, from 1, of several the lowest; 0 where there is none. */
  headerRow: number;
  /** The headings by column, from 0; '' where there is none. */
  headings: string[];
  /** Every row with something in it, titles and header rows included. */
  rows: TableRow[];
  /** Spreadsheets made on old Macs count days from 1904. */
  counting: 1900 | 1904;
}

/** What is read at most; more is refused with these numbers. */
export const MAX_TABLE_ROWS = 50_000;
export const MAX_TABLE_COLUMNS = 300;
/** Titles and header rows above the data. */
const ROWS_ABOVE = 100;
/** Characters of a whole sheet, and of one row: what the database takes in one record is 16 MB. */
const MAX_CHARACTERS = 40_000_000;
const MAX_ROW_CHARACTERS = 2_000_000;
/** Excel's longest cell; a CSV file may claim more. */
const MAX_CELL = 32_767;

const plural = (count: number) => count.toLocaleString('pt-BR');

/** What is said of more rows than an import may have. */
export const tooManyRows = () =>
  new WorkbookRefusal(`A planilha tem mais de ${plural(MAX_TABLE_ROWS)} linhas. Divida-a em partes.`);

/** Collects the rows of a sheet, and refuses what is more than an import may hold. */
export class TableRows {
  readonly rows: TableRow[] = [];
  #characters = 0;

  /**
   * @param width the column of the last cell, where the cells at hand do not go as far.
   * @throws WorkbookRefusal naming the limit.
   */
  add(row: TableRow, width = row.cells.length): void {
    const characters = row.cells.reduce((sum, text) => sum + text.length, 0);
    if (characters === 0) return;
    if (width > MAX_TABLE_COLUMNS) {
      throw new WorkbookRefusal(`A planilha tem ${plural(width)} colunas; o máximo é ${plural(MAX_TABLE_COLUMNS)}.`);
    }
    this.#characters += characters;
    if (characters > MAX_ROW_CHARACTERS || this.#characters > MAX_CHARACTERS) {
      throw new WorkbookRefusal('A planilha tem texto demais para ser importada.');
    }
    if (this.rows.length >= MAX_TABLE_ROWS + ROWS_ABOVE) {
      throw tooManyRows();
    }
    this.rows.push(row);
  }
}

/** A text of a cell as it is kept: no outer blanks, and no more than a cell of Excel holds. */
export const cellText = (text: string): string => text.trim().slice(0, MAX_CELL);

/** Cells without the blank ones at the end. */
export function trimmedCells(cells: readonly string[]): string[] {
  let length = cells.length;
  while (length > 0 && (cells[length - 1] ?? '') === '') length -= 1;
  return cells.slice(0, length);
}
