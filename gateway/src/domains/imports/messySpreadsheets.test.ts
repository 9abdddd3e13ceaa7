/** Spreadsheets as people have them are understood with at most one correction each, cell by cell. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { hostileWorkbooks } from '../../../test/hostileWorkbooks.js';
import { messySpreadsheets } from '../../../test/messySpreadsheets.js';
import { makeWorkbook, readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';
import type { Role } from '../../auth/viewer.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  const staff: Role[] = ['admin', 'client'];
  const more = [
    { key: 'data_nascimento', label: 'Data de Nascimento', type: 'date' as const },
    { key: 'telefone', label: 'Telefone', type: 'text' as const },
    {
      key: 'estado_civil',
      label: 'Estado Civil',
      type: 'select' as const,
      options: [
        { value: 'casado', label: 'Casado(a)' },
        { value: 'solteiro', label: 'Solteiro(a)' },
      ],
    },
  ];
  for (const field of more) {
    await story.server.services.customFields.create(story.admin.viewer, {
      target: 'candidate',
      canView: staff,
      canEdit: staff,
      ...field,
    });
  }
});
afterAll(async () => {
  await story.server.services.imports.stop();
  await story.stop();
});

const imports = () => story.server.services.imports;
const begun = (bytes: Buffer, filename: string) =>
  imports().begin(story.otherClient.viewer, arrivingFile(bytes, filename), {});

/** What imports say in other words than templates: their limits are others, and they leave nothing out unseen. */
const inOtherWords: Record<string, RegExp> = {
  '20,000 columns': /colunas; o máximo é 300/,
  'a sheet that inflates to 60 MB': /mais de 50\.000 linhas/,
  'a text of 5 MB before the headings': /grande demais/,
};

it('there are ten habits', () => {
  expect(messySpreadsheets).toHaveLength(10);
});

it.each(messySpreadsheets.map((file) => [file.habit, file] as const))(
  '%s',
  async (_habit, { fileName, bytes, expected, correction }) => {
    const viewer = story.otherClient.viewer;
    let record = await begun(await bytes(), fileName);
    if (correction) record = await imports().drafts.mapColumns(viewer, record._id.toString(), [correction]);
    const { rows, counts } = await imports().plan(viewer, record);
    const understood = rows
      .filter(({ kind }) => kind !== 'leftOut')
      .map(({ cells }) =>
        Object.fromEntries(cells.flatMap(({ field, value }) => (value === null ? [] : [[field.key, value]]))),
      );
    expect(understood).toEqual(expected);
    expect(counts.problem).toBe(0);
  },
);

it.each(hostileWorkbooks.map(([name, make, reason]) => [name, make, inOtherWords[name] ?? reason] as const))(
  'refuses %s',
  async (_name, make, reason) => {
    await expect(begun(await make(), 'planilha.xlsx')).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(reason),
    });
  },
);

it.each([
  ['antiga.xls', 'Apenas planilhas .xlsx e arquivos .csv são aceitos. Abra-a no Excel e salve como .xlsx.'],
  ['ficha.pdf', 'Apenas planilhas .xlsx e arquivos .csv são aceitos.'],
])('says of %s what is accepted, and how an old workbook becomes that', async (name, message) => {
  await expect(begun(Buffer.from('x'), name)).rejects.toMatchObject({ code: 'INVALID', message });
});

it('tells the limits of rows and columns', async () => {
  const tall = Buffer.from(`Nome;E-mail\n${'Ana;ana@exemplo.com\n'.repeat(50_200)}`);
  await expect(begun(tall, 'alta.csv')).rejects.toMatchObject({
    message: expect.stringContaining('mais de 50.000 linhas'),
  });
  const wide = Buffer.from(`${Array.from({ length: 301 }, (_, index) => `c${index}`).join(';')}\n`);
  await expect(begun(wide, 'larga.csv')).rejects.toMatchObject({ message: expect.stringContaining('o máximo é 300') });
});

it('takes cells of 32,767 characters, texts from right to left and emoji for what they are', async () => {
  const long = 'x'.repeat(32_767);
  const bytes = await makeWorkbook((workbook) => {
    const sheet = workbook.addWorksheet('Plan1');
    sheet.addRow(['Nome', 'E-mail', 'Cidade']);
    sheet.addRow(['\u202eאנה כהן 👩‍👧', 'ana.cohen@exemplo.com', long]);
  });
  const record = await begun(bytes, 'longa.xlsx');
  const [row] = (await imports().plan(story.otherClient.viewer, record)).rows;
  expect(row?.cells[0]?.value).toBe('אנה כהן 👩‍👧');
  expect(row?.problems).toMatchObject([
    { kind: 'invalidValue', message: 'Cidade: deve ter no máximo 1000 caracteres.' },
  ]);
});

