/** An export has the order that it is asked for, which is that of the list on the screen. */
import { candidateId, startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';
import { collected, readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';

let fixture: ExportFixture;
let ids: string[];
beforeAll(async () => {
  fixture = await startExportFixture();
  const { candidates } = fixture.server.services;
  ids = [];
  for (const name of ['Ordem Dalva', 'Ordem Caio', 'Ordem Elis']) {
    const email = `${name.slice(6).toLowerCase()}@ordem.com`;
    ids.push((await candidates.create(fixture.admin, { name, email }))._id.toString());
  }
});
afterAll(() => fixture.server.stop());

const PREVIEW = 'query ($input: ExportCandidatesInput!) { exportPreview(input: $input) { rows } }';

async function namesOf(which: object): Promise<string[]> {
  const configuration = { columns: [{ key: 'name', displayName: 'Nome', order: 0 }] };
  const input = { ...which, configuration };
  const { data } = await fixture.server.graphql(PREVIEW, { input }, fixture.tokens.admin);
  return data.exportPreview.rows.map(([name = '']: string[]) => name.replace('Ordem ', ''));
}

const byFilter = { filter: { search: 'ordem' } };
const restricted = { filter: { search: 'ordem', status: 'IN_PROGRESS' } };

describe.each([
  ['of all that a filter finds', () => byFilter],
  ['of those of one status', () => restricted],
  ['of candidates named one by one', () => ({ candidateIds: ids.map(candidateId) })],
])('the rows %s', (_which, selection) => {
  test.each([
    ['NAME_ASC', ['Caio', 'Dalva', 'Elis']],
    ['NAME_DESC', ['Elis', 'Dalva', 'Caio']],
    ['CREATED_DESC', ['Elis', 'Caio', 'Dalva']],
    ['CREATED_ASC', ['Dalva', 'Caio', 'Elis']],
  ])('follow %s', async (sort, names) => {
    expect(await namesOf({ ...selection(), sort })).toEqual(names);
  });
});

test('of named candidates come in the order of the export, whatever order names them', async () => {
  const [dalva = '', , elis = ''] = ids.map(candidateId);
  expect(await namesOf({ candidateIds: [elis, dalva] })).toEqual(['Dalva', 'Elis']);
  expect(await namesOf({ candidateIds: [dalva, elis], sort: 'NAME_DESC' })).toEqual(['Elis', 'Dalva']);
});

test('come oldest first where no order is asked for', async () => {
  expect(await namesOf(byFilter)).toEqual(['Dalva', 'Caio', 'Elis']);
});

test('keep their order from the preparation to the file', async () => {
  const prepare = `mutation ($input: ExportCandidatesInput!) { exportCandidates(input: $input) { downloadUrl } }`;
  const configuration = { columns: [{ key: 'name', displayName: 'Nome', order: 0 }] };
  const input = { ...byFilter, sort: 'NAME_DESC', configuration };
  const { data } = await fixture.server.graphql(prepare, { input }, fixture.tokens.admin);
  const token = data.exportCandidates.downloadUrl.split('/').at(-1);
  const file = await fixture.server.services.exports.download(fixture.admin, token);
  const sheet = sheetOf(await readWorkbook(await collected(file.chunks)));
  expect([2, 3, 4].map((row) => valuesOf(sheet, row, 1)[0])).toEqual(['Ordem Elis', 'Ordem Dalva', 'Ordem Caio']);
});
