import type ExcelJS from 'exceljs';
import { collected, readWorkbook, sheetOf } from './workbooks.js';
import { dateCell, type Cell } from '../src/spreadsheet/writing/cells.js';
import { planFill } from '../src/spreadsheet/filling/fillPlan.js';
import { filledWorkbook } from '../src/spreadsheet/filling/filledWorkbook.js';

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with logo and title, the header row in row 4: name, birth date, salary, age by formula. */
export function customerSheet(workbook: ExcelJS.Workbook): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet('Dados');
  sheet.mergeCells('A1:D2');
  sheet.getCell('A1').value = 'Ficha de admissão';
  sheet.addImage(workbook.addImage({ base64: PIXEL.toString('base64'), extension: 'png' }), 'E1:F3');
  sheet.getRow(4).values = ['Nome', 'Nascimento', 'Salário', 'Idade'];
  sheet.getRow(4).font = { bold: true, color: { argb: 'FFAA0000' } };
  sheet.columns = [{ width: 31 }, { width: 17 }, { width: 13 }, { width: 11 }];
  return sheet;
}

export async function* rowsOf(count: number): AsyncGenerator<Cell[][]> {
  await Promise.resolve();
  yield Array.from({ length: count }, (_, index): Cell[] => [
    `Candidato ${index + 1}`,
    dateCell('1990-12-05'),
    { kind: 'number', value: 1000 + index },
  ]);
}

interface Fill {
  count: number;
  headerRow?: number;
  sheetName?: string;
  columns?: readonly number[];
  rows?: AsyncIterable<Cell[][]>;
}

export async function filled(
  template: Buffer,
  { count, headerRow = 4, sheetName = 'Dados', columns = [1, 2, 3], rows = rowsOf(count) }: Fill,
) {
  const plan = await planFill(template, { sheetName, headerRow, columns, totalRows: count });
  const bytes = await collected(filledWorkbook(template, plan, rows));
  const workbook = await readWorkbook(bytes);
  return { bytes, workbook, sheet: sheetOf(workbook, sheetName) };
}

export const candidate = (number: number) => [`Candidato ${number}`, new Date('1990-12-05T00:00:00Z'), 999 + number];
