import { Readable } from 'node:stream';
import fc from 'fast-check';
import { collected, partsOf, readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';
import { dateCell, type Cell } from './cells.js';
import { newWorkbook, type NewWorkbook } from './newWorkbook.js';

const columns = [
  { heading: 'Nome', width: 30 },
  { heading: 'Nascimento', width: 12.5 },
  { heading: 'Salário', width: 15 },
];

async function* groups(...rows: Cell[][]): AsyncGenerator<Cell[][]> {
  await Promise.resolve();
  if (rows.length > 0) yield rows;
}

async function written(workbook: Partial<NewWorkbook> = {}) {
  const bytes = await collected(newWorkbook({ sheetName: 'Candidatos', columns, rows: groups(), ...workbook }));
  return { bytes, sheet: sheetOf(await readWorkbook(bytes)) };
}

describe('a new workbook', () => {
  it('has typed cells below its headings', async () => {
    const { sheet } = await written({
      rows: groups(
        ['Ana', dateCell('1990-12-05'), { kind: 'number', value: -1234.56 }],
        ['007', null, { kind: 'number', value: 45, format: 'percent' }],
      ),
    });
    expect(valuesOf(sheet, 1, 3)).toEqual(['Nome', 'Nascimento', 'Salário']);
    expect(valuesOf(sheet, 2, 3)).toEqual(['Ana', new Date('1990-12-05T00:00:00Z'), -1234.56]);
    expect(valuesOf(sheet, 3, 3)).toEqual(['007', null, 45]);
    expect(sheet.getCell('B2').numFmt).toBe('dd/mm/yyyy');
    expect(sheet.getCell('A2').numFmt).toBe('@');
    expect(sheet.getCell('C3').numFmt).toBe('0"%"');
  });

  it('wraps texts of several lines, which Excel shows in one otherwise', async () => {
    const { sheet } = await written({ rows: groups(['Ana\nBia', 'Carla']) });
    expect(sheet.getCell('A2').alignment).toEqual({ vertical: 'top', wrapText: true });
    expect(sheet.getCell('A2').numFmt).toBe('@');
    expect(sheet.getCell('B2').alignment?.wrapText).toBeFalsy();
  });

  it('freezes and emphasises the headings, filters all rows and keeps the widths', async () => {
    const { sheet } = await written({ rows: groups(['Ana'], ['Bia']) });
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:C3');
    expect(columns.map((_, index) => sheet.getColumn(index + 1).width)).toEqual([30, 12.5, 15]);
    expect(sheet.getCell('A1').font.bold).toBe(true);
  });

  it('has its sheet name, whatever its characters', async () => {
    const { sheet } = await written({ sheetName: 'Seleção & "Ação" <1>' });
    expect(sheet.name).toBe('Seleção & "Ação" <1>');
  });

  it('gives back every text as it was typed, and never as a formula', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '|'), fc.string()).map((parts) => parts.join('')),
      fc.constantFrom(
        '=HYPERLINK("http://x")',
        '_x0041_',
        '&lt;f&gt;',
        ']]>',
        '<f>1+1</f>',
        '  blanks  ',
        'a\nb',
        '😀',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 20 }), async (texts) => {
        const { bytes } = await written({ rows: groups(...texts.map((text): Cell[] => [text])) });
        const xml = (await partsOf(bytes)).get('xl/worksheets/sheet1.xml') ?? '';
        expect(xml).not.toMatch(/<f[\s>/]/);
        const found = [
          ...xml.matchAll(/<c r="A\d+" s="[26]" t="inlineStr"><is><t(?: xml:space="preserve")?>([^<]*)<\/t>/g),
        ];
        expect(found.map((cell) => unescaped(cell[1] ?? ''))).toEqual(texts.map(storable));
      }),
      { numRuns: 50 },
    );
  });

  it('compresses to an archive whose checksums are right', async () => {
    const row: Cell[] = ['São Paulo '.repeat(50)];
    const { bytes } = await written({ rows: groups(...Array.from({ length: 2_000 }, () => row)) });
    expect([...(await partsOf(bytes)).keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it('reads rows only as fast as it is read itself, and stops reading when its reader leaves', async () => {
    let given = 0;
    let tellEnd = () => {};
    const end = new Promise<void>((resolve) => (tellEnd = resolve));
    async function* endless(): AsyncGenerator<Cell[][]> {
      try {
        for (;;) {
          await Promise.resolve();
          given++;
          // Random letters: the compressed size grows with every group.
          yield [[Array.from({ length: 4_000 }, () => Math.random().toString(36)).join('')]];
        }
      } finally {
        tellEnd();
      }
    }
    const file = Readable.from(newWorkbook({ sheetName: 'x', columns, rows: endless() }), { objectMode: false });
    for await (const _chunk of file) if (given >= 20) break;
    await end;
    expect(given).toBeLessThan(40);
  });

  it('fails when its rows fail', async () => {
    async function* failing(): AsyncGenerator<Cell[][]> {
      yield [['Ana']];
      await Promise.resolve();
      throw new Error('the database is gone');
    }
    await expect(written({ rows: failing() })).rejects.toThrow('the database is gone');
  });
});

/** What a workbook can hold of a text. */
function storable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\v\f\u000e-\u001f\ufffe\uffff]/g, '');
}

function unescaped(xml: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return xml
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? '')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
