import type ExcelJS from 'exceljs';
import { collected, makeWorkbook, partsOf, valuesOf, withParts } from '../../../test/workbooks.js';
import { candidate, customerSheet, filled, rowsOf } from '../../../test/customerWorkbook.js';
import { filledWorkbook } from './filledWorkbook.js';
import { planFill } from './fillPlan.js';

describe('where cells of the list are merged sideways', () => {
  const merged = (arrange: (sheet: ExcelJS.Worksheet) => void) =>
    makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Dados');
      sheet.getRow(4).values = ['Nome', null, null, 'Nascimento', 'Salário', null];
      sheet.getRow(5).values = ['Fulano', null, null, '01/01/2000', 1, null];
      for (const row of [4, 5]) for (const columns of ['A:C', 'E:F']) sheet.mergeCells(rangeIn(row, columns));
      arrange(sheet);
    });
  const rangeIn = (row: number, columns: string) => columns.replace(/[A-Z]/g, (letter) => `${letter}${row}`);
  const mergesOf = (sheet: ExcelJS.Worksheet) => sheet.model.merges.toSorted();
  const fill = (template: Buffer, count: number) => filled(template, { count, columns: [1, 4, 5] });

  it('replaces the example person, and new rows merge the same columns', async () => {
    const { sheet, bytes } = await fill(await merged(() => undefined), 3);
    expect([5, 6, 7, 8].map((row) => sheet.getCell(row, 1).value)).toEqual([
      'Candidato 1',
      'Candidato 2',
      'Candidato 3',
      null,
    ]);
    expect(sheet.getCell('E7').value).toBe(1002);
    expect(mergesOf(sheet)).toEqual([4, 5, 6, 7].flatMap((row) => [`A${row}:C${row}`, `E${row}:F${row}`]).toSorted());
    expect((await partsOf(bytes)).get('xl/worksheets/sheet1.xml')).toContain('<mergeCells count="8">');
  });

  it('leaves the customer’s notes below the list, with their merges', async () => {
    const template = await merged((sheet) => {
      sheet.getCell('A6').value = 'Assinatura';
      sheet.mergeCells('A6:D6');
    });
    const { sheet } = await fill(template, 3);
    expect([7, 8].map((row) => sheet.getCell(row, 1).value)).toEqual(['Candidato 3', 'Assinatura']);
    expect(mergesOf(sheet)).toContain('A8:D8');
    expect(mergesOf(sheet)).toHaveLength(9);
  });

  it('takes a line for a signature that is merged like a heading for none of its rows', async () => {
    const template = await merged((sheet) => {
      sheet.mergeCells('A7:C7');
      sheet.getCell('A7').border = { bottom: { style: 'thin' } };
      sheet.getCell('A8').value = 'Assinatura';
    });
    const { sheet } = await fill(template, 4);
    expect([8, 9, 10, 11].map((row) => sheet.getCell(row, 1).value)).toEqual(['Candidato 4', null, null, 'Assinatura']);
    expect(sheet.getCell('A10').border?.bottom?.style).toBe('thin');
  });

  it('merges in the namespace that the sheet is written in', async () => {
    const template = await withParts(await merged(() => undefined), {
      'xl/worksheets/sheet1.xml': (xml) =>
        xml.replace(/<(\/?)(?=[a-zA-Z])(?!xml)/g, '<$1x:').replace(/xmlns="/, 'xmlns:x="'),
    });
    const plan = await planFill(template, { sheetName: 'Dados', headerRow: 4, columns: [1, 4, 5], totalRows: 2 });
    const xml = (await partsOf(await collected(filledWorkbook(template, plan, rowsOf(2))))).get(
      'xl/worksheets/sheet1.xml',
    );
    expect(xml).toContain('<x:mergeCell ref="A6:C6"/>');
    expect(xml).not.toMatch(/<mergeCell/);
  });

  it('merges nothing twice where there are more examples than candidates, and empties those', async () => {
    const template = await merged((sheet) => {
      sheet.getRow(6).values = ['Beltrano', null, null, '01/01/2000', 2, null];
      for (const columns of ['A:C', 'E:F']) sheet.mergeCells(rangeIn(6, columns));
    });
    const { sheet } = await fill(template, 1);
    expect([5, 6].map((row) => sheet.getCell(row, 1).value)).toEqual(['Candidato 1', null]);
    expect(mergesOf(sheet)).toHaveLength(6);
  });
});

