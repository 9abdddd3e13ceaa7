/** What files and pasted lines say, cell by cell. */
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { csvRows } from './csvSheet.js';
import { makeWorkbook, withParts } from '../../../test/workbooks.js';
import { newWorkbook } from '../writing/newWorkbook.js';
import { pastedRows } from './pastedSheet.js';
import { readTable } from './readTable.js';
import { BROKEN } from '../zip/zipReader.js';
import { openReadable } from './workbookSheet.js';

const cellsOf = (rows: readonly { cells: readonly string[] }[]) => rows.map(({ cells }) => cells);

describe('a CSV', () => {
  it('with a cell of several lines that names a reference keeps its quotes', () => {
    const text = [
      'Nome,E-mail,Endereço,Cidade,Obs',
      '"Ana",ana@x.com,"Rua A, 10",Natal,"Chamada ""Aninha"". Referências:',
      'José, jose@y.com"',
      'Bia,bia@x.com,"Rua B, 20",Rio,',
    ].join('\n');
    expect(cellsOf(csvRows(text))).toEqual([
      ['Nome', 'E-mail', 'Endereço', 'Cidade', 'Obs'],
      ['Ana', 'ana@x.com', 'Rua A, 10', 'Natal', 'Chamada "Aninha". Referências:\nJosé, jose@y.com'],
      ['Bia', 'bia@x.com', 'Rua B, 20', 'Rio'],
    ]);
  });

  it('with a quote that is never closed loses nobody', () => {
    const text = 'Nome;E-mail;Obs\nAna;ana@x.com;"alta\nBia;bia@x.com;"ok\nCaio;caio@x.com;fim';
    expect(cellsOf(csvRows(text)).map(([name]) => name)).toEqual(['Nome', 'Ana', 'Bia', 'Caio']);
  });
});

it.each([
  ['in the midst of long lines', '"alta;Natal;RN;Dev', '"ok";Rio;RJ;Dev'],
  ['before what is left out', '"alta', '"ok"'],
])('a quote that is never closed takes nobody in: %s', (_where, first, second) => {
  const lines = [
    'Nome;E-mail;Obs;Cidade;Estado;Cargo',
    `Ana;ana@x.com;${first}`,
    `Bia;bia@x.com;${second}`,
    'Caio;c@x.com',
  ];
  expect(cellsOf(csvRows(lines.join('\n'))).map(([name]) => name)).toEqual(['Nome', 'Ana', 'Bia', 'Caio']);
});

describe('a pasted line', () => {
  it.each([
    [
      'Rita Alves rita@x.com CPF 111.444.777-35 nascida em 03/04/1988',
      ['Rita Alves', 'rita@x.com', '111.444.777-35', '03/04/1988'],
    ],
    ['Nome: João Lima, joao@x.com, tel 11 98888-7776', ['João Lima', 'joao@x.com', '11 98888-7776']],
    ['Tito Reis - tito@x.com - celular 11 97777-1111 - R$ 3.500,00', ['Tito Reis', 'tito@x.com', '11 97777-1111']],
    ['Celina Telles do Nascimento celina@x.com', ['Celina Telles do Nascimento', 'celina@x.com']],
    ['João Nascimento nascimento em 03/04/1988', ['João Nascimento', '', '03/04/1988']],
    ['João Nascimento nasc 03/04/1988', ['João Nascimento', '', '03/04/1988']],
  ])('has no labels in its name: %s', (line, cells) => {
    expect(cellsOf(pastedRows(line).rows)).toEqual([cells]);
  });

  it.each(['11987000099 52998224725', '52998224725 11987000099', '11987000099 529.982.247-25'])(
    'takes the CPF for the CPF though the mobile is right as one too: %s',
    (numbers) => {
      const [row] = cellsOf(pastedRows(`Maria Souza maria@x.com ${numbers}`).rows);
      expect([row?.[2]?.replace(/\D/g, ''), row?.[3]]).toEqual(['52998224725', '11987000099']);
    },
  );

  it.each(['tel 11987000099', 'Celular: 11987000099', 'whats. 11987000099'])(
    'takes a number for the telephone that it is said to be though it is right as a CPF: %s',
    (labelled) => {
      const { headings, rows } = pastedRows(`Maria Souza maria@x.com ${labelled}`);
      expect(headings).toEqual(['Nome', 'E-mail', 'Telefone']);
      expect(cellsOf(rows)).toEqual([['Maria Souza', 'maria@x.com', '11987000099']]);
    },
  );

  it.each(['529.982.247-26', 'CPF: 52998224726', 'cpf 52998224726 11987000099'])(
    'takes a wrong number for the CPF that it is written like, or said to be, and not for a telephone: %s',
    (numbers) => {
      const { headings, rows } = pastedRows(`Maria Souza maria@x.com ${numbers}`);
      expect(headings?.slice(0, 3)).toEqual(['Nome', 'E-mail', 'CPF']);
      expect(rows[0]?.cells[0]).toBe('Maria Souza');
      expect(rows[0]?.cells[2]?.replace(/\D/g, '')).toBe('52998224726');
    },
  );

  it('has a column for what any of the lines tells, and for nothing else but name and e-mail', () => {
    const { headings, rows } = pastedRows('Joana Prado joana@x.com (11) 98888-7776\nRui Melo rui@x.com\n');
    expect(headings).toEqual(['Nome', 'E-mail', 'Telefone']);
    expect(cellsOf(rows)).toEqual([
      ['Joana Prado', 'joana@x.com', '(11) 98888-7776'],
      ['Rui Melo', 'rui@x.com'],
    ]);
    expect(pastedRows('Joana Prado nascida em 03/04/1988').headings).toEqual(['Nome', 'E-mail', 'Data de nascimento']);
  });
});

