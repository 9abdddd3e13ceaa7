import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import supertest from 'supertest';
import { asBytes, candidateId, startExportFixture, type ExportFixture } from '../../../test/exportFixture.js';
import { readPieces } from '../../../test/exportPieces.js';
import { readWorkbook, sheetOf, valuesOf } from '../../../test/workbooks.js';
import { PIECES_TYPE } from './exportsDownload.js';

const NOW = new Date('2026-08-03T12:00:00Z');
const NO_CANDIDATE = 'Selecione pelo menos um candidato para exportar.';

let fixture: ExportFixture;

beforeAll(async () => {
  fixture = await startExportFixture();
});
beforeEach(() => fixture.server.setNow(null));
afterAll(() => fixture.server.stop());

interface Column {
  key: string;
  displayName: string;
  order: number;
  /** Anything: what is no number becomes 15. */
  width?: unknown;
  isVisible?: boolean;
}

const column = (key: string, order: number, more: Partial<Column> = {}): Column => ({
  key,
  displayName: key,
  order,
  ...more,
});
const allKeys = [
  'name',
  'client',
  'company',
  'status',
  'progress',
  'cpf',
  'matricula',
  'nascimento',
  'salario',
  'cnh',
  'turno',
  'notas',
];
const configuration = (columns: Column[] = allKeys.map((key, order) => column(key, order))) => ({ columns });

const PREPARE = `mutation ($input: ExportCandidatesInput!) {
  exportCandidates(input: $input) { downloadUrl fileName candidateCount userErrors { message code field } }
}`;

async function prepared(input: object, token: string | null = fixture.tokens.admin) {
  const answer = await fixture.server.graphql(PREPARE, { input }, token);
  return { ...answer, payload: answer.data?.exportCandidates };
}

async function download(path: string, { token = fixture.tokens.admin, accept = '*/*' } = {}) {
  return supertest(fixture.server.app)
    .get(path)
    .set('Authorization', `Bearer ${token}`)
    .set('Accept', accept)
    .buffer(true)
    .parse(asBytes);
}

async function exported(body: object, token: string = fixture.tokens.admin) {
  return supertest(fixture.server.app)
    .post('/v1/candidates/export-excel')
    .set('Authorization', `Bearer ${token}`)
    .send(body)
    .buffer(true)
    .parse(asBytes);
}

