/** Each list among the columns of an export has a sheet with a row for each item. */
import { column, configuration, exportCalls } from '../../../test/exportCalls.js';
import { candidateId, startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';
import { readPieces } from '../../../test/exportPieces.js';
import { ana as dependent, dependents, dependentsField } from '../../../test/lists.js';
import { collected, partsOf, readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';
import { newWorkbook } from '../../spreadsheet/writing/newWorkbook.js';
import type { ExportedCandidate } from './exportColumns.js';
import { PIECES_TYPE } from './exportsDownload.js';
import { exportRows } from './exportRows.js';
import { ListSheets } from './listSheets.js';

const LONG = "'Contas: banco/agência [todas] de cada pessoa'";
const CLEANED = 'Contas banco agência todas de';
let fixture: ExportFixture;
const { exported, prepared, download } = exportCalls(() => fixture);

beforeAll(async () => {
  fixture = await startExportFixture();
  const { customFields, candidates } = fixture.server.services;
  const column = { required: false, options: [], format: null, allowFutureDates: false };
  const accounts = {
    ...{ itemName: 'Conta', maxItems: 3 },
    columns: [
      { ...column, key: 'banco', label: 'Banco', type: 'text' as const },
      { ...column, key: 'ativa', label: 'Ativa', type: 'checkbox' as const },
    ],
  };
  for (const field of [
    dependentsField,
    { ...dependentsField, key: 'contas', label: LONG, listOptions: accounts },
    { ...dependentsField, key: 'outras', label: LONG.toUpperCase(), listOptions: accounts },
    { ...dependentsField, key: 'reservados', label: 'Reservados', canView: [], canEdit: [] },
  ])
    await customFields.create(fixture.admin, field);
  const values = {
    ana: { dependentes: [dependent.typed, { nome: '=1+1' }], contas: [{ banco: '001', ativa: 'não' }] },
    bia: { dependentes: [{ nome: 'Beto', renda: '10' }], reservados: [{ nome: 'Secreto' }] },
  };
  for (const who of ['ana', 'bia'] as const) {
    const fields = Object.entries(values[who]).map(([key, items]) => ({ key, value: JSON.stringify(items) }));
    await candidates.update(fixture.admin, fixture[who], { fields });
  }
});
afterAll(() => fixture.server.stop());

const columnsOf = (...keys: string[]) => configuration(keys.map((key, order) => column(key, order)));
const both = () => ({ candidateIds: [fixture.ana, fixture.bia] });
const person = ['Candidato', 'E-mail do candidato'];
const labels = dependents.columns.map(({ label }) => label);
const born = new Date('2015-02-01T00:00:00Z');

async function workbookOf(keys: string[], more: object = {}) {
  const { body, status } = await exported({ ...both(), exportConfiguration: columnsOf(...keys), ...more });
  expect(status).toBe(200);
  return readWorkbook(body as Buffer);
}
const rowsOf = (sheet: ReturnType<typeof sheetOf>, columns: number) =>
  Array.from({ length: sheet.rowCount }, (_, index) => valuesOf(sheet, index + 1, columns));

describe('the sheet of a list', () => {
  it('has a row of typed cells for each item, under headings, with whose it is', async () => {
    const workbook = await workbookOf(['name', 'dependentes', 'cpf']);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Candidatos', 'Dependentes']);
    expect(valuesOf(sheetOf(workbook), 2, 2)).toEqual(['Ana', `${dependent.shown}\nNome: =1+1`]);
    const sheet = sheetOf(workbook, 'Dependentes');
    expect(rowsOf(sheet, 8)).toEqual([
      [...person, 'CPF do candidato', ...labels],
      ['Ana', 'ana@exemplo.com', '012.345.678-90', 'Ana', 'Filho(a)', born, '529.982.247-25', 1234.5],
      ['Ana', 'ana@exemplo.com', '012.345.678-90', '=1+1', null, null, null, null],
      ['+Bia', 'bia@exemplo.com', null, 'Beto', null, null, null, 10],
    ]);
    expect(sheet.getCell('D3').formula).toBeUndefined();
    expect(sheet.getCell('F2').numFmt).toBe('dd/mm/yyyy');
    expect([sheet.autoFilter, sheet.views[0]?.state]).toEqual(['A1:H4', 'frozen']);
  });

  it('has the order of the candidates in the first sheet, and no CPF where that has none', async () => {
    const request = { ...both(), sort: 'CREATED_DESC' as const, configuration: columnsOf('name', 'dependentes') };
    const { chunks } = await fixture.server.services.exports.export(fixture.admin, request);
    const workbook = await readWorkbook(await collected(chunks));
    expect(rowsOf(sheetOf(workbook), 1).flat()).toEqual(['name', '+Bia', 'Ana']);
    const rows = rowsOf(sheetOf(workbook, 'Dependentes'), 3);
    expect(rows).toEqual([
      [...person, 'Nome'],
      ['+Bia', 'bia@exemplo.com', 'Beto'],
      ['Ana', 'ana@exemplo.com', 'Ana'],
      ['Ana', 'ana@exemplo.com', '=1+1'],
    ]);
  });

  it('is named as the label, without what Excel refuses and unlike every other sheet; without items it has headings only', async () => {
    const exportConfiguration = {
      ...columnsOf('name', 'outras', 'contas', 'contas', 'dependentes'),
      sheetName: 'DEPENDENTES',
    };
    const workbook = await workbookOf([], { exportConfiguration });
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'DEPENDENTES',
      CLEANED.toUpperCase(),
      'Contas banco agência todas (2)',
      'Dependentes (2)',
    ]);
    const [, empty, accounts] = workbook.worksheets.map((sheet) => rowsOf(sheet, 4));
    expect(empty).toEqual([[...person, 'Banco', 'Ativa']]);
    expect(accounts).toEqual([
      [...person, 'Banco', 'Ativa'],
      ['Ana', 'ana@exemplo.com', '001', 'Não'],
    ]);
  });

  it('is there for no list that the export leaves out', async () => {
    const exportConfiguration = configuration([column('name', 0), column('dependentes', 1, { isVisible: false })]);
    const { body } = await exported({ ...both(), exportConfiguration });
    expect([...(await partsOf(body as Buffer)).keys()].at(-1)).toBe('xl/worksheets/sheet1.xml');
  });

  it('comes behind the first sheet in pieces too, which tell all rows by then', async () => {
    const candidateIds = [fixture.ana, fixture.bia].map(candidateId);
    const { payload } = await prepared({ candidateIds, configuration: columnsOf('name', 'dependentes') });
    expect(payload.userErrors).toEqual([]);
    const { body } = await download(payload.downloadUrl, { accept: PIECES_TYPE });
    const { file, rows } = readPieces(body as Buffer);
    expect(sheetOf(await readWorkbook(file), 'Dependentes').rowCount).toBe(4);
    expect(rows.at(-1)).toBe(2);
  });
});

