import { jest } from '@jest/globals';
import supertest from 'supertest';
import { startTestServer, type TestServer } from '../../test/server.js';

let server: TestServer;
let adminToken: string;

beforeAll(async () => {
  server = await startTestServer({ production: true });
  await server.services.identity.ensureFirstAdmin();
  const { body } = await server.rest('post', '/identity/login', {
    body: { email: server.config.adminEmail, password: server.config.adminPassword },
  });
  adminToken = body.data.accessToken;
});
afterAll(() => server.stop());

describe('health', () => {
  test('says that the process lives and that the database answers', async () => {
    await supertest(server.app).get('/healthz').expect(200, { status: 'ok' });
    await supertest(server.app).get('/readyz').expect(200, { status: 'ok' });
  });

  test('calls for another process when this one cannot get its database back', async () => {
    const needsRestart = jest.spyOn(server.database.database, 'needsRestart').mockReturnValue(true);
    await supertest(server.app).get('/healthz').expect(503, { status: 'database lost, restart needed' });
    needsRestart.mockRestore();
  });
});

describe('every answer', () => {
  test('carries a content security policy with a fresh nonce, and a request id', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await supertest(server.app).get('/v1/openapi.json')).headers),
    );
    for (const headers of policies) {
      expect(headers['content-security-policy']).toMatch(/script-src 'self';style-src 'self' 'nonce-[\w+/=]{20,}'/);
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    }
    expect(policies[0]?.['content-security-policy']).not.toBe(policies[1]?.['content-security-policy']);
  });
});

describe('downloads', () => {
  test.each(['documents/x.y', 'imports/model', 'imports/6b00d207281f77395cd0b38a/result'])(
    'of %s are not made for a program that only looks at their address',
    async (path) => {
      const { status, headers } = await supertest(server.app)
        .head(`/downloads/${path}`)
        .set('Authorization', `Bearer ${adminToken}`);
      expect([status, headers['allow']]).toEqual([405, 'GET']);
    },
  );

  test.each(['', '/exports', '/nothing/at/all'])('at /downloads%s there is none, and no page', async (path) => {
    const { status, body } = await supertest(server.app).get(`/downloads${path}`);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the REST transport', () => {
  test('answers an unknown call as JSON', async () => {
    const response = await server.rest('get', '/nowhere');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ code: 'NOT_FOUND', message: 'Chamada não encontrada.', details: [] });
  });

  test('answers malformed, foreign and oversized bodies as JSON', async () => {
    const post = (type: string, body: string) =>
      supertest(server.app).post('/v1/identity/login').set('Content-Type', type).send(body);
    expect((await post('application/json', '{"email":')).body).toMatchObject({ code: 'MALFORMED' });
    expect((await post('text/plain', 'email')).body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    const huge = await post('application/json', JSON.stringify({ email: 'x'.repeat(1_100_000) }));
    expect(huge.status).toBe(413);
    expect(huge.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  test('answers wrong types, malformed addresses and unknown methods in Portuguese, as JSON', async () => {
    const typed = await server.rest('post', '/candidates', { token: adminToken, body: { name: 5, email: ['a'] } });
    expect(typed.status).toBe(422);
    expect(JSON.stringify(typed.body)).not.toMatch(/Invalid input|expected/);
    const malformed = await server.rest('get', '/clients/%E0%A4%A', { token: adminToken });
    expect(malformed.body).toMatchObject({ code: 'MALFORMED', message: 'A requisição é inválida.' });
    const unknown = await supertest(server.app).post('/nowhere');
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('takes no operators in place of texts', async () => {
    const body = { email: { $ne: null }, password: { $ne: null } };
    expect((await server.rest('post', '/identity/login', { body })).status).toBe(422);
    const paged = await server.rest('get', '/clients', { token: adminToken, query: { 'page[$gt]': 0 } });
    expect(paged.status).toBe(200);
    expect(paged.body.currentPage).toBe(1);
  });

  test('ignores a worthless token where no sign-in is needed, and refuses it elsewhere', async () => {
    const body = { email: server.config.adminEmail, password: server.config.adminPassword };
    expect((await server.rest('post', '/identity/login', { token: 'worthless', body })).status).toBe(200);
    expect((await server.rest('get', '/clients', { token: 'worthless' })).status).toBe(401);
  });
});

describe('the GraphQL transport', () => {
  test('tells a worthless token by status 401, so that the caller renews it', async () => {
    const answer = await server.graphql('{ viewer { id } }', {}, 'worthless');
    expect(answer.status).toBe(401);
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('describes its schema in production to admins only', async () => {
    const query = '{ __schema { queryType { name } } }';
    const refused = await server.graphql(query);
    expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect((await server.graphql(query, {}, adminToken)).data.__schema.queryType.name).toBe('Query');
    const inside = 'query { ...Hidden } fragment Hidden on Query { ... { type: __type(name: "Query") { name } } }';
    expect((await server.graphql(inside)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('refuses a hundred aliases, and a document of thousands of words before it is read to its end', async () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: viewer { id }`).join(' ');
    const many = await server.graphql(`{ ${aliases(100)} }`, {}, adminToken);
    expect([many.status, many.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/aliases demais/)]);
    const long = await server.graphql(`{ ${'a '.repeat(3_100)} `, {}, adminToken);
    expect([long.status, long.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/termos demais/)]);
  });

  test('answers a document that cannot be read with 400 and where it is wrong', async () => {
    const answer = await server.graphql('{ viewer {');
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]).toMatchObject({
      locations: [{ line: 1 }],
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    });
  });

  test('does not suggest field names', async () => {
    const answer = await server.graphql('{ viewer { nam } }');
    expect(answer.errors?.[0]?.message).toMatch(/Cannot query field/);
    expect(answer.errors?.[0]?.message).not.toMatch(/Did you mean|Suggestion/);
  });

  test('refuses simple cross-site requests and array batches', async () => {
    const simple = await supertest(server.app)
      .post('/graphql')
      .set('Content-Type', 'text/plain')
      .send('{"query":"{ viewer { id } }"}');
    expect(simple.status).toBe(400);
    const batch = await supertest(server.app)
      .post('/graphql')
      .send([{ query: '{ viewer { id } }' }]);
    expect(batch.status).toBe(400);
  });

  test('checks the texts of a form whose file is put at the prototype of the input', async () => {
    const operations = { query: '{ viewer { id } }', variables: { text: 'x'.repeat(20_001) } };
    const { body } = await supertest(server.app)
      .post('/graphql')
      .set('Authorization', `Bearer ${adminToken}`)
      .set('apollo-require-preflight', 'true')
      .field('operations', JSON.stringify(operations))
      .field('map', JSON.stringify({ 0: ['__proto__'] }))
      .attach('0', Buffer.from('x'), 'x.xlsx');
    expect(body.errors[0]).toMatchObject({ message: expect.stringContaining('Texto longo demais') });
  });

  test('checks who uploads before it reads a multipart body', async () => {
    const upload = supertest(server.app)
      .post('/graphql')
      .set('apollo-require-preflight', 'true')
      .field('operations', '{}')
      .attach('0', Buffer.from('x'), 'x.xlsx');
    const response = await upload;
    expect(response.status).toBe(401);
    expect(response.body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