describe('formulas of the example row', () => {
  const withFormula = (formula: string) =>
    makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      sheet.getRow(5).values = ['Fulano', '01/01/2000', 1];
      sheet.getCell('D5').value = { formula };
    });
  const formulas = async (template: Buffer) => {
    const { sheet } = await filled(template, { count: 3 });
    return [5, 6, 7].map((row) => sheet.getCell(row, 4).formula);
  };

  it('speak of one person each, and of everybody where they say so', async () => {
    const own = 'IF(COUNTA(A5:C5)=3,"OK","Pendente")';
    expect(await formulas(await withFormula(own))).toEqual([5, 6, 7].map((row) => own.replace(/5/g, String(row))));
    expect(await formulas(await withFormula('ROWS(A$5:A5)'))).toEqual([5, 6, 7].map((row) => `ROWS(A$5:A${row})`));
    expect(await formulas(await withFormula('C5/SUM(C$5:C$5)'))).toEqual(
      [5, 6, 7].map((row) => `C${row}/SUM(C$5:C$7)`),
    );
  });

  it('reach everybody as an array of one cell too', async () => {
    const template = await withParts(await withFormula('SUM(C5*2)'), {
      'xl/worksheets/sheet1.xml': (xml) => xml.replace('<f>SUM(C5*2)</f>', '<f t="array" ref="D5">SUM(C5*2)</f>'),
    });
    const { bytes } = await filled(template, { count: 3 });
    const xml = (await partsOf(bytes)).get('xl/worksheets/sheet1.xml');
    for (const row of [5, 6, 7]) expect(xml).toContain(`<f t="array" ref="D${row}">SUM(C${row}*2)</f>`);
  });
});

it('takes what stands directly below the heading for no example', async () => {
  const template = await makeWorkbook((workbook) => {
    const sheet = customerSheet(workbook);
    sheet.getCell('C5').value = 'Total';
    sheet.getCell('D5').value = { formula: 'COUNTA(A4:A4)' };
    sheet.getRow(5).height = 40;
    sheet.getCell('C5').font = { bold: true };
  });
  const { sheet } = await filled(template, { count: 2 });
  expect([5, 6].map((row) => valuesOf(sheet, row, 3))).toEqual([candidate(1), candidate(2)]);
  expect([5, 6].map((row) => sheet.getCell(row, 4).value)).toEqual([null, null]);
  expect(sheet.getCell('C5').font?.bold).toBeUndefined();
  expect(sheet.getRow(5).height).not.toBe(40);
  expect([sheet.getCell('C7').value, sheet.getRow(7).height]).toEqual(['Total', 40]);
});

describe('links of the example person', () => {
  const mailTo = (address: string) => ({ text: address, hyperlink: `mailto:${address}` });
  const arranged = (arrange: (sheet: ExcelJS.Worksheet) => void) =>
    makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      sheet.getRow(5).values = [mailTo('fulano@exemplo.com.br'), '01/01/2000', 1, null];
      arrange(sheet);
    });

  it('go, with their addresses, and nothing is left of an empty list of links', async () => {
    const { bytes, sheet } = await filled(await arranged(() => undefined), { count: 3 });
    expect([5, 6].map((row) => sheet.getCell(row, 1).value)).toEqual(['Candidato 1', 'Candidato 2']);
    const parts = await partsOf(bytes);
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toContain('hyperlink');
    expect(parts.get('xl/worksheets/_rels/sheet1.xml.rels')).not.toContain('fulano@exemplo.com.br');
  });

  it('go where programs write them with an end of their own, and no others', async () => {
    const apart = (xml: string) => xml.replace(/<hyperlink ([^>]*)\/>/g, '<hyperlink $1></hyperlink>');
    const template = await withParts(
      await arranged((sheet) => void (sheet.getCell('A1').value = mailTo('rh@exemplo.com.br'))),
      { 'xl/worksheets/sheet1.xml': apart },
    );
    const xml = (await partsOf((await filled(template, { count: 3 })).bytes)).get('xl/worksheets/sheet1.xml');
    expect(xml?.match(/<hyperlink [^>]*ref="[^"]*"/g)?.map((tag) => /ref="([^"]*)"/.exec(tag)?.[1])).toEqual(['A1']);
  });

  it('leave the customer’s own links where they are', async () => {
    const template = await arranged((sheet) => {
      sheet.getCell('A1').value = mailTo('rh@exemplo.com.br');
      sheet.getCell('A7').value = mailTo('suporte@exemplo.com.br');
    });
    const { sheet } = await filled(template, { count: 5 });
    expect([sheet.getCell('A1'), sheet.getCell('A11')].map((cell) => cell.hyperlink)).toEqual([
      'mailto:rh@exemplo.com.br',
      'mailto:suporte@exemplo.com.br',
    ]);
  });
});
