import { readPieces } from '../../../test/exportPieces.js';
import { collected } from '../../../test/workbooks.js';
import { piecesOf } from './exportsDownload.js';

it('a file in pieces is the same file, and each piece tells the rows that were written by then', async () => {
  let written = 0;
  async function* chunks(): AsyncGenerator<Buffer> {
    await Promise.resolve();
    yield Buffer.from('head ');
    for (written = 50; written < 150; written += 50) yield Buffer.from(`up to ${written} `);
    yield Buffer.from('end');
  }
  const pieces = piecesOf({ chunks: chunks(), rowsWritten: () => written });
  const { file, rows } = readPieces(await collected(pieces));
  expect([file.toString(), rows]).toEqual(['head up to 50 up to 100 end', [0, 50, 100, 150]]);
});
