import { bomb, hostileWorkbooks, nestedWorkbook } from '../../../test/hostileWorkbooks.js';
import { makeWorkbook } from '../../../test/workbooks.js';
import { normalisedHeading } from '../headings/headings.js';
import { analyzeWorkbook } from './analyzeWorkbook.js';

const known = ['Nome', 'E-mail', 'CPF', 'Data de Nascimento'].map(normalisedHeading);
const analyze = (bytes: Buffer) => analyzeWorkbook(bytes, known);

describe('the header row', () => {
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

  it('of two levels has the lowest text of each column for its name', async () => {
    const bytes = await makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Fichas');
      sheet.getCell('A1').value = 'Candidatos';
      sheet.getRow(3).values = ['Nome', 'Contato', undefined, 'Cliente', 'CPF'];
      sheet.getRow(4).values = [undefined, 'E-mail', 'Telefone', 'Razão social', undefined];
      for (const range of ['A3:A4', 'B3:C3', 'E3:E4']) sheet.mergeCells(range);
      sheet.getRow(5).values = ['Ana', 'ana@exemplo.com', '11 99999-0000', 'Acme', '1'];
    });
    expect(await analyze(bytes)).toEqual({
      sheetName: 'Fichas',
      headerRow: 4,
      columns: [
        { name: 'Nome', column: 1, samples: ['Ana'] },
        { name: 'E-mail', column: 2, samples: ['ana@exemplo.com'] },
        { name: 'Telefone', column: 3, samples: ['11 99999-0000'] },
        { name: 'Razão social', column: 4, samples: ['Acme'] },
        { name: 'CPF', column: 5, samples: ['1'] },
      ],
    });
  });

  it('is not the row of titles over groups of columns, though their names be known', async () => {
    const bytes = await makeWorkbook((workbook) => {
      const sheet = workbook.addWorksheet('Fichas');
      sheet.getRow(1).values = ['Candidato', undefined, 'Empresa', undefined];
      sheet.getRow(2).values = ['Apelido', 'Altura', 'Setor', 'Ramal'];
      for (const range of ['A1:B1', 'C1:D1']) sheet.mergeCells(range);
    });
    expect(await analyze(bytes)).toMatchObject({ headerRow: 2, columns: [{ name: 'Apelido' }, {}, {}, {}] });
  });

  it('is looked for in the list rather than on the cover before it', async () => {
    const bytes = await makeWorkbook((workbook) => {
      workbook.addWorksheet('Capa').addRows([['Bem-vindo'], ['Preencha', 'a ficha']]);
      workbook.addWorksheet('Dados').addRow(['CPF', 'Nome']);
    });
    expect(await analyze(bytes)).toMatchObject({ sheetName: 'Dados' });
  });

  it('has no samples from below a gap, where totals and notes stand', async () => {
    const bytes = await makeWorkbook((workbook) => {
      workbook.addWorksheet('Dados').addRows([['Nome', 'CPF'], ['Ana', '1'], [], ['Total', '1']]);
    });
    expect(await analyze(bytes)).toMatchObject({ columns: [{ samples: ['Ana'] }, { samples: ['1'] }] });
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
  it.each(hostileWorkbooks)('%s is refused with a reason', async (_name, make, reason) => {
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

it('half a million nested elements are read like any other file: nothing here calls itself', async () => {
  expect(await analyze(await nestedWorkbook())).toMatchObject({ columns: [{ name: 'Nome' }, { name: 'CPF' }] });
});