it('a number of a workbook is read as its format shows it', async () => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Plan1');
  const shown: [number, string, string][] = [
    [1, '0000', '0001'],
    [12_345_678, '000000000', '012345678'],
    [1_310_100, '00000-000', '01310100'],
    [0.5, '0%', '50%'],
    [0.125, '0.00%', '12,5%'],
    [50, '0"%"', '50'],
    [1234.5, '#,##0.00', '1234,5'],
    [7, '0.00', '7'],
    [-1, '0000', '-1'],
  ];
  shown.forEach(([value, format], index) => {
    const cell = sheet.getCell(1, index + 1);
    cell.value = value;
    cell.numFmt = format;
  });
  const readable = await openReadable(Buffer.from(await workbook.xlsx.writeBuffer()));
  const { rows } = await readable.read(0);
  expect(cellsOf(rows)).toEqual([shown.map(([, , text]) => text)]);
});

it('a text that stands in its cell is read without the escapes of workbooks, as one that cells share', async () => {
  async function* rows() {
    yield [['Código _x0041_'], ['Rua A'], ['Ana & Bia']];
  }
  const columns = [{ heading: 'Nome', width: 20 }];
  const exported = await buffer(newWorkbook({ sheetName: 'Plan1', columns, rows: rows() }));
  const bytes = await withParts(exported, {
    'xl/worksheets/sheet1.xml': (xml) => xml.replace('Rua A', 'Rua A_x000D_\nCasa 2'),
  });
  const read = await (await openReadable(bytes)).read(0);
  expect(cellsOf(read.rows)).toEqual([['Nome'], ['Código _x0041_'], ['Rua A\r\nCasa 2'], ['Ana & Bia']]);
});

it('a day of a workbook is read as one though a condition numbers a format of its own alike', async () => {
  const bytes = await makeWorkbook((workbook) => {
    const sheet = workbook.addWorksheet('Plan1');
    sheet.addRows([
      ['Nome', 'Nascimento'],
      ['Ana', new Date('1990-12-05T00:00:00Z')],
    ]);
    sheet.getCell('B2').numFmt = 'mm-dd-yy';
  });
  const dxf = '<dxf><numFmt numFmtId="14" formatCode="0.00%"/></dxf>';
  const template = await withParts(bytes, {
    'xl/styles.xml': (xml) => xml.replace(/<dxfs[^>]*\/>/, `<dxfs count="1">${dxf}</dxfs>`),
  });
  const { rows } = await readTable({ kind: 'xlsx', bytes: template, knownHeadings: ['nome'] });
  expect(cellsOf(rows).at(-1)).toEqual(['Ana', '05/12/1990']);
});

it('a text that is merged over many rows counts in each of them, as it is handed on and stored with each', async () => {
  const lines = 2_000;
  const listOf = (text: string) =>
    makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Plan1');
      sheet.addRow(['Nome', 'E-mail', 'Setor']);
      for (let line = 0; line < lines; line++) sheet.addRow([`Pessoa ${line}`, `pessoa${line}@x.com`]);
      sheet.getCell('C2').value = text;
      sheet.mergeCells(2, 3, lines + 1, 3);
    });
  const read = async (text: string) => readTable({ kind: 'xlsx', bytes: await listOf(text), knownHeadings: ['nome'] });
  const { rows } = await read('Compras');
  expect(cellsOf(rows).at(-1)).toEqual(['Pessoa 1999', 'pessoa1999@x.com', 'Compras']);
  await expect(read('x'.repeat(30_000))).rejects.toThrow('A planilha tem texto demais para ser importada.');
});

it.each(['2', '0', '', '-1', '1048577'])(
  'a workbook is refused in which a row with somebody in it is number "%s", which is another’s or none',
  async (number) => {
    const bytes = await makeWorkbook((workbook) => {
      workbook.addWorksheet('Plan1').addRows([['Nome'], ['Ana'], ['Bia'], []]);
    });
    const renumbered = await withParts(bytes, {
      'xl/worksheets/sheet1.xml': (xml) => xml.replace('<row r="3"', `<row r="${number}"`),
    });
    const read = readTable({ kind: 'xlsx', bytes: renumbered, knownHeadings: ['nome'] });
    await expect(read).rejects.toThrow(BROKEN);
  },
);
