/** Where the explorer is served, and what GET /graphql answers where it is not. */
import { introspectionFromSchema, parse, validate } from 'graphql';
import supertest from 'supertest';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { buildSchema } from './schema.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const FILES = ['/graphql/explorer.js', '/graphql/schema.js', '/graphql/explorer.css'];

test('the page proposes a valid operation for every field of Query and Mutation', async () => {
  const page = '../../../explorer/schema.js';
  const { operationFor } = (await import(page)) as {
    operationFor: (kind: string, field: object, types: Map<string, object>) => { operation: string };
  };
  const schema = buildSchema();
  const types = new Map(introspectionFromSchema(schema).__schema.types.map((type) => [type.name, type]));
  for (const kind of ['query', 'mutation'] as const) {
    const root = types.get({ query: 'Query', mutation: 'Mutation' }[kind]);
    for (const field of root?.kind === 'OBJECT' ? root.fields : []) {
      const { operation } = operationFor(kind, field, types);
      expect([operation, validate(schema, parse(operation))]).toEqual([operation, []]);
    }
  }
});

describe.each([{ production: false }, { production: true }])('$production', ({ production }) => {
  let server: TestServer;
  let adminToken: string;
  beforeAll(async () => {
    server = await startTestServer({ production });
    await server.services.identity.ensureFirstAdmin();
    const { adminEmail: email, adminPassword: password } = server.config;
    const { body } = await server.rest('post', '/identity/login', { body: { email, password } });
    adminToken = body.data.accessToken;
  });
  afterAll(() => server.stop());

  const get = (path: string, accept: string, token?: string) => {
    const request = supertest(server.app).get(path).set('Accept', accept);
    return token ? request.set('Authorization', `Bearer ${token}`) : request;
  };

  test(`the explorer is ${production ? 'closed to strangers' : 'open to everybody'}`, async () => {
    const page = await get('/graphql', BROWSER);
    expect(page.type).toBe(production ? 'application/json' : 'text/html');
    expect(page.status).toBe(production ? 400 : 200);
    for (const file of FILES) expect((await get(file, '*/*')).status).toBe(production ? 400 : 200);
  });

  test('administrators are served the explorer', async () => {
    for (const path of ['/graphql', ...FILES]) expect((await get(path, BROWSER, adminToken)).status).toBe(200);
  });

  test('programs that send no query are told so, by status 400', async () => {
    const preflight = { 'apollo-require-preflight': 'true' };
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const response = await get('/graphql', accept).set(preflight);
      expect([response.status, response.body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  test('a query in the address is answered, not the page', async () => {
    const response = await get('/graphql?query={__typename}', BROWSER).set('apollo-require-preflight', 'true');
    expect(JSON.parse(response.text)).toEqual({ data: { __typename: 'Query' } });
  });
});
