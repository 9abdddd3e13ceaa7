/** Spreadsheets as people have them are understood with at most one correction each, cell by cell. */
import { Readable } from 'node:stream';
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
const upload = (bytes: Buffer, filename: string) => ({
  filename,
  mimetype: '',
  createReadStream: () => Readable.from([bytes]),
});
const begun = (bytes: Buffer, filename: string) =>
  imports().begin(story.otherClient.viewer, upload(bytes, filename), {});

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
    ['Yuri Gama', 'yuri@exemplo.com', 'muito', 'Não importado: Salário: deve ser um número.'],
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
