import { jest } from '@jest/globals';
import { openapi, operationOf, operations, propertiesOf } from '../../../test/openapiContract.js';
import { startTestServer } from '../../../test/server.js';
import { openApiPage } from './openapiPage.js';
import { exampleOf } from './openapiExamples.js';
import { property, propertyList, typeInWords } from './openapiPageSchema.js';

/** The page's part about one operation, by its anchor. */
const sections = new Map(
  openApiPage('abc')
    .split('<section id="')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('"')), section]),
);

describe('the page of the calls', () => {
  test.each([...operations])('describes %s: parameters, payload, answers, errors and an example', (call, operation) => {
    const { operationId } = operation;
    const section = sections.get(operationId) ?? '';
    const [method = '', path = ''] = call.split(' ');
    const address = `/v1${path.replace(/:(\w+)/g, '{$1}')}`;
    expect(section).toContain(`<a href="#${operationId}">${method} ${address}</a>`);
    expect(section).toContain('Who may: ');
    const [body] = Object.values(operation.requestBody?.content ?? {});
    const named = [...operation.parameters.map(({ name }) => name), ...propertiesOf(body?.schema)];
    for (const name of named) expect(section).toContain(`<code>${name}</code>`);
    const statuses = Object.keys(operation.responses);
    const success = statuses.find((status) => Number(status) < 400) ?? '';
    expect(section).toContain(`Answer ${success}`);
    for (const status of statuses.filter((each) => each !== success))
      expect(section).toContain(`<code>${status}</code>`);
    expect(section).toMatch(/<pre[^>]*>curl /);
  });

  test('is made once, and carries the nonce of each answer', () => {
    const first = openApiPage('nonce-of-one');
    const parse = jest.spyOn(JSON, 'parse');
    const second = openApiPage('nonce-of-another');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(first).toContain('<style nonce="nonce-of-one">');
    expect(second).toBe(first.replace('nonce-of-one', 'nonce-of-another'));
  });

  test('links to every call from its contents', () => {
    const links = [
      ...(openApiPage('abc')
        .split('</nav>')[0]
        ?.matchAll(/href="#(\w+)"/g) ?? []),
    ].map(([, id]) => id);
    expect(links.sort()).toEqual([...sections.keys()].sort());
    expect(links).toHaveLength(operations.size);
  });

  test.each([
    ['uploadOwnDocumentPage', [/-F 'uploadId=[0-9a-f-]{36}'/, "-F 'file=@frente.jpg'"]],
    ['sendDocument', ["-F 'files=@frente.jpg'"]],
    ['uploadTemplate', ["-F 'file=@template.xlsx'", "-F 'name=Ficha de admissão'"]],
    ['importCandidates', ["-F 'file=@candidatos.xlsx'"]],
    ['listFieldsWithRights', ['/customfilds/with-permission?userType=admin"']],
    ['signInCandidate', ['"token":"7hYpQ2"']],
  ])('shows a call of %s that can be made', (operationId, parts) => {
    const text = (sections.get(operationId) ?? '').replace(/&#(\d+);/g, (_, code: string) =>
      String.fromCharCode(Number(code)),
    );
    const example = /<pre[^>]*>([^<]*)/.exec(text)?.[1];
    for (const part of parts) expect(example).toMatch(part);
  });

  test('tells the two bodies of an import, one of which there must be, and the header that makes it happen once', () => {
    const { parameters, requestBody } = operationOf('POST /imports');
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    );
    expect(requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { required: ['rows'] }, example: { rows: [{ name: 'Ana Souza' }] } } },
    });
  });

  test('takes no text for markup', () => {
    const hostile = '<script>alert("1")</script>';
    const written = property(
      hostile,
      { enum: [hostile], description: hostile, pattern: hostile },
      [hostile],
      'payload',
    );
    expect(written).not.toContain('<script');
    expect(written.match(/&#60;script/g)).toHaveLength(5);
  });
});

describe('a schema in words', () => {
  test.each([
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ enum: ['a', 'b', null] }, '"a", "b" or null'],
    [{ items: { type: 'object' } }, 'list of object'],
    [{ anyOf: [{ type: 'string' }, { items: { type: 'integer' } }] }, 'string or list of integer'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'object of string by name'],
    [{}, 'any value'],
  ])('%j is %j', (schema, words) => {
    expect(typeInWords(schema)).toBe(words);
  });

  test('says what is required, its limits, and what is inside', () => {
    const entry = {
      type: 'object',
      properties: { key: { type: 'string', minLength: 1, maxLength: 9 } },
      required: ['key'],
    };
    const list = propertyList({ properties: { fields: { items: entry, maxItems: 5 } } }, 'payload');
    expect(list.replace(/<[^<>]+>/g, '')).toBe(
      'fields list of object · at most 5 entrieskey string · 1 to 9 characters · required',
    );
  });

  test('says of an answer what may be missing', () => {
    const list = propertyList({ properties: { a: {}, b: {} }, required: ['a'] }, 'answer');
    expect(list.replace(/<[^<>]+>/g, ' ').trim()).toMatch(/^a +any value +b +any value +· not always$/);
  });

  test('gives an example of what is required, or of the first properties', () => {
    const properties = { a: { type: 'integer', minimum: 3 }, b: { enum: ['x'] }, c: { type: 'boolean' }, d: {} };
    expect(exampleOf({ properties, required: ['b', 'd'] })).toEqual({ b: 'x', d: '…' });
    expect(exampleOf({ items: { properties } })).toEqual([{ a: 3, b: 'x', c: true }]);
  });
});

describe('with a server', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  test('the page needs nothing that the content security policy forbids', async () => {
    const { headers, text } = await server.rest('get', '/docs');
    const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(nonce).toHaveLength(24);
    expect(/<style nonce="([^"]+)">/.exec(text)?.[1]).toBe(nonce);
    // Whether, not the whole page in the message of a failure.
    expect(/<script|\sstyle="|\son\w+="|https?:/.exec(text)).toBeNull();
  });

  test.each(['/clients', '/candidates'])(
    'what POST %s is said to require is what an empty payload is refused for',
    async (path) => {
      await server.services.identity.ensureFirstAdmin();
      const { adminEmail: email, adminPassword: password } = server.config;
      const login = await server.rest('post', '/identity/login', { body: { email, password: password ?? '' } });
      const { status, body } = await server.rest('post', path, { body: {}, token: login.body.data.accessToken });
      expect(status).toBe(422);
      const missing = body.details.map(({ field }: { field: string }) => field);
      const documented = openapi.paths[path]?.['post']?.requestBody?.content['application/json']?.schema.required;
      expect(missing.sort()).toEqual([...(documented ?? ['nothing'])].sort());
    },
  );
});
