import type ExcelJS from 'exceljs';
import { makeWorkbook, valuesOf } from '../../../test/workbooks.js';
import { filled } from '../../../test/customerWorkbook.js';

/** A list of lines that the customer has numbered before anybody is in it; what he typed in other columns is given by row. */
const numbered = (numbers: ExcelJS.CellValue[], arrange: (sheet: ExcelJS.Worksheet) => void = () => undefined) =>
  makeWorkbook((workbook) => {
    const sheet = workbook.addWorksheet('Dados');
    sheet.getRow(4).values = ['Nº', 'Nome', 'Nascimento', 'Salário'];
    numbers.forEach((number, index) => {
      sheet.getCell(5 + index, 1).value = number;
      sheet.getCell(5 + index, 1).border = { left: { style: 'thin' } };
    });
    arrange(sheet);
  });
const fill = (template: Buffer, count: number) => filled(template, { count, columns: [2, 3, 4] });
const linesOf = (sheet: ExcelJS.Worksheet, last: number) =>
  Array.from({ length: last - 4 }, (_, index) => valuesOf(sheet, 5 + index, 2));
const line = (number: number) => [number, `Candidato ${number}`];

describe('lines that are numbered beforehand', () => {
  const three = (arrange?: (sheet: ExcelJS.Worksheet) => void) => numbered([1, 2, 3], arrange);

  it('take the candidates, and those that none takes stay', async () => {
    const { sheet } = await fill(await three(), 2);
    expect(linesOf(sheet, 8)).toEqual([line(1), line(2), [3, null], [null, null]]);
  });

  it('go on with their numbers and formats where there are more candidates, above what stands below', async () => {
    const template = await three((sheet) => void (sheet.getCell('B8').value = 'Assinatura'));
    const { sheet } = await fill(template, 5);
    expect(linesOf(sheet, 10)).toEqual([...[1, 2, 3, 4, 5].map(line), [null, 'Assinatura']]);
    expect(sheet.getCell('A9').border?.left?.style).toBe('thin');
  });

  it('go on into rows that have formats alone', async () => {
    const template = await three((sheet) => {
      for (const cell of ['A8', 'B8', 'B9']) sheet.getCell(cell).border = { bottom: { style: 'thin' } };
    });
    const { sheet } = await fill(template, 5);
    expect(linesOf(sheet, 9)).toEqual([1, 2, 3, 4, 5].map(line));
    expect(sheet.getCell('A8').border?.bottom?.style).toBe('thin');
  });

  it('count the example person in', async () => {
    const template = await three((sheet) => void (sheet.getRow(5).values = [1, 'Fulano', '01/01/2000', 1]));
    expect(linesOf((await fill(template, 4)).sheet, 8)).toEqual([1, 2, 3, 4].map(line));
    expect(linesOf((await fill(template, 0)).sheet, 7)).toEqual([1, 2, 3].map((number) => [number, null]));
  });

  it('may begin at any number and count by formula', async () => {
    const template = await numbered([7, { formula: 'A5+1', result: 8 }, { formula: 'A6+1', result: 9 }]);
    const { sheet } = await fill(template, 4);
    expect(sheet.getCell('A7').formula).toBe('A6+1');
    expect(linesOf(sheet, 8).at(-1)).toEqual([10, 'Candidato 4']);
  });
});

it.each([
  ['one number alone', [300]],
  ['numbers that do not count on', [10, 20, 30]],
  ['a number beside a text', [1, 'Total']],
])('%s below the heading is the customer’s own content, and moves down', async (_what, numbers) => {
  const { sheet } = await fill(await numbered(numbers), 2);
  expect(linesOf(sheet, 6)).toEqual([
    [null, 'Candidato 1'],
    [null, 'Candidato 2'],
  ]);
  expect(numbers.map((_number, index) => sheet.getCell(7 + index, 1).value)).toEqual(numbers);
});

it('numbers of examples go with them where no prepared row goes on from them', async () => {
  const template = await numbered([1, 2], (sheet) => {
    for (const row of [5, 6]) sheet.getRow(row).values = [row - 4, 'Fulano', '01/01/2000', 1];
  });
  expect(linesOf((await fill(template, 3)).sheet, 7).map(([number]) => number)).toEqual([null, null, null]);
});