it('the model to fill in has the fields that the viewer may edit, and comes back without any mapping', async () => {
  const viewer = story.otherClient.viewer;
  const workbook = await readWorkbook(await imports().files.modelToFillIn(viewer));
  const sheet = sheetOf(workbook, 'Candidatos');
  const headings = [
    'Nome *',
    'E-mail *',
    'CPF *',
    'Cidade',
    'Salário',
    'Data de Nascimento',
    'Telefone',
    'Estado Civil',
  ];
  expect(valuesOf(sheet, 1, 9)).toEqual([...headings, null]);
  expect(sheet.getCell('H2').dataValidation).toMatchObject({ type: 'list', formulae: ['"Casado(a),Solteiro(a)"'] });
  expect(sheet.getCell('C3').numFmt).toBe('@');
  const longest = [200, 254, 1000].map((characters) => ({ type: 'textLength', formulae: [characters] }));
  expect(['A3', 'B3', 'C3'].map((cell) => sheet.getCell(cell).dataValidation)).toMatchObject(longest);
  sheet.getRow(3).values = [
    'Vera Cruz',
    'vera@exemplo.com',
    '01234567890',
    'Natal',
    1500,
    new Date('1990-01-02'),
    '84988887777',
    'Casado(a)',
  ];
  const record = await begun(Buffer.from(await workbook.xlsx.writeBuffer()), 'modelo.xlsx');
  expect(record.columns.map(({ fieldKey }) => fieldKey)).toEqual([
    'name',
    'email',
    'cpf',
    'cidade',
    'salario',
    'data_nascimento',
    'telefone',
    'estado_civil',
  ]);
  const { rows } = await imports().plan(viewer, record);
  expect(rows.map(({ kind }) => kind)).toEqual(['leftOut', 'new']);
  expect(rows[1]?.cells.map(({ value }) => value)).toEqual([
    'Vera Cruz',
    'vera@exemplo.com',
    '01234567890',
    'Natal',
    '1500',
    '1990-01-02',
    '84988887777',
    'casado',
  ]);
});

it('the file comes back with what became of each row, its wrong cells coloured and commented', async () => {
  const viewer = story.otherClient.viewer;
  const bytes = await makeWorkbook((workbook) => {
    const sheet = workbook.addWorksheet('Plan1');
    sheet.addRow(['Nome', 'E-mail', 'Salário']);
    sheet.addRow(['Xênia Paz', 'xenia@exemplo.com', 1000]);
    sheet.addRow(['Yuri Gama', 'yuri@exemplo.com', 'muito']);
  });
  const record = await begun(bytes, 'equipe.xlsx');
  const id = record._id.toString();
  await imports().runs.run(viewer, id);
  await imports().idle();
  const { name, bytes: back } = await imports().files.withResults(viewer, id);
  expect(name).toBe('equipe - resultado.xlsx');
  const sheet = sheetOf(await readWorkbook(back), 'Plan1');
  expect([1, 2, 3].map((row) => valuesOf(sheet, row, 4))).toEqual([
    ['Nome', 'E-mail', 'Salário', 'Resultado'],
    ['Xênia Paz', 'xenia@exemplo.com', 1000, 'Cadastrado'],
    ['Yuri Gama', 'yuri@exemplo.com', 'muito', 'Não gravado: Salário: deve ser um número.'],
  ]);
  const wrong = sheet.getCell('C3');
  expect(wrong.fill).toMatchObject({ type: 'pattern', fgColor: { argb: 'FFF8D7DA' } });
  expect(JSON.stringify(wrong.note)).toContain('deve ser um número');
  const again = await begun(back, 'equipe - resultado.xlsx');
  expect(again.columns[3]).toMatchObject({ fieldKey: null });
  expect((await imports().plan(viewer, again)).counts).toMatchObject({ same: 1, problem: 1, new: 0 });
});

it('pasted lines of a chat are taken apart', async () => {
  const text =
    'Maria Souza maria.souza@exemplo.com (11) 98888-7777\n[12/03/2026, 09:15] RH: José Lima, jose.lima@exemplo.com, 529.982.247-25\n';
  const record = await imports().begin(story.otherClient.viewer, null, { text });
  const { rows } = await imports().plan(story.otherClient.viewer, record);
  expect(
    rows.map(({ cells }) => Object.fromEntries(cells.map(({ field, value }) => [field.key, value]))),
  ).toMatchObject([
    { name: 'Maria Souza', email: 'maria.souza@exemplo.com', telefone: '11988887777' },
    { name: 'José Lima', email: 'jose.lima@exemplo.com', cpf: '52998224725' },
  ]);
});

/** What is understood of pasted lines: the values of each row, by their fields. */
async function understood(text: string): Promise<Record<string, string | null>[]> {
  const record = await imports().begin(story.otherClient.viewer, null, { text });
  const { rows } = await imports().plan(story.otherClient.viewer, record);
  return rows.map(({ cells }) => Object.fromEntries(cells.map(({ field, value }) => [field.key, value])));
}

