/** What is asked without a session is short: checking a long document keeps all others waiting. */
import { jest } from '@jest/globals';
import { getIntrospectionQuery, Lexer } from 'graphql';
import supertest from 'supertest';
import { testOrigin } from '../../../../test/candidates.js';
import { startTestServer, type TestServer } from '../../../../test/server.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const { identity } = server.services;
  await identity.ensureFirstAdmin();
  const { adminEmail, adminPassword } = server.config;
  ({ accessToken: token } = await identity.signIn({ email: adminEmail, password: adminPassword ?? '' }, testOrigin));
});
afterAll(() => server.stop());

const repeated = (count: number, piece: string) => Array.from({ length: count }, () => piece).join(' ');

const long = `{ ${repeated(126, 'viewer { id }')} }`;
const short = `{ ${repeated(124, 'viewer { id }')} }`;
const refused = { status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const asStranger = (query: string) => server.graphql(query);

it.each([
  ['POST', asStranger],
  [
    'GET',
    async (query: string) => {
      const { status, body } = await supertest(server.app)
        .get('/graphql')
        .set('apollo-require-preflight', 'true')
        .query({ query });
      return { status, ...body };
    },
  ],
])('is read by %s as long as it is short', async (_method, askIt) => {
  expect(await askIt(short)).toMatchObject({ status: 200, data: { viewer: null } });
  const read = jest.spyOn(Lexer.prototype, 'advance');
  expect(await askIt(long)).toMatchObject(refused);
  // Up to the limit, and then no further by any parser.
  expect(read).toHaveBeenCalledTimes(501);
  read.mockRestore();
});

it('is none of the descriptions of the schema, which is open here', async () => {
  expect((await asStranger(getIntrospectionQuery())).data.__schema).toBeTruthy();
});

it('may be as long as that of others once there is a session', async () => {
  expect((await server.graphql(long, {}, token)).errors).toBeUndefined();
});

it('is not read for a stream either', async () => {
  const { status } = await supertest(server.app)
    .post('/graphql/stream')
    .set('Accept', 'text/event-stream')
    .send({ query: `subscription { ${repeated(501, 'a')} }` });
  expect(status).toBe(401);
});