async function sheetIn(body: unknown) {
  return sheetOf(await readWorkbook(body as Buffer));
}

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
  it('to nobody without a session', async () => {
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
    expect(off).toContain('token');
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

describe('an exported file', () => {
  it('has real dates and numbers, identifiers as texts, Sim for a ticked box, and no formula', async () => {
    const { body } = await exported({ candidateIds: [fixture.ana, fixture.bia], exportConfiguration: configuration() });
    const sheet = await sheetIn(body);
    expect(valuesOf(sheet, 1, allKeys.length)).toEqual(allKeys);
    expect(valuesOf(sheet, 2, allKeys.length)).toEqual([
      ...['Ana', 'Carla', 'Acme & Filhos', 'Em Andamento', 100, '012.345.678-90', '007'],
      ...[new Date('1990-12-05T00:00:00Z'), -1234.5, 'Sim', 'Noite', '=1+1'],
    ]);
    expect(valuesOf(sheet, 3, allKeys.length)).toEqual([
      '+Bia',
      null,
      null,
      'Em Andamento',
      100,
      ...Array(7).fill(null),
    ]);
    expect(sheet.getCell('L2').formula).toBeUndefined();
  });

  it('follows the configuration: order, headings, visibility and widths within 5 and 50', async () => {
    const columns = [
      column('email', 2, { displayName: 'Correio', width: 999 }),
      column('name', 1, { width: 1 }),
      column('cpf', 0, { isVisible: false }),
      column('status', 3, { width: 'largo' }),
    ];
    const { body } = await exported({
      candidateIds: [fixture.ana],
      exportConfiguration: { ...configuration(columns), sheetName: 'Pessoas' },
    });
    const sheet = await sheetIn(body);
    expect(sheet.name).toBe('Pessoas');
    expect(valuesOf(sheet, 1, 4)).toEqual(['name', 'Correio', 'status', null]);
    expect([1, 2, 3].map((index) => sheet.getColumn(index).width)).toEqual([5, 50, 15]);
  });

  it('takes the default configuration when none is given', async () => {
    const sheet = await sheetIn((await exported({ candidateIds: [fixture.ana] })).body);
    expect(valuesOf(sheet, 1, 3)).toEqual(['Nome', 'E-mail', 'Cliente']);
  });

  it('says its type, its dated name in every alphabet, and its rows', async () => {
    fixture.server.setNow(NOW);
    const { token } = { token: await freshToken() };
    const body = {
      candidateIds: [fixture.ana],
      exportConfiguration: { ...configuration(), fileName: 'Seleção "A"/2' },
    };
    const { headers, status } = await exported(body, token);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Selecao A2_2026-08-03.xlsx"; filename*=UTF-8''Sele%C3%A7%C3%A3o%20A2_2026-08-03.xlsx`,
    );
    expect(headers['x-total-rows']).toBe('1');
  });

  it('leaves cells empty for a field that was deleted, and hides its stored values', async () => {
    const { customFields, candidates } = fixture.server.services;
    const field = await customFields.create(fixture.admin, {
      key: 'segredo',
      label: 'Segredo',
      type: 'text',
      target: 'candidate',
    });
    await candidates.update(fixture.admin, fixture.ana, { fields: [{ key: 'segredo', value: 'não mostre' }] });
    await customFields.delete(fixture.admin, field._id.toString());
    const columns = [column('name', 0), column('segredo', 1), column('__proto__', 2), column('constructor', 3)];
    const { body } = await exported({ candidateIds: [fixture.ana], exportConfiguration: configuration(columns) });
    expect(valuesOf(await sheetIn(body), 2, 4)).toEqual(['Ana', null, null, null]);
  });
});

describe('bad input of an export', () => {
  it.each([
    ['no candidates', { candidateIds: [] }, NO_CANDIDATE],
    ['nothing at all', {}, NO_CANDIDATE],
    ['candidates that do not exist', { candidateIds: ['ffffffffffffffffffffffff', 'x', '$ne'] }, NO_CANDIDATE],
    ['a filter that nobody matches', { filter: { search: 'ninguém' } }, NO_CANDIDATE],
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

  it('has no rows when nobody matches', async () => {
    const input = { filter: { search: 'ninguém' }, configuration: configuration() };
    const { data } = await fixture.server.graphql(PREVIEW, { input }, fixture.tokens.admin);
    expect(data.exportPreview.rows).toEqual([]);
  });
});

describe('a prepared download', () => {
  const byFilter = (filter: object = {}) => prepared({ filter, configuration: configuration([column('name', 0)]) });

  it('holds everybody that the filter matches', async () => {
    const { payload } = await byFilter({ clientId: null });
    expect(payload).toMatchObject({ candidateCount: 2, userErrors: [] });
    const sheet = await sheetIn((await download(payload.downloadUrl)).body);
    expect([2, 3].map((row) => sheet.getCell(row, 1).value)).toEqual(['Ana', '+Bia']);
  });

  it('comes in pieces that tell its rows for whoever asks for them', async () => {
    const { payload } = await byFilter({ clientId: null });
    const { body, headers } = await download(payload.downloadUrl, { accept: PIECES_TYPE });
    expect(headers).toMatchObject({ 'content-type': PIECES_TYPE, 'x-total-rows': '2' });
    const { file, rows } = readPieces(body);
    expect([rows[0], rows.at(-1)]).toEqual([0, 2]);
    expect(valuesOf(await sheetIn(file), 3, 1)).toEqual(['+Bia']);
  });

  it('opens once', async () => {
    const { payload } = await byFilter();
    expect((await download(payload.downloadUrl)).status).toBe(200);
    const again = await download(payload.downloadUrl);
    expect(again.status).toBe(404);
  });

  it('opens once even when asked for twice at the same time', async () => {
    const { payload } = await byFilter();
    const answers = await Promise.all([download(payload.downloadUrl), download(payload.downloadUrl)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is gone after five minutes', async () => {
    const start = new Date();
    fixture.server.setNow(start);
    const { payload } = await byFilter();
    fixture.server.setNow(new Date(start.getTime() + 5 * 60_000 + 1));
    expect((await download(payload.downloadUrl)).status).toBe(404);
  });

  it('belongs to the account that prepared it, who still gets it when another account has tried', async () => {
    const { payload } = await byFilter();
    const other: typeof fixture.admin = { ...fixture.admin, userId: new mongoose.Types.ObjectId().toString() };
    const token = payload.downloadUrl.split('/').at(-1);
    await expect(fixture.server.services.exports.download(other, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await download(payload.downloadUrl)).status).toBe(200);
  });

  it.each(['x', '%24ne', 'a'.repeat(43), '..%2f..'])('%s is not found', async (token) => {
    expect((await download(`/downloads/exports/${token}`)).status).toBe(404);
  });

  it('keeps no token in the database', async () => {
    const { payload } = await byFilter();
    const token = payload.downloadUrl.split('/').at(-1);
    const stored = await mongoose.connection.db?.collection('exportTickets').find().toArray();
    expect(stored?.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

it('a client that leaves in the middle ends the reading of the database', async () => {
  const { candidates } = fixture.server.services;
  const original = candidates.streamForExport.bind(candidates);
  const one = await candidates.get(fixture.admin, fixture.ana);
  let given = 0;
  let tellEnd = () => {};
  const end = new Promise<void>((resolve) => (tellEnd = resolve));
  candidates.streamForExport = async function* endless() {
    try {
      for (;;) {
        await Promise.resolve();
        given++;
        // No two alike, so that compression cannot hide how much is read.
        yield [{ ...one, name: Array.from({ length: 20 }, () => Math.random().toString(36)).join('') }];
      }
    } finally {
      tellEnd();
    }
  };
  const listening = createServer(fixture.server.app).listen(0, '127.0.0.1');
  try {
    await once(listening, 'listening');
    const call = httpRequest({
      port: (listening.address() as AddressInfo).port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/candidates/export-excel',
      headers: { authorization: `Bearer ${fixture.tokens.admin}`, 'content-type': 'application/json' },
    });
    call.end(JSON.stringify({ candidateIds: [fixture.ana], exportConfiguration: configuration([column('name', 0)]) }));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    for await (const _piece of response) if (given > 0) break;
    response.destroy();
    await end;
    expect(given).toBeGreaterThan(0);
  } finally {
    candidates.streamForExport = original;
    listening.close();
  }
});

/** A session of the server's present time. */
async function freshToken(): Promise<string> {
  const origin = { requestId: 'test', ip: '127.0.0.1', userAgent: null };
  const credentials = { email: 'admin@esteira.local', password: 'segredo-do-admin' };
  return (await fixture.server.services.identity.signIn(credentials, origin)).accessToken;
}
