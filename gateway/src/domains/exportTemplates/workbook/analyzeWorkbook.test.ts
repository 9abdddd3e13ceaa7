import { deflateRawSync } from 'node:zlib';
import { archiveOf, collected, makeWorkbook, partsOf, withParts } from '../../../../test/workbooks.js';
import { zipArchive, type ZipEntry } from '../../exports/workbook/zipWriter.js';
import { normalisedHeading } from '../headings.js';
import { analyzeWorkbook } from './analyzeWorkbook.js';

const known = ['Nome', 'E-mail', 'CPF', 'Data de Nascimento'].map(normalisedHeading);
const analyze = (bytes: Buffer) => analyzeWorkbook(bytes, known);
const plain = () =>
  makeWorkbook((workbook) => {
    workbook.addWorksheet('Dados').addRow(['Nome', 'E-mail']);
  });

describe('the heading row', () => {
  it('is found below a logo, a title and an empty row, with samples of what is below it', async () => {
    const bytes = await makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Fichas');
      sheet.getCell('A1').value = 'Empresa Exemplo Ltda';
      sheet.getCell('A2').value = 'Ficha de admissão dos candidatos aprovados no processo seletivo de agosto de 2026';
      sheet.mergeCells('A2:D2');
      sheet.getRow(5).values = ['Nome', ' E-mail ', undefined, 'Nascimento', 'Observações\ngerais'];
      sheet.getRow(6).values = ['Ana', 'ana@exemplo.com', undefined, new Date('1990-12-05T00:00:00Z')];
      sheet.getRow(7).values = ['Bia', 'bia@exemplo.com', undefined, new Date('1991-01-31T00:00:00Z'), 12.5];
      for (const cell of ['D6', 'D7']) sheet.getCell(cell).numFmt = 'dd/mm/yyyy';
    });
    expect(await analyze(bytes)).toEqual({
      sheetName: 'Fichas',
      headerRow: 5,
      columns: [
        { name: 'Nome', column: 1, samples: ['Ana', 'Bia'] },
        { name: 'E-mail', column: 2, samples: ['ana@exemplo.com', 'bia@exemplo.com'] },
        { name: 'Nascimento', column: 4, samples: ['05/12/1990', '31/01/1991'] },
        { name: 'Observações gerais', column: 5, samples: ['12.5'] },
      ],
    });
  });

  it('is the first row when the rows below hold texts as well', async () => {
    const bytes = await makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Dados');
      sheet.addRows([
        ['Cor', 'Cidade', 'Setor'],
        ['Azul', 'Campinas', 'Vendas'],
        ['Verde', 'Santos', 'Compras'],
      ]);
    });
    expect(await analyze(bytes)).toMatchObject({
      headerRow: 1,
      columns: [{ name: 'Cor' }, { name: 'Cidade' }, { name: 'Setor' }],
    });
  });

  it('is looked for in the first sheet that has one, visible sheets first', async () => {
    const bytes = await makeWorkbook((workbook) => {
      workbook.addWorksheet('Listas', { state: 'hidden' }).addRow(['Nome', 'E-mail']);
      workbook.addWorksheet('Capa');
      workbook.addWorksheet('Dados').addRow(['CPF', 'Nome']);
    });
    expect(await analyze(bytes)).toMatchObject({ sheetName: 'Dados', columns: [{ name: 'CPF' }, { name: 'Nome' }] });
  });

  it('gives headings that stand twice names of their own, and takes none for more than a text', async () => {
    const bytes = await makeWorkbook((workbook) => {
      workbook
        .addWorksheet('Dados')
        .addRow(['Nome', 'Telefone', 'Telefone', '__proto__', 'constructor', 'CPF', 'E-mail']);
    });
    const { columns } = await analyze(bytes);
    expect(columns.map(({ name }) => name)).toEqual([
      'Nome',
      'Telefone',
      'Telefone (2)',
      '__proto__',
      'constructor',
      'CPF',
      'E-mail',
    ]);
  });
});

describe('a file that cannot be used', () => {
  const sheetXml = (rows: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const withSheet = async (xml: string) => withParts(await plain(), { 'xl/worksheets/sheet1.xml': xml });
  const withSheetRows = (rows: string) => withSheet(sheetXml(rows));

  const cases: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    ['text', () => Buffer.from('nome;email\nAna;ana@exemplo.com\n'.repeat(10)), /não é de uma planilha/],
    ['nothing but a signature', () => Buffer.from('PK\u0003\u0004'), /não é de uma planilha/],
    [
      'an .xls or an encrypted workbook (OLE)',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
      /protegido por senha ou no formato antigo/,
    ],
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

  it.each(cases)('%s is refused with a reason', async (_name, make, reason) => {
    const bytes = await make();
    await expect(analyze(bytes)).rejects.toThrow(reason);
  });

  it('does not hide behind a false size in the directory', async () => {
    const bytes = await bomb('xl/worksheets/sheet1.xml', '<row r="1"/>'.repeat(1_000_000), 5);
    // The bomb is the last entry of the directory, which says 10 bytes.
    bytes.writeUInt32LE(10, bytes.lastIndexOf('PK\u0001\u0002') + 24);
    await expect(analyze(bytes)).rejects.toThrow(/grande demais/);
  });
});

/** A workbook with one part that holds a piece many times. */
async function bomb(name: string, piece: string | Buffer, times: number): Promise<Buffer> {
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
