/** Who asks is decided once the whole question is there, by every way in (R-35). */
import { EventEmitter, once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { testOrigin } from './candidates.js';
import { listen, type ListeningServer } from './listening.js';
import { startTestServer, type TestServer } from './server.js';
import { form } from './templateCalls.js';

let server: TestServer;
let listening: ListeningServer;
beforeAll(async () => {
  server = await startTestServer();
  listening = await listen(server.app);
  await server.services.identity.ensureFirstAdmin();
});
afterAll(async () => {
  await listening.stop();
  await server.stop();
});

const BOUNDARY = 'boundary-of-the-test';
const part = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`;
const ANALYZE =
  'mutation ($input: AnalyzeExportTemplateInput!) { analyzeExportTemplate(input: $input) { userErrors { code } } }';
const operations = JSON.stringify({ query: ANALYZE, variables: { input: { file: null } } });
const question = JSON.stringify({ query: '{ candidateTotals { total } }' });
const filePart = part('name="file"; filename="ficha.xlsx"', '');
const graphqlFile = `${part('name="operations"', `${operations}\r\n`)}${part('name="map"', '{"file":["variables.input.file"]}\r\n')}`;

/** What the server does last before it waits for the rest of the body. */
type Step = 'authenticate' | 'analyze' | 'nothing';

const ways: [name: string, path: string, type: string, begin: string, waitsAfter: Step][] = [
  ['GraphQL', '/graphql', 'application/json', question, 'nothing'],
  ['GraphQL with a query in its address', '/graphql?x=1', 'application/json', question, 'authenticate'],
  [
    'a form of GraphQL',
    '/graphql',
    `multipart/form-data; boundary=${BOUNDARY}`,
    graphqlFile + filePart,
    'authenticate',
  ],
  ['a file of GraphQL', '/graphql', `multipart/form-data; boundary=${BOUNDARY}`, graphqlFile + filePart, 'analyze'],
  ['REST', '/v1/clients', 'application/json', JSON.stringify({ nomeEmpresa: 'Lenta' }), 'authenticate'],
  [
    'a file of REST',
    '/v1/export-templates/upload-template',
    `multipart/form-data; boundary=${BOUNDARY}`,
    `${part('name="name"', 'Ficha\r\n')}${filePart}`,
    'authenticate',
  ],
];

/** Resolves once the step has been carried out for the first time from now on. */
function carriedOut(step: Step): Promise<unknown> {
  if (step === 'nothing') return Promise.resolve();
  const { identity, exportTemplates } = server.services;
  const events = new EventEmitter();
  const done = once(events, 'done');
  if (step === 'authenticate') {
    const authenticate = identity.authenticate.bind(identity);
    jest.spyOn(identity, 'authenticate').mockImplementation(async (token) => {
      const viewer = await authenticate(token);
      events.emit('done');
      return viewer;
    });
  } else {
    const analyze = exportTemplates.analyze.bind(exportTemplates);
    jest.spyOn(exportTemplates, 'analyze').mockImplementation((...given) => {
      events.emit('done');
      return analyze(...given);
    });
  }
  return done;
}
afterEach(() => jest.restoreAllMocks());

it.each(ways)(
  '%s: a session that ends while the body is on its way asks nothing',
  async (_name, path, type, begin, step) => {
    const credentials = { email: server.config.adminEmail, password: server.config.adminPassword ?? '' };
    const { accessToken } = await server.services.identity.signIn(credentials, testOrigin);
    const isForm = type.startsWith('multipart');
    const rest = isForm
      ? Buffer.concat([await form(), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
      : Buffer.from(begin.slice(9));
    const slow = httpRequest(listening.url + path, {
      method: 'POST',
      headers: {
        'content-type': type,
        authorization: `Bearer ${accessToken}`,
        'apollo-require-preflight': 'true',
        expect: '100-continue',
      },
    });
    const waiting = carriedOut(step);
    slow.flushHeaders();
    await once(slow, 'continue');
    slow.write(isForm ? begin : begin.slice(0, 9));
    await waiting;
    await server.graphql('mutation { signOut { userErrors { code } } }', {}, accessToken);
    slow.end(rest);
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([401, expect.stringContaining('UNAUTHENTICATED')]);
  },
);

it('REST: of a body that came along with its headers it is asked once who sends it', async () => {
  const credentials = { email: server.config.adminEmail, password: server.config.adminPassword ?? '' };
  const { accessToken } = await server.services.identity.signIn(credentials, testOrigin);
  const authenticate = jest.spyOn(server.services.identity, 'authenticate');
  const body = JSON.stringify({ nomeEmpresa: 'Ligeira' });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const request = httpRequest(`${listening.url}/v1/clients`, { method: 'POST', headers });
  // What ends with its only piece is sent as one.
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([422, expect.stringContaining('REQUIRED')]);
  expect(authenticate).toHaveBeenCalledTimes(1);
});