/** A workbook of people with a list, as it is for a role. */
async function written(people: object[][], role: 'admin' | 'client', bounds?: { maxRows: number; maxBytes: number }) {
  const catalogue = await fixture.server.services.customFields.catalogue('candidate');
  const target = { keys: ['cpf', 'reservados', 'dependentes'], sheetName: 'Candidatos' };
  const lists = new ListSheets(target, catalogue, role, bounds);
  async function* batches() {
    for (const [index, items] of people.entries()) {
      await Promise.resolve();
      const values = { dependentes: JSON.stringify(items), reservados: JSON.stringify(items), cpf: '01234567890' };
      yield [{ name: `P${index}`, email: 'p@x.com', values } as unknown as ExportedCandidate['candidate']];
    }
  }
  const rows = exportRows(
    batches(),
    [],
    () => Promise.resolve([]),
    (group) => lists.write(group),
  );
  const columns = [{ heading: 'x', width: 9 }];
  const bytes = await collected(newWorkbook({ sheetName: 'Candidatos', columns, rows, furtherSheets: lists.sheets }));
  // Other programs check what the archive says of sizes and sums.
  await partsOf(bytes);
  return readWorkbook(bytes);
}

describe('the sheets of lists', () => {
  it('are those that the role may view, with a CPF where it may view that', async () => {
    const people = [[{ nome: 'Rita' }]];
    const forClient = await written(people, 'client');
    expect(forClient.worksheets.map(({ name }) => name)).toEqual(['Candidatos', 'Dependentes']);
    expect(valuesOf(sheetOf(forClient, 'Dependentes'), 1, 3)).toEqual([...person, 'Nome']);
    const forAdmin = await written(people, 'admin');
    expect(forAdmin.worksheets.map(({ name }) => name)).toEqual(['Candidatos', 'Reservados', 'Dependentes']);
    expect(valuesOf(sheetOf(forAdmin, 'Reservados'), 2, 4)).toEqual(['P0', 'p@x.com', '012.345.678-90', 'Rita']);
  });

  it('hold more than one compressed block', async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ nome: `${index} ${'ç&'.repeat(90)}` }));
    const workbook = await written(Array(40).fill(items), 'client');
    const sheet = sheetOf(workbook, 'Dependentes');
    expect(sheet.rowCount).toBe(1_201);
    expect(valuesOf(sheet, 1_201, 3)).toEqual(['P39', 'p@x.com', items[29]?.nome]);
  });

  it.each([
    ['rows', { maxRows: 4, maxBytes: 1_000_000 }],
    ['bytes', { maxRows: 100, maxBytes: 1 }],
  ])(
    'that cannot hold more %s end with a row that says so, behind all items of the last candidate',
    async (_what, bounds) => {
      const pair = [{ nome: 'Um' }, { nome: 'Dois' }];
      const workbook = await written([pair, pair, pair], 'client', bounds);
      const cells = rowsOf(sheetOf(workbook, 'Dependentes'), 1).flat();
      expect(cells).toEqual(['Candidato', 'P0', 'P0', expect.stringMatching(/^ATENÇÃO: esta aba não comporta/)]);
      expect(sheetOf(workbook).name).toBe('Candidatos');
    },
  );
});
