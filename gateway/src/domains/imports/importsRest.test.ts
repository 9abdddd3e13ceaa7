/** Imports of programs: rows as JSON, tried first without writing, repeated without doubling, told row by row. */
import supertest from 'supertest';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { changedCity } from '../../../test/changedCity.js';
import { makeWorkbook } from '../../../test/workbooks.js';
import { toGlobalId } from '../../lib/globalId.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import { versionsInStore } from './stored/importRowsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
const city = changedCity(() => story);
afterAll(() => story.stop());

interface ImportAnswer {
  id: string;
  state: string;
  counts: Record<string, number>;
  progress: Record<string, number> | null;
}
let serial = 0;
const person = () => ({ name: 'Pessoa Enviada', email: `enviada${(serial += 1)}@exemplo.com` });

async function post(body: object, headers: Record<string, string> = {}) {
  const answer = await story.server.rest('post', '/imports', { token: story.client.token, body, headers });
  const { data, details } = answer.body as { data?: ImportAnswer; details?: { field: string }[] };
  return { status: answer.status, data, details };
}
/** How many imports the company has, and how many have rows. */
const inStore = async () => {
  const { totalCount } = await story.server.services.imports.list(story.client.viewer, { offset: 0, limit: 1 });
  return { imports: totalCount, withRows: (await versionsInStore()).length };
};
const read = async (path: string) =>
  (await story.server.rest('get', path, { token: story.client.token })).body as Record<string, unknown>;

it('a dry run says what would be done and writes nothing; the run tells the outcome of each row', async () => {
  const first = person();
  const rows = [first, { name: 'Sem E-mail' }, person()];
  const dry = await post({ rows, dryRun: true });
  expect(dry).toMatchObject({ status: 201, data: { state: 'draft', counts: { total: 3, new: 2, problem: 1 } } });
  await story.server.services.imports.idle();
  expect(await CandidateModel.countDocuments({ email: first.email })).toBe(0);
  const refused = { row: 2, outcome: 'failed', message: 'Falta o e-mail.', person: 'Sem E-mail', candidateId: null };
  expect(await read(`/imports/${dry.data?.id}/results`)).toEqual({
    data: [{ ...refused, changedKeys: [] }],
    ...{ totalCount: 1, totalPages: 1, currentPage: 1 },
  });

  const { data } = await post({ rows });
  await story.server.services.imports.idle();
  expect(await read(`/imports/${data?.id}`)).toMatchObject({
    data: { state: 'done', progress: { created: 2, failed: 1, done: 3 } },
  });
  const page = await read(`/imports/${data?.id}/results?page=1&pageSize=2`);
  expect(page['data']).toMatchObject([{ row: 1, outcome: 'created', message: null }, refused]);
  expect(page).toMatchObject({ totalCount: 3 });
});

it('a call that is repeated with its Idempotency-Key answers the same import and registers no candidate twice', async () => {
  const rows = [person()];
  const headers = { 'Idempotency-Key': 'folha-11' };
  const [first, again] = [await post({ rows }, headers), await post({ rows }, headers)];
  await story.server.services.imports.idle();
  expect(again.data?.id).toBe(first.data?.id);
  expect(await CandidateModel.countDocuments({ email: rows[0]?.email as string })).toBe(1);
});

it('rows of a refused call are in no store, the field is named as it was sent, and the mended rows come under the same key', async () => {
  const headers = { 'Idempotency-Key': 'folha-12' };
  const sent = person();
  const before = await inStore();
  const refused = await post({ rows: [{ ...sent, parecer: 'bom' }] }, headers);
  expect(refused).toMatchObject({ status: 403, details: [{ field: 'rows' }] });
  expect(await inStore()).toEqual(before);

  expect(await post({ rows: [sent] }, headers)).toMatchObject({ status: 201 });
  await story.server.services.imports.idle();
  expect(await CandidateModel.countDocuments({ email: sent.email })).toBe(1);
});

it('a key that the caller may not edit stays out where no row has a value in it, and one value has it refused', async () => {
  const [first, second] = [person(), person()].map((each) => ({ ...each, parecer: '' }));
  expect(await post({ rows: [first, { ...second, parecer: 'bom' }] })).toMatchObject({ status: 403 });
  const { status, data } = await post({ rows: [first, second] });
  expect(status).toBe(201);
  await story.server.services.imports.idle();
  expect(await read(`/imports/${data?.id}`)).toMatchObject({ data: { state: 'done', progress: { created: 2 } } });
});

