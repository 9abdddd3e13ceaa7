import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import supertest from 'supertest';
import { FAILURES_PER_ADDRESS } from '../../auth/rateLimits.js';
import { testOrigin } from '../../../test/candidates.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { LONGEST_TEXT, MAX_PROPERTIES } from '../../lib/inputBounds.js';

const ORIGIN = 'https://parceiro.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [ORIGIN], trustProxy: 1 });
});
afterAll(() => server.stop());

type Headers = Record<string, string>;
interface Asked {
  body: string | Buffer;
  headers?: Headers;
}

const query = (document: string, headers: Headers = {}): Asked => ({
  body: JSON.stringify({ query: document }),
  headers,
});
const long = JSON.stringify({ query: '{ __typename }', variables: { long: 'x'.repeat(2_000) } });
const variables = (values: unknown) =>
  JSON.stringify({ query: 'query ($id: ID!) { node(id: $id) { id } }', variables: values });
const schema = '{ __schema { types { name description } } }';

const cases: [string, number, Asked][] = [
  ['a query', 200, query('{ __typename }')],
  ['a query of somebody unknown', 401, query('{ candidateTotals { total } }')],
  ['a document that cannot be read', 400, query('{ viewer {')],
  ['a subscription', 400, query('subscription { liveState { candidates } }')],
  ['a subscription of nothing', 400, query('subscription { x }')],
  ['a token that is none', 401, query('{ viewer { id } }', { authorization: 'Bearer falso' })],
  ['a long answer, compressed', 200, query(schema, { 'accept-encoding': 'gzip' })],
  ['a page of an origin that may ask', 200, query('{ __typename }', { origin: ORIGIN })],
  ['a page of another origin', 200, query('{ __typename }', { origin: 'https://outro.example' })],
  ['a compressed body', 200, { body: gzipSync(long), headers: { 'content-encoding': 'gzip' } }],
  [
    'a body in another charset',
    200,
    {
      body: Buffer.from('{"query":"{ __typename }"}', 'utf16le'),
      headers: { 'content-type': 'application/json; charset=utf-16le' },
    },
  ],
  ['a body in an unknown charset', 415, query('{ a }', { 'content-type': 'application/json; charset=klingon' })],
  ['a body that is no JSON', 400, { body: '{ "query"' }],
  ['a body that is no object', 400, { body: '[]' }],
  ['no body', 400, { body: '' }],
  ['a document that is too long', 422, query(`{ __typename } # ${'x'.repeat(LONGEST_TEXT)}`)],
  ['a literal that is too long', 422, query(`{ node(id: "${'x'.repeat(LONGEST_TEXT)}") { id } }`)],
  ['a variable that is too long', 422, { body: variables({ id: 'x'.repeat(LONGEST_TEXT + 1) }) }],
  [
    'a variable of 150,000 levels',
    400,
    { body: variables('@').replace('"@"', `${'['.repeat(150_000)}${']'.repeat(150_000)}`) },
  ],
  [
    'a variable of thousands of unknown properties',
    400,
    { body: variables({ id: Object.fromEntries(Array.from({ length: MAX_PROPERTIES }, (_, name) => [name, 0])) }) },
  ],
  ['a body that is too large', 413, { body: JSON.stringify({ query: 'x'.repeat(1_100_000) }) }],
];

/** What differs from answer to answer, and what only says when and over which connection. */
const ownOfEach = new Set(['x-request-id', 'date', 'connection', 'keep-alive']);

async function answerTo(path: string, { body, headers }: Asked) {
  const request = supertest(server.app)
    .post(path)
    .set({ 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers })
    .serialize((body) => body);
  const response = await request.send(body);
  const kept = Object.entries(response.headers).filter(([name]) => !ownOfEach.has(name));
  const withoutNonce = kept.map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce'")]);
  return { status: response.status, headers: Object.fromEntries(withoutNonce), text: response.text };
}

// A query in the address leads through Express.
it.each(cases)('answers %s as it does through Express', async (_what, status, asked) => {
  const direct = await answerTo('/graphql', asked);
  expect(direct.status).toBe(status);
  expect(direct).toEqual(await answerTo('/graphql?', asked));
  expect(direct.headers).toHaveProperty('content-security-policy');
  expect(direct.headers).toHaveProperty('cache-control', 'no-store');
});

it.each(['/graphql', '/graphql?'])('tells in the form of GraphQL what fails before it begins: %s', async (path) => {
  const authenticate = jest.spyOn(server.services.identity, 'authenticate');
  authenticate.mockRejectedValueOnce(new Error('nobody expected this'));
  try {
    const answer = await answerTo(path, query('{ __typename }', { authorization: 'Bearer x' }));
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({
      errors: [expect.objectContaining({ extensions: { code: 'INTERNAL' } })],
    });
  } finally {
    authenticate.mockRestore();
  }
});

