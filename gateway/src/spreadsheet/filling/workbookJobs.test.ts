import { longWorkbook, unclosedWorkbook } from '../../../test/hostileWorkbooks.js';
import { makeWorkbook, withParts } from '../../../test/workbooks.js';
import { WorkbookJobs, workbookJobs } from './workbookJobs.js';

const bytes = () => makeWorkbook((workbook) => void workbook.addWorksheet('Dados').addRow(['Nome', 'E-mail']));
const analyze = async () => ({ kind: 'analyze', bytes: await bytes(), fields: [] }) as const;
const long = async () => ({ kind: 'analyze', bytes: await longWorkbook(), fields: [] }) as const;
const COMPLEX = 'O arquivo é complexo demais para ser lido.';

describe('a job with a workbook', () => {
  it('runs in a thread of its own', async () => {
    expect(await workbookJobs.run(await analyze())).toMatchObject({ sheetName: 'Dados', headerRow: 1 });
  });

  it('is given up when it takes too long', async () => {
    await expect(new WorkbookJobs({ timeMs: 100, heapMb: 256 }).run(await long())).rejects.toThrow(COMPLEX);
  });

  it('reads markup without an end once, and ends', async () => {
    const job = { kind: 'analyze', bytes: await unclosedWorkbook(), fields: [] } as const;
    await expect(workbookJobs.run(job)).rejects.not.toThrow(COMPLEX);
  });

  it('plans a list of tens of thousands of examples, on each of which Excel has put a link', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => index + 2);
    const cells = rows.map((row) => `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>a@b.c</t></is></c></row>`);
    const links = `<hyperlinks>${rows.map((row) => `<hyperlink ref="A${row}" r:id="rId1"/>`).join('')}</hyperlinks>`;
    const list = await withParts(await bytes(), {
      'xl/worksheets/sheet1.xml': (xml) => xml.replace('</sheetData>', `${cells.join('')}</sheetData>${links}`),
    });
    const order = { sheetName: 'Dados', headerRow: 1, columns: [1], totalRows: 1 };
    const { after } = await workbookJobs.run({ kind: 'plan', bytes: list, order });
    expect(after.start).not.toContain('hyperlink');
  });

  it('is given up when it takes too much memory, and the server goes on', async () => {
    await expect(new WorkbookJobs({ timeMs: 20_000, heapMb: 4 }).run(await analyze())).rejects.toThrow(COMPLEX);
    expect(await workbookJobs.run(await analyze())).toMatchObject({ sheetName: 'Dados' });
  });

  it('begins only when one of the two before it has ended', async () => {
    const jobs = { long: await long(), short: await analyze() };
    const ended: string[] = [];
    await Promise.all(
      (['long', 'long', 'short'] as const).map((name) => workbookJobs.run(jobs[name]).then(() => ended.push(name))),
    );
    expect(ended[0]).toBe('long');
  });

  it('waits for its turn when many come at once, and none is lost', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, async () => workbookJobs.run(await analyze())));
    expect(results.map(({ sheetName }) => sheetName)).toEqual(Array(6).fill('Dados'));
  });

  it('says why a file is refused', async () => {
    const job = { kind: 'analyze', bytes: Buffer.from('nome;email\n'.repeat(9)), fields: [] } as const;
    await expect(workbookJobs.run(job)).rejects.toThrow('O conteúdo do arquivo não é de uma planilha .xlsx.');
  });
});
