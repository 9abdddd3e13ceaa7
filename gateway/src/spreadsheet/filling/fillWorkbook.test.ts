import ExcelJS from 'exceljs';
import {
  collected,
  makeWorkbook,
  partsOf,
  readWorkbook,
  sheetOf,
  valuesOf,
  withParts,
} from '../../../test/workbooks.js';
import { columnName, dateCell, type Cell } from '../writing/cells.js';
import { planFill } from './fillPlan.js';
import { filledWorkbook } from './filledWorkbook.js';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form with logo and title, the heading in row 4: name, birth date, salary, age by formula. */
function customerSheet(workbook: ExcelJS.Workbook): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet('Dados');
  sheet.mergeCells('A1:D2');
  sheet.getCell('A1').value = 'Ficha de admissão';
  sheet.addImage(workbook.addImage({ base64: PIXEL.toString('base64'), extension: 'png' }), 'E1:F3');
  sheet.getRow(4).values = ['Nome', 'Nascimento', 'Salário', 'Idade'];
  sheet.getRow(4).font = { bold: true, color: { argb: 'FFAA0000' } };
  sheet.columns = [{ width: 31 }, { width: 17 }, { width: 13 }, { width: 11 }];
  return sheet;
}

async function* rowsOf(count: number): AsyncGenerator<Cell[][]> {
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
  rows?: AsyncIterable<Cell[][]>;
}

async function filled(template: Buffer, { count, headerRow = 4, sheetName = 'Dados', rows = rowsOf(count) }: Fill) {
  const plan = await planFill(template, { sheetName, headerRow, columns: [1, 2, 3], totalRows: count });
  const bytes = await collected(filledWorkbook(template, plan, rows));
  const workbook = await readWorkbook(bytes);
  return { bytes, workbook, sheet: sheetOf(workbook, sheetName) };
}

const candidate = (number: number) => [`Candidato ${number}`, new Date('1990-12-05T00:00:00Z'), 999 + number];

