import { deflateRawSync } from 'node:zlib';
import { zipArchive, type ZipEntry } from '../src/domains/exports/workbook/zipWriter.js';
import { archiveOf, collected, makeWorkbook, partsOf, withParts } from './workbooks.js';

const CENTRAL = 'PK\u0001\u0002';

/** A workbook with nothing against it. */
const plain = () =>
  makeWorkbook((workbook) => {
    workbook.addWorksheet('Dados').addRow(['Nome', 'E-mail']);
  });

const sheetXml = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const withSheet = async (xml: string) => withParts(await plain(), { 'xl/worksheets/sheet1.xml': xml });
const withSheetRows = (rows: string) => withSheet(sheetXml(rows));

/** Files that are no workbook, or that mean harm: what each is, and why it is refused. */
export const hostileWorkbooks: readonly [string, () => Promise<Buffer> | Buffer, RegExp][] = [
  [
    'a .csv under another name',
    () => Buffer.from('nome;email\nAna;ana@exemplo.com\n'.repeat(10)),
    /não é de uma planilha/,
  ],
  ['nothing but a signature', () => Buffer.from('PK\u0003\u0004'), /não é de uma planilha/],
  [
    'an .xls or an encrypted workbook (OLE)',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
    /protegido por senha ou no formato antigo/,
  ],
  ['a workbook in an encrypted archive', () => encryptedArchive(), /protegido por senha/],
  ['an archive of something else', () => archiveOf({ 'leia-me.txt': 'oi' }), /não é de uma planilha/],
  [
    'a Word document',
    () => archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
    /não é de uma planilha/,
  ],
  ['half a file', async () => (await plain()).subarray(0, 3_000), /corrompido ou incompleto/],
  [
    'a broken central directory',
    async () => {
      const bytes = Buffer.from(await plain());
      bytes.writeUInt32LE(bytes.length * 2, bytes.length - 6);
      return bytes;
    },
    /corrompido ou incompleto/,
  ],
  [
    'damaged data',
    async () => {
      const bytes = Buffer.from(await plain());
      bytes.fill(0xff, 60, 160);
      return bytes;
    },
    /corrompido ou incompleto/,
  ],
  [
    'an entry that leaves the package',
    async () => withParts(await plain(), { '../../etc/cron.d/x': 'x' }),
    /corrompido/,
  ],
  [
    'macros',
    async () => withParts(await plain(), { 'xl/vbaProject.bin': Buffer.from('d0cf11e0', 'hex') }),
    /contém macros/,
  ],
  [
    'a macro workbook under another name',
    async () =>
      withParts(await plain(), {
        '[Content_Types].xml': (xml) =>
          xml.replace(
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
            'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
          ),
      }),
    /contém macros/,
  ],
  [
    'an external entity',
    () =>
      withSheet(
        sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&xxe;</t></is></c></row>').replace(
          '?>',
          '?><!DOCTYPE worksheet [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
        ),
      ),
    /declarações XML/,
  ],
  [
    'an external entity behind another encoding',
    async () =>
      withParts(await plain(), {
        'xl/worksheets/sheet1.xml': Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'utf16le'),
      }),
    /declarações XML/,
  ],
  ['an encoding that hides declarations', () => withSheet(sheetXml('').replace('UTF-8', 'UTF-7')), /declarações XML/],
  ['an empty workbook', () => makeWorkbook((workbook) => void workbook.addWorksheet('Dados')), /está vazia/],
  [
    'numbers without a heading',
    () =>
      makeWorkbook(
        (workbook) =>
          void workbook.addWorksheet('Dados').addRows([
            [1, 2],
            [3, 4],
          ]),
      ),
    /Nenhuma linha de cabeçalho/,
  ],
  [
    '20,000 columns',
    () => {
      const cells = Array.from(
        { length: 20_000 },
        (_, index) => `<c t="inlineStr"><is><t>Coluna ${index}</t></is></c>`,
      );
      return withSheetRows(`<row r="1">${cells.join('')}</row>`);
    },
    /20000 colunas; o máximo é 200/,
  ],
  [
    'a sheet that inflates to 60 MB',
    () => bomb('xl/worksheets/sheet1.xml', '<row r="1"/>'.repeat(1_000_000), 5),
    /grande demais/,
  ],
  [
    'a picture that inflates to 300 MB',
    () => bomb('xl/media/image1.png', Buffer.alloc(1024 * 1024), 300),
    /grande demais/,
  ],
  [
    '3,000 entries',
    async () =>
      withParts(
        await plain(),
        Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`xl/x${index}.bin`, 'x'])),
      ),
    /itens demais/,
  ],
  ['entries that share one block of data', () => overlappingArchive(), /corrompido ou incompleto/],
];

/** A workbook with one part that holds a piece many times. */
export async function bomb(name: string, piece: string | Buffer, times: number): Promise<Buffer> {
  const others = [...(await partsOf(await plain()))].filter(([other]) => other !== name);
  const entries: ZipEntry[] = others.map(([other, text]) => ({ name: other, content: [text] }));
  return collected(zipArchive([...entries, { name, content: Array.from({ length: times }, () => piece) }]));
}

/** One block of data under two names, as the bombs that inflate to petabytes do. */
function overlappingArchive(): Buffer {
  const data = deflateRawSync(Buffer.alloc(1_000_000));
  const local = Buffer.alloc(31);
  local.write('PK\u0003\u0004', 'latin1');
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const central = ['a', 'b'].map((name) => {
    const header = Buffer.alloc(47);
    header.write('PK\u0001\u0002', 'latin1');
    header.writeUInt16LE(8, 10);
    header.writeUInt32LE(data.length, 20);
    header.writeUInt16LE(1, 28);
    header.write(name, 46);
    return header;
  });
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(2, 8);
  end.writeUInt16LE(2, 10);
  end.writeUInt32LE(94, 12);
  end.writeUInt32LE(31 + data.length, 16);
  return Buffer.concat([local, data, ...central, end]);
}

/** A workbook whose entries say that they are encrypted, as archives with a password do. */
async function encryptedArchive(): Promise<Buffer> {
  const bytes = Buffer.from(await plain());
  for (let at = bytes.indexOf(CENTRAL); at >= 0; at = bytes.indexOf(CENTRAL, at + 1)) bytes.writeUInt16LE(1, at + 8);
  return bytes;
}