it.each([
  ['12/03/2026 10:22 - RH: Caio Reis caio@exemplo.com 84988887777', { name: 'Caio Reis', telefone: '84988887777' }],
  ['10:22 - RH: Davi Reis davi@exemplo.com', { name: 'Davi Reis' }],
  [
    'Maria Souza maria@exemplo.com 01/02/1985 11988887777',
    { name: 'Maria Souza', telefone: '11988887777', data_nascimento: '1985-02-01' },
  ],
  [
    'Ana-Maria Luz ana@exemplo.com (11) 98888-7777 529.982.247-25',
    { name: 'Ana-Maria Luz', cpf: '52998224725', telefone: '11988887777' },
  ],
  ['Rui - rui@exemplo.com - 52998224725 11 9 8888 7777', { name: 'Rui', cpf: '52998224725', telefone: '11988887777' }],
])('of the pasted line %j nothing that it tells is lost', async (line, told) => {
  const other = 'Eva Luz eva@exemplo.com (21) 97777-6666 01/03/1990 111.444.777-35';
  expect((await understood(`${line}\n${other}\n`))[0]).toMatchObject(told);
});

const csv = (text: string) => begun(Buffer.from(text), 'pessoas.csv');
const namesIn = async (record: Awaited<ReturnType<typeof csv>>) =>
  (await imports().plan(story.otherClient.viewer, record)).rows.map(({ cells }) => cells[0]?.value);

it.each([
  '"Ana;ana@exemplo.com;Rio\nBia;bia@exemplo.com;Rio\n"Caio;caio@exemplo.com;Rio\nDora;dora@exemplo.com;Rio',
  'Ana;ana@exemplo.com;"Rio\nBia;bia@exemplo.com;"Natal"\nCaio;caio@exemplo.com;Rio\nDora;dora@exemplo.com;Rio',
])('quotes that are not closed swallow no row: %j', async (rows) => {
  expect(await namesIn(await csv(`Nome;E-mail;Cidade\n${rows}\n`))).toEqual(['Ana', 'Bia', 'Caio', 'Dora']);
});

it('a cell of several lines stays one', async () => {
  const record = await csv('Nome;E-mail;Cidade\nAna;ana@exemplo.com;"Natal;\nRN"\nBia;bia@exemplo.com;Rio\n');
  expect(await namesIn(record)).toEqual(['Ana', 'Bia']);
});

it('quotes and dashes of Windows-1252 stay', async () => {
  // The marks “, ”, – and € have bytes of their own in that encoding.
  const bytes = Buffer.from('Nome;E-mail;Cidade\nJo\xe3o;joao@exemplo.com;\x93Natal\x94 \x96 \x80\n', 'latin1');
  const { rows } = await imports().plan(story.otherClient.viewer, await begun(bytes, 'antigo.csv'));
  expect(rows[0]?.cells.map(({ value }) => value)).toEqual(['João', 'joao@exemplo.com', '“Natal” – €']);
});

it('headings that begin with a code are headings', async () => {
  const codes = ['0101 - Salário', '0205 - Vale', '0310 - FGTS', '0411 - INSS', '0520 - IRRF', '0610 - Plano'];
  const record = await csv(`Nome;E-mail;${codes.join(';')}\nAna;ana@exemplo.com;1000;1;2;3;4;5\n`);
  expect(record.headerRow).toBe(1);
  expect(await namesIn(record)).toEqual(['Ana']);
});

it('people whose names begin as a line that sums up does are taken in', async () => {
  const record = await csv(
    'Nome;E-mail\nSomaia Nunes;somaia@exemplo.com\nTotal Geral;total@exemplo.com\nFontenele;f@exemplo.com\nTotal: 3;\n',
  );
  const { rows } = await imports().plan(story.otherClient.viewer, record);
  expect(rows.map(({ kind }) => kind)).toEqual(['new', 'new', 'new', 'leftOut']);
});

it.each([
  ['years of two digits', ['01/02/85', '28/12/79']],
  ['numbers of days', ['31079', '29217']],
])('%s tell a column of births without a heading of that name', async (_what, [first, second]) => {
  const record = await csv(`Nome;E-mail;Veio ao mundo\nAna;ana@exemplo.com;${first}\nBia;bia@exemplo.com;${second}\n`);
  expect(record.columns[2]).toMatchObject({ fieldKey: 'data_nascimento', source: 'values' });
});

it('what stays in store beside a blank and a wrong cell is told', async () => {
  const { viewer } = story.otherClient;
  const fields = [{ key: 'estado_civil', value: 'solteiro' }];
  await story.register({ name: 'Gil Sá', email: 'gil@exemplo.com', fields }, viewer);
  await story.register({ name: 'Hugo Sá', email: 'hugo@exemplo.com', fields }, viewer);
  const record = await csv('Nome;E-mail;Estado Civil\nGil Sá;gil@exemplo.com;\nHugo Sá;hugo@exemplo.com;junto\n');
  const { rows } = await imports().plan(viewer, record);
  expect(rows.map(({ cells, kept }) => cells.map((cell) => kept.get(cell)))).toEqual([
    [undefined, undefined, 'solteiro'],
    [undefined, undefined, 'solteiro'],
  ]);
});

it('clicks at the same moment all find the one run', async () => {
  const { viewer } = story.otherClient;
  const record = await csv('Nome;E-mail\nIvo;ivo@exemplo.com\n');
  const id = record._id.toString();
  const runs = await Promise.all(Array.from({ length: 4 }, () => imports().runs.run(viewer, id)));
  expect(runs.map(({ run }) => run !== null)).toEqual([true, true, true, true]);
  await imports().idle();
});
