import { endlessWorkbook } from '../../../test/hostileWorkbooks.js';
import { makeWorkbook } from '../../../test/workbooks.js';
import { runWorkbookJob } from './workbookJobs.js';

const bytes = () => makeWorkbook((workbook) => void workbook.addWorksheet('Dados').addRow(['Nome', 'E-mail']));
const analyze = async () => ({ kind: 'analyze', bytes: await bytes(), fields: [] }) as const;
const endless = async () => ({ kind: 'analyze', bytes: await endlessWorkbook(), fields: [] }) as const;
const COMPLEX = 'O arquivo é complexo demais para ser lido.';

describe('a job with a workbook', () => {
  it('runs in a thread of its own', async () => {
    expect(await runWorkbookJob(await analyze())).toMatchObject({ sheetName: 'Dados', headerRow: 1 });
  });

  it('is given up when it takes too long', async () => {
    await expect(runWorkbookJob(await endless(), { timeMs: 500, heapMb: 256 })).rejects.toThrow(COMPLEX);
  });

  it('is given up when it takes too much memory, and the server goes on', async () => {
    await expect(runWorkbookJob(await analyze(), { timeMs: 20_000, heapMb: 4 })).rejects.toThrow(COMPLEX);
    expect(await runWorkbookJob(await analyze())).toMatchObject({ sheetName: 'Dados' });
  });

  it('begins only when one of the two before it has ended', async () => {
    const limits = { timeMs: 2_000, heapMb: 256 };
    const [long, short] = [await endless(), await analyze()];
    const ended: string[] = [];
    await Promise.all([
      ...[1, 2].map(() => runWorkbookJob(long, limits).catch(() => ended.push('long'))),
      runWorkbookJob(short).then(() => ended.push('short')),
    ]);
    expect(ended[0]).toBe('long');
  });

  it('waits for its turn when many come at once, and none is lost', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, async () => runWorkbookJob(await analyze())));
    expect(results.map(({ sheetName }) => sheetName)).toEqual(Array(6).fill('Dados'));
  });

  it('says why a file is refused', async () => {
    const job = { kind: 'analyze', bytes: Buffer.from('nome;email\n'.repeat(9)), fields: [] } as const;
    await expect(runWorkbookJob(job)).rejects.toThrow('O conteúdo do arquivo não é de uma planilha .xlsx.');
  });
});
