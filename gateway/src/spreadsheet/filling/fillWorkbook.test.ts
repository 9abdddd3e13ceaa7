import { makeWorkbook, partsOf, sheetOf, valuesOf } from '../../../test/workbooks.js';
import { customerSheet, filled, candidate } from '../../../test/customerWorkbook.js';

describe('filling a customer’s own workbook', () => {
  it('writes the candidates below the header row with real dates and numbers', async () => {
    const template = await makeWorkbook((workbook) => customerSheet(workbook));
    const { sheet } = await filled(template, { count: 3 });
    expect([4, 5, 6, 7, 8].map((row) => valuesOf(sheet, row, 3))).toEqual([
      ['Nome', 'Nascimento', 'Salário'],
      candidate(1),
      candidate(2),
      candidate(3),
      [null, null, null],
    ]);
    expect(sheet.getCell('B5').numFmt).toBe('dd/mm/yyyy');
    expect(sheet.getCell('A5').numFmt).toBe('@');
  });

  it('keeps logo, title, widths, styles and all other parts byte for byte', async () => {
    const template = await makeWorkbook((workbook) => customerSheet(workbook));
    const { bytes, sheet } = await filled(template, { count: 3 });
    expect(sheet.getCell('A1').value).toBe('Ficha de admissão');
    expect(sheet.getCell('D2').isMerged).toBe(true);
    expect(sheet.getImages()).toHaveLength(1);
    expect([1, 2, 3, 4].map((column) => sheet.getColumn(column).width)).toEqual([31, 17, 13, 11]);
    expect(sheet.getCell('A4').font).toMatchObject({ bold: true, color: { argb: 'FFAA0000' } });
    const [before, after] = [await partsOf(template), await partsOf(bytes)];
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    const changed = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
    expect(changed.sort()).toEqual(['xl/styles.xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']);
  });

  it('replaces the example rows and gives their formats to every row', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      for (const row of [5, 6]) {
        sheet.getRow(row).values = ['Fulano', new Date('2000-01-01T00:00:00Z'), 1];
        sheet.getCell(`B${row}`).numFmt = 'dd-mmm-yy';
        sheet.getCell(`C${row}`).numFmt = '#,##0.00';
        sheet.getCell(`A${row}`).font = { italic: true };
        sheet.getRow(row).height = 33;
      }
    });
    const { sheet } = await filled(template, { count: 4 });
    for (const number of [1, 2, 3, 4]) {
      expect(valuesOf(sheet, 4 + number, 3)).toEqual(candidate(number));
      expect(sheet.getCell(`A${4 + number}`).font.italic).toBe(true);
      expect(sheet.getCell(`B${4 + number}`).numFmt).toBe('dd-mmm-yy');
      expect(sheet.getCell(`C${4 + number}`).numFmt).toBe('#,##0.00');
      expect(sheet.getRow(4 + number).height).toBe(33);
    }
  });

  it('empties the example rows that no candidate takes', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      for (const row of [5, 6, 7]) sheet.getRow(row).values = ['Fulano', '01/01/2000', 1];
    });
    const { sheet } = await filled(template, { count: 1 });
    expect([5, 6, 7].map((row) => valuesOf(sheet, row, 3))).toEqual([
      candidate(1),
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('moves totals, notes and signatures down and keeps their formulas right', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      sheet.getRow(5).values = ['Fulano', '01/01/2000', 1];
      sheet.getCell('A6').value = 'Total';
      sheet.getCell('C6').value = { formula: 'SUM(C5:C5)', result: 1 };
      sheet.getCell('A9').value = 'Assinatura';
      sheet.mergeCells('A9:C9');
      sheet.getCell('D9').value = { formula: 'C6*2', result: 2 };
      const summary = workbook.addWorksheet('Resumo');
      summary.getCell('A1').value = { formula: 'Dados!C6', result: 1 };
      summary.getCell('A2').value = { formula: 'COUNTA(Dados!A5:A5)', result: 1 };
      workbook.definedNames.add('Dados!$C$6', 'total');
    });
    const { sheet, workbook } = await filled(template, { count: 10 });
    expect(valuesOf(sheet, 14, 3)).toEqual(candidate(10));
    expect(sheet.getCell('A15').value).toBe('Total');
    expect(sheet.getCell('C15').formula).toBe('SUM(C5:C14)');
    expect(sheet.getCell('A18').value).toBe('Assinatura');
    expect(sheet.getCell('C18').isMerged).toBe(true);
    expect(sheet.getCell('D18').formula).toBe('C15*2');
    expect(sheetOf(workbook, 'Resumo').getCell('A1').formula).toBe('Dados!C15');
    expect(sheetOf(workbook, 'Resumo').getCell('A2').formula).toBe('COUNTA(Dados!A5:A14)');
    expect(workbook.definedNames.getRanges('total').ranges).toEqual(['Dados!$C$15']);
  });

  it('has every program compute formulas anew instead of showing old results', async () => {
    const template = await makeWorkbook((workbook) => {
      customerSheet(workbook).getCell('C8').value = { formula: 'SUM(C5:C6)', result: 123 };
    });
    const { bytes, sheet } = await filled(template, { count: 2 });
    expect(sheet.getCell('C8').formula).toBe('SUM(C5:C6)');
    expect(sheet.getCell('C8').result).toBeUndefined();
    expect((await partsOf(bytes)).get('xl/workbook.xml')).toMatch(/<calcPr[^>]* fullCalcOnLoad="1"/);
  });

  it('fills prepared rows before it inserts any, and continues their formulas', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      for (const row of [5, 6, 7]) {
        sheet.getCell(`D${row}`).value = { formula: `IF(B${row}="","",2026-YEAR(B${row}))` };
        sheet.getCell(`A${row}`).border = { bottom: { style: 'thin' } };
      }
      sheet.getCell('A8').value = 'Fim';
    });
    const few = await filled(template, { count: 2 });
    expect(few.sheet.getCell('A8').value).toBe('Fim');
    expect(few.sheet.getCell('D7').formula).toBe('IF(B7="","",2026-YEAR(B7))');
    const many = await filled(template, { count: 6 });
    expect(many.sheet.getCell('A11').value).toBe('Fim');
    expect(many.sheet.getCell('D10').formula).toBe('IF(B10="","",2026-YEAR(B10))');
    expect(many.sheet.getCell('A10').border.bottom?.style).toBe('thin');
  });

  it('leaves the empty row that the customer left before the content below', async () => {
    const template = await makeWorkbook((workbook) => {
      customerSheet(workbook).getCell('A7').value = 'Observações';
    });
    const { sheet } = await filled(template, { count: 5 });
    expect(valuesOf(sheet, 9, 1)).toEqual(['Candidato 5']);
    expect(valuesOf(sheet, 10, 1)).toEqual([null]);
    expect(valuesOf(sheet, 11, 1)).toEqual(['Observações']);
  });
});
