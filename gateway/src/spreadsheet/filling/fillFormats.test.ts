import type ExcelJS from 'exceljs';
import { makeWorkbook, partsOf, withParts } from '../../../test/workbooks.js';
import { customerSheet, filled } from '../../../test/customerWorkbook.js';

/** Number formats of conditional formats, by which Excel means nothing but these conditions. */
const conditional = [
  [14, '0.00%'],
  [19, 'dd/mm/yyyy'],
  [30, '@'],
]
  .map(([id, code]) => `<dxf><numFmt numFmtId="${id}" formatCode="${code}"/></dxf>`)
  .join('');
const dxfs = (xml: string) => xml.replace(/<dxfs[^>]*\/>/, () => `<dxfs count="3">${conditional}</dxfs>`);
const withoutCodes = (xml: string) => xml.replace(/<numFmts[\s\S]*<\/numFmts>/, '');

const template = (example: (sheet: ExcelJS.Worksheet) => void, styles: (xml: string) => string) =>
  makeWorkbook((workbook) => {
    const sheet = customerSheet(workbook);
    sheet.getRow(5).values = ['Fulano', 1, 1];
    example(sheet);
  }).then((bytes) => withParts(bytes, { 'xl/styles.xml': styles }));

describe('number formats of conditions are none of the cells', () => {
  it('so that the format with which Excel shows days stays on them', async () => {
    const withDay = await template((sheet) => void (sheet.getCell('B5').numFmt = 'mm-dd-yy'), dxfs);
    const { sheet } = await filled(withDay, { count: 1 });
    expect(sheet.getCell('B5')).toMatchObject({ value: new Date('1990-12-05T00:00:00Z'), numFmt: 'mm-dd-yy' });
  });

  it.each([
    ['has none of its own', withoutCodes],
    ['has an empty list of them', (xml: string) => withoutCodes(xml).replace(/(?=<fonts)/, '<numFmts count="0"/>')],
    ['has an empty list with an end', (xml: string) => withoutCodes(xml).replace(/(?=<fonts)/, '<numFmts></numFmts>')],
  ])('so that days get a format of their own where the workbook %s', async (_how, change) => {
    const plain = await template(
      () => undefined,
      (xml) => dxfs(change(xml)),
    );
    const { bytes, sheet } = await filled(plain, { count: 1 });
    expect(sheet.getCell('B5')).toMatchObject({ value: new Date('1990-12-05T00:00:00Z'), numFmt: 'dd/mm/yyyy' });
    const styles = (await partsOf(bytes)).get('xl/styles.xml') ?? '';
    expect(styles.match(/<numFmts/g)).toHaveLength(1);
    expect(styles).toMatch(/<numFmt numFmtId="164" formatCode="0&quot;%&quot;"\/>/);
    expect(styles).toContain(conditional);
  });
});

it.each([
  ['0%', 'General'],
  ['0.0%', 'General'],
  ['h:mm', 'General'],
  ['[h]:mm', 'General'],
  ['[hh]', 'General'],
  ['hh"h"mm', 'General'],
  ['mm:ss', 'General'],
  ['#,##0.00', '#,##0.00'],
  ['[Red]0.00" h"', '[Red]0.00" h"'],
])('a number in a column of the format %s is shown as %s', async (format, shown) => {
  const own = await template((sheet) => void (sheet.getCell('C5').numFmt = format), String);
  const { sheet } = await filled(own, { count: 1 });
  expect(sheet.getCell('C5').value).toBe(1000);
  expect(sheet.getCell('C5').numFmt ?? 'General').toBe(shown);
});