describe('filling a customer’s own workbook', () => {
  it('writes the candidates below the heading with real dates and numbers', async () => {
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

  it('stretches tables, conditional formats, validations and filters over the data', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      sheet.getRow(5).values = ['Fulano', '01/01/2000', 1];
      sheet.autoFilter = 'A4:C5';
      const rule: ExcelJS.CellIsRuleType = {
        type: 'cellIs',
        operator: 'greaterThan',
        formulae: ['1500'],
        priority: 1,
        style: {},
      };
      sheet.addConditionalFormatting({ ref: 'C5:C5', rules: [rule] });
      sheet.getCell('C5').dataValidation = { type: 'decimal', operator: 'greaterThan', formulae: [0] };
      sheet.getCell('A7').value = 'Fim';
    });
    const { bytes } = await filled(template, { count: 8 });
    const xml = (await partsOf(bytes)).get('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<autoFilter ref="A4:C12"');
    expect(xml).toMatch(/<conditionalFormatting sqref="C5:C12"/);
    expect(xml).toMatch(/<dataValidation [^>]*sqref="C5:C12"/);
  });

  it('stretches a filter over the heading alone, and its hidden name, over the data', async () => {
    const template = await withParts(
      await makeWorkbook((workbook) => {
        const sheet = customerSheet(workbook);
        sheet.autoFilter = 'A4:C4';
        sheet.getCell('A7').value = 'Fim';
      }),
      {
        'xl/workbook.xml': (xml) =>
          xml.replace(
            /<definedNames>|(?=<calcPr)/,
            () =>
              '<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Dados!$A$4:$C$4</definedName></definedNames>',
          ),
      },
    );
    const many = await partsOf((await filled(template, { count: 8 })).bytes);
    expect(many.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A4:C12"');
    expect(many.get('xl/workbook.xml')).toContain('>Dados!$A$4:$C$12<');
    const one = await partsOf((await filled(template, { count: 1 })).bytes);
    expect(one.get('xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A4:C5"');
  });

  it('stretches the customer’s table', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Dados');
      const columns = ['Nome', 'Nascimento', 'Salário'].map((name) => ({ name, filterButton: true }));
      sheet.addTable({ name: 'Pessoas', ref: 'A4', headerRow: true, columns, rows: [['Fulano', '1', 1]] });
    });
    const { bytes, sheet } = await filled(template, { count: 8 });
    expect(valuesOf(sheet, 12, 3)).toEqual(candidate(8));
    const table = (await partsOf(bytes)).get('xl/tables/table1.xml');
    expect(table).toMatch(/<table [^>]*ref="A4:C12"/);
    expect(table).toMatch(/<autoFilter ref="A4:C12"/);
  });

  it('moves pictures below the data, and the logo above not', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      sheet.getCell('A6').value = 'Carimbo';
      sheet.addImage(workbook.addImage({ base64: PIXEL.toString('base64'), extension: 'png' }), 'B7:C9');
    });
    const { sheet } = await filled(template, { count: 11 });
    expect(sheet.getCell('A16').value).toBe('Carimbo');
    expect(sheet.getImages().map(({ range }) => [range.tl.nativeRow, range.br.nativeRow])).toEqual([
      [0, 3],
      [16, 19],
    ]);
  });

  it('writes below a heading whose cells span two rows', async () => {
    const template = await makeWorkbook((workbook) => {
      const sheet = customerSheet(workbook);
      for (const column of ['A', 'B', 'C', 'D']) sheet.mergeCells(`${column}4:${column}5`);
    });
    const { sheet } = await filled(template, { count: 1 });
    expect(valuesOf(sheet, 6, 3)).toEqual(candidate(1));
  });

  it('counts days from 1904 where the workbook does', async () => {
    const template = await withParts(await makeWorkbook((workbook) => customerSheet(workbook)), {
      'xl/workbook.xml': (xml) => xml.replace(/<workbookPr[^>]*\/>/, '<workbookPr date1904="1"/>'),
    });
    const { bytes } = await filled(template, { count: 1 });
    expect((await partsOf(bytes)).get('xl/worksheets/sheet1.xml')).toMatch(/<c r="B5" s="\d+"><v>31750<\/v>/);
  });

  it('writes into a sheet whose elements have a namespace prefix', async () => {
    const template = await withParts(await makeWorkbook((workbook) => customerSheet(workbook)), {
      'xl/worksheets/sheet1.xml': (xml) =>
        xml.replace(/<(\/?)(?=[a-zA-Z])(?!xml)/g, '<$1x:').replace(/xmlns="/, 'xmlns:x="'),
    });
    const plan = await planFill(template, { sheetName: 'Dados', headerRow: 4, columns: [1, 2, 3], totalRows: 2 });
    const xml = (await partsOf(await collected(filledWorkbook(template, plan, rowsOf(2))))).get(
      'xl/worksheets/sheet1.xml',
    );
    expect(xml).toMatch(/<x:row r="6"><x:c r="A6" s="\d+" t="inlineStr"><x:is><x:t>Candidato 2<\/x:t>/);
    expect(xml).not.toMatch(/<(?:row|is|[ctv])[\s>]/);
  });

  it('drops the calculation chain together with its entries', async () => {
    const chain =
      '<calcChain xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><c r="A1"/></calcChain>';
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml';
    const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain';
    const template = await withParts(await makeWorkbook((workbook) => customerSheet(workbook)), {
      'xl/calcChain.xml': chain,
      '[Content_Types].xml': (xml) =>
        xml.replace('</Types>', `<Override PartName="/xl/calcChain.xml" ContentType="${type}"/></Types>`),
      'xl/_rels/workbook.xml.rels': (xml) =>
        xml.replace(
          '</Relationships>',
          `<Relationship Id="rId99" Type="${relationship}" Target="calcChain.xml"/></Relationships>`,
        ),
    });
    const parts = await partsOf((await filled(template, { count: 1 })).bytes);
    expect([...parts.keys()]).not.toContain('xl/calcChain.xml');
    expect([...parts.values()].join('')).not.toContain('calcChain');
  });

  it('gives a workbook without styles the ones that dates need', async () => {
    const template = await withParts(
      await makeWorkbook((workbook) => {
        workbook.addWorksheet('Dados').addRow(['Nome', 'Nascimento', 'Salário']);
      }),
      {
        'xl/styles.xml': null,
        '[Content_Types].xml': (xml) => xml.replace(/<Override[^>]*styles[^>]*\/>/, ''),
        'xl/_rels/workbook.xml.rels': (xml) => xml.replace(/<Relationship [^>]*styles[^>]*\/>/, ''),
      },
    );
    const { sheet } = await filled(template, { count: 1, headerRow: 1 });
    expect(valuesOf(sheet, 2, 3)).toEqual(candidate(1));
    expect(sheet.getCell('B2').numFmt).toBe('dd/mm/yyyy');
  });

  it('keeps its shape when candidates come or go between the count and the reading', async () => {
    const template = await makeWorkbook((workbook) => {
      customerSheet(workbook).getCell('A6').value = 'Fim';
    });
    const fewer = await filled(template, { count: 5, rows: rowsOf(3) });
    const more = await filled(template, { count: 5, rows: rowsOf(9) });
    for (const { sheet } of [fewer, more]) expect(sheet.getCell('A10').value).toBe('Fim');
    expect(valuesOf(more.sheet, 9, 1)).toEqual(['Candidato 5']);
    expect(valuesOf(fewer.sheet, 9, 1)).toEqual([null]);
  });

  const withFirstRow = async (cells: string) =>
    withParts(await makeWorkbook((workbook) => customerSheet(workbook)), {
      'xl/worksheets/sheet1.xml': (xml) => xml.replace('</sheetData>', `<row r="5">${cells}</row></sheetData>`),
    });

  it('refuses to give every candidate a formula of 200,000 letters', async () => {
    const template = await withFirstRow(`<c r="D5"><f>${'1+'.repeat(100_000)}1</f></c>`);
    await expect(filled(template, { count: 2 })).rejects.toThrow('tem fórmulas demais');
  });

  it('gives candidates the formats beside the list, but not those of a row that is formatted to its end', async () => {
    const cells = Array.from({ length: 6_000 }, (_, index) => `<c r="${columnName(index + 3)}5" s="1"/>`);
    const { bytes } = await filled(await withFirstRow(cells.join('')), { count: 2 });
    const xml = (await partsOf(bytes)).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    expect(['F6', 'ZZ5', 'ZZ6'].map((address) => xml.includes(`<c r="${address}" s="1"/>`))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('refuses more candidates than a sheet has rows', async () => {
    const template = await makeWorkbook((workbook) => customerSheet(workbook));
    await expect(filled(template, { count: 1_048_573 })).rejects.toThrow('não cabem na planilha');
  });

  it('writes texts that look like formulas as texts', async () => {
    const template = await makeWorkbook((workbook) => customerSheet(workbook));
    async function* rows(): AsyncGenerator<Cell[][]> {
      await Promise.resolve();
      yield [['=1+1', null, null]];
    }
    const { sheet } = await filled(template, { count: 1, rows: rows() });
    expect(sheet.getCell('A5').type).toBe(ExcelJS.ValueType.String);
    expect(sheet.getCell('A5').value).toBe('=1+1');
  });
});