it.each([
  ['is not configured', 'ctps'],
  ['is hidden from the caller', 'interno'],
  ['is switched off', 'cidade'],
  ['is known to no table', 'apelido'],
])('a key that %s stays out in the same way', async (_why, key) => {
  if (key === 'cidade') await city.set({ active: false });
  const sent = (value: string | null) => post({ rows: [{ ...person(), [key]: value }, person()] });
  expect(await sent('um valor')).toMatchObject({ status: 403 });
  const { status, data } = await sent(null);
  if (key === 'cidade') await city.set({ active: true });
  expect(status).toBe(201);
  await story.server.services.imports.idle();
  expect(await read(`/imports/${data?.id}`)).toMatchObject({ data: { state: 'done', progress: { created: 2 } } });
});

it('a draft that a dry run has made under the key stays where its run is refused', async () => {
  const headers = { 'Idempotency-Key': 'folha-13' };
  const rows = [{ ...person(), parecer: 'bom' }];
  const { data } = await post({ rows, dryRun: true }, headers);
  expect(await post({ rows }, headers)).toMatchObject({ status: 403 });
  expect(await read(`/imports/${data?.id}`)).toMatchObject({ data: { state: 'draft' } });
});

it('names the header of a key that is too long, and the file where a column of it is refused', async () => {
  const long = await post({ rows: [person()] }, { 'Idempotency-Key': 'x'.repeat(101) });
  expect(long).toMatchObject({ status: 422, details: [{ field: 'Idempotency-Key' }] });
  const file = supertest(story.server.app)
    .post('/v1/imports')
    .set('Authorization', `Bearer ${story.client.token}`)
    .attach('file', Buffer.from('Nome;E-mail;Parecer\nAna;ana.do.arquivo@exemplo.com;bom'), 'pessoas.csv');
  expect((await file).body).toMatchObject({ code: 'FORBIDDEN', details: [{ field: 'file' }] });
});

it("an administrator's rows without a company, as forms send them, are taken for none", async () => {
  const body = { rows: [person()], clientId: '', dryRun: true };
  const answer = await story.server.rest('post', '/imports', { token: story.admin.token, body });
  expect([answer.status, answer.body.data?.clientId]).toEqual([201, null]);
});

it('a form that names no sheet is read as one that says nothing of it', async () => {
  const bytes = await makeWorkbook((workbook) => {
    workbook.addWorksheet('Plan1').addRows([
      ['Nome', 'E-mail'],
      ['Ana', 'ana.sem.planilha@exemplo.com'],
    ]);
  });
  const sent = supertest(story.server.app)
    .post('/v1/imports')
    .set('Authorization', `Bearer ${story.client.token}`)
    .field('sheetName', '')
    .field('dryRun', 'true')
    .attach('file', bytes, 'pessoas.xlsx');
  expect((await sent).body).toMatchObject({ data: { state: 'draft', counts: { new: 1 } } });
});

it('rows without a value are none, so that a run gets to its end', async () => {
  const { data } = await post({ rows: [person(), {}, { name: '', email: null }, person()] });
  await story.server.services.imports.idle();
  const query = `query ($id: ID!) { candidateImport(id: $id) { state progress { done total } sheets { rowCount } } }`;
  const answer = await story.server.graphql(
    query,
    { id: toGlobalId('CandidateImport', data?.id ?? '') },
    story.client.token,
  );
  expect(answer.data?.candidateImport).toEqual({
    ...{ state: 'DONE', progress: { done: 2, total: 2 }, sheets: [{ rowCount: 2 }] },
  });
});

it('ten thousand rows are taken, one more is refused by name', async () => {
  const rows = Array.from({ length: 10_001 }, () => ({ name: 'Pessoa' }));
  const tooMany = await post({ rows, dryRun: true });
  expect(tooMany).toMatchObject({ status: 422, details: [{ field: 'rows' }] });
  const enough = await post({ rows: rows.slice(1), dryRun: true });
  expect(enough).toMatchObject({ status: 201, data: { counts: { total: 10_000, problem: 10_000 } } });
});

it('several candidates in one call: nothing unless all are valid, then each with its own outcome', async () => {
  const CREATE = `mutation ($input: CreateCandidatesInput!) {
    createCandidates(input: $input) {
      results { candidate { name } userErrors { code field } }
      userErrors { code field }
    }
  }`;
  const create = async (candidates: object[]) => {
    const answer = await story.server.graphql(CREATE, { input: { candidates } }, story.client.token);
    return answer.data?.['createCandidates'];
  };
  const [first, second] = [person(), person()];
  expect(await create([first, { name: 'Sem', email: 'nada' }])).toMatchObject({
    userErrors: [{ field: ['candidates', '1', 'email'] }],
  });
  expect(await CandidateModel.countDocuments({ email: first.email })).toBe(0);
  await story.register({ email: second.email });
  expect(await create([first, second])).toMatchObject({
    results: [
      { candidate: { name: 'Pessoa Enviada' }, userErrors: [] },
      { candidate: null, userErrors: [{ code: 'CONFLICT' }] },
    ],
    userErrors: [],
  });
});
