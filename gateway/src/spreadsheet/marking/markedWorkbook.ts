import ExcelJS from 'exceljs';

/** What is written into a file that goes back to the person who sent it. */
export interface MarkOrder {
  sheetName: string;
  /** The number of the header row, from 1; 0 where there is none. */
  headerRow: number;
  /** Where the results go, from 1: the column of earlier results, or the first free one. */
  resultColumn: number;
  heading: string;
  rows: {
    /** The row of the sheet, counted from 1. */
    row: number;
    text: string;
    tone: 'good' | 'bad' | 'plain';
    /** Cells that are wrong, by column from 1, and why. */
    problems: { column: number; message: string }[];
  }[];
}

/** A table that has no workbook of its own: CSV, pasted lines, rows of a program. */
export interface PlainTable {
  headings: string[];
  rows: { row: number; cells: string[] }[];
}

const GOOD = 'FFE2F0D9';
const BAD = 'FFF8D7DA';
const filled = (argb: string): ExcelJS.FillPattern => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } });

/**
 * The person's own workbook with a result beside each row; cells that are wrong are coloured, and a comment says why.
 * @param bytes a workbook that was checked when it came in.
 */
export async function markedWorkbook(bytes: Uint8Array, order: MarkOrder): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  const sheet = workbook.getWorksheet(order.sheetName);
  if (!sheet) throw new Error('the workbook has no sheet of that name');
  mark(sheet, order);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** A new workbook of a table that was none, all cells as text, with a result beside each row and its wrong cells coloured. */
export async function markedTable(table: PlainTable, order: MarkOrder): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet(sheetNameOf(order.sheetName));
  const offset = order.headerRow === 0 && table.headings.some((heading) => heading !== '') ? 1 : 0;
  if (offset > 0) write(sheet, 1, table.headings);
  for (const { row, cells } of table.rows) write(sheet, row + offset, cells);
  mark(sheet, {
    ...order,
    headerRow: order.headerRow + offset,
    rows: order.rows.map((row) => ({ ...row, row: row.row + offset })),
  });
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function write(sheet: ExcelJS.Worksheet, row: number, cells: readonly string[]): void {
  cells.forEach((text, index) => {
    if (text === '') return;
    const cell = sheet.getRow(row).getCell(index + 1);
    // The format is text, so that what somebody typed never becomes a formula, and no number loses its zeros.
    cell.numFmt = '@';
    cell.value = text;
  });
}

const WIDTH = 45;

function mark(sheet: ExcelJS.Worksheet, { headerRow, resultColumn, heading, rows }: MarkOrder): void {
  if (headerRow > 0) {
    const cell = sheet.getRow(headerRow).getCell(resultColumn);
    cell.value = heading;
    cell.font = { bold: true };
  }
  sheet.getColumn(resultColumn).width = WIDTH;
  for (const { row, text, tone, problems } of rows) {
    const cells = sheet.getRow(row);
    const result = cells.getCell(resultColumn);
    result.numFmt = '@';
    result.value = text;
    if (tone !== 'plain') result.style = { ...result.style, fill: filled(tone === 'good' ? GOOD : BAD) };
    for (const { column, message } of problems) {
      const cell = cells.getCell(column);
      // The style belongs to many cells at once in exceljs, so that this cell gets one of its own.
      cell.style = { ...cell.style, fill: filled(BAD) };
      cell.note = message;
    }
  }
}

/** Characters and lengths that the names of sheets do not have. */
const sheetNameOf = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim() || 'Planilha';
