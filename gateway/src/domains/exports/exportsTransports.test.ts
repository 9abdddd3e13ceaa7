import supertest from 'supertest';
import { allKeys, column, configuration, exportCalls, PREPARE, type Column } from '../../../test/exportCalls.js';
import { operationOf } from '../../../test/openapiContract.js';
import { candidateId, startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';

const NO_CANDIDATE = 'Selecione pelo menos um candidato para exportar.';
let fixture: ExportFixture;
const { prepared, exported } = exportCalls(() => fixture);

beforeAll(async () => {
  fixture = await startExportFixture();
});
beforeEach(() => fixture.server.setNow(null));
afterAll(() => fixture.server.stop());

describe.each([
  ['the default columns', 'query { exportColumns { fileName } }', {}],
  [
    'the preview',
    'query ($input: ExportCandidatesInput!) { exportPreview(input: $input) { headings } }',
    { input: { configuration: configuration() } },
  ],
  ['an export', PREPARE, { input: { configuration: configuration() } }],
  ['the data fields', 'query { exportDataFields { key } }', {}],
])('GraphQL gives %s', (_name, query, variables) => {
  it('to no caller without a session', async () => {
    expect((await fixture.server.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['client', 'candidate'] as const)('not to a %s', async (role) => {
    const { errors } = await fixture.server.graphql(query, variables, fixture.tokens[role]);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe.each([
  ['get', '/v1/candidates/export-columns'],
  ['post', '/v1/candidates/export-excel'],
  ['get', '/downloads/exports/anything'],
] as const)('REST %s %s', (method, path) => {
  it('answers 401 without a session', async () => {
    expect((await supertest(fixture.server.app)[method](path)).status).toBe(401);
  });

  it.each(['client', 'candidate'] as const)('answers 403 to a %s', async (role) => {
    const call = supertest(fixture.server.app)[method](path).set('Authorization', `Bearer ${fixture.tokens[role]}`);
    expect((await call).status).toBe(403);
  });
});

describe('the default configuration', () => {
  it('has the standard columns and then the candidates’ fields by order', async () => {
    const { body } = await fixture.server.rest('get', '/candidates/export-columns', { token: fixture.tokens.admin });
    expect(body.data).toMatchObject({ fileName: 'candidatos', sheetName: 'Candidatos' });
    expect(body.data.columns.map(({ key }: Column) => key)).toEqual([
      ...['name', 'email', 'client', 'company', 'token', 'status', 'progress'],
      ...['cpf', 'matricula', 'nascimento', 'salario', 'cnh', 'turno', 'notas'],
      ...['createdAt', 'stage', 'stageSince', 'dueOn', 'plannedAdmissionOn', 'completedAt', 'isConfirmed'],
      ...['endedAt', 'endReason'],
    ]);
    expect(body.data.columns[0]).toEqual({
      key: 'name',
      displayName: 'Nome',
      order: 0,
      width: 15,
      isCustomField: false,
      isVisible: true,
    });
    expect(body.data.columns[7]).toMatchObject({ displayName: 'CPF', isCustomField: true, order: 7 });
  });

  it('offers the access token, but switched off: it is half of what a candidate signs in with', async () => {
    const { body } = await fixture.server.rest('get', '/candidates/export-columns', { token: fixture.tokens.admin });
    const off = body.data.columns.filter(({ isVisible }: Column) => !isVisible).map(({ key }: Column) => key);
    expect(off).toEqual(expect.arrayContaining(['token', 'stage', 'endReason']));
    expect(off).not.toContain('email');
  });

  it('is the same through GraphQL', async () => {
    const query =
      'query { exportColumns { fileName sheetName columns { key displayName order width isCustomField isVisible } } }';
    const { data } = await fixture.server.graphql(query, {}, fixture.tokens.admin);
    const { body } = await fixture.server.rest('get', '/candidates/export-columns', { token: fixture.tokens.admin });
    expect(data.exportColumns).toEqual(body.data);
  });
});

describe('bad input of an export', () => {
  it.each([
    ['no candidates', { candidateIds: [] }, NO_CANDIDATE],
    ['nothing at all', {}, NO_CANDIDATE],
    ['candidates that do not exist', { candidateIds: ['ffffffffffffffffffffffff', 'x', '$ne'] }, NO_CANDIDATE],
    ['a filter that no candidate matches', { filter: { search: 'ninguém' } }, NO_CANDIDATE],
    [
      'no visible column',
      { candidateIds: ['ANA'], exportConfiguration: configuration([column('name', 0, { isVisible: false })]) },
      'Deixe pelo menos uma coluna visível para exportar.',
    ],
  ])('%s is refused with 422', async (_name, body, message) => {
    const ids = 'candidateIds' in body && body.candidateIds?.map((id) => (id === 'ANA' ? fixture.ana : id));
    const answer = await fixture.server.rest('post', '/candidates/export-excel', {
      token: fixture.tokens.admin,
      body: { ...body, ...(ids && { candidateIds: ids }) },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(message);
  });

  it.each([
    [38_000, NO_CANDIDATE],
    [38_001, 'Candidatos demais de uma vez.'],
  ])('takes as many candidates as a body holds, which the document of the calls names: %d', async (count, message) => {
    const answer = await fixture.server.rest('post', '/candidates/export-excel', {
      token: fixture.tokens.admin,
      body: { candidateIds: Array(count).fill('f'.repeat(24)) },
    });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    const { requestBody } = operationOf('POST /candidates/export-excel');
    const named = JSON.stringify(requestBody?.content['application/json']?.schema.properties?.['candidateIds']);
    expect(named).toContain('"maxItems":38000');
  });

  it.each([
    { candidateIds: { $ne: null } },
    { candidateIds: [{ $ne: null }] },
    { filter: { search: { $regex: '.*' } } },
    { filter: { $ne: null } },
    { candidateIds: ['a'], exportConfiguration: { columns: [{ key: { $gt: '' } }] } },
    { candidateIds: ['a'], templateId: { $ne: null } },
  ])('an operator in %j is refused with 422', async (body) => {
    const answer = await fixture.server.rest('post', '/candidates/export-excel', { token: fixture.tokens.admin, body });
    expect(answer.status).toBe(422);
  });

  it('a filter with a key that does not exist is refused by both transports, rather than taken for everybody', async () => {
    const filter = { cliente: fixture.clientId };
    const answer = await exported({ filter });
    expect(answer.status).toBe(422);
    const { status, payload } = await prepared({ filter, configuration: configuration() });
    expect(status).toBe(400);
    expect(payload).toBeUndefined();
  });

  it("a filter by the status 'pending' is one by 'in_progress', as in the lists (R-64)", async () => {
    const rowsOf = async (status: string) => (await exported({ filter: { status } })).headers['x-total-rows'];
    expect(Number(await rowsOf('pending'))).toBeGreaterThan(0);
    expect(await rowsOf('pending')).toBe(await rowsOf('in_progress'));
    expect((await exported({ filter: { status: 'outro' } })).status).toBe(422);
  });

  it('travels as a user error through GraphQL', async () => {
    const { payload } = await prepared({ candidateIds: [], configuration: configuration() });
    expect(payload).toMatchObject({
      downloadUrl: null,
      userErrors: [{ message: NO_CANDIDATE, code: 'INVALID', field: ['candidateIds'] }],
    });
  });

  it('with an unknown template is NOT_FOUND', async () => {
    const { payload } = await prepared({
      candidateIds: [candidateId(fixture.ana)],
      templateId: 'x',
      configuration: configuration(),
    });
    expect(payload.userErrors).toEqual([{ message: 'Template não encontrado.', code: 'NOT_FOUND', field: null }]);
  });
});

describe('the preview', () => {
  const PREVIEW = 'query ($input: ExportCandidatesInput!) { exportPreview(input: $input) { headings rows } }';

  it('shows the rows as they will appear', async () => {
    const input = { candidateIds: [fixture.ana, fixture.bia].map(candidateId), configuration: configuration() };
    const { data } = await fixture.server.graphql(PREVIEW, { input }, fixture.tokens.admin);
    expect(data.exportPreview.headings).toEqual(allKeys);
    expect(data.exportPreview.rows).toEqual([
      [
        'Ana',
        'Carla',
        'Acme & Filhos',
        'Em Andamento',
        '100%',
        '012.345.678-90',
        '007',
        '05/12/1990',
        '-1234,5',
        'Sim',
        'Noite',
        '=1+1',
      ],
      ['+Bia', '', '', 'Em Andamento', '100%', ...Array<string>(7).fill('')],
    ]);
  });

  it('has no rows when no candidate matches', async () => {
    const input = { filter: { search: 'ninguém' }, configuration: configuration() };
    const { data } = await fixture.server.graphql(PREVIEW, { input }, fixture.tokens.admin);
    expect(data.exportPreview.rows).toEqual([]);
  });
});