it('refuses a subscription in words of its own', async () => {
  const message = 'Subscriptions são servidas em /graphql/stream.';
  const document = 'subscription { liveState { candidates } }';
  expect(JSON.parse((await answerTo('/graphql', query(document))).text)).toEqual({
    errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

it.each([
  ['a document that cannot be read', { query: '{ viewer {' }, 'GRAPHQL_PARSE_FAILED'],
  ['a document of unknown names', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an operation that is not there',
    { query: 'query A { __typename }', operationName: 'B' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a body without a document', { query: null }, 'BAD_REQUEST'],
  [
    'a persisted query under a wrong hash',
    { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    'BAD_REQUEST',
  ],
])('says of %s that the caller has to mend it (R-242)', async (_what, body, code) => {
  const answer = await answerTo('/graphql', { body: JSON.stringify(body) });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text).errors).toEqual([expect.objectContaining({ extensions: { code } })]);
});

it.each([
  ['a field', '{ viewer { nam } }', {}],
  ['a type', '{ node(id: "x") { companyName } }', {}],
  [
    'an enum value',
    'mutation { saveFieldPermission(input: { fieldKey: "a", canView: [ADMINS] }) { userErrors { code } } }',
    {},
  ],
  [
    'an enum value by a variable',
    'query ($sort: CandidateSort) { candidates(sort: $sort) { totalCount } }',
    { sort: 'NAME_ASCC' },
  ],
  [
    'a property by a variable',
    'query ($filter: CandidateFilter) { candidates(filter: $filter) { totalCount } }',
    { filter: { serch: '' } },
  ],
])('says that the name of %s is wrong, and proposes none (R-245)', async (_what, document, values) => {
  const answer = await answerTo('/graphql', { body: JSON.stringify({ query: document, variables: values }) });
  expect(answer.status).toBe(400);
  expect(answer.text).not.toMatch(/Did you mean|uggestion/);
});

it('says in a stream of a variable that is missing that the caller has to mend it', async () => {
  const { adminEmail: email, adminPassword: password = '' } = server.config;
  await server.services.identity.ensureFirstAdmin();
  const { accessToken } = await server.services.identity.signIn({ email, password }, testOrigin);
  const document = 'subscription ($all: Boolean!) { liveState { candidates notifications @include(if: $all) } }';
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${accessToken}` };
  const answer = await answerTo('/graphql/stream', query(document, headers));
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"code":"BAD_USER_INPUT"')]);
});

it('says of an unknown subscription that the schema has none', async () => {
  expect(JSON.parse((await answerTo('/graphql', query('subscription { x }'))).text)).toEqual({
    errors: [expect.objectContaining({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } })],
  });
});

it.each(['/graphql', '/graphql?'])('names the variable that is too long: %s', async (path) => {
  const answer = await answerTo(path, { body: variables({ id: 'x'.repeat(LONGEST_TEXT + 1) }) });
  expect(JSON.parse(answer.text)).toEqual({
    errors: [
      {
        message: 'Texto longo demais: o máximo é de 20.000 caracteres.',
        extensions: { code: 'BAD_USER_INPUT', details: [expect.objectContaining({ field: ['variables', 'id'] })] },
      },
    ],
  });
});

it('reads no address and no headers that are longer than a text may be', async () => {
  const listening = server.httpServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const long = 'x'.repeat(LONGEST_TEXT);
  const statuses = await Promise.all([
    fetch(`${url}/graphql?query=${long}`).then(({ status }) => status),
    fetch(`${url}/v1/clients?search=${long}`).then(({ status }) => status),
    fetch(`${url}/v1/clients`, { headers: { authorization: long } }).then(({ status }) => status),
  ]);
  expect(statuses).toEqual([431, 431, 431]);
});

it('counts failures for the address that the trusted proxy tells, whatever port it appends', async () => {
  const signIn = (address: string, count: number) =>
    answerTo('/graphql', {
      body: JSON.stringify({
        query:
          'mutation ($input: SignInCandidateInput!) { signInCandidate(input: $input) { token userErrors { code } } }',
        variables: { input: { token: `desconhecido-${count}`, password: 'ABCD1234' } },
      }),
      headers: { 'x-forwarded-for': `192.0.2.1, ${address}:${50_000 + count}` },
    });
  for (let count = 0; count < FAILURES_PER_ADDRESS; count++) await signIn('203.0.113.1', count);
  expect((await signIn('203.0.113.1', FAILURES_PER_ADDRESS)).text).toContain('RATE_LIMITED');
  expect((await signIn('203.0.113.2', FAILURES_PER_ADDRESS)).text).not.toContain('RATE_LIMITED');
});
