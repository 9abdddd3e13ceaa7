import ExcelJS from 'exceljs';
import { collected, makeWorkbook, partsOf, valuesOf, withParts } from '../../../test/workbooks.js';
import { columnName, type Cell } from '../writing/cells.js';
import { planFill } from './fillPlan.js';
import { filledWorkbook } from './filledWorkbook.js';
import { PIXEL, customerSheet, rowsOf, filled, candidate } from '../../../test/customerWorkbook.js';

describe('what surrounds and shapes a customer’s list', () => {
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

  it('stretches the conditions and validations that Excel keeps apart, and no sparkline', async () => {
    const own = (element: string, sqref: string) =>
      `<x14:${element}><xm:f>Dados!C5</xm:f><xm:sqref>${sqref}</xm:sqref></x14:${element}>`;
    const apart = ['C5', 'B5 C5:C5', 'A1'].map((sqref) => own('dataValidation', sqref)).join('');
    const extensions = apart + own('conditionalFormatting', 'C5') + own('sparkline', 'D5');
    const template = await withParts(
      await makeWorkbook((workbook) => void (customerSheet(workbook).getRow(5).values = ['Fulano', '01/01/2000', 1])),
      {
        'xl/worksheets/sheet1.xml': (xml) => xml.replace('</worksheet>', `<extLst>${extensions}</extLst></worksheet>`),
      },
    );
    const rangesFor = async (count: number) => {
      const xml = (await partsOf((await filled(template, { count })).bytes)).get('xl/worksheets/sheet1.xml') ?? '';
      return [...xml.matchAll(/<xm:sqref>([^<]*)/g)].map(([, ranges]) => ranges);
    };
    expect(await rangesFor(8)).toEqual(['C5:C12', 'B5:B12 C5:C12', 'A1', 'C5:C12', 'D5']);
    expect(await rangesFor(1)).toEqual(['C5', 'B5 C5', 'A1', 'C5', 'D5']);
  });

  it.each([
    ['the sheet', '<worksheetSource ref="A4:C5" sheet="Dados"/>', '<worksheetSource ref="A4:C12" sheet="Dados"/>'],
    ['a table or name', '<worksheetSource name="Pessoas"/>', '<worksheetSource name="Pessoas"/>'],
    ['another sheet', '<worksheetSource ref="A4:C5" sheet="Outra"/>', null],
    ['another file', '<worksheetSource r:id="rId1" ref="A4:C5" sheet="Dados"/>', null],
    ['a name of another file', '<worksheetSource r:id="rId1" name="Pessoas"/>', null],
  ])('has a pivot table over %s count anew when it is its own', async (_where, source, moved) => {
    const pivot = (attributes: string, from: string) =>
      `<pivotCacheDefinition r:id="rId1"${attributes}><cacheSource type="worksheet">${from}</cacheSource></pivotCacheDefinition>`;
    const fills = async (attributes: string) => {
      const path = 'xl/pivotCache/pivotCacheDefinition1.xml';
      const bytes = await makeWorkbook((workbook) => {
        customerSheet(workbook).getRow(5).values = ['Fulano', '01/01/2000', 1];
      });
      const template = await withParts(bytes, { [path]: pivot(attributes, source) });
      return (await partsOf((await filled(template, { count: 8 })).bytes)).get(path);
    };
    const refreshing = ' refreshOnLoad="1"';
    for (const before of ['', ' refreshOnLoad="0"', refreshing]) {
      expect(await fills(before)).toBe(moved === null ? pivot(before, source) : pivot(refreshing, moved));
    }
  });

  it('stretches a filter over the header row alone, and its hidden name, over the data', async () => {
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
