import { archiveOf } from '../../../test/workbooks.js';
import { elements } from './sheetRows.js';
import { readArchive } from '../zip/zipReader.js';

async function found(xml: string, name: string): Promise<string[]> {
  const bytes = await archiveOf({ 'sheet.xml': xml });
  const entry = readArchive(bytes).get('sheet.xml');
  if (!entry) throw new Error('the archive has no sheet');
  const all: string[] = [];
  for await (const element of elements(bytes, entry, name)) all.push(element);
  return all;
}

describe('the elements of one name', () => {
  it.each(['', 'x:'])('with the prefix %j are found wherever the pieces of the inflated text meet', async (prefix) => {
    const rows = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0
        ? `<${prefix}row r="${index}"/>`
        : `<${prefix}row r="${index}">${'text '.repeat((index * 37) % 4_000)}</${prefix}row>`,
    );
    const between = rows.map((row, index) => row + (index % 7 === 0 ? ' '.repeat(9_000) : ''));
    const xml = `<sheet><rowBreaks/>${' '.repeat(5_000_000)}${between.join('')}</sheet>`;
    expect(await found(xml, 'row')).toEqual(rows);
  });

  it('end at one that is longer than any honest one', async () => {
    const long = `<si>${'x'.repeat(5_000_000)}</si>`;
    expect(await found(`<sst><si>a</si>${long}<si>b</si></sst>`, 'si')).toEqual(['<si>a</si>']);
  });
});
